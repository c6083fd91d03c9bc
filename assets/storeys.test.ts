/** A ship of three decks, laid out by edits as the workshop makes them: its rooms stand above one another and everything is reached. */
import { toEnd } from '../engine/core/steps.ts';
import { expect, it } from 'vitest';
import { systems } from '../engine/host/systems.ts';
import { squareAt, withDoors, type Board } from '../engine/miniatures/board.ts';
import { boardOf } from '../engine/miniatures/terrain-board.ts';
import { Content } from '../engine/node/content.ts';
import { checkTable } from '../engine/space/check/check.ts';
import { describeFinding } from '../engine/space/check/describe.ts';
import { stepsFrom, walking } from '../engine/space/check/walk.ts';
import { edited } from '../engine/space/terrain/edited.ts';
import type { TableEdit } from '../engine/space/terrain/table-edit.ts';
import { battlefieldOf, type TableFile } from '../engine/space/terrain/table.ts';
import type { Terrain } from '../engine/space/terrain/terrain.ts';
import { assetsFolder } from './kit/check/read.ts';
import type { Stand } from './kit/tables/layout.ts';
import { bulkheads, on } from './kit/tables/squares.ts';

const INCH = 25.4;
const content = new Content(assetsFolder);
const empty: TableFile = { format: 'gantry-table', version: 2, id: 'decks', name: 'Decks', theme: 'ship', size: [914.4, 914.4], features: [] };

const add = (level: number, stands: readonly Stand[]): TableEdit =>
  ({ kind: 'add', features: stands.map((stand) => ({ ...stand, level, at: [...stand.at] })) });
/** Two walls, each with a door and a gap, on every deck in the same place; half a turn alike, as all of it. */
const rooms = (storey: number): Stand[] => [
  ...bulkheads(`left-${storey}`, [15, 15], [15, 21], [[0, 3], [3, 'door']]), ...bulkheads(`right-${storey}`, [21, 15], [21, 21], [[0, 'door'], [3, 3]]),
];
const decks = (storey: number): Stand[] => [12, 18].map((column) => on(`deck-${storey}-${column}`, 'deck-storey', [column, 15], [6, 6]));
const ways: readonly Stand[] = [
  on('lift', 'lift-shaft', [12, 21], [3, 3]), on('lift-far', 'lift-shaft', [21, 12], [3, 3], 180),
  { id: 'stairs', piece: 'stair-flight', at: [4.5 * INCH, 3 * INCH], turn: 0 }, { id: 'stairs-far', piece: 'stair-flight', at: [-4.5 * INCH, -3 * INCH], turn: 180 },
];
const edits: readonly TableEdit[] = [
  add(0, [...rooms(0), ...decks(1)]), add(90, [...rooms(1), ...decks(2)]), add(180, rooms(2)), add(0, ways),
  add(0, [on('bridge', 'deck-bridge', [24, 16], [6, 4]), on('bridge-far', 'deck-bridge', [6, 16], [6, 4])]),
  // Put down in the wrong place, moved, and taken away after all.
  add(90, [{ id: 'ladder', piece: 'ladder', at: [0, 0], turn: 0 }]), { kind: 'set', feature: 'ladder', to: { at: [0, 3 * INCH], level: 0 } }, { kind: 'remove', features: ['ladder'] },
];

const terrainOf = async (table: TableFile): Promise<Terrain> => battlefieldOf(table, (await content.catalogue('ship')).pieces);

/** How many places of each storey are reached on foot from the near edge, by a base of 40 mm. */
function reachedOnFoot(terrain: Terrain): readonly number[] {
  const gait = { body: { radius: 20, height: 32 }, levels: { step: 76.2, equalIsSame: true }, climb: 0, reach: { ingress: INCH, objective: INCH } };
  const { places, steps } = toEnd(walking(terrain, gait));
  const far = stepsFrom(steps, places.flatMap(({ y, z }, i) => (y === 0 && z > 400 ? [i] : [])));
  return [0, 90, 180].map((height) => places.filter(({ y }, i) => y === height && far[i]! >= 0).length);
}

/** Of each storey the squares that can be stood on, and those that are walked to from the near edge, with all doors open. */
function squaresOf(board: Board): readonly { readonly free: number; readonly reached: number }[] {
  const { steps } = withDoors(board, '1'.repeat(board.doors.length));
  const reached = new Set([(board.rows - 1) * board.columns]);
  for (const here of reached) for (const { to } of steps[here]!) reached.add(to);
  return Array.from({ length: board.upper.levels }, (_, level) => {
    const free = board.ground.flatMap((kind, index) => ((squareAt(board, index).level ?? 0) === level && (kind === 'open' || kind === 'low') ? [index] : []));
    return { free: free.length, reached: free.filter((index) => reached.has(index)).length };
  });
}

it('the check has nothing against it, for any rule system', async () => {
  const { table } = edited(empty, edits);
  const { findings, measures } = checkTable(table, (await content.catalogue('ship')).pieces, (terrain) => systems.flatMap((system) => system.tableDemands?.(terrain) ?? []));
  expect(findings.filter(({ severity }) => severity !== 'note').map(describeFinding)).toEqual([]);
  expect(measures!.storeys).toBe(3);
});

it('all three decks are reached on foot, and the upper ones only by lift and stairs', async () => {
  const { table } = edited(empty, edits);
  const [, first, second] = reachedOnFoot(await terrainOf(table));
  expect(first).toBeGreaterThan(40);
  expect(second).toBeGreaterThan(40);
  const stairsAlone = edited(table, [{ kind: 'remove', features: ['lift', 'lift-far'] }]).table;
  const [, byStairs, none] = reachedOnFoot(await terrainOf(stairsAlone));
  expect([byStairs! > 40, none]).toEqual([true, 0]);
});

it('on squares with true levels every square of all three is walked to, and each deck has its doors (SWM-13.1)', async () => {
  const board = boardOf(await terrainOf(edited(empty, edits).table), INCH, 3);
  const squares = squaresOf(board);
  expect(squares.map(({ free }) => free >= 72)).toEqual([true, true, true]);
  for (const { free, reached } of squares) expect(reached).toBe(free);
  const levels = board.doors.map((edges) => edges.map(({ level }) => level ?? 0));
  for (const level of [0, 1, 2]) expect(levels.filter((door) => door.length > 0 && door.every((one) => one === level)), `doors of deck ${level}`).toHaveLength(2);
});

it('taken back, the edits leave the table empty', () => {
  const { table, undo } = edited(empty, edits);
  expect(edited(table, undo).table).toEqual(empty);
});
