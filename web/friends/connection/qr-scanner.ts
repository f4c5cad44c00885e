// Reads QR codes, from the camera or from a picture.

import { decodeQR } from 'qr/decode.js';

const SIDE = 720; // pixels of the longer side of a scanned picture: more is slower and reads no better
const LOOK = 150; // milliseconds between two scans

/** Return the text of the code in a picture; null if there is none. */
function textIn(source: CanvasImageSource, width: number, height: number) {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !canvas.width || !canvas.height) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return null; // the picture has no code, or is not sharp
  }
}

/** Return the text of the code in a picture that the player has chosen; null if it shows none. */
export async function textInPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  const text = picture && textIn(picture, picture.width, picture.height);
  picture?.close();
  return text;
}

/**
 * Show the camera's picture in `video`, and report each code that it reads until `stop` is called. Rejects if there is
 * no camera or the player does not permit it.
 */
export async function scan(video: HTMLVideoElement, found: (text: string) => void): Promise<{ stop(): void }> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  video.srcObject = stream;
  video.playsInline = true;
  video.muted = true;
  await video.play().catch(error => {
    release(); // otherwise the camera stays on, with no way to switch it off
    throw error;
  });
  const looking = setInterval(() => {
    const text = textIn(video, video.videoWidth, video.videoHeight);
    if (text) found(text);
  }, LOOK);
  return {
    stop() {
      clearInterval(looking);
      release();
    },
  };
}
