import { api } from '../api';
import { NAMES, settings } from '../look/settings.svelte';
import { whenStored } from '../look/memory';
import type { Person, Preferences } from '../protocol';
import { LANGUAGES, words } from '../words/words.svelte';

/** Who I am: the same on all my devices, with what I have chosen for them. */
class Me {
  person = $state.raw<Person | null>(null);

  get name(): string {
    return this.person?.name ?? '';
  }

  start(): void {
    void this.load().catch(() => undefined);
    whenStored((name, value) => void this.#keep(name, value));
  }

  async load(): Promise<void> {
    this.person = await api.person();
    this.#apply(this.person.preferences);
  }

  async rename(name: string): Promise<void> {
    await api.rename(name);
    await this.load();
  }

  #apply(chosen: Preferences): void {
    const language = LANGUAGES.find((one) => one === chosen.language);
    if (language && language !== words.language) void words.speak(language);
    settings.follow(chosen);
  }

  /** What I choose here holds on my other devices; one that is out of reach keeps it to itself. */
  async #keep(name: string, value: string): Promise<void> {
    const known: Record<string, string | undefined> = this.person?.preferences ?? {};
    if (!['language', ...NAMES].includes(name) || known[name] === value) return;
    const preferences = { ...known, [name]: value } as Preferences;
    if (this.person) this.person = { ...this.person, preferences };
    await api.prefer({ [name]: value } as Preferences).catch(() => undefined);
  }
}

export const me = new Me();
