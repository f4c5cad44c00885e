/** Short, quiet sounds, made on the spot: no file, and nothing that is told by sound alone. */

/** @import { App } from './types' */

/** @typedef {'card' | 'trick' | 'turn' | 'refused' | 'dice' | 'written' | 'end'} Sound */
/** A context that is heard, or one that is only worked out. @typedef {BaseAudioContext} Room */

const APART = 0.12; // seconds
const LOUD = { low: 0.25, normal: 0.5, high: 1 };

/** One note: its pitch in Hz, when it begins and how long it sounds in seconds, how loud.
 * @param {Room} room @param {AudioNode} out @param {number} at
 * @param {{ pitch: number, long: number, loud: number, to?: number, shape?: OscillatorType }} note */
function tone(room, out, at, { pitch, long, loud, to = pitch, shape = 'sine' }) {
  const oscillator = new OscillatorNode(room, { type: shape, frequency: pitch });
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  fade(room, oscillator, out, { at, long, loud });
}

/** A rustle or a knock: noise around a pitch.
 * @param {Room} room @param {AudioNode} out @param {number} at
 * @param {{ pitch: number, long: number, loud: number, narrow?: number }} sound */
function noise(room, out, at, { pitch, long, loud, narrow = 1 }) {
  const buffer = new AudioBuffer({ length: Math.ceil(long * room.sampleRate), sampleRate: room.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  const filter = new BiquadFilterNode(room, { type: 'bandpass', frequency: pitch, Q: narrow });
  filter.connect(out);
  fade(room, new AudioBufferSourceNode(room, { buffer }), filter, { at, long, loud });
}

/** @param {Room} room @param {AudioScheduledSourceNode} source @param {AudioNode} out @param {{ at: number, long: number, loud: number }} how */
function fade(room, source, out, { at, long, loud }) {
  const gain = new GainNode(room, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + long);
}

/** @type {Record<Sound, (room: Room, out: AudioNode, at: number) => void>} */
const SOUNDS = {
  card: (room, out, at) => noise(room, out, at, { pitch: 2600, long: 0.07, loud: 0.5, narrow: 0.8 }),
  trick: (room, out, at) => [0, 0.05, 0.1].forEach(late => noise(room, out, at + late, { pitch: 1700 - 4000 * late, long: 0.08, loud: 0.35 })),
  turn: (room, out, at) => tone(room, out, at, { pitch: 660, long: 0.22, loud: 0.22 }),
  refused: (room, out, at) => tone(room, out, at, { pitch: 196, to: 147, long: 0.16, loud: 0.3, shape: 'triangle' }),
  dice: (room, out, at) => [0, 0.07, 0.12, 0.2, 0.31].forEach((late, n) => noise(room, out, at + late, { pitch: 1300 - 120 * n, long: 0.05, loud: 0.6 - 0.09 * n, narrow: 3 })),
  written: (room, out, at) => [0, 0.06].forEach(late => noise(room, out, at + late, { pitch: 4200, long: 0.05, loud: 0.3 })),
  end: (room, out, at) => [523, 659, 784].forEach((pitch, n) => tone(room, out, at + 0.13 * n, { pitch, long: 0.45, loud: 0.2 })),
};

/** Puts a sound into a room at a time. @param {Room} room @param {Sound} sound @param {number} at @param {keyof typeof LOUD} volume */
export function put(room, sound, at, volume) {
  const out = new GainNode(room, { gain: LOUD[volume] });
  out.connect(room.destination);
  SOUNDS[sound](room, out, at);
}

/** @type {AudioContext | undefined} */
let heard;

/** Lets something be heard now, a moment apart, if that is liked; a browser that has not been touched yet stays silent.
 * @param {App} app @param {...Sound} sounds */
export async function ring({ settings }, ...sounds) {
  if (!settings.sounds || !sounds.length) return;
  if (!globalThis.AudioContext || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  const room = (heard ??= new AudioContext());
  await room.resume();
  sounds.forEach((sound, n) => put(room, sound, room.currentTime + APART * n, settings.volume));
}
