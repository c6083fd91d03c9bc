/** Makes coarser levels of pieces off the page's thread, one piece after another. */
import { coarsen, coarsenReady, type FromCoarsener, type ToCoarsener } from './coarsen.ts';

self.addEventListener('message', ({ data: { id, fine } }: MessageEvent<ToCoarsener>) => {
  void coarsenReady().then(() => {
    const levels = coarsen(fine);
    (self as unknown as Worker).postMessage({ id, levels } satisfies FromCoarsener, levels.map(({ index }) => index.buffer as ArrayBuffer));
  });
});
