import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { takenBy } from '../deeds/objective.ts';
import { about } from './fight.fixture.ts';
import { at, diceOf, fight, GAR, KALANI, MAUL, REX, starting, TROOPS, type Units } from './republic.fixture.ts';
import { happen } from '../deeds/window.ts';

const FIXER = 'rc-1140-fixer';
const FORMING = `forming-up-sir@0.${FIXER}`;
const STRING = `string-em-along-and-well-mop-em-up@0.${FIXER}`;
const DELTA = { tags: ['Delta Squad'] };

test('Grab Yourself Some Bacta, Trooper: an allied Clone Trooper character may heal and then dash', () => {
  const t = starting(FIXER, { [REX]: { ...at(0, [20, 20]), damage: 2 }, [MAUL]: at(0, [30, 30]), 'enemy-troops': { ...at(1, [30, 5], [33, 5]), card: TROOPS } });
  expect(t.offered).toEqual([`0.${FIXER}.1`, `0.${REX}.1`]);
  t.play(`0.${REX}.1`, `damage@0.${REX}`);
  expect([t.unit(REX).damage, t.asked, about(t)]).toEqual([1, 'place dash 0', `0.${REX}.1`]);
  expect(t.play([20, 22]).go().where(REX)).toEqual([20, 22, 0]);
  expect(starting(FIXER, {}, { damage: 1 }).play('none', null).go().unit(FIXER).damage).toBe(1);
});

/** A unit has ended an action, in which its first character moved, or nobody did. */
const moved = (friend: Placed, { name = REX, action = 'move' as 'move' | 'focus', still = false } = {}): Table =>
  table({ units: { [FIXER]: at(0, [10, 10]), [name]: friend } }).run((game) => {
    const id = `${friend.seat}.${name}`;
    return happen(game, { type: 'actionResolved', unit: id, action, granted: false, targets: [], moved: still ? [] : [`${id}.1`] });
  });

test('Forming Up, Sir: another allied Clone Trooper unit that moved and is within Range 3 gains Hunker', () => {
  const t = moved(at(0, [16.5, 10]));
  expect(t.offered).toEqual([FORMING, 'pass']);
  expect(t.play(FORMING).unit(REX).hunker).toBe(1);
});

test('Forming Up, Sir: it counts who of the unit is near, not who of it moved', () => {
  const apart = { ...at(0, [30, 30], [16.5, 10]), card: TROOPS };
  expect(moved(apart, { name: 'far-troops' }).offered).toEqual([FORMING, 'pass']);
  expect(moved(apart, { name: 'far-troops', still: true }).asked).toBe('nothing');
  expect(moved({ ...apart, at: [[30, 30], [16.51, 10]] }, { name: 'far-troops' }).asked).toBe('nothing');
});

test('Forming Up, Sir: not beyond Range 3, not if nobody moved, not after a focus, not for others or himself', () => {
  expect(moved(at(0, [16.51, 10])).asked).toBe('nothing');
  expect(moved(at(0, [16.5, 10]), { still: true }).asked).toBe('nothing');
  expect(moved(at(0, [16.5, 10]), { action: 'focus' }).asked).toBe('nothing');
  expect(moved(at(0, [16.5, 10]), { name: MAUL }).asked).toBe('nothing');
  expect(moved(at(1, [16.5, 10])).asked).toBe('nothing');
  expect(moved(at(0, [10, 10]), { name: FIXER }).asked).toBe('nothing');
});

const scene: Units = { [FIXER]: at(0, [10, 10]), [REX]: at(0, [10, 17]), [KALANI]: at(1, [17, 14]) };

test('String ’em Along: 1 die for each other Delta Squad unit within Range 5 and in sight of the target', () => {
  const t = fight(scene, `0.${REX}.1`);
  expect(t.offered).toEqual([STRING, 'pass']);
  expect(diceOf(t.play(STRING))).toBe(8);
  const two = fight({ ...scene, [TROOPS]: { ...at(0, [10, 14], [35, 35]), ...DELTA } }, `0.${REX}.1`);
  expect(diceOf(two.play(STRING))).toBe(9);
  expect(diceOf(fight(scene, `0.${REX}.1`).play('pass'))).toBe(7);
});

test('String ’em Along: his own attack counts the others only', () => {
  expect(fight(scene, `0.${FIXER}.1`).asked).toBe('roll attack 7');
  expect(diceOf(fight({ ...scene, [REX]: { ...at(0, [10, 17]), ...DELTA } }, `0.${FIXER}.1`).play(STRING))).toBe(8);
});

test('String ’em Along: not beyond Range 5, not for an ability’s attack, not for other attackers', () => {
  expect(fight({ ...scene, [FIXER]: at(0, [6, 10]) }, `0.${REX}.1`).asked).toBe('roll attack 7');
  expect(fight(scene, `0.${REX}.1`, { part: 'some-ability' }).asked).toBe('roll attack 7');
  expect(fight({ ...scene, [GAR]: at(0, [15, 14]) }, `0.${GAR}.1`, { kinds: ['melee'] }).asked).toBe('roll attack 7');
});

test('Watch the Master at Work: he wins ties for an objective that he contests', () => {
  const winner = (x: number): unknown => {
    const { game } = table({
      units: { [FIXER]: at(0, [x, 10]), [REX]: at(0, [14, 7]), [GAR]: at(1, [14, 13]), ...(x < 15 ? { [KALANI]: at(1, [17, 10]) } : {}) },
      objectives: { C: [14, 10] },
    });
    return takenBy(game, game.state.objectives[0]!);
  };
  expect([winner(11), winner(30)]).toEqual([0, null]);
});
