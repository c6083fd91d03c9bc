import { expect, test } from 'vitest';
import type { Placed, Table } from '../../testing/shatterpoint/table.ts';
import { changeResult, reroll } from '../attack/modify.ts';
import { BO, KALANI, MAUL, REX, TROOPS, acting, at, diceOf, fight, rolls, starting, type Units } from './republic.fixture.ts';

const WOLFFE = 'cc-3636-commander-wolffe';

test('Flank ’Em!: the characters of an allied Clone Trooper unit may climb', () => {
  const t = starting(WOLFFE, { [TROOPS]: at(0, [20, 10], [20, 14]), [BO]: at(0, [30, 10]), 'general-anakin-skywalker': at(0, [30, 20]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${WOLFFE}`, `0.${TROOPS}`]]);
  expect(t.play(`0.${TROOPS}`, `0.${TROOPS}.2`).asked).toBe('place climb 0');
  expect(t.play([24, 14]).where(`${TROOPS}.2`)).toEqual([24, 14, 0]);
  expect(t.asked).toBe('place climb 0');
});

test('Flank ’Em!: with no other he climbs himself; engaged nobody climbs', () => {
  expect(starting(WOLFFE, { [BO]: at(0, [30, 10]) }).asked).toBe('place climb 0');
  expect(starting(WOLFFE, { [KALANI]: at(1, [10, 13]) }).asked).toBe('pick act 0');
});

test('Run and Gun: a dash brings a focus action, staying does not', () => {
  expect(acting(WOLFFE).play('ability:run-and-gun', [13, 10]).all('focused')).toHaveLength(1);
  expect(acting(WOLFFE).play('ability:run-and-gun', null).all('focused')).toHaveLength(0);
});

test('Pack Hunter: 2 melee dice more against an enemy engaged with another Clone Trooper', () => {
  const dice = (units: Units): number => diceOf(fight({ [WOLFFE]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]), ...units }, `0.${WOLFFE}.1`, { kinds: ['melee'] }));
  expect([dice({ [REX]: at(0, [13, 14.5]) }), dice({ [REX]: at(0, [13, 14.51]) }), dice({ [BO]: at(0, [13, 13]) })]).toEqual([8, 6, 6]);
  const ally = fight({ [WOLFFE]: at(0, [35, 35]), [BO]: at(0, [10, 10]), [REX]: at(0, [13, 13]), [KALANI]: at(1, [13, 10]) }, `0.${BO}.1`, { kinds: ['melee'] });
  expect(diceOf(ally), 'an ally’s attack').toBe(7);
});

/** A friend’s attack on Maul with a critical, up to the tree. */
const volley = (attacker: string, units: Units, own: Partial<Placed> = {}): Table => {
  const t = fight({ [WOLFFE]: { ...at(0, [10, 10]), ...own }, [MAUL]: at(1, [20.5, 10]), ...units }, `0.${attacker}.1`);
  return rolls(t, 'C').leaveOpen();
};
const changes = (t: Table, seat: 0 | 1): boolean => changeResult(t.game, 'attack', 'critical', 'failure', seat);
const near = { [TROOPS]: at(0, [20.5, 17], [35, 2]) };

test('Wolfpack: enemy effects change no criticals of a Clone Trooper attacking an enemy within range 5 of another Clone Trooper unit; own effects do', () => {
  const t = volley(TROOPS, near);
  expect([changes(t, 1), changes(t, 0)]).toEqual([false, true]);
  t.run((game) => reroll(game, { roll: 'attack', seat: 1, most: 2 }));
  expect(t.offered.every((die) => !die.endsWith('critical'))).toBe(true);
});

test('Wolfpack: not for the opponent’s Clone Troopers', () => {
  const t = rolls(fight({ [WOLFFE]: at(0, [10, 10]), [BO]: at(0, [14, 10]), [TROOPS]: at(1, [14, 17], [35, 2]), [REX]: at(0, [14, 5]) }, `1.${TROOPS}.1`, { targets: [`0.${BO}.1`] }), 'C');
  expect(changes(t, 0)).toBe(true);
  expect(t.asked).toBe('pick option 1');
});

test('Wolfpack: not when he is wounded, for others, or with no other unit near the enemy', () => {
  expect(changes(volley(TROOPS, near, { wounded: 1 }), 1)).toBe(true);
  expect(changes(volley(TROOPS, { ...near, [MAUL]: at(1, [20.51, 10]) }), 1)).toBe(true);
  expect(changes(volley(BO, { [BO]: at(0, [20.5, 17]) }), 1)).toBe(true);
});

test('Wolfpack: the defender’s chart changes no criticals', () => {
  const t = rolls(fight({ [WOLFFE]: at(0, [10, 10]), 'asajj-ventress': { ...at(1, [20.5, 10]), stance: 1 }, [REX]: at(0, [20.5, 13]) }, `0.${REX}.1`), 'C', 'D');
  expect(t.all('resultChanged')).toEqual([]);
  expect(t.asked).toBe('pick option 0');
});
