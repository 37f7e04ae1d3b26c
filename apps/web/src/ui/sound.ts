/** Small sounds made by the browser itself: no files, nothing to load but this. */
export type Sound = 'dice' | 'card' | 'place' | 'gain' | 'hit' | 'catch' | 'step' | 'reveal' | 'turn' | 'won' | 'lost';

interface Tone {
  /** Hertz, from and to. */
  readonly from: number;
  readonly to: number;
  readonly shape: OscillatorType;
  readonly loud: number;
  /** Seconds after the sound began, and how long. */
  readonly at: number;
  readonly lasts: number;
}
interface Noise {
  /** Hertz around which it hisses. */
  readonly around: number;
  readonly loud: number;
  readonly at: number;
  readonly lasts: number;
}
interface Recipe {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

const note = (hertz: number, at: number, lasts: number, loud = 0.3): Tone => ({
  from: hertz,
  to: hertz,
  shape: 'sine',
  loud,
  at,
  lasts,
});
const tick = (around: number, at: number, loud = 0.5): Noise => ({ around, loud, at, lasts: 0.045 });

/** A wooden rattle, a slide of paper, a low thud … each under a second and a half. */
export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  dice: { noises: [0, 0.06, 0.11, 0.19, 0.25, 0.34].map((at, index) => tick(1700 + (index % 3) * 500, at, 0.6 - index * 0.07)) },
  card: { noises: [{ around: 3200, loud: 0.22, at: 0, lasts: 0.12 }, tick(900, 0.1, 0.3)] },
  place: { noises: [tick(600, 0, 0.6)], tones: [{ from: 190, to: 120, shape: 'sine', loud: 0.4, at: 0, lasts: 0.09 }] },
  gain: { tones: [note(880, 0, 0.12, 0.16), note(1318.5, 0.07, 0.18, 0.14)] },
  hit: {
    noises: [{ around: 420, loud: 0.5, at: 0, lasts: 0.14 }],
    tones: [{ from: 220, to: 70, shape: 'triangle', loud: 0.5, at: 0, lasts: 0.25 }],
  },
  catch: {
    noises: [{ around: 250, loud: 0.4, at: 0, lasts: 0.5 }],
    tones: [
      { from: 160, to: 52, shape: 'sawtooth', loud: 0.22, at: 0, lasts: 0.7 },
      { from: 233, to: 110, shape: 'sine', loud: 0.4, at: 0.03, lasts: 0.8 },
    ],
  },
  step: { tones: [note(440, 0, 0.1, 0.14), note(554.4, 0.09, 0.16, 0.14)] },
  reveal: {
    noises: [{ around: 2400, loud: 0.16, at: 0, lasts: 0.3 }],
    tones: [{ from: 330, to: 660, shape: 'sine', loud: 0.14, at: 0, lasts: 0.3 }],
  },
  turn: { tones: [note(659.3, 0, 0.35, 0.26), note(987.8, 0.13, 0.5, 0.24)] },
  won: { tones: [523.3, 659.3, 784, 1046.5].map((hertz, index) => note(hertz, index * 0.13, 0.6, 0.24)) },
  lost: { tones: [440, 392, 329.6].map((hertz, index) => note(hertz, index * 0.2, 0.6, 0.22)) },
};

/** Two of the same within this time are one: a batch of ten tokens does not rattle ten times. */
const APART_MS = 60;
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
const playedAt = new Map<Sound, number>();

/** Plays at once, or not at all where the browser waits for a first press. `volume`: from 0 to 1. */
export function play(sound: Sound, volume: number): void {
  const now = performance.now();
  if (now - (playedAt.get(sound) ?? Number.NEGATIVE_INFINITY) < APART_MS || typeof AudioContext === 'undefined') return;
  playedAt.set(sound, now);
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const master = context.createGain();
  // Ears hear loudness by its powers.
  master.gain.value = volume ** 2;
  master.connect(context.destination);
  const stage = { audio: context, master, start: context.currentTime + 0.01 };
  const { tones = [], noises = [] } = RECIPES[sound];
  for (const tone of tones) sing(stage, tone);
  for (const noise of noises) rustle(stage, noise);
}

interface Stage {
  readonly audio: AudioContext;
  readonly master: AudioNode;
  /** On the clock of the context. */
  readonly start: number;
}

/** Rises at once and dies away, so that nothing clicks. */
function fade({ audio, master, start }: Stage, { at, loud, lasts }: Tone | Noise): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start + at);
  gain.gain.exponentialRampToValueAtTime(loud, start + at + Math.min(0.015, lasts / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + at + lasts);
  gain.connect(master);
  return gain;
}

function sing(stage: Stage, tone: Tone): void {
  const oscillator = stage.audio.createOscillator();
  const [begin, end] = [stage.start + tone.at, stage.start + tone.at + tone.lasts];
  oscillator.type = tone.shape;
  oscillator.frequency.setValueAtTime(tone.from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  oscillator.connect(fade(stage, tone));
  oscillator.start(begin);
  oscillator.stop(end);
}

function rustle(stage: Stage, noise: Noise): void {
  const { audio } = stage;
  const source = audio.createBufferSource();
  source.buffer = hiss ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = noise.around;
  source.connect(filter).connect(fade(stage, noise));
  source.start(stage.start + noise.at, 0, noise.lasts);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
