import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { checkControl } from '../deeds/objective.ts';

const SISTER = 'fourth-sister';
const ENFEEBLE = `enfeeble-pinned@0.${SISTER}`;
const acting = (units: Readonly<Record<string, Placed>> = {}): Table =>
  table({ active: SISTER, units: { [SISTER]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Force Jump: for 1 Force she may jump, once a turn', () => {
  const t = acting().play('ability:force-jump', [10, 14]).go();
  expect([t.where(SISTER), t.state.players[0]!.ready]).toEqual([[10, 14, 0], 7]);
  expect(t.closed).toContainEqual({ option: 'ability:force-jump', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

test('Force Pull: an enemy within Range 3 is pulled Range 2 toward her, for 1 Force; closed with nobody near', () => {
  const t = acting({ kalani: { seat: 1, at: [16.5, 10] } }).play('ability:force-pull', [13.5, 10]).go();
  expect([t.where('kalani'), t.state.players[0]!.ready]).toEqual([[13.5, 10, 0], 7]);
  expect(acting({ kalani: { seat: 1, at: [16.51, 10] } }).closed).toContainEqual({ option: 'ability:force-pull', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

/** An ally attacks Kalani at (20, 10). */
const ally = (who: string, at: Spot, part = 'combat'): Table =>
  table({ units: { [SISTER]: { seat: 0, at }, [who]: { seat: 0, at: [23, 10] }, kalani: { seat: 1, at: [20, 10] } } }).run((game) => attack(game, `0.${who}.1`, { kinds: ['melee'], part }));

test('Enfeeble: the target of another Inquisitorius unit within Range 4 gains pinned', () => {
  const t = ally('third-sister', [11.5, 10]);
  expect(t.offered).toEqual([ENFEEBLE, 'pass']);
  expect(t.play(ENFEEBLE).unit('kalani').conditions).toEqual(['pinned']);
  expect(t.asked).toBe('roll attack 7');
});

test('Enfeeble: not beyond Range 4, for others or outside a combat action', () => {
  for (const t of [ally('third-sister', [11.49, 10]), ally('gar-saxon', [11.5, 10]), ally('third-sister', [11.5, 10], 'call-the-hunt')]) expect(t.asked).toMatch('roll attack');
});

test('Inquisitorial Mandate: ties at an objective that she contests go to her player', () => {
  const control = (at: Spot, wounded = 0): number | null => {
    const t = table({ units: { [SISTER]: { seat: 0, at, wounded }, kalani: { seat: 1, at: [10, 16] } }, objectives: { A: [10, 13] } });
    t.run(function* (game) { checkControl(game); });
    return t.state.objectives[0]!.controller;
  };
  expect([control([10, 10]), control([30, 30]), control([10, 10], 1)]).toEqual([0, 1, 1]);
});

test('Swift Retreat: an advance is a reposition while she is Engaged, an advance otherwise', () => {
  const t = acting({ kalani: { seat: 1, at: [10, 13] } }).play('move');
  expect(t.offered).toContain('advance');
  expect(t.play('advance').asked).toBe('place reposition 0');
  expect(acting().play('move', 'advance').asked).toBe('place advance 0');
});
