import { store, stored } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = [1, 0.5, 0] as const;
/** What is asked again before it is done: what cannot be taken back, everything, or nothing. */
export const ASKS = ['final', 'always', 'never'] as const;
/** Whether things move: as the system asks for it, never, or always. */
export const MOTIONS = ['system', 'calm', 'full'] as const;
/** How large words are written. */
export const SIZES = ['normal', 'larger'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Ask = (typeof ASKS)[number];
export type Motion = (typeof MOTIONS)[number];
export type Size = (typeof SIZES)[number];

/** What is chosen among several, by its name: the same here, in the browser's memory and at the server. */
type Chosen = { theme: Theme; speed: Speed; ask: Ask; motion: Motion; size: Size };
type Choices = { readonly [Name in keyof Chosen]: readonly Chosen[Name][] };
const CHOICES: Choices = { theme: THEMES, speed: SPEEDS, ask: ASKS, motion: MOTIONS, size: SIZES };
export const NAMES = Object.keys(CHOICES) as (keyof Chosen)[];

/** The choice that is written so, if there is one. */
const read = <Name extends keyof Chosen>(name: Name, written: string | null | undefined): Chosen[Name] | undefined =>
  CHOICES[name].find((choice) => String(choice) === written);

const pocket = (): boolean => typeof matchMedia !== 'function' || matchMedia('(pointer: coarse)').matches;

class Settings implements Chosen {
  theme = $state<Theme>(read('theme', stored('theme')) ?? 'system');
  speed = $state<Speed>(read('speed', stored('speed')) ?? 1);
  ask = $state<Ask>(read('ask', stored('ask')) ?? 'final');
  motion = $state<Motion>(read('motion', stored('motion')) ?? 'system');
  size = $state<Size>(read('size', stored('size')) ?? 'normal');

  /** Whether anything is heard; on a device for the pocket only if somebody wants it. */
  sound = $state(stored('sound') === null ? !pocket() : stored('sound') === 'on');

  choose<Name extends keyof Chosen>(name: Name, choice: Chosen[Name]): void {
    (this as Chosen)[name] = choice;
    store(name, String(choice));
    this.apply();
  }

  /** Takes up what was chosen on another device. */
  follow(written: Partial<Record<string, string>>): void {
    for (const name of NAMES) {
      const choice = read(name, written[name]);
      if (choice !== undefined && choice !== this[name]) this.choose(name, choice);
    }
  }

  setSound(on: boolean): void {
    this.sound = on;
    store('sound', on ? 'on' : 'off');
  }

  /** Day to night and back, starting from what is seen now. */
  turnTheme(): void {
    const night =
      this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    this.choose('theme', night ? 'light' : 'dark');
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = stillness() ? 'calm' : 'full';
    root.dataset.size = this.size;
    root.style.setProperty('--speed', String(this.speed));
  }

  /** Follows what the system asks for from now on. */
  start(): void {
    this.apply();
    matchMedia(REDUCED).addEventListener('change', () => this.apply());
  }
}

const REDUCED = '(prefers-reduced-motion: reduce)';

export const settings = new Settings();

/** Whether nothing is to move. */
export const stillness = (): boolean =>
  settings.motion === 'system' ? matchMedia(REDUCED).matches : settings.motion === 'calm';
