import { z } from 'zod';
import { LEVELS } from '../../../engine/wartime/geometry-rules.ts';
import type { MatchScale } from '../../match/scale.ts';

const teamForm = z.looseObject({ name: z.string().default('') });
const setupForm = z.looseObject({
  klik: z.number().positive(), turns: z.number().optional(), vitality: z.boolean().optional(), teams: z.array(teamForm).default([]),
});

/** What the screen needs of an adventure's setup. */
interface SetupRead {
  /** K in mm (WT-1.7). */
  readonly klik: number;
  readonly turns: number | null;
  /** Whether life points are used (WT-9.16). */
  readonly vitality: boolean;
  /** By seat, what the players call their armies; empty where one has no name. */
  readonly names: readonly string[];
}

const NOTHING: SetupRead = { klik: 30, turns: null, vitality: true, names: [] };

export function readSetup(setup: unknown): SetupRead {
  const found = setupForm.safeParse(setup).data;
  if (found === undefined) return NOTHING;
  return { klik: found.klik, turns: found.turns ?? null, vitality: found.vitality ?? true, names: found.teams.map(({ name }) => name) };
}

/** Kliks at the ends of the ranges that are drawn around a character. */
const RINGS = [5, 10, 15, 20, 25] as const;
/** Height that a character is thought to need above where it stands (mm). */
const HEIGHT = 32;

const known = new WeakMap<object, MatchScale | null>();

/** The lengths that an adventure is measured in: kliks (WT-1.5, WT-1.7). The same object for the same setup. */
export function scaleOf(setup: unknown): MatchScale | null {
  if (typeof setup !== 'object' || setup === null) return null;
  let scale = known.get(setup);
  if (scale === undefined) known.set(setup, (scale = scaleFor(setup)));
  return scale;
}

function scaleFor(setup: object): MatchScale | null {
  const klik = setupForm.safeParse(setup).data?.klik;
  if (klik === undefined) return null;
  return {
    ranges: RINGS.map((n) => n * klik), numbers: RINGS, unit: { length: klik, word: 'wartime.measure.kliks' }, advance: null, dash: null,
    figureHeight: HEIGHT, objective: 12.7, levels: LEVELS, ownPartsCover: true,
  };
}
