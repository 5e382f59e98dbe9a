const PREFIX = 'quarterdeck.';

/** What this browser remembers; a browser that forbids it simply forgets. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

let listener: (name: string, value: string) => void = () => undefined;

/** Tells one listener of everything that is to be remembered. */
export function whenStored(listen: typeof listener): void {
  listener = listen;
}

export function store(name: string, value: string): void {
  listener(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
}
