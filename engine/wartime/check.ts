import { d10s } from '../core/dice.ts';
import type { About, Script } from '../core/script.ts';

/** How a check went (WT-6.1, WT-6.2). */
export type Degree = 'critical' | 'passed' | 'failed' | 'fumble';

/** Faces that always pass or fail. */
export interface Limits {
  /** Highest face that is a critical. */
  readonly critical: number;
  /** Lowest face that is a fumble. */
  readonly fumble: number;
}

export const USUAL: Limits = { critical: 1, fumble: 10 };

/** Success values are kept within 1 to 10 (WT-6.1). */
const clamp = (value: number): number => Math.max(1, Math.min(10, value));

export interface Checked {
  readonly degree: Degree;
  readonly die: number;
  readonly value: number;
}

/** One D10 (WT-2.1) at or under the success value passes; criticals and fumbles go before it. */
export function* check(why: string, value: number, limits: Limits = USUAL, about: About = {}): Script<Checked> {
  const success = clamp(value);
  const [die] = yield* d10s(why, 1, { ...about, value: success });
  return { degree: degreeOf(die!, success, limits), die: die!, value: success };
}

/** How many of the ten faces give each degree (WT-6.1, WT-6.2). */
export function facesOf(value: number, limits: Limits): Readonly<Record<Degree, number>> {
  const faces = { critical: 0, passed: 0, failed: 0, fumble: 0 };
  const success = clamp(value);
  for (let die = 1; die <= 10; die++) faces[degreeOf(die, success, limits)] += 1;
  return faces;
}

function degreeOf(die: number, value: number, { critical, fumble }: Limits): Degree {
  if (die <= critical) return 'critical';
  if (die >= fumble) return 'fumble';
  return die <= value ? 'passed' : 'failed';
}

export const passed = ({ degree }: Checked): boolean => degree === 'critical' || degree === 'passed';

/** Two D10 as 1 to 100, tens first, two tens being 100 (WT-A02); whether the event happens (WT-2.3). */
export function* percent(why: string, chance: number, about: About = {}): Script<boolean> {
  const [tens, units] = yield* d10s(why, 2, about);
  const rolled = (tens! % 10) * 10 + (units! % 10);
  return (rolled === 0 ? 100 : rolled) <= chance;
}
