import { api, Refusal } from '../api';
import { NAMES, settings } from '../look/settings.svelte';
import { store, stored, whenStored } from '../look/memory';
import type { Person, Preferences } from '../protocol';
import { LANGUAGES, words } from '../words/words.svelte';

const SHARED: readonly string[] = ['language', ...NAMES];
const OWED = 'owed';
const WRONG = 400;

/** What was chosen here and the server does not know yet. */
function owed(): Preferences {
  const written = new URLSearchParams(stored(OWED) ?? '');
  return Object.fromEntries([...written].filter(([name]) => SHARED.includes(name)));
}

const owe = (choices: Preferences): void => store(OWED, new URLSearchParams(choices).toString());

/** Who I am: the same on all my devices, with what I have chosen for them. */
class Me {
  person = $state.raw<Person | null>(null);
  /** The names of what was chosen here while the server was asked. */
  readonly #chosen = new Set<string>();
  /** One word after the other, so that the last one holds. */
  #telling = Promise.resolve();

  get name(): string {
    return this.person?.name ?? '';
  }

  start(): void {
    void this.load().catch(() => undefined);
    whenStored((name, value) => void this.#keep(name, value));
  }

  async load(): Promise<void> {
    this.#chosen.clear();
    await this.#tell();
    const person = await api.person();
    const newer = [...Object.keys(owed()), ...this.#chosen];
    this.person = person;
    this.#apply(Object.fromEntries(Object.entries(person.preferences).filter(([name]) => !newer.includes(name))));
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

  /** What I choose here holds on my other devices. */
  async #keep(name: string, value: string): Promise<void> {
    const known: Record<string, string | undefined> = this.person?.preferences ?? {};
    if (!SHARED.includes(name)) return;
    this.#chosen.add(name);
    if (known[name] === value) return;
    const preferences = { ...known, [name]: value } as Preferences;
    if (this.person) this.person = { ...this.person, preferences };
    owe({ ...owed(), [name]: value });
    await this.#tell();
  }

  /** Tells the server what it does not know yet; while it is out of reach, this browser keeps it for later. */
  #tell(): Promise<void> {
    this.#telling = this.#telling.then(() => this.#tellNow());
    return this.#telling;
  }

  async #tellNow(): Promise<void> {
    const told = owed();
    if (!Object.keys(told).length) return;
    try {
      await api.prefer(told);
    } catch (fault) {
      if (!(fault instanceof Refusal && fault.status === WRONG)) return;
    }
    owe(
      Object.fromEntries(Object.entries(owed()).filter(([name, value]) => told[name as keyof Preferences] !== value)),
    );
  }
}

export const me = new Me();
