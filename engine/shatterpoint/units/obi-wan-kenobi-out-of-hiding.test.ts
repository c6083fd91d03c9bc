import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { gainCondition } from '../deeds/effects.ts';

const OBI = 'obi-wan-kenobi-out-of-hiding';
const TRICK = `mind-trick@0.${OBI}`;
const starting = (units: Readonly<Record<string, Placed>> = {}, obi: Partial<Placed> = {}): Table => table({ active: OBI, step: 'begin', units: { [OBI]: { seat: 0, at: [10, 10], ...obi }, ...units } }).go();

test('Run: he or another ally who is engaged may heal and reposition', () => {
  const t = starting({ 'third-sister': { seat: 0, at: [20, 20], damage: 2 }, 'fifth-brother': { seat: 0, at: [30, 30] }, kalani: { seat: 1, at: [20, 23] } });
  expect(t.offered).toEqual([`0.${OBI}.1`, '0.third-sister.1']);
  t.play('0.third-sister.1', 'damage@0.third-sister');
  expect(t.asked).toBe('place reposition 0');
  t.play([20, 15]).go();
  expect([t.where('third-sister'), t.unit('third-sister').damage, t.asked]).toEqual([[20, 15, 0], 1, 'pick act 0']);
});

test('Run: alone he is the one; heal and move may be declined', () => {
  const t = starting({}, { damage: 1 }).play('none', null).go();
  expect([t.unit(OBI).damage, t.where(OBI), t.asked]).toEqual([1, [10, 10, 0], 'pick act 0']);
});

/** Kalani shoots from (20, 10) at an ally of his. */
function targeted(at: Spot, target = 'third-sister', kalani: Partial<Placed> = {}): Table {
  const units = {
    [OBI]: { seat: 0, at },
    ...(target === OBI ? {} : { [target]: { seat: 0, at: [20, 17] } }),
    kalani: { seat: 1, at: [20, 10], ...kalani },
  } as const;
  return table({ units }).run((game) => attack(game, '1.kalani.1', { kinds: ['ranged'], targets: [`0.${target}.1`], part: 'combat' }));
}

test('Mind Trick: an enemy within Range 5 that attacks an ally, or him, gains disarmed', () => {
  const t = targeted([9.5, 10]);
  expect(t.offered).toEqual([TRICK, 'pass']);
  t.play(TRICK);
  expect([t.unit('kalani').conditions, t.state.players[0]!.ready]).toEqual([['disarmed'], 7]);
  expect(targeted([12, 10], OBI).offered).toEqual([TRICK, 'pass']);
  expect(t.asked).toBe('roll attack 7');
});

test('Mind Trick: not beyond Range 5, not if the enemy is disarmed, not for allies’ attacks', () => {
  expect(targeted([9.49, 10]).asked).toMatch('roll attack');
  expect(targeted([12, 10], OBI, { conditions: ['disarmed'] }).asked).toMatch('roll attack');
  const own = table({ units: { [OBI]: { seat: 0, at: [10, 10] }, 'third-sister': { seat: 0, at: [20, 10] }, kalani: { seat: 1, at: [20, 13] } } });
  expect(own.run((game) => attack(game, '0.third-sister.1', { part: 'combat' })).asked).toMatch('roll attack');
});

const exposing = (unit: string, condition: 'exposed' | 'pinned' = 'exposed'): Table =>
  table({ units: { [OBI]: { seat: 0, at: [10, 10], damage: 3 }, 'third-sister': { seat: 0, at: [12, 12] } } }).run((game) => gainCondition(game, `0.${unit}`, condition, null));

test('Greater Purpose: he is never exposed; he may heal instead', () => {
  const t = exposing(OBI);
  expect([t.asked, t.offered]).toEqual(['pick heal 0', [`damage@0.${OBI}`, 'none']]);
  t.play(`damage@0.${OBI}`);
  expect([t.unit(OBI).conditions, t.unit(OBI).damage, t.asked]).toEqual([[], 2, 'nothing']);
  expect(exposing(OBI).play('none').unit(OBI)).toMatchObject({ conditions: [], damage: 3 });
});

test('Greater Purpose: other conditions and other units are as usual', () => {
  expect(exposing(OBI, 'pinned').unit(OBI).conditions).toEqual(['pinned']);
  expect(exposing('third-sister').unit('third-sister').conditions).toEqual(['exposed']);
});

test('Greater Purpose: an Exposed option of a tree gives neither the condition nor damage', () => {
  const t = table({ units: { [OBI]: { seat: 0, at: [10, 10] }, 'fifth-brother': { seat: 1, at: [13, 10] } } });
  t.run((game) => attack(game, '1.fifth-brother.1', { part: 'combat' })).play('pass', attackDice('C F F F F F F'), defenseDice('F F F F F'), 't1');
  expect([t.unit(OBI).conditions, t.unit(OBI).damage]).toEqual([[], 1]);
});

test('Last Stand of the Jedi: 2 dice more for attack and defense for each Injured token on him', () => {
  const pools = (injured: number, attacker: string): unknown => {
    const t = table({ units: { [OBI]: { seat: 0, at: [10, 10], injured }, 'gar-saxon': { seat: 1, at: [13, 10], injured: 1 } }, players: [{ ready: 0 }, {}] });
    return t.run((game) => attack(game, attacker, { part: 'combat' })).pools;
  };
  const [own, saxon] = [`0.${OBI}.1`, '1.gar-saxon.1'];
  expect([pools(0, own), pools(1, own), pools(2, own)]).toMatchObject([{ attackDice: 6 }, { attackDice: 8 }, { attackDice: 10 }]);
  expect([pools(0, saxon), pools(1, saxon)]).toMatchObject([{ attackDice: 7, defenseDice: 5 }, { attackDice: 7, defenseDice: 7 }]);
  const ally = table({ units: { [OBI]: { seat: 0, at: [30, 30], injured: 1 }, kalani: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at: [13, 10] } } });
  expect(ally.run((game) => attack(game, saxon, { part: 'combat' })).pools).toMatchObject({ defenseDice: 3 });
});
