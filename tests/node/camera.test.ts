import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenFile } from '../../web/browser/file-intake.ts';
import { scan } from '../../web/friends/connection/qr-scanner.ts';

/** A camera with one track, and a video element that shows its picture or refuses to. */
function camera(refuses: boolean) {
  const track = { on: true, stop: () => (track.on = false) };
  const getUserMedia = async () => ({ getTracks: () => [track] });
  Object.defineProperty(globalThis, 'navigator', { value: { mediaDevices: { getUserMedia } }, configurable: true });
  const play = async () => {
    if (refuses) throw new DOMException('not now', 'NotAllowedError');
  };
  return { track, video: { play, srcObject: null } as unknown as HTMLVideoElement };
}

test('a camera whose picture the browser refuses to show is switched off', async () => {
  const { track, video } = camera(true);
  await assert.rejects(
    scan(video, () => {}),
    { name: 'NotAllowedError' },
  );
  assert.deepEqual([track.on, video.srcObject], [false, null]);
});

test('a camera is on until the scan is stopped', async () => {
  const { track, video } = camera(false);
  const scanner = await scan(video, () => {});
  assert.equal(track.on, true);
  scanner.stop();
  assert.deepEqual([track.on, video.srcObject], [false, null]);
});

test('a file that was chosen can be chosen again', () => {
  const field = { files: [new File(['x'], 'code.png')], value: 'C:\\fakepath\\code.png' };
  assert.equal(chosenFile({ target: field } as unknown as Event)?.name, 'code.png');
  assert.equal(field.value, '');
  assert.equal(chosenFile({ target: { files: [], value: '' } } as unknown as Event), undefined);
});
