/** What Shatterpoint says of a table for whoever tries it. */
import { beyondIngress } from '../space/fields/ingress.ts';
import type { TrialRules } from '../space/check/tried.ts';
import { STOREY } from '../space/ground/grid.ts';
import { mayStand } from '../space/ground/ground.ts';
import { mayReach, reachField } from '../space/move/reach.ts';
import { elevation, within } from '../space/plane/measure.ts';
import { coveringPart } from '../space/sight/cover.ts';
import { sees } from '../space/sight/sight.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { planDistance, type Point } from '../shape/point.ts';
import type { Body } from '../shape/shape.ts';
import { toolZone } from './board/tools.ts';
import { tableDemands } from './demands.ts';
import { readSetup } from './state/setup.ts';
import { defaultSetup } from './team/teams.ts';

/** Kinds of a Move action (SP-MOVE-01); a card's jump leads as far as a climb (SP-JUMP-01). After each of them ends of ways may be gone through (SP-INGR-02). */
const KINDS = ['advance', 'dash', 'climb'] as const;
const WAYS = 'ways';

const setupOn = (terrain: Terrain) => readSetup(defaultSetup(terrain.id));
const levelsOn = (terrain: Terrain) => tableDemands(terrain)[0]!.levels;
const zoneOn = (terrain: Terrain, how: (typeof KINDS)[number]) => toolZone(setupOn(terrain), how, levelsOn(terrain), null);

interface Ends {
  readonly key: string;
  readonly kinds: readonly (readonly Point[])[];
}

/** By terrain where each kind leads from where it was asked last: the pointer asks about one place after another. */
const known = new WeakMap<Terrain, Ends>();

function endsFrom(terrain: Terrain, body: Body, cell: number): Ends['kinds'] {
  const key = JSON.stringify([body, cell]);
  const last = known.get(terrain);
  if (last?.key === key) return last.kinds;
  const ends = KINDS.map((how) => reachField(terrain, body, [], zoneOn(terrain, how), cell).cells);
  const kinds = [...ends, beyondWays(terrain, body, ends.flat(), cell)];
  known.set(terrain, { key, kinds });
  return kinds;
}

function beyondWays(terrain: Terrain, body: Body, ends: readonly Point[], cell: number): readonly Point[] {
  const { scale: { ranges: [range1] } } = setupOn(terrain);
  return beyondIngress(terrain, body, ends, [], range1, levelsOn(terrain), cell);
}

/** Side of the cells in which places beyond ways are looked for (mm). */
const CELL = 12.7;

/**
 * SP-COVER-02: whatever stands within Range 1 of a figure and between it and the attacker covers it, at the attacker's Elevation or higher: some of it from
 * attackers on the ground alone, some from those on a deck, too.
 */
export const trial: TrialRules = {
  givers: (terrain) => terrain.parts.map(({ footprint, top }) =>
    ({ footprint, top, how: elevation(top, STOREY, levelsOn(terrain)) === 'lower' ? 'ground' : 'deck' })),
  covers: (terrain) => {
    const { scale: { ranges: [range1] }, houseRules } = setupOn(terrain);
    const levels = levelsOn(terrain);
    return (attacker, target) => coveringPart(terrain, attacker, target, range1, levels, !houseRules.coverIgnoresAttackersOwnPart) >= 0;
  },
  cost: 12,
  kinds: [...KINDS, WAYS],
  reached: endsFrom,
  goes: (terrain, body, to) => {
    const how = KINDS.find((kind) => mayReach(terrain, body, [], zoneOn(terrain, kind), to));
    if (how !== undefined) return { kind: how, cost: null };
    if (mayStand(terrain, { ...body, at: to }, [], levelsOn(terrain)) !== null) return null;
    return endsFrom(terrain, body, CELL).at(-1)!.some((at) => planDistance(at, to) <= CELL && Math.abs(at.y - to.y) < 1) ? { kind: WAYS, cost: null } : null;
  },
  anywhere: null,
  strike: (terrain, from, to) => {
    const { scale: { ranges } } = setupOn(terrain);
    const step = ranges.findIndex((range) => within(from, to, range));
    const seen = sees(terrain, from, to, levelsOn(terrain));
    return { seen, covered: trial.covers(terrain)(from, to), range: step < 0 ? null : step + 1, open: seen && step >= 0, farthest: ranges.length };
  },
};
