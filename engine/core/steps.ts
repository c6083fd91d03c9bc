/** Work that can be left: after each step whoever goes through it may do something else, or stop. */

/** Work that tells after each step which share of it is done (0 to 1). */
export type Steps<T> = Generator<number, T, void>;

/** Goes through steps to their end without leaving them. */
export function toEnd<T>(steps: Generator<unknown, T, void>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** How many of a list hold, one a step. */
export function* counted<T>(list: readonly T[], test: (one: T) => boolean): Steps<number> {
  let count = 0;
  for (const [i, one] of list.entries()) {
    yield i / list.length;
    if (test(one)) count++;
  }
  return count;
}

/** What is found for each of a list, one a step. */
export function* foundIn<T, F>(list: readonly T[], find: (one: T) => readonly F[]): Steps<F[]> {
  const found: F[] = [];
  for (const [i, one] of list.entries()) {
    yield i / list.length;
    found.push(...find(one));
  }
  return found;
}

/** Works that follow each other as parts of one: each weighs so much of the whole. */
export class InParts {
  readonly #whole: number;
  #done = 0;

  constructor(whole: number) {
    this.#whole = whole;
  }

  /** Goes through one of them. */
  *part<T>(weight: number, steps: Steps<T>): Steps<T> {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) {
        this.#done += weight;
        return value;
      }
      yield (this.#done + weight * value) / this.#whole;
    }
  }
}
