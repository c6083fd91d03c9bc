/** What a part of a model is to the rules. */
import type { PartQualities } from '../derive/extras.ts';

/** Kinds of parts with the qualities that rules read; the way that the leaf of a door goes follows from its mesh. `gone` is left out of the piece. */
export const KINDS = {
  solid: { sight: 'blocked', move: 'impassable' },
  low: { sight: 'blocked', move: 'impassable', low: true },
  bare: { sight: 'blocked', move: 'impassable', stand: false },
  openwork: { sight: 'clear', move: 'impassable', stand: false },
  walkway: { sight: 'clear', move: 'passable' },
  ladder: { sight: 'clear', move: 'impassable', stand: false },
  stairs: { sight: 'clear', move: 'passable' },
  door: { sight: 'blocked', move: 'impassable', stand: false },
  pit: { sight: 'clear', move: 'impassable', stand: false, pit: true },
} as const satisfies Readonly<Record<string, PartQualities>>;
export type SolidKind = keyof typeof KINDS;
export type Kind = SolidKind | 'gone';
