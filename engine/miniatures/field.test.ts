import { describe, expect, test } from 'vitest';
import { table, type Drawing } from '../testing/miniatures/table.ts';
import { brawl } from '../testing/soundness-tables.ts';
import { squareToPoint } from '../space/ground/grid.ts';
import { squareAt, squareId } from './board.ts';
import { contentFor } from './content-for.ts';
import { dangerOf, reachOf, sightOf, squareField, type SquareField } from './field.ts';
import { readSetup } from './setup.ts';
import { cloneState, freshTurn } from './state.ts';
import { targetsOf } from './target.ts';
import { miniatures } from './system.ts';
import { movesOf, readMove } from './ways.ts';

const trooper = { card: 'stormtrooper' };

/** The classes of a field, as a drawing: `.` for none. */
function drawn(drawing: Drawing, kind: 'reach' | 'sight' | 'danger', figure = 'a'): readonly string[] {
  const t = table(drawing).leaveOpen();
  const work = { reach: reachOf, sight: sightOf, danger: dangerOf }[kind]({ ...t.game, state: cloneState(t.state) }, figure);
  let found = work.next();
  while (found.done !== true) found = work.next();
  const { columns, rows } = t.state.board;
  return Array.from({ length: rows }, (_, row) => [...found.value.slice(row * columns, (row + 1) * columns)].map((value) => (value === 0 ? '.' : String(value))).join(''));
}

describe('fields over squares', () => {
  test('SWM-7.2: reach tells squares to attack from apart from those beyond one move', () => {
    expect(drawn({ map: ['a..............'], pieces: { a: trooper } }, 'reach')).toEqual(['.111111222222..']);
    expect(drawn({ map: ['a..o...........'], pieces: { a: trooper } }, 'reach')).toEqual(['.11111222222...']);
  });

  test('of somebody whose turn it is not, reach is that of a turn of its own', () => {
    expect(drawn({ map: ['b............a'], pieces: { a: trooper, b: trooper } }, 'reach', 'b')).toEqual(['.111111222222.']);
  });

  test('SWM-9.4, SWM-10.6: sight tells what is in the open apart from what has cover, and ends at walls', () => {
    expect(drawn({ map: ['a..o..#..'], pieces: { a: trooper } }, 'sight')).toEqual(['.11222...']);
  });

  test('SWM-10.4, SWM-10.5: danger counts those who could attack it there, by the rules of targeting', () => {
    const drawing = { map: ['a....o..B', '.........', '........C'], pieces: { a: trooper, B: trooper, C: { card: 'r2-d2' } } };
    expect(drawn(drawing, 'danger')[0]).toBe('11111111.');
    // Another stands nearer to the shooter than what is in cover.
    const crowd = { map: ['a..o..bB'], pieces: { a: trooper, b: trooper, B: trooper } };
    expect(drawn(crowd, 'danger')).toEqual(['........']);
  });

  test('danger of a square is what every enemy is offered with the figure there', () => {
    const t = table({ map: ['a...#....', '..o....B.', '....C....', '..D......'], pieces: { a: trooper, B: trooper, C: { card: 'wampa' }, D: { card: 'han-solo' } } }).leaveOpen();
    const rows = drawn({ map: ['a...#....', '..o....B.', '....C....', '..D......'], pieces: { a: trooper, B: trooper, C: { card: 'wampa' }, D: { card: 'han-solo' } } }, 'danger');
    for (const [i, letter] of [...rows.join('')].entries()) {
      if (letter === '.') continue;
      const state = cloneState(t.state);
      state.figures.find(({ id }) => id === 'a')!.at = squareAt(t.content.board, i);
      const game = { ...t.game, state };
      const count = ['B', 'C', 'D'].filter((id) => targetsOf(game, state.figures.find((one) => one.id === id)!).legal.includes('a')).length;
      expect(`${squareId(squareAt(t.content.board, i))} ${letter}`).toBe(`${squareId(squareAt(t.content.board, i))} ${count}`);
    }
  });

  test('SWM-8.1: a field comes as small cells inside its squares, that of reach with what the way to each costs, and only for whoever stands on the board', () => {
    const setup = readSetup({ table: 'brawl', rounds: 4, square: 38.1, teams: [{ figures: ['ewok'] }, { figures: ['stormtrooper'] }] });
    const { state } = miniatures.start(setup as never, brawl.table());
    const args = { setup, state, kind: 'sight', figure: '0.0' } satisfies SquareField;
    expect(() => squareField(brawl.table(), args).next()).toThrow('0.0 is not on the board');
    const placed = cloneState(state);
    placed.figures[0]!.at = { column: 5, row: 5 };
    const work = squareField(brawl.table(), { ...args, state: placed });
    let found = work.next();
    let looks = 0;
    while (found.done !== true) { looks += 1; found = work.next(); }
    expect(looks).toBeGreaterThan(5);
    const { cell, cells, values, numbers } = found.value;
    expect(numbers).toBeUndefined();
    expect(cell).toBeCloseTo(38.1 / 4, 9);
    expect(cells.length).toBe(3 * values.length);
    expect(values.length % 9).toBe(0);
    const steps = squareField(brawl.table(), { ...args, kind: 'reach', state: placed });
    let reach = steps.next();
    while (reach.done !== true) reach = steps.next();
    const costs = reach.value.numbers!;
    const told = new Map(Array.from({ length: costs.length / 4 }, (_, i) => [`${Math.round(costs[4 * i]!)} ${Math.round(costs[4 * i + 2]!)}`, costs[4 * i + 3]!]));
    const game = { content: contentFor(brawl.table(), setup), state: { ...cloneState(placed), turn: freshTurn('0.0') }, events: null };
    const { options, ways } = movesOf(game, game.state.figures[0]!);
    const middle = (option: string): string => { const { x, z } = squareToPoint(placed.board, readMove(option)); return `${Math.round(x)} ${Math.round(z)}`; };
    expect(told).toEqual(new Map(options.map((option) => [middle(option), ways.to[option]!.cost])));
    expect(Math.max(...told.values())).toBe(12);
    for (const coordinate of cells) expect(Math.abs(coordinate / cell - Math.round(coordinate / cell))).toBeLessThan(1e-3);
  });
});
