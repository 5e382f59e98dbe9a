import { store, stored } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = [1, 0.5, 0] as const;
/** What is asked again before it is done: what cannot be taken back, everything, or nothing. */
export const ASKS = ['final', 'always', 'never'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Ask = (typeof ASKS)[number];

const pocket = (): boolean => typeof matchMedia !== 'function' || matchMedia('(pointer: coarse)').matches;

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === stored('theme')) ?? 'system');
  speed = $state<Speed>(SPEEDS.find((speed) => String(speed) === stored('speed')) ?? 1);

  /** Whether anything is heard; on a device for the pocket only if somebody wants it. */
  sound = $state(stored('sound') === null ? !pocket() : stored('sound') === 'on');

  ask = $state<Ask>(ASKS.find((ask) => ask === stored('ask')) ?? 'final');

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
    root.style.setProperty('--speed', String(this.speed));
  }
}

export const settings = new Settings();

export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
