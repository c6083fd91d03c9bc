/** What tells two judgements apart. */

/** What a judgement rests on: points by name (`Mind.grounds`). */
export type Grounds = Readonly<Record<string, number>>;

/** Differences of less than this are none, in points. */
const NOTHING = 0.05;

/** In what one is better than another, above 0, or worse, below it: the weightiest first. */
export const apart = (one: Grounds, other: Grounds): readonly { readonly name: string; readonly by: number }[] =>
  Object.keys({ ...one, ...other })
    .map((name) => ({ name, by: (one[name] ?? 0) - (other[name] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= NOTHING).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
