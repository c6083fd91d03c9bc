import { expect, test } from 'vitest';
import type { Placed, Table } from '../../testing/shatterpoint/table.ts';
import { about, ready } from './fight.fixture.ts';
import { acting, at, diceOf, DROIDS, fight, GAR, KALANI, MAUL, REX, rolls, type Units } from './republic.fixture.ts';

const CROSSHAIR = 'ct-9904-elite-squad-leader';
const DISCS = `reflector-discs@0.${CROSSHAIR}`;
const DISTRACTION = `expendable-distraction@0.${CROSSHAIR}`;
const DEADEYE = `genetically-bred-deadeye@0.${CROSSHAIR}`;

test('Move to Position: he may dash or climb, then an ally within Range 3 may dash', () => {
  const t = acting(CROSSHAIR, { [REX]: at(0, [16.5, 10]), [MAUL]: at(0, [16.51, 13]), [GAR]: at(1, [10, 15]) }).play('ability:move-to-position');
  expect([t.offered, ready(t)]).toEqual([['dash', 'climb', 'none'], 7]);
  t.play('none');
  expect(t.offered).toEqual([`0.${CROSSHAIR}.1`, `0.${REX}.1`, 'none']);
  t.play(`0.${REX}.1`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${REX}.1`]);
  expect(t.play(null).go().asked).toBe('pick act 0');
});

test('Move to Position: the ally is measured from where he went; nobody need move', () => {
  const t = acting(CROSSHAIR, { [MAUL]: at(0, [18, 10]) }).play('ability:move-to-position', 'climb', [12, 10]);
  expect(t.offered).toEqual([`0.${CROSSHAIR}.1`, `0.${MAUL}.1`, 'none']);
  expect(t.play('none').go().asked).toBe('pick act 0');
});

/** He is far from Kalani; Rex stands between them. */
const spotted = (rex: Placed = at(0, [18.5, 10]), units: Units = {}, own: Partial<Placed> = {}): Table =>
  acting(CROSSHAIR, { [REX]: rex, [KALANI]: at(1, [28, 10]), ...units }, own);

test('Reflector Discs: for 1 Force range and sight are measured from an ally within Range 4', () => {
  const t = spotted().play('combat');
  expect(t.offered).toEqual([DISCS, 'pass']);
  t.play(DISCS);
  expect([t.all('targeted')[0]!.defender, ready(t), t.unit(CROSSHAIR).marks]).toEqual([`1.${KALANI}.1`, 7, []]);
  expect(t.asked).toBe('roll attack 7');
});

test('Reflector Discs: only what the ally can reach may then be targeted; passed, only what he can reach himself', () => {
  const units: Units = { [GAR]: at(1, [2, 10]) };
  for (const [answer, target] of [[DISCS, KALANI], ['pass', GAR]] as const) {
    const t = spotted(at(0, [18.5, 10]), units).play('combat', answer);
    expect([t.all('targeted')[0]!.defender, t.asked]).toEqual([`1.${target}.1`, 'roll attack 7']);
  }
  const wasted = spotted().play('combat', 'pass').go();
  expect([wasted.asked, wasted.all('attackDeclared'), ready(wasted)]).toEqual(['pick act 0', [], 8]);
});

test('Reflector Discs: not beyond Range 4, without Force, while he is engaged, or twice a turn', () => {
  const noTarget = { option: 'combat', rule: 'SP-ATK-02', why: 'noTarget' };
  expect(spotted(at(0, [18.51, 10])).closed).toContainEqual(noTarget);
  expect(spotted(at(0, [18.5, 10]), {}, { used: ['reflector-discs'] }).closed).toContainEqual(noTarget);
  expect(acting(CROSSHAIR, { [REX]: at(0, [18.5, 10]), [KALANI]: at(1, [28, 10]) }, {}, { players: [{ ready: 0 }, {}] }).closed).toContainEqual(noTarget);
  const engaged = spotted(at(0, [18.5, 10]), { [GAR]: at(1, [10, 13]) }).play('combat');
  expect([engaged.asked, engaged.all('attackDeclared')[0]!.attack]).toMatchObject(['roll attack 5', { kind: 'melee', defender: `1.${GAR}.1` }]);
});

test('Reflector Discs: no window for a melee attack of an effect, nor for another unit’s attack', () => {
  const units: Units = { [CROSSHAIR]: at(0, [10, 10]), [REX]: at(0, [13, 16]), [KALANI]: at(1, [13, 12]) };
  expect(fight(units, `0.${CROSSHAIR}.1`, { kinds: ['melee'] }).asked).toBe('roll attack 5');
  const struck = fight(units, `1.${KALANI}.1`, { targets: [`0.${CROSSHAIR}.1`], kinds: ['melee'] });
  expect([struck.asked, struck.all('targeted').length]).toEqual(['roll attack 6', 1]);
});

/** He shoots Kalani, with allied droids engaged with her or not. */
const distracted = (droids: Placed, part = 'combat'): Table => fight({ [CROSSHAIR]: at(0, [10, 10]), [DROIDS]: droids, [KALANI]: at(1, [17, 10]) }, `0.${CROSSHAIR}.1`, { part });

test('Expendable Distraction: 3 dice more for 2 damage on an ally in the fight', () => {
  const t = distracted(at(0, [20, 10], [30, 30]));
  while (!t.offered.includes(DISTRACTION)) t.play('pass');
  t.play(DISTRACTION);
  while (t.offered.includes('pass')) t.play('pass');
  expect([diceOf(t), t.unit(DROIDS).damage]).toEqual([10, 2]);
});

test('Expendable Distraction: not without an unwounded ally in the fight, nor in an ability’s attack', () => {
  const plain = (t: Table): void => {
    while (t.offered.includes('pass')) {
      expect(t.offered).not.toContain(DISTRACTION);
      t.play('pass');
    }
    expect(diceOf(t)).toBe(7);
  };
  plain(distracted(at(0, [30, 30], [33, 30])));
  plain(distracted({ ...at(0, [20, 10], [30, 30]), wounded: 1 }));
  plain(distracted(at(0, [20, 10], [30, 30]), 'some-ability'));
});

/** He wounds somebody with one critical. */
/** His Force once the victim is wounded, which others may then answer. */
const kill = (victim: string, damage: number, part = 'combat'): number => {
  const t = rolls(fight({ [CROSSHAIR]: at(0, [10, 10]), [victim]: { ...at(1, [17, 10], [30, 30]), damage } }, `0.${CROSSHAIR}.1`, { part }, { players: [{ ready: 2 }, {}] }), 'C').play('m1');
  return ready(t.leaveOpen());
};

test('Genetically Bred Deadeye: 2 Force for wounding a Primary or Secondary with a ranged combat attack', () => {
  expect([kill(KALANI, 9), kill(MAUL, 10)]).toEqual([4, 4]);
  expect([kill(DROIDS, 7), kill(KALANI, 0), kill(KALANI, 9, 'some-ability')]).toEqual([2, 2, 2]);
});

const marked = (conditions: NonNullable<Placed['conditions']>, kind: 'ranged' | 'melee' = 'ranged'): Table =>
  fight({ [CROSSHAIR]: at(0, [10, 10]), [KALANI]: { ...at(1, [kind === 'ranged' ? 17 : 13, 10]), conditions } }, `0.${CROSSHAIR}.1`, { kinds: [kind] });

test('Genetically Bred Deadeye: each condition taken off the target is a strike more', () => {
  const t = marked(['pinned', 'strained']);
  expect(t.offered).toEqual([DEADEYE, 'pass']);
  t.play(DEADEYE, 'pinned');
  expect(t.offered).toEqual(['strained', 'none']);
  t.play('strained');
  rolls(t, 'S');
  expect([t.unit(KALANI).conditions, t.all('resultsDetermined')[0]!.successes]).toEqual([[], 3]);
  expect(t.asked).toBe('pick option 0');
});

test('Genetically Bred Deadeye: some may stay; not without conditions, not in melee', () => {
  const t = marked(['pinned', 'strained']).play(DEADEYE, 'pinned', 'none');
  rolls(t, 'S');
  expect([t.unit(KALANI).conditions, t.all('resultsDetermined')[0]!.successes]).toEqual([['strained'], 2]);
  expect([marked([]).asked, marked(['pinned'], 'melee').asked]).toEqual(['roll attack 7', 'roll attack 5']);
  expect(t.asked).toBe('pick option 0');
});
