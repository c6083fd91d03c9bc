import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { checkControl } from '../deeds/objective.ts';

const BROTHER = 'fifth-brother';
const ENFEEBLE = `enfeeble-exposed@0.${BROTHER}`;
const acting = (units: Readonly<Record<string, Placed>> = {}): Table =>
  table({ active: BROTHER, units: { [BROTHER]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Force Repulse: everybody else within Range 2 is pushed Range 2 away, for 2 Force; nobody further away', () => {
  const t = acting({ kalani: { seat: 1, at: [14.5, 10] }, 'third-sister': { seat: 0, at: [10, 14] }, 'gar-saxon': { seat: 1, at: [5.49, 10] } }).play('ability:force-repulse');
  expect(t.offered).toEqual(['1.kalani.1', '0.third-sister.1']);
  t.play('1.kalani.1', [17.5, 10], [10, 17]).go();
  expect([t.where('kalani'), t.where('third-sister'), t.where('gar-saxon'), t.state.players[0]!.ready]).toEqual([[17.5, 10, 0], [10, 17, 0], [5.49, 10, 0], 6]);
});

test('Force Jump: for 1 Force he may jump, once a turn', () => {
  const t = acting().play('ability:force-jump', [10, 14]).go();
  expect([t.where(BROTHER), t.state.players[0]!.ready]).toEqual([[10, 14, 0], 7]);
  expect(t.closed).toContainEqual({ option: 'ability:force-jump', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

/** An ally attacks Kalani at (20, 10). */
const ally = (who: string, at: Spot, part = 'combat'): Table =>
  table({ units: { [BROTHER]: { seat: 0, at }, [who]: { seat: 0, at: [23, 10] }, kalani: { seat: 1, at: [20, 10] } } }).run((game) => attack(game, `0.${who}.1`, { kinds: ['melee'], part }));

test('Enfeeble: the target of another Inquisitorius unit within Range 4 gains exposed', () => {
  const t = ally('third-sister', [11.5, 10]);
  expect(t.offered).toEqual([ENFEEBLE, 'pass']);
  expect(t.play(ENFEEBLE).unit('kalani').conditions).toEqual(['exposed']);
  expect(t.asked).toBe('roll attack 7');
});

test('Enfeeble: not beyond Range 4, for others, for himself or outside a combat action', () => {
  for (const t of [ally('third-sister', [11.49, 10]), ally('gar-saxon', [11.5, 10]), ally('third-sister', [11.5, 10], 'call-the-hunt')]) expect(t.asked).toMatch('roll attack');
  const own = table({ units: { [BROTHER]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [13, 10] } } }).run((game) => attack(game, `0.${BROTHER}.1`, { part: 'combat' }));
  expect(own.asked).toMatch('roll attack');
});

/** Kalani shoots at him from (17, 10) with two criticals: 2 damage and then a Shove with 1 more. */
function shot(objective: Spot): Table {
  const t = table({ units: { [BROTHER]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [17, 10] } }, objectives: { A: objective } });
  return t.run((game) => attack(game, '1.kalani.1', { part: 'combat' })).play(attackDice('C C F F F F F'), defenseDice('F F F F F'), 'm1', 'm2');
}

test('Resolve: contesting he has Protection and Steadfast; otherwise neither', () => {
  const held = shot([10, 14.25]);
  expect(held.asked).toBe('place pull 1');
  expect(held.play(null).unit(BROTHER).damage).toBe(2);
  const free = shot([10, 14.26]);
  expect(free.asked).toBe('place push 1');
  expect(free.play(null, null).unit(BROTHER).damage).toBe(3);
});

test('Inquisitorial Mandate: ties at an objective that he contests go to his player', () => {
  const control = (at: Spot, enemies: readonly Spot[] = [[10, 16]]): number | null => {
    const units = { [BROTHER]: { seat: 0, at }, stormtroopers: { seat: 1, at: enemies } } as const;
    const t = table({ units, objectives: { A: [10, 13] } });
    t.run(function* (game) { checkControl(game); });
    return t.state.objectives[0]!.controller;
  };
  expect([control([10, 10]), control([10, 10], [[10, 16], [13, 13]]), control([30, 30])]).toEqual([0, 1, 1]);
});
