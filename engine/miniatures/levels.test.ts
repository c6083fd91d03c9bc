import { describe, expect, test } from 'vitest';
import { boxTerrain } from '../testing/terrain.ts';
import { CARDS, Table } from '../testing/miniatures/table.ts';
import { indexOf, makeBoard, readSquare, squareAt, squareId, type Board } from './board.ts';
import { randomFrom } from '../core/rng.ts';
import { makeContent } from './content.ts';
import { makeMind } from './mind.ts';
import { hasCover } from './cover.ts';
import { gangwayOf } from './gait.ts';
import { readSetup } from './setup.ts';
import { adjacent, distance, openEyes, sees } from './sight.ts';
import { firstState } from './start.ts';
import { checkState } from './state-form.ts';
import { freshFigure, freshTurn, type State } from './state.ts';
import { boardOf } from './terrain-board.ts';

const INCH = 25.4;
const solid = { sight: 'blocked', move: 'impassable' } as const;
const squares = (from: number, to: number): readonly [number, number] => [(from - 5) * INCH, (to - 5) * INCH];

/** Ten by ten squares: a deck over columns 5 to 9 of rows 0 to 3, a ladder to it from 4,1 to 5,1, a solid roof over columns 5 to 7 of rows 6 to 8 with a parapet in front. */
const terrain = boxTerrain({
  size: [254, 254],
  boxes: [
    { id: 'deck', sight: 'clear', move: 'passable', x: squares(5, 10), z: squares(0, 4), bottom: 85, top: 90 },
    { id: 'house', ...solid, x: squares(5, 8), z: squares(6, 9), bottom: 0, top: 90 },
    { id: 'parapet', ...solid, x: [0, 3], z: squares(6, 9), bottom: 90, top: 108, surface: false, low: true },
  ],
  ingress: [{ id: 'rungs', points: [[-10, -90, 0], [14, -90, 90]] }, { id: 'short', points: [[-100, 100, 0], [-80, 100, 45]] }],
});
const flat = boardOf(terrain, INCH);
const board = boardOf(terrain, INCH, 3);
const at = readSquare;
const ground = (id: string, of: Board = board): string => of.ground[indexOf(of, at(id))]!;

describe('true levels', () => {
  test('SWM-13.1 (miniatures.levels) off, a table is flat as the source has it; on, storeys with a floor are read', () => {
    expect([flat.upper.levels, flat.ground.length]).toEqual([1, 100]);
    expect([board.upper.levels, board.ground.length]).toEqual([2, 200]);
    expect(['5,1', '5,1,1', '4,1,1', '6,7', '6,7,1', '9,5,1'].map((id) => ground(id))).toEqual(['open', 'open', 'pit', 'solid', 'open', 'pit']);
  });

  test('squares of the ground keep their ids and numbers', () => {
    for (const id of ['0,0', '9,9', '4,1']) expect([squareId(at(id)), indexOf(board, at(id))]).toEqual([id, indexOf(flat, at(id))]);
    expect(squareId(squareAt(board, indexOf(board, at('7,3,1'))))).toBe('7,3,1');
    expect(squareAt(flat, 41)).toEqual({ column: 1, row: 4 });
  });

  test('SWM-8.1 a step over a ladder costs 2; one that ends between storeys joins nothing', () => {
    expect(board.steps[indexOf(board, at('4,1'))]).toContainEqual({ to: indexOf(board, at('5,1,1')), cost: 2 });
    expect(board.steps[indexOf(board, at('5,1,1'))]).toContainEqual({ to: indexOf(board, at('4,1')), cost: 2 });
    expect(board.upper.climbs).toHaveLength(1);
    expect(flat.steps[indexOf(flat, at('4,1'))]!.every(({ to }) => to < 100)).toBe(true);
  });

  test('SWM-8.6 nobody walks off a deck, and whoever flies does', () => {
    const off = indexOf(board, at('4,2,1'));
    const steps = (flies: boolean) => gangwayOf(board, { wide: false, flies }).steps[indexOf(board, at('5,2,1'))]!;
    expect(steps(false).some(({ to }) => to === off)).toBe(false);
    expect(steps(true)).toContainEqual({ to: off, cost: 1 });
    expect(gangwayOf(board, { wide: false, flies: true }).steps[off]).toContainEqual({ to: indexOf(board, at('4,2')), cost: 4 });
    expect(gangwayOf(board, { wide: false, flies: true }).steps[indexOf(board, at('4,2'))]).toContainEqual({ to: off, cost: 4 });
  });

  test('SWM-9.1 distance goes over the ladder, which counts 2', () => {
    const eyes = openEyes(board);
    expect([distance(eyes, at('4,1'), at('5,1,1')), distance(eyes, at('2,1'), at('6,1,1')), distance(eyes, at('6,1'), at('6,1,1'))]).toEqual([2, 5, 5]);
    expect(distance(eyes, at('4,1'), at('6,7,1'))).toBe(9); // open air is counted over, as pits are
  });

  test('SWM-9.3 both ends of a ladder are adjacent, and nobody else on another storey', () => {
    const eyes = openEyes(board);
    expect([adjacent(eyes, at('4,1'), at('5,1,1')), adjacent(eyes, at('5,1'), at('5,1,1')), adjacent(eyes, at('4,2'), at('5,2,1'))]).toEqual([true, false, false]);
  });

  test('SWM-9.4 between storeys one sees where no mesh stands in the way', () => {
    const eyes = openEyes(board);
    expect(sees(eyes, at('0,2'), at('6,2,1'))).toBe(true);
    expect(sees(eyes, at('6,2'), at('6,2,1'))).toBe(true); // through the grating
    expect(sees(eyes, at('9,7'), at('6,2,1'))).toBe(true);
    expect(sees(eyes, at('4,7'), at('7,7,1'))).toBe(false); // below the edge of the roof
    expect(sees(eyes, at('0,7'), at('5,7,1'))).toBe(true);
  });

  test('SWM-10.9 a parapet gives cover against who looks up', () => {
    const eyes = openEyes(board);
    expect(hasCover(eyes, at('0,7'), at('5,7,1'), [])).toBe(true);
    expect(hasCover(eyes, at('0,2'), at('7,2,1'), [at('3,2')])).toBe(false);
  });

  test('SWM-3.6 a zone is all its rows on every storey that one can walk to', () => {
    const setup = readSetup({ table: 'boxes', levels: 3, deployRows: 4, teams: [{ figures: ['dengar'] }, { figures: ['greedo'] }] });
    const state = firstState(setup, board, CARDS);
    const t = new Table(makeContent(setup, board, CARDS), state);
    expect(['4,7', '6,7', '6,7,1', '9,8,1', '6,2,1'].filter((id) => t.offered.includes(id))).toEqual(['4,7']);
    t.play('4,7');
    expect(['4,1', '6,2', '6,2,1', '4,2,1', '6,7,1'].filter((id) => t.offered.includes(id))).toEqual(['4,1', '6,2', '6,2,1']);
    t.play('6,2,1').leaveOpen();
    expect(t.at('1.0')).toEqual({ column: 6, row: 2, level: 1 });
    expect(checkState(t.content, state, JSON.parse(JSON.stringify(t.state)))).toEqual(t.state);
    const lost = { ...t.state, figures: t.state.figures.map((figure) => (figure.id === '1.0' ? { ...figure, at: { column: 6, row: 2, level: 2 } } : figure)) };
    expect(() => checkState(t.content, state, lost)).toThrow('figures.1.0.at');
  });

  test('SWM-8.1 a way leads over the ladder, and SWM-12.1 whoever stands at its other end may strike', () => {
    const pieces = [['a', 0, '3,1'], ['B', 1, '5,1,1']] as const;
    const figures = pieces.map(([id, seat, square]) => ({ ...freshFigure(id, seat, 'stormtrooper', 0), at: at(square), activated: id === 'a' }));
    const setup = readSetup({ table: 'boxes', levels: 3, teams: [{ figures: ['ewok'] }, { figures: ['ewok'] }] });
    const base = { ...firstState(setup, board, CARDS), step: 'phases' as const, round: 1, left: 1, turn: freshTurn('a') };
    const climb: State = { ...base, figures: [figures[0]!, { ...figures[1]!, at: at('9,3,1') }] };
    const t = new Table(makeContent(setup, board, CARDS), climb);
    expect(t.way('move:5,1,1')).toBe('4,1 5,1,1 =3');
    const beside: State = { ...base, figures: [{ ...figures[0]!, at: at('4,1') }, figures[1]!] };
    const leaving = new Table(makeContent(setup, board, CARDS), beside).play('move:3,1');
    expect(leaving.asked).toBe('opportunity');
    leaving.leaveOpen();
  });

  test('SWM-8.1 the computer climbs to an enemy that stands above; from too far away it goes to the foot of the ladder', () => {
    const setup = readSetup({ table: 't', teams: [{ figures: ['ewok'] }, { figures: ['stormtrooper'] }], levels: 3 });
    const goes = (card: string, from: string, enemy: string): string => {
      const figures = [{ ...freshFigure('0.0', 0, card, 0), at: at(from), activated: true }, { ...freshFigure('1.0', 1, 'stormtrooper', 0), at: at(enemy) }];
      const state: State = { ...firstState(setup, board, CARDS), step: 'phases', round: 1, turn: freshTurn('0.0'), figures };
      const t = new Table(makeContent(setup, board, CARDS), state);
      const answer = makeMind(t.content).reflex(t.state, t.session.request!, randomFrom(5));
      t.leaveOpen();
      return answer.kind === 'pick' ? answer.picks[0]! : answer.kind;
    };
    expect(goes('ewok', '3,3', '7,1,1')).toMatch(/,1$/);
    expect(goes('ewok', '0,8', '9,3,1')).toBe('move:4,1');
  });

  test('SWM-13.21, SWM-AMB-16 (miniatures.doorDiagonal): a door of an upper storey may open for who stands at a corner of it there, not below', () => {
    const storeys = makeBoard(4, 3, Array.from({ length: 24 }, () => 'open'), [], { doors: [[{ x1: 2, y1: 1, x2: 2, y2: 2, level: 1 }]], upper: { levels: 2, climbs: [], clear: () => false } });
    const opens = (square: string, doorDiagonal: boolean): boolean => {
      const setup = readSetup({ table: 't', teams: [{ figures: ['ewok'] }, { figures: ['stormtrooper'] }], levels: 2, doorDiagonal });
      const figures = [{ ...freshFigure('0.0', 0, 'ewok', 0), at: at(square), activated: true }, { ...freshFigure('1.0', 1, 'stormtrooper', 0), at: at('3,2') }];
      const state: State = { ...firstState(setup, storeys, CARDS), step: 'phases', round: 1, left: 1, turn: freshTurn('0.0'), figures };
      return new Table(makeContent(setup, storeys, CARDS), state).play('end').leaveOpen().state.doors[0]!.open;
    };
    expect(['1,1,1', '1,0,1', '2,2,1', '1,0', '0,0,1'].map((square) => opens(square, true))).toEqual([true, true, true, false, false]);
    expect(['1,1,1', '1,0,1', '1,1'].map((square) => opens(square, false))).toEqual([true, false, false]);
  });
});
