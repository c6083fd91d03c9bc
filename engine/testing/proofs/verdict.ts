/** What a comparison of an answer with its reference gives. */

/** The topics that are proven. */
export const TOPICS = ['outline', 'sight', 'witness', 'cover', 'stand', 'room', 'reach', 'push', 'same', 'one'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * How far in mm an answer is off, 0 for agreement. `border` names a known border of its own: 'seam' for the gaps that sight
 * and support close on purpose, 'unsure' where the reference itself cannot tell.
 */
export interface Verdict {
  readonly mm: number;
  readonly what: string;
  readonly border?: 'seam' | 'unsure';
}

export const AGREES: Verdict = { mm: 0, what: '' };
/** The rules' own tolerance, and the same together with what an outline may deviate from the mesh (mm). */
const BORDER = 0.1;
const OUTLINE = 0.2;
const NOISE = 0.002;

export type Kind = 'agree' | 'border' | 'outline' | 'seam' | 'unsure' | 'fault';

/** Agreement, inside the 0.1 mm border, inside it and the outline's 0.1 mm together, or a fault. */
export function kindOf({ mm, border }: Verdict): Kind {
  if (border !== undefined) return border;
  if (mm <= NOISE) return 'agree';
  if (mm <= BORDER + NOISE) return 'border';
  return mm <= OUTLINE + NOISE ? 'outline' : 'fault';
}

/** The verdict that is farthest off; named borders come after real differences. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  let found = AGREES;
  const weight = (verdict: Verdict): number => (verdict.border === undefined ? verdict.mm + (verdict.mm > 0 ? 1000 : 0) : verdict.mm);
  for (const verdict of verdicts) if (weight(verdict) > weight(found)) found = verdict;
  return found;
}

/** The largest value up to `most` for which something holds, by halving; it holds at 0 and ever less. */
export function largest(most: number, holds: (n: number) => boolean): number {
  if (holds(most)) return most;
  let [low, high] = [0, most];
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
