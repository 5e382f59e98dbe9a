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

const pocket = (): boolean => typeof matchMedia !== 'function' || matchMedia('(pointer: coarse)').matches;

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === stored('theme')) ?? 'system');
  speed = $state<Speed>(SPEEDS.find((speed) => String(speed) === stored('speed')) ?? 1);

  /** Whether anything is heard; on a device for the pocket only if somebody wants it. */
  sound = $state(stored('sound') === null ? !pocket() : stored('sound') === 'on');

  ask = $state<Ask>(ASKS.find((ask) => ask === stored('ask')) ?? 'final');

  motion = $state<Motion>(MOTIONS.find((motion) => motion === stored('motion')) ?? 'system');
  size = $state<Size>(SIZES.find((size) => size === stored('size')) ?? 'normal');

  setAsk(ask: Ask): void {
    this.ask = ask;
    store('ask', ask);
  }

  setSound(on: boolean): void {
    this.sound = on;
    store('sound', on ? 'on' : 'off');
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store('theme', theme);
    this.apply();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    store('speed', String(speed));
    this.apply();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    store('motion', motion);
    this.apply();
  }

  setSize(size: Size): void {
    this.size = size;
    store('size', size);
    this.apply();
  }

  /** Day to night and back, starting from what is seen now. */
  turnTheme(): void {
    const night =
      this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    this.setTheme(night ? 'light' : 'dark');
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
