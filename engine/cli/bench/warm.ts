/** All is warm once so many times in a row something is faster than the best time before them by less than this share; it is never done more often. */
const WARM = { flat: 4, share: 0.03, most: 40 };

/** Does something until it gets no faster: some code is compiled after seconds, as some of what happens in a game is rare. `measured` says how long it took, in any unit. */
export function untilWarm(measured: () => number): void {
  let [best, flat] = [Infinity, 0];
  for (let i = 0; i < WARM.most && flat < WARM.flat; i++) {
    const took = measured();
    flat = took < best * (1 - WARM.share) ? 0 : flat + 1;
    best = Math.min(best, took);
  }
}
