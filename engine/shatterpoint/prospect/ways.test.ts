import { describe, expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, GANTRY, LADDER, scenery, WALL_H } from '../../testing/shatterpoint/scenery.ts';
import { spot, table, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { snap } from '../../shape/point.ts';
import { active } from '../game/ability.ts';
import { eachMay, jetPack, sprint } from '../families/moves.ts';
import { prospectOf } from './prospect.ts';
import type { Way } from './ways.ts';

const hero = fighter('hero');
const runner = fighter('runner', { abilities: [sprint] });
const riser = fighter('riser', { abilities: [active('Rise', 0, 'While this unit is not wounded, each of its characters may jump.', { can: (_, unit) => unit.wounded === 0, *run(game, unit) { yield* eachMay(game, unit, 'jump'); } })] });
const flyer = fighter('flyer', { abilities: [jetPack] });

const one = (card: string, at: Spot, more: Partial<TableOptions> = {}): Table =>
  table({ cards: [hero, runner, flyer, riser], active: card, ...more, units: { [card]: { seat: 0, at, ...more.units?.[card] }, foe: { card: 'hero', seat: 1, at: [34, 34] }, ...more.units } });
const ways = (t: Table, to: Spot): readonly Way[] => prospectOf(t.game, t.state.units[0]!.characters[0]!.id, spot(to), t.request).ways;
const told = (t: Table, to: Spot): string[] => ways(t, to).map(({ steps, refusal, actions, force }) => `${steps.map(({ by, how }) => `${by} ${how}`).join(', ')}: ${refusal?.rule ?? `${actions} for ${force}`}`);

describe('ways to a planned place', () => {
  test('SP-TOOL-04, SP-ADV-01, SP-DASH-01: an advance goes farther than a dash', () => {
    const t = one('hero', [10, 10]);
    expect(told(t, [15, 10])).toEqual(['move advance: 1 for 0', 'move dash: 1 for 0', 'move climb: 1 for 0']);
    expect(told(t, [17, 10])).toEqual(['move advance: 1 for 0', 'move dash: SP-TOOL-04', 'move climb: SP-TOOL-04']);
  });

  test('SP-ADV-03, SP-CLIMB-01: a higher place takes a climb', () => {
    expect(told(one('hero', [13, 13], { terrain: scenery(GANTRY) }), [13, 17, 5])).toEqual(['move climb: 1 for 0', 'move advance: SP-ADV-03', 'move dash: SP-ADV-03']);
  });

  test('AT-129 (SP-CLIMB-02, SP-ADV-04): Engaged it dashes and does not climb', () => {
    const t = one('hero', [10, 10], { units: { foe: { card: 'hero', seat: 1, at: [10, 13] } } });
    expect(told(t, [13, 10])).toEqual(['move dash: 1 for 0', 'move advance: SP-ADV-04', 'move climb: SP-CLIMB-02']);
  });

  test('SP-COND-11: Pinned it goes nowhere', () => {
    const t = one('hero', [10, 10], { units: { hero: { seat: 0, at: [10, 10], conditions: ['pinned'] } } });
    expect(new Set(ways(t, [12, 10]).map(({ refusal }) => refusal?.rule))).toEqual(new Set(['SP-COND-11']));
  });

  test('SP-ACTION-01: each action once; what an ability grants is left', () => {
    const t = one('runner', [10, 10]).playOn('move', 'advance', [13, 10]);
    expect(told(t, [16, 10])).toEqual(['ability:sprint dash: 0 for 1', 'move move: SP-ACTION-01']);
  });

  test('SP-ABIL-10: an ability that cannot be paid moves nobody', () => {
    expect(told(one('runner', [10, 10], { players: [{ ready: 0 }, {}] }), [16, 10])).toEqual(['move advance: 1 for 0', 'move dash: SP-TOOL-04', 'move climb: SP-TOOL-04']);
  });

  test('two moves of one activation, by way of a place that the rules accept', () => {
    const t = one('runner', [10, 10]);
    const [way] = ways(t, [21, 10]);
    expect(way).toMatchObject({ steps: [{ by: 'move' }, { by: 'ability:sprint', how: 'dash', to: snap(spot([21, 10])) }], actions: 1, force: 1, refusal: null });
    const { x, y, z } = way!.steps[0]!.to;
    t.playOn('move', way!.steps[0]!.how);
    t.answer({ kind: 'place', at: { x, y, z } });
    expect(t.playOn('ability:sprint', [21, 10]).where('runner')).toEqual([21, 10, 0]);
  });

  test('SP-ADV-02, SP-JUMP-01: over a wall with an ability that jumps, after a move towards it', () => {
    const t = one('flyer', [12, 12], { terrain: scenery({ ...WALL_H, x: [17.75, 18.25] as const, z: [0, 36] as const }) });
    expect(told(t, [21, 12])[0]).toBe('move advance, ability:jet-pack jump: 1 for 1');
  });

  test('AT-178 (SP-INGR-02, -03): up a ladder that lies beside the end of a move', () => {
    const t = one('hero', [4, 18], { terrain: scenery(GANTRY, LADDER) });
    const [way] = ways(t, [11.5, 18, 5]);
    expect(way).toMatchObject({ steps: [{ by: 'move' }, { how: 'ingress', to: snap(spot([11.5, 18, 5])) }], actions: 1, refusal: null });
    expect(told(t, [13.5, 18, 5]).filter((line) => !line.includes('SP-'))).toEqual([]);
  });

  test('behind a wall no way is found, and every kind of move says why', () => {
    const t = one('hero', [16, 18], { terrain: scenery(block('keep', [17, 30], [6, 30], 9)) });
    expect(told(t, [24, 18])).toEqual(['move advance: SP-TOOL-04', 'move dash: SP-TOOL-04', 'move climb: SP-TOOL-04']);
  });

  test('the place that is being asked for comes first', () => {
    const t = one('hero', [10, 10]).playOn('move', 'dash');
    expect(t.asked).toBe('place dash 0');
    expect(told(t, [15, 10])).toEqual(['asked dash: 0 for 0']);
    expect(told(t, [17, 10])).toEqual(['asked dash: SP-TOOL-04', 'move move: SP-ACTION-01']);
  });

  test('in the opponent’s turn they are those of an activation of its own, the unit having recovered: Injured, its abilities cost more (SP-INJ-01)', () => {
    const t = one('riser', [10, 10], { active: 'foe', units: { riser: { seat: 0, at: [10, 10], wounded: 1 } } }).go();
    expect(told(t, [15, 10])).toEqual(['move advance: 1 for 0', 'move dash: 1 for 0', 'move climb: 1 for 0', 'ability:rise jump: 0 for 1']);
    expect(t.unit('riser').wounded).toBe(1);
  });
});
