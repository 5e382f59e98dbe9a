const NAME = 'quarterdeck';
const STORE = 'pocket';
const FULL = 'QuotaExceededError'; // what browsers call it

export type Shelf = {
  /** Keeps values and drops others, all or nothing; they are safe when it is done. */
  keep(puts: [string, Uint8Array][], drops: string[]): Promise<void>;
  /** The values from one key to another, in order. */
  between(first: string, last: string): Promise<[string, Uint8Array][]>;
};

/** What has gone wrong, as Python understands it: it waits for ever for one that the browser has made. */
const failure = (error: DOMException | null): Error =>
  Object.assign(new Error(error?.message), { name: error?.name ?? 'AbortError' });

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failure(request.error));
  });

/** The browser's own database; fails where the browser keeps nothing. */
export async function openShelf(): Promise<Shelf> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  return {
    keep: (puts, drops) =>
      new Promise((resolve, reject) => {
        const change = database.transaction(STORE, 'readwrite', { durability: 'strict' });
        const shelf = change.objectStore(STORE);
        change.oncomplete = () => resolve();
        change.onabort = () => reject(failure(change.error));
        for (const [key, value] of puts) shelf.put(value, key);
        for (const key of drops) shelf.delete(key);
      }),
    between: async (first, last) => {
      const shelf = database.transaction(STORE).objectStore(STORE);
      const range = IDBKeyRange.bound(first, last);
      const [keys, values] = await Promise.all([done(shelf.getAllKeys(range)), done(shelf.getAll(range))]);
      return keys.map((key, i) => [String(key), values[i] as Uint8Array]);
    },
  };
}

/** The same shelf; says whether it is full, when that changes: a bot whose answer cannot be kept has nobody to tell. */
export function telling(shelf: Shelf, says: (full: boolean) => void): Shelf {
  let full = false;
  const say = (now: boolean): void => {
    if (now !== full) says((full = now));
  };
  return {
    ...shelf,
    keep: (puts, drops) =>
      shelf.keep(puts, drops).then(
        () => say(false),
        (error: Error) => {
          if (error.name === FULL) say(true);
          throw error;
        },
      ),
  };
}

/** Where the browser keeps nothing: until the page is closed. */
export function briefShelf(): Shelf {
  const values = new Map<string, Uint8Array>();
  return {
    keep: (puts, drops) => {
      for (const [key, value] of puts) values.set(key, value);
      for (const key of drops) values.delete(key);
      return Promise.resolve();
    },
    between: (first, last) =>
      Promise.resolve([...values].filter(([key]) => first <= key && key <= last).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
