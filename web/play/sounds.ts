/** Short, quiet sounds, synthesised without files, and vibrations. Nothing is told by them alone. */

import type { Preferences } from '../app.ts';

export type Sound = 'card' | 'draw' | 'trick' | 'turn' | 'refused' | 'dice' | 'written' | 'end';
/** An audio context, live or offline. */
export type AudioOutput = BaseAudioContext;

const APART = 0.12; // seconds between two sounds
/** Vibrations and pauses in milliseconds. */
const VIBRATIONS: Partial<Record<Sound, number[]>> = { turn: [30], refused: [20, 50, 20], end: [40, 70, 40] };
const LOUD = { low: 0.25, normal: 0.5, high: 1 };

/** Play one note: pitch in Hz, start and length in seconds, loudness as a gain. */
function tone(
  room: AudioOutput,
  out: AudioNode,
  at: number,
  {
    pitch,
    long,
    loud,
    to = pitch,
    shape = 'sine',
  }: { pitch: number; long: number; loud: number; to?: number; shape?: OscillatorType },
) {
  const oscillator = new OscillatorNode(room, { type: shape, frequency: pitch });
  oscillator.frequency.exponentialRampToValueAtTime(to, at + long);
  fade(room, oscillator, out, { at, long, loud });
}

/** Play a rustle or a knock: noise around a pitch. */
function noise(
  room: AudioOutput,
  out: AudioNode,
  at: number,
  { pitch, long, loud, narrow = 1 }: { pitch: number; long: number; loud: number; narrow?: number },
) {
  const buffer = new AudioBuffer({ length: Math.ceil(long * room.sampleRate), sampleRate: room.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  const filter = new BiquadFilterNode(room, { type: 'bandpass', frequency: pitch, Q: narrow });
  filter.connect(out);
  fade(room, new AudioBufferSourceNode(room, { buffer }), filter, { at, long, loud });
}

function fade(
  room: AudioOutput,
  source: AudioScheduledSourceNode,
  out: AudioNode,
  { at, long, loud }: { at: number; long: number; loud: number },
) {
  const gain = new GainNode(room, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + long);
}

const SOUNDS: Record<Sound, (room: AudioOutput, out: AudioNode, at: number) => void> = {
  card: (room, out, at) => noise(room, out, at, { pitch: 2600, long: 0.07, loud: 0.5, narrow: 0.8 }),
  draw: (room, out, at) => {
    noise(room, out, at, { pitch: 1900, long: 0.12, loud: 0.3, narrow: 0.7 });
    tone(room, out, at + 0.09, { pitch: 240, to: 180, long: 0.05, loud: 0.1, shape: 'triangle' });
  },
  trick: (room, out, at) =>
    [0, 0.05, 0.1].forEach(late => noise(room, out, at + late, { pitch: 1700 - 4000 * late, long: 0.08, loud: 0.35 })),
  turn: (room, out, at) => tone(room, out, at, { pitch: 660, long: 0.22, loud: 0.22 }),
  refused: (room, out, at) => tone(room, out, at, { pitch: 196, to: 147, long: 0.16, loud: 0.3, shape: 'triangle' }),
  dice: (room, out, at) =>
    [0, 0.07, 0.12, 0.2, 0.31].forEach((late, n) =>
      noise(room, out, at + late, { pitch: 1300 - 120 * n, long: 0.05, loud: 0.6 - 0.09 * n, narrow: 3 }),
    ),
  written: (room, out, at) =>
    [0, 0.06].forEach(late => noise(room, out, at + late, { pitch: 4200, long: 0.05, loud: 0.3 })),
  end: (room, out, at) =>
    [523, 659, 784].forEach((pitch, n) => tone(room, out, at + 0.13 * n, { pitch, long: 0.45, loud: 0.2 })),
};

/** Schedule a sound in an audio context. */
export function schedule(room: AudioOutput, sound: Sound, at: number, volume: keyof typeof LOUD) {
  const out = new GainNode(room, { gain: LOUD[volume] });
  out.connect(room.destination);
  SOUNDS[sound](room, out, at);
}

/** True if the device can vibrate. */
export const canVibrate = typeof globalThis.navigator?.vibrate === 'function';

let heard: AudioContext | undefined;

/**
 * Play sounds one after the other if they are switched on, and vibrate if that is. A browser stays silent until the
 * player has touched the page.
 */
export async function playSounds({ settings }: Preferences, ...sounds: Sound[]) {
  const pattern = sounds.flatMap(sound => VIBRATIONS[sound] ?? []);
  if (settings.haptics && canVibrate && pattern.length) navigator.vibrate(pattern);
  if (!settings.sounds || !sounds.length) return;
  if (!globalThis.AudioContext || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  const room = (heard ??= new AudioContext());
  await room.resume();
  sounds.forEach((sound, n) => schedule(room, sound, room.currentTime + APART * n, settings.volume));
}
