/** Milliseconds after which a thread looks whether anybody still waits, or has asked meanwhile. */
const LOOK = 10;

/** Milliseconds since 1970, finely: the same in all threads. */
export const now = (): number => performance.timeOrigin + performance.now();

/**
 * Goes through steps to their end, looking now and then whether to go on; idly it rests as long as it works. Null when it did not. `hear` is told what
 * the step before each look told.
 */
export async function through<S, T>(steps: Generator<S, T, void>, isWanted: () => boolean, isIdle = false, hear?: (told: S) => void): Promise<T | null> {
  const slice = isIdle ? LOOK / 2 : LOOK;
  for (let looked = now(); ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (now() - looked < slice) continue;
    hear?.(step.value);
    await (isIdle ? new Promise((on) => void setTimeout(on, slice)) : new Promise(setImmediate));
    if (!isWanted()) return null;
    looked = now();
  }
}
