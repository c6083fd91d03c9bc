import { describe, expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { block, CRATE, GANTRY, ROOF, scenery, WALL_H, WALL_L } from '../../testing/shatterpoint/scenery.ts';
import { spot, table, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { prospectOf, type Encounter, type Prospect } from './prospect.ts';

const hero = fighter('hero');
/** A hero at a place and a foe at another. */
const two = (at: Spot | null, foe: Spot, more: Partial<TableOptions> = {}): Table =>
  table({ cards: [hero], active: 'hero', ...more, units: { hero: { seat: 0, at }, foe: { card: 'hero', seat: 1, at: foe }, ...more.units } });
const plan = (t: Table, to: Spot, who = '0.hero.1'): Prospect => prospectOf(t.game, who, spot(to), t.request);
const foeFrom = (t: Table, to: Spot): Encounter => plan(t, to).others.find(({ id }) => id === '1.foe.1')!;
const kinds = ({ attacks, attackedBy }: Encounter): unknown => [attacks.map(({ kind }) => kind), attackedBy.map(({ kind }) => kind)];

describe('a planned place', () => {
  test('AT-011 (SP-MEAS-04): in the opponent’s turn, while something is asked, everything is answered for either side and nothing changes', () => {
    const t = two([10, 10], [16, 10], { active: 'foe', objectives: { C: [12, 10] }, units: { foe: { card: 'hero', seat: 1, at: [16, 10], hunker: 1 } } }).go();
    const before = JSON.stringify([t.state, t.events, t.request]);
    expect(foeFrom(t, [13, 10])).toMatchObject({ engaged: true, seat: 1 });
    expect(plan(t, [30, 30], '1.foe.1').others).toMatchObject([{ id: '0.hero.1', enemy: true, sees: true, engaged: false }]);
    expect(JSON.stringify([t.state, t.events, t.request])).toBe(before);
  });

  test('SP-MEAS-05, SP-MEAS-08: distance edge to edge and its named Range', () => {
    const t = two([2, 2], [20, 10]);
    const at = (x: number): unknown => [foeFrom(t, [x, 10]).band, foeFrom(t, [x, 10]).distance];
    expect([18.5, 17.5, 15.5, 13.5, 11.5, 9.5, 9.4].map((x) => at(x))).toEqual([[0, 0], [1, 25.4], [2, 76.2], [3, 127], [4, 177.8], [5, 228.6], [null, 231.1]]);
  });

  test('SP-ELEV-05: how the other stands to the place', () => {
    const t = two([2, 2], [14, 18, 5], { terrain: scenery(GANTRY) });
    expect(foeFrom(t, [8, 18])).toMatchObject({ elevation: 'higher', rise: 127 });
    expect(foeFrom(t, [18, 18, 5])).toMatchObject({ elevation: 'same', rise: 0 });
  });

  test('AT-214 (SP-ENG-01, SP-LOS-04): within Range 2 behind a wall it is neither seen nor Engaged, and the wall is named', () => {
    const blocked = { feature: 'wall-h', piece: 'wall-h', part: 'wall-h' };
    expect(foeFrom(two([2, 2], [19.5, 18], { terrain: scenery(WALL_H) }), [16.5, 18])).toMatchObject({
      band: 2,
      sees: false,
      seen: false,
      seesBlockedBy: blocked,
      seenBlockedBy: blocked,
      engaged: false,
      attacks: [],
      attackedBy: [],
    });
  });

  test('AT-195 (SP-LOS-06): out of a ruin it sees and strikes, into it nobody does', () => {
    const ruin = { terrain: scenery({ id: 'ruin', sight: 'blocked', move: 'passable', x: [22, 26], z: [16, 20], bottom: 0, top: 6, hollow: 0.1 }) } as const;
    expect(foeFrom(two([2, 2], [20, 18], ruin), [24, 18])).toMatchObject({ sees: true, seen: false, seesBlockedBy: null, seenBlockedBy: { part: 'ruin' }, engaged: true, attacks: [{ kind: 'melee' }], attackedBy: [] });
    expect(foeFrom(two([2, 2], [24, 18], ruin), [20, 18])).toMatchObject({ sees: false, seen: true, engaged: true, attacks: [], attackedBy: [{ kind: 'melee' }] });
  });

  test('AT-215 (SP-ENG-02, SP-ATK-00b, -00c): what it could attack from there, and what could attack it', () => {
    const t = two([2, 2], [20, 10]);
    expect(kinds(foeFrom(t, [15.5, 10]))).toEqual([['melee'], ['melee']]);
    expect(kinds(foeFrom(t, [15.4, 10]))).toEqual([['ranged'], ['ranged']]);
    expect(kinds(foeFrom(t, [9.4, 10]))).toEqual([[], []]);
    expect([plan(t, [15.5, 10]).restricted, plan(t, [15.4, 10]).restricted]).toEqual([true, false]);
  });

  test('AT-198, AT-202 (SP-COVER-02, -04): Cover [n] and dice of the attacks', () => {
    const shot = (at: Spot): unknown => foeFrom(two([2, 2], at, { terrain: scenery(WALL_L), units: { foe: { card: 'hero', seat: 1, at, hunker: 1 } } }), [12, 18]).attacks;
    const coverFrom = { feature: 'wall-l', piece: 'wall-l', part: 'wall-l' };
    expect([shot([19.5, 18]), shot([20.1, 18])]).toEqual([[{ kind: 'ranged', attackDice: 4, defenseDice: 5, cover: 2, coverFrom }], [{ kind: 'ranged', attackDice: 4, defenseDice: 4, cover: 1, coverFrom: null }]]);
  });

  test('SP-ATK-04: the dice are those that the attack will roll', () => {
    const t = two([12, 18], [19.5, 18], { terrain: scenery(WALL_L), units: { foe: { card: 'hero', seat: 1, at: [19.5, 18], hunker: 2 } } });
    const [strike] = foeFrom(t, [12, 18]).attacks;
    t.run((game) => attack(game, '0.hero.1', { part: 'combat' }));
    expect(t.pools).toMatchObject({ attackDice: strike!.attackDice, defenseDice: strike!.defenseDice });
    expect(strike).toMatchObject({ cover: 3 });
  });

  test('AT-207 (SP-COVER-09): going beside an enemy costs it its Hunker tokens, as it will', () => {
    const t = two([2, 2], [20, 10], { units: { foe: { card: 'hero', seat: 1, at: [20, 10], hunker: 2 } } });
    expect([foeFrom(t, [15.4, 10]).attacks[0]!.cover, t.unit('foe').hunker]).toEqual([2, 2]);
    expect(foeFrom(t, [15.5, 10]).attacks).toEqual([{ kind: 'melee', attackDice: 4, defenseDice: 3, cover: 0, coverFrom: null }]);
  });

  test('AT-207 (SP-COVER-07): its own tokens will not cover it beside an enemy', () => {
    const t = two([2, 2], [20, 10], { units: { hero: { seat: 0, at: [2, 2], hunker: 1 }, brute: { card: 'brute', seat: 1, at: [12, 13] } }, cards: [hero, fighter('brute', { ranged: null })] });
    const covered = (to: Spot): unknown => foeFrom(t, to).attackedBy;
    expect([covered([12, 8]), covered([12, 9])]).toEqual([[{ kind: 'ranged', attackDice: 4, defenseDice: 4, cover: 1, coverFrom: null }], [{ kind: 'ranged', attackDice: 4, defenseDice: 3, cover: 0, coverFrom: null }]]);
  });

  test('SP-OBJ-01, SP-OBJ-03, SP-WND-03: objectives contested from there, and who would take them', () => {
    const t = (wounded: number): Prospect =>
      plan(two([2, 2], [30, 30], { objectives: { C: [10, 10], D: [30, 27] }, units: { hero: { seat: 0, at: [2, 2], wounded } } }), [10, 14.25]);
    expect(t(0).objectives).toMatchObject([{ id: 'C', band: 2, contested: true, takenBy: 0, elevation: 'same' }, { id: 'D', contested: false, takenBy: 1 }]);
    expect(t(1).objectives[0]).toMatchObject({ contested: false, takenBy: null });
  });

  test('SP-MOVE-03, -06, -07, -08: whether it may stand there at all', () => {
    const t = two([2, 2], [20, 10], { terrain: scenery(ROOF, CRATE) });
    const why = (...to: Spot): string | undefined => plan(t, to).refusal?.rule;
    expect([why(0.5, 10), why(24, 18), why(10, 10, 3), why(20.5, 10), why(24, 18, 5), why(2, 2)]).toEqual(['SP-MOVE-03', 'SP-MOVE-06', 'SP-MOVE-07', 'SP-MOVE-08', undefined, undefined]);
  });

  test('one that is not on the battlefield is planned all the same', () => {
    expect(plan(two(null, [20, 10]), [15.5, 10])).toMatchObject({ from: null, ways: [], refusal: null, others: [{ engaged: true }] });
  });

  test('an enemy that a text forbids to target is not offered (SP-EFF-06)', () => {
    const t = two([2, 2], [20, 10], { terrain: scenery(block('far', [30, 31], [30, 31], 1)), units: { droid: { card: 'chopper-c1-10p', seat: 1, at: [20, 20] } }, players: [{}, { deck: { left: ['1.droid'] } }] });
    const droid = (y: number): unknown => plan(t, [20, y]).others.find(({ unit }) => unit === '1.droid')!.attacks.map(({ kind }) => kind);
    expect([droid(24.6), droid(24)]).toEqual([[], ['melee']]);
  });
});
