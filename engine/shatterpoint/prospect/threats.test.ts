import { describe, expect, test } from 'vitest';
import { dangerField, reachFieldSteps } from '../../space/fields/fields.ts';
import { finished } from '../../space/fields/fields.fixture.ts';
import { tenth, type Point } from '../../shape/point.ts';
import type { Threat } from '../../space/fields/threat.ts';
import { refusePlace } from '../../space/move/zone.ts';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, LADDER, scenery, WALL_H, WALL_L } from '../../testing/shatterpoint/scenery.ts';
import { table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { intercede } from '../families/keywords.ts';
import { jetPack, sprint } from '../families/moves.ts';
import type { Game } from '../game/game.ts';
import { bodyOf, levels, otherBases, range } from '../board/measure.ts';
import { hitsAfterMove, hitsNow } from './hits.fixture.ts';
import { movesOf, rehearse } from './moves.ts';
import { plannedAt } from './plan.ts';
import { threatsOf } from './threats.ts';
import { prospectOf } from './prospect.ts';

const cards = [fighter('archer'), fighter('brute', { ranged: null }), fighter('runner', { abilities: [sprint] }), fighter('flyer', { abilities: [jetPack] }), fighter('guard', { abilities: [intercede], type: 'supporting' })];
const set = (units: TableOptions['units'], more: Partial<TableOptions> = {}): Table => table({ cards, units, ...more });
/** What the tools of its moves are: their lengths in inches, climbs and jumps with ↑. */
const told = (t: Table, which: 'moves' | 'movesLeft' = 'moves'): unknown => threatsOf(t.game, 0)[0]![which]?.map((zones) => zones.map(({ tool, over }) => `${Math.round(tool.length / 25.4)}${over ? '↑' : ''}`).join(' '));

describe('threats', () => {
  test('SP-ATK-00b, -00c: ranges of the Active stance, moves of an own activation', () => {
    const t = set({ archer: { seat: 0, at: [10, 10] }, foe: { card: 'brute', seat: 1, at: [30, 30] } });
    expect(threatsOf(t.game, 0)).toMatchObject([{ id: '0.archer.1', ranged: range(t.game, 5), melee: range(t.game, 2), sightNeeded: true, movesLeft: null }]);
    expect(threatsOf(t.game, 1)).toMatchObject([{ id: '1.foe.1', ranged: null, melee: range(t.game, 2) }]);
    expect(told(t)).toEqual(['6', '4', '4↑']);
  });

  test('SP-ADV-04, SP-CLIMB-02, SP-COND-11: Engaged it dashes, Pinned it stays', () => {
    expect(told(set({ archer: { seat: 0, at: [10, 10] }, foe: { card: 'brute', seat: 1, at: [13, 10] } }))).toEqual(['4']);
    expect(told(set({ archer: { seat: 0, at: [10, 10], conditions: ['pinned'] } }))).toEqual([]);
  });

  test('SP-ABIL-10, SP-ACTION-01: abilities that it can pay for add moves and second ones; what is left of a running activation stands apart', () => {
    expect(told(set({ flyer: { seat: 0, at: [10, 10] } }))).toEqual(['6', '4', '4↑', '6 4↑', '4 4↑', '4↑ 4↑', '4↑ 6', '4↑ 4']);
    expect(told(set({ runner: { seat: 0, at: [10, 10] } }, { players: [{ ready: 0 }, {}] }))).toEqual(['6', '4', '4↑']);
    const t = set({ runner: { seat: 0, at: [10, 10] } }, { active: 'runner' });
    expect(told(t, 'movesLeft')).toEqual(told(t));
    t.playOn('move', 'advance', [13, 10]);
    expect([told(t, 'movesLeft'), (told(t) as unknown[]).length]).toEqual([['4'], 8]);
  });

  test('SP-ENG-02: a second move follows a first one out of the fight, be its only end the back of an alley hardly wider than the base', () => {
    const wall = { sight: 'blocked', move: 'impassable', bottom: 0, top: 6, surface: false } as const;
    /** A walled yard round both, with an alley so long in its far corner. */
    const yard = (long: number) => boxTerrain({ inch: true, boxes: [
      { id: 'west', ...wall, x: [7, 8.5475], z: [8, 16] }, { id: 'east', ...wall, x: [13.6, 15], z: [8, 16] }, { id: 'south', ...wall, x: [8.5475, 13.6], z: [8, 8.9] },
      { id: 'north', ...wall, x: [10.0525, 13.6], z: [11.5, 16] }, { id: 'end', ...wall, x: [8.5475, 10.0525], z: [11.5 + long, 16] },
    ] });
    const moves = (long: number): unknown => told(set({ runner: { seat: 0, at: [9.3, 10] }, foe: { card: 'brute', seat: 1, at: [12.7, 10] } }, { terrain: yard(long) }));
    expect(moves(1)).toEqual(['4']);
    expect(moves(3)).toEqual(['4', '4 4', '4 6', '4 4↑']);
  });

  test('nothing is changed, and it is plain data (AT-011)', () => {
    const t = set({ runner: { seat: 0, at: [10, 10], wounded: 1 }, foe: { card: 'brute', seat: 1, at: [20, 10], hunker: 1 } }, { active: 'foe' }).go();
    const before = JSON.stringify([t.state, t.request, t.events]);
    const threats = threatsOf(t.game, 0);
    expect([JSON.stringify([t.state, t.request, t.events]), JSON.parse(JSON.stringify(threats))]).toEqual([before, threats]);
  });
});

describe('the field of danger', () => {
  const walls = scenery(WALL_H, WALL_L, block('house', [22, 27], [8, 13], 4), GANTRY);
  const t = set(
    { archer: { seat: 0, at: [14, 13] }, brute: { seat: 0, at: [24, 16] }, flyer: { seat: 0, at: [24, 10.5, 4] }, runner: { seat: 0, at: [30, 9] }, prey: { card: 'archer', seat: 1, at: [4, 4] }, guard: { seat: 1, at: [31, 12] }, other: { card: 'brute', seat: 1, at: [16, 8] } },
    { terrain: walls },
  );
  const figure = '1.prey.1';
  const body = bodyOf(t.game, figure);
  const field = (threats: readonly Threat[]) => finished(dangerField(walls, threats, body, otherBases(t.game, figure), levels(t.game), 50.8, figure));
  const { cells, values } = field(threatsOf(t.game, 0));
  const { values: standing } = field(threatsOf(t.game, 0).map((threat) => ({ ...threat, moves: [] })));
  const places: Point[] = Array.from(values, (_, i) => ({ x: tenth(cells[3 * i]!), y: tenth(cells[3 * i + 1]!), z: tenth(cells[3 * i + 2]!) }));
  const hunters = ['0.archer.1', '0.brute.1', '0.flyer.1', '0.runner.1'];
  const might = (plan: Game, sure: boolean): number => hunters.filter((id) => hitsNow(plan, id, figure) || (!sure && hitsAfterMove(plan, id, figure))).length;

  test('counts those whom the rules would let attack from where they stand', () => {
    expect(places.length).toBeGreaterThan(150);
    for (const [i, at] of places.entries()) {
      const plan = plannedAt(t.game, figure, at);
      const { others } = prospectOf(t.game, figure, at);
      // The guard's text keeps those Engaged with it from others: geometry claims nothing then.
      const free = others.filter(({ id, attackedBy }) => hunters.includes(id) && attackedBy.length > 0).length;
      expect([standing[i], at]).toEqual([might(plan, true), at]);
      expect(free).toBe(might(plan, true));
    }
  });

  test('counts nobody whom the rules would not let attack after a move, and misses next to nobody', () => {
    let [claimed, missed, asked] = [0, 0, 0];
    for (const [i, at] of places.entries()) {
      if (i % 13 !== 0) continue;
      const count = might(plannedAt(t.game, figure, at), false);
      expect(values[i]).toBeLessThanOrEqual(count);
      claimed += values[i]!;
      missed += count - values[i]!;
      asked++;
    }
    expect([asked > 12, claimed > 15, missed <= claimed * 0.05]).toEqual([true, true, true]);
  });
});

test('the reach of a threat’s own moves is the rules’ own, through a ladder too (SP-INGR-02)', () => {
  const terrain = scenery(GANTRY, LADDER);
  const t = set({ runner: { seat: 0, at: [5, 18] } }, { terrain });
  const [{ body, others, moves, engagers, engagement, ingress }] = threatsOf(t.game, 0) as [ReturnType<typeof threatsOf>[0]];
  const { cells, values } = finished(reachFieldSteps(terrain, body, others, moves, 40, { bases: engagers, range: engagement }, ingress));
  let [direct, longer] = [0, 0];
  for (const [i, value] of values.entries()) {
    const at = { x: tenth(cells[3 * i]!), y: tenth(cells[3 * i + 1]!), z: tenth(cells[3 * i + 2]!) };
    const one = movesOf(rehearse(t.game, '0.runner.1', true), '0.runner.1').grants.some(({ request }) => refusePlace(terrain, request, at) === null);
    if (one) direct++;
    else if (i % 5 === 0) {
      const [way] = prospectOf(t.game, '0.runner.1', at).ways;
      expect([at, value, way?.refusal, way?.steps.map(({ how }) => how)]).toMatchObject([at, value, null, expect.any(Array)]);
      longer += way!.steps.length > 1 ? 1 : 0;
    }
  }
  expect([direct > 30, longer > 5]).toEqual([true, true]);
});
