import { settings } from './settings.svelte';

/** What can be heard at a table: all of it is made here, nothing is fetched. */
export const SOUNDS = ['bell', 'dice', 'card', 'coin'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone or one breath of noise: when it begins, how long it fades, how high and how loud it is. */
type Part = { at: number; fades: number; pitch: number; loud: number; noise?: boolean };

const struck = (at: number, pitch: number, overtones: readonly (readonly [number, number, number])[]): Part[] =>
  overtones.map(([times, loud, fades]) => ({ at, fades, pitch: pitch * times, loud }));

/** A ship's bell has overtones of its own, out of tune with each other. */
const BELL = [
  [1, 0.5, 1.4],
  [2.01, 0.3, 0.9],
  [2.76, 0.18, 0.6],
  [5.4, 0.08, 0.25],
] as const;
const COIN = [
  [1, 0.22, 0.16],
  [1.53, 0.16, 0.12],
  [2.7, 0.1, 0.07],
] as const;
const RATTLE = [0, 0.07, 0.12, 0.2, 0.26, 0.36, 0.5]; // seconds: dice on wood, ever slower

export const PARTS: Readonly<Record<Sound, readonly Part[]>> = {
  bell: [...struck(0, 830, BELL), ...struck(0.32, 830, BELL)],
  dice: RATTLE.map((at, i) => ({ at, fades: 0.05, pitch: 700 + 260 * (i % 3), loud: 0.5, noise: true })),
  card: [
    { at: 0, fades: 0.09, pitch: 4200, loud: 0.23, noise: true },
    { at: 0.06, fades: 0.08, pitch: 1800, loud: 0.27, noise: true },
  ],
  coin: [...struck(0, 2350, COIN), ...struck(0.09, 2640, COIN)],
};

const VOLUME = 0.35;
const BAND = 4; // times louder is noise, of which one band is let through
const ATTACK = 0.003; // seconds in which a sound rises: without, it clicks
let audio: AudioContext | null = null;
let breath: AudioBuffer | null = null;

function noise(context: AudioContext): AudioBuffer {
  if (breath) return breath;
  breath = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const wave = breath.getChannelData(0);
  for (let i = 0; i < wave.length; i += 1) wave[i] = Math.random() * 2 - 1;
  return breath;
}

function source(context: AudioContext, part: Part): [AudioScheduledSourceNode, AudioNode] {
  if (!part.noise) {
    const tone = new OscillatorNode(context, { frequency: part.pitch });
    return [tone, tone];
  }
  const hiss = new AudioBufferSourceNode(context, { buffer: noise(context) });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: part.pitch, Q: 2.5 });
  hiss.connect(band);
  return [hiss, band];
}

/** Lets a sound be heard, if sounds are wanted and the browser allows any: it does once somebody has touched the page. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime;
  for (const part of PARTS[sound]) {
    const [begins, heard] = source(audio, part);
    const level = new GainNode(audio, { gain: 0 });
    level.gain.setValueAtTime(0.0001, now + part.at);
    const loud = part.loud * VOLUME * (part.noise ? BAND : 1);
    level.gain.linearRampToValueAtTime(loud, now + part.at + ATTACK);
    level.gain.exponentialRampToValueAtTime(0.0001, now + part.at + part.fades);
    heard.connect(level).connect(audio.destination);
    begins.start(now + part.at);
    begins.stop(now + part.at + part.fades);
  }
}

/** The sound of what happened: of the first event that has one. */
export function soundOf(
  kinds: readonly string[],
  sounds: Partial<Readonly<Record<Sound, string>>> = {},
): Sound | undefined {
  for (const kind of kinds) {
    const found = SOUNDS.find((sound) => sounds[sound]?.split(' ').includes(kind));
    if (found) return found;
  }
  return undefined;
}
