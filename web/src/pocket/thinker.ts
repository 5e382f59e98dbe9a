import type { Thinking, Thought } from './messages';
import { python } from './python';

const tell = (told: Thinking): void => self.postMessage(told);
let think: (job: string) => string = () => '';

/** A worker that thinks for bots, one thought after another; whoever does not want to wait for it ends it. */
self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  if (data.kind === 'start') {
    const { made } = await python(data.home, { module: data.module });
    think = made.pyimport('quarterdeck.pocket.thinkers').answered as unknown as typeof think;
    tell({ kind: 'ready' });
    return;
  }
  let words: string | null = null;
  try {
    words = think(data.job);
  } catch (error) {
    console.error(error);
  }
  tell({ kind: 'words', id: data.id, words });
};
