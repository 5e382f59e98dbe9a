import { store, stored } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = [1, 0.5, 0] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

class Settings {
  theme = $state<Theme>(THEMES.find((theme) => theme === stored('theme')) ?? 'system');
  speed = $state<Speed>(SPEEDS.find((speed) => String(speed) === stored('speed')) ?? 1);

  setTheme(theme: Theme): void {
    this.theme = theme;
    store('theme', theme);
    this.apply();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    store('speed', String(speed));
  }

  /** Day to night and back, starting from what is seen now. */
  turnTheme(): void {
    const night =
      this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    this.setTheme(night ? 'light' : 'dark');
  }

  apply(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

export const stillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
