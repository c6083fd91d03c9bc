import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';

const TROOPERS = 'shoretroopers';
const acting = (units: Readonly<Record<string, Placed>> = {}, own: Partial<Placed> = {}): Table =>
  table({
    active: TROOPERS,
    units: {
      [TROOPERS]: {
        seat: 0,
        at: [
          [10, 10],
          [20, 10],
        ],
        ...own,
      },
      ...units,
    },
  }).go();

test('Defensive Maneuver: a dash brings a Hunker token, staying does not', () => {
  expect(acting().play('ability:defensive-maneuver', `0.${TROOPERS}.1`, [10, 14], null).go().unit(TROOPERS).hunker).toBe(1);
  expect(acting().play('ability:defensive-maneuver', 'done').go().unit(TROOPERS).hunker).toBe(0);
});

test('For the Empire: as an action an engaged enemy is pushed Range 2, and the unit is exposed; not with nobody engaged', () => {
  const t = acting({ kalani: { seat: 1, at: [10, 13] } }).play('ability:for-the-empire', [10, 16]).go();
  expect([t.where('kalani'), t.unit(TROOPERS).conditions, t.state.activation!.spent]).toEqual([[10, 16, 0], ['exposed'], 1]);
  expect(acting({ kalani: { seat: 1, at: [10, 14.51] } }).closed).toContainEqual({ option: 'ability:for-the-empire', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

test('Garrison Force: with a Hunker token attacks outside the own activation have 1 die more', () => {
  const dice = (hunker: number, active?: string): number =>
    table({
      ...(active === undefined ? {} : { active }),
      units: {
        [TROOPERS]: {
          seat: 0,
          at: [
            [10, 10],
            [30, 30],
          ],
          hunker,
        },
        kalani: { seat: 1, at: [17, 10] },
      },
    })
      .run((game) => attack(game, `0.${TROOPERS}.1`, { part: 'x' })).pools.attackDice;
  expect([dice(1), dice(2, 'kalani'), dice(0), dice(1, TROOPERS)]).toEqual([7, 7, 6, 6]);
});

/** Kalani attacks one of them with two criticals: 2 damage and then a Shove with 1 more. */
function hit(objective: Spot): Table {
  const t = table({ units: { [TROOPERS]: { seat: 0, at: [[10, 10], [30, 30]] }, kalani: { seat: 1, at: [13, 10] } }, objectives: { A: objective } });
  return t.run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], part: 'combat' })).play(attackDice('C C F F F F'), defenseDice('F F F F'), 'm1', 'm2');
}

test('Garrison Force: contesting an active objective a trooper has Steadfast and Protection; otherwise neither', () => {
  const held = hit([10, 14.25]);
  expect(held.asked).toBe('place pull 1');
  expect(held.play(null).unit(TROOPERS).damage).toBe(2);
  const free = hit([10, 14.26]);
  expect(free.asked).toBe('place push 1');
  expect(free.play(null, null).unit(TROOPERS).damage).toBe(3);
  expect(hit([30, 27]).asked).toBe('place push 1');
});

test('Only Imperial Stormtroopers Are So Precise: Sharpshooter [1] for the focused', () => {
  expect(acting().play('focus').all('focused')).toMatchObject([{ sharpshooter: 1, impact: 0 }, { sharpshooter: 1 }]);
});
