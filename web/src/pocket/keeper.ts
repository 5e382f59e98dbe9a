import type { Thought } from './messages';
import { python, remember } from './python';

/** A worker that loads everything, keeps the memory as it is then, and is done. */
self.onmessage = async ({ data }: MessageEvent<Extract<Thought, { kind: 'start' }>>) => {
  try {
    const { made } = await python(data.home, { module: data.module, anew: true });
    const prepare = made.pyimport('quarterdeck.pocket.browser').prepare as unknown as () => void;
    prepare();
    await remember(data.home, made);
  } catch {
    // no room, or no such memory in this browser: the next visit loads everything again
  }
  self.postMessage('done');
};
