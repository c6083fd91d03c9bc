import type { Value } from './values.ts';
import type { Walk } from './walk.ts';

export type Apply = (code: Value, args: readonly Value[]) => Value;

/** Notes what a call says, and gives what comes out of it. */
export type Meaning = (walk: Walk, args: readonly Value[], apply: Apply) => Value;
