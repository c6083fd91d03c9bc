import { expect, test } from 'vitest';
import { Session } from '../core/session.ts';
import { Content } from '../node/content.ts';
import type { Outline } from '../shape/shape.ts';
import { named, naming, rectangle } from '../testing/named-table.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { indexOf, readSquare, squareAt, squareId, type Square } from './board.ts';
import { boardOf } from './terrain-board.ts';
import { tableDemands } from './demands.ts';
import { miniatures } from './system.ts';

/** Four squares by two at the left, and two by two at the right: the table has 36 by 36 squares of an inch. */
const yard = naming(boxTerrain({}), named([], rectangle(-14 * 25.4, 0, 2 * 25.4, 25.4), rectangle(14 * 25.4, 0, 25.4)));
/** Every square of the ship's hold. */
const HOLD = [16, 17, 18, 19].flatMap((column) => [29, 30, 31, 32, 33].map((row) => `${column},${row}`)).sort();
/** Every square of both turbolifts of the hangar bay. */
const LIFTS = [6, 26].flatMap((left) => [0, 1, 2, 3].flatMap((column) => [1, 2, 3].map((row) => `${left + column},${row}`))).sort();
const content = new Content('assets');
const start = (more: object = {}, terrain = yard): ReturnType<typeof miniatures.start> =>
  miniatures.start(miniatures.readSetup({ table: 'yard', teams: [{ figures: ['chewbacca', 'ewok'] }, { figures: ['dengar', 'greedo'] }], points: 200, tableDeployment: true, ...more }), terrain);

test('SWM-3.6 (miniatures.tableDeployment): squads deploy on squares whose middle lies in their outline, also the computer’s', () => {
  const play = start();
  const session = new Session(play.system, play.state);
  const offered: string[][] = [];
  while (session.request?.kind === 'pick') {
    offered.push([...session.request.options]);
    const answer = play.mind.reflex(session.state, session.request, () => 0.5);
    expect(session.refuse(answer)).toBeNull();
    session.answer(answer);
  }
  const [first, , third] = offered;
  const span = (all: readonly number[]): readonly number[] => [Math.min(...all), Math.max(...all)];
  const spans = (ids: readonly string[]) => [span(ids.map((id) => readSquare(id).column)), span(ids.map((id) => readSquare(id).row))];
  expect([first!.length, spans(first!)]).toEqual([8, [[2, 5], [17, 18]]]);
  expect([third!.length, spans(third!)]).toEqual([4, [[31, 32], [17, 18]]]);
  expect(start({ tableDeployment: false }).content).not.toBe(play.content);
});

test('SWM-3.6 (miniatures.tableDeployment): a Large figure lies in it with all its squares', () => {
  const session = (({ system, state }) => new Session(system, state))(start({ teams: [{ figures: ['ewok'] }, { figures: ['wampa'] }] }));
  session.answer({ kind: 'pick', picks: ['2,17'] });
  expect(session.request).toMatchObject({ options: ['31,17'] });
});

test('SWM-3.6 (miniatures.tableDeployment): a missing outline is refused before the skirmish', () => {
  const on = (...outlines: readonly Outline[]) => naming(boxTerrain({}), named([], ...outlines));
  expect(() => start({}, on(rectangle(0, 300, 100)))).toThrow('setup: tableDeployment: table "yard", deployment: the table outlines none for seat 2');
  const bow = [[-100, 300], [100, 400], [100, 300], [-100, 400]] as const;
  expect(() => start({}, on(rectangle(0, -300, 100), bow))).toThrow('setup: tableDeployment: table "yard", deployment: the outline of seat 2 crosses itself');
  expect(() => start({ tableDeployment: false }, boxTerrain({}))).not.toThrow();
});

test('SWM-3.2, SWM-3.6: who does not fit into an outline is placed on the nearest squares beside it', () => {
  const one = naming(boxTerrain({}), named([], rectangle(12.7, 317.5, 13), rectangle(12.7, -317.5, 13)));
  const session = (({ system, state }) => new Session(system, state))(start({ teams: [{ figures: ['ewok', 'ewok', 'ewok'] }, { figures: ['dengar'] }] }, one));
  const offered = (): readonly string[] => (session.request?.kind === 'pick' ? [...session.request.options].sort() : []);
  expect(offered()).toEqual(['18,30']);
  session.answer({ kind: 'pick', picks: ['18,30'] });
  expect(offered()).toEqual(['17,29', '17,30', '17,31', '18,29', '18,31', '19,29', '19,30', '19,31']);
});

test('SWM-3.1, SWM-3.2: in the hangar bay the Rebels begin in the ship, who does not fit as near to it as there is room, the Imperials in either turbolift', async () => {
  const terrain = await content.terrain('hangar');
  const teams = [{ figures: Array.from({ length: 24 }, () => 'rebel-trooper') }, { figures: Array.from({ length: 20 }, () => 'stormtrooper') }];
  const { system, state } = start({ table: 'hangar', teams }, terrain);
  const session = new Session(system, state);
  const placed: string[] = [];
  for (let rebels = 0; session.request?.kind === 'pick'; rebels++) {
    if (rebels === 0) expect([...session.request.options].sort()).toEqual(HOLD);
    if (rebels === teams[0]!.figures.length) expect([...session.request.options].sort()).toEqual(LIFTS);
    placed.push(session.request.options[0]!);
    session.answer({ kind: 'pick', picks: [session.request.options[0]!] });
  }
  expect(placed.slice(0, HOLD.length).sort()).toEqual(HOLD);
  const away = (id: string): number => { const { column, row } = readSquare(id); return Math.max(16 - column, column - 19, 29 - row, row - 33, 0); };
  expect(placed.slice(HOLD.length, 24).map(away)).toEqual([1, 1, 1, 1]);
  expect(placed.slice(24).every((id) => LIFTS.includes(id))).toBe(true);
});

test('SWM-3.2, SWM-8.3: out of the ship one goes by its stern, two squares wide, or by a hatch in either side', async () => {
  const board = boardOf(await content.terrain('hangar'), 25.4);
  const sides = ([from, to]: readonly [number, number]): readonly string[] =>
    board.steps[from]!.flatMap((step) => (step.to === to ? [squareId(squareAt(board, to))] : []));
  const at = (column: number, row: number): number => indexOf(board, { column, row });
  const beside = ({ column: c, row: r }: Square): readonly (readonly [number, number])[] => [[c - 1, r], [c + 1, r], [c, r - 1], [c, r + 1]];
  const out = HOLD.map(readSquare).flatMap((from) =>
    beside(from).filter(([c, r]) => !HOLD.includes(`${c},${r}`)).flatMap(([c, r]) => sides([at(from.column, from.row), at(c, r)])));
  expect(out.sort()).toEqual(['15,30', '17,34', '18,34', '20,30']);
});

test('the check of tables is asked for both outlines, and told which one is missing', () => {
  const own = (terrain = yard) => tableDemands(terrain).find(({ name }) => name === 'Skirmish with the places of the table');
  expect(own(boxTerrain({}))).toBeUndefined();
  expect(own()).toMatchObject({ faults: [], deployments: [{ seat: 0, zone: { kind: 'outline' } }, { seat: 1, zone: { kind: 'outline' } }] });
  expect(own(naming(boxTerrain({}), named([], rectangle(0, 0, 90))))!.faults).toEqual([{ why: 'deploymentMissing', seat: 1 }]);
});
