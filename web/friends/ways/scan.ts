// Reads QR codes: off the camera, or out of a picture.

import { decodeQR } from 'qr/decode.js';

const SIDE = 720; // pixels of what is looked at: more is slower and reads no better
const LOOK = 150; // milliseconds from one look to the next

/** The text of the code in a picture, if there is one. */
function textIn(source: CanvasImageSource, width: number, height: number) {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !canvas.width || !canvas.height) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return null; // there is none, or it is not sharp
  }
}

/** The text of the code in a picture that somebody has chosen; null if it shows none. */
export async function textInPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  const text = picture && textIn(picture, picture.width, picture.height);
  picture?.close();
  return text;
}

/**
 * Shows in `video` what the camera sees, and tells each code that it reads until `stop` is called.
 * Rejects if there is no camera, or none that may be used.
 */
export async function scan(video: HTMLVideoElement, found: (text: string) => void): Promise<{ stop(): void }> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  video.playsInline = true;
  video.muted = true;
  await video.play();
  const looking = setInterval(() => {
    const text = textIn(video, video.videoWidth, video.videoHeight);
    if (text) found(text);
  }, LOOK);
  return {
    stop() {
      clearInterval(looking);
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    },
  };
}
