import { beforeAll, describe, expect, test } from 'vitest';
import { box, ladder, obj, platform, stl } from '../../testing/models.ts';
import { readPiece } from '../terrain/piece.ts';
import { buildTerrain, parseTable } from '../terrain/table.ts';
import { makePiece, type PartChoice, takeApart } from './make-piece.ts';
import { readModel } from './read-model.ts';
import { guessStance } from './stance.ts';
import { thinnerReady } from './thin.ts';
import { freshWay, type OwnWay, wayBounds } from './ways.ts';

beforeAll(thinnerReady);

/** A model as a piece, with its ladders' choices changed and ways added; and the terrain of a table on which it stands turned, 100 mm off the middle. */
async function made(bytes: Uint8Array, ofLadder: Partial<PartChoice> = {}, ways: readonly OwnWay[] = []) {
  const model = await readModel(bytes);
  const apart = takeApart(model, guessStance(model));
  const parts = apart.proposal.parts.map(({ kind }) => (kind === 'ladder' ? { kind, ...ofLadder } : { kind }));
  const piece = await makePiece(apart, { name: 'thing', budget: 2000, parts, strokes: [], ways }, 'somebody');
  const read = await readPiece(piece.bytes);
  const table = parseTable({
    format: 'gantry-table', version: 1, id: 'a', name: 'A', theme: 'refinery', size: [900, 900],
    features: [{ id: 'thing', piece: 'thing', at: [100, 0], turn: 180, level: 0 }],
  });
  const { ingress } = buildTerrain(table, new Map([['thing', read]]));
  return {
    ...piece, floors: read.parts.flatMap(({ surfaces }) => surfaces), inFile: read.parts.flatMap((part) => part.ingress),
    onTable: ingress.map(({ kind, at: { x, y, z } }) => [kind, x, y, z]),
  };
}

const deck = obj(platform());
const [FOOT, TOP] = [[0, 0, 65], [0, 90, 17]] as const;

describe('the climb of a ladder', () => {
  test('goes from where to where it is said; its file and a table have it so', async () => {
    const proposed = await made(deck);
    expect(proposed.ways).toMatchObject([{ of: { part: expect.any(Number) }, way: { kind: 'ladder', from: FOOT, to: TOP }, lost: null, open: [] }]);
    expect(proposed.onTable).toEqual([['ladder', 100, 0, -65], ['ladder', 100, 90, -17]]);
    const moved = await made(deck, { ends: { from: [20, 0, 70], to: [-30, 90, 5.5] } });
    expect(moved.inFile).toEqual([{ kind: 'ladder', from: [20, 0, 70], to: [-30, 90, 5.5] }]);
    expect(moved.onTable).toEqual([['ladder', 80, 0, -70], ['ladder', 130, 90, -5.5]]);
    expect(moved.notes).toEqual([]);
  });

  test.each([
    ['an end lies off the floor that is there', { from: FOOT, to: [0, 45, 17] }, { why: 'off', end: 'to', y: 45, floors: [90] }],
    ['both ends are equally high', { from: FOOT, to: [0, 0, 90] }, { why: 'level' }],
    ['an end lies far from the piece', { from: [0, 0, 4000], to: TOP }, { why: 'beyond' }],
    ['an end is no number', { from: [NaN, 0, 65], to: TOP }, { why: 'beyond' }],
    ['an end is endlessly high', { from: FOOT, to: [0, Infinity, 17] }, { why: 'beyond' }],
  ] as const)('leads nowhere where %s: the piece goes without it, and says why', async (_, ends, lost) => {
    const { ways, inFile, onTable, notes } = await made(deck, { ends });
    expect(ways).toMatchObject([{ way: ends, lost }]);
    expect([inFile, onTable]).toEqual([[], []]);
    expect(notes).toEqual([{ note: 'climb', part: (ways[0]!.of as { readonly part: number }).part }]);
  });

  test('is taken away alone: its part stays as it is, other ways too', async () => {
    const lift: OwnWay = { kind: 'lift', from: [-40, 0, 60], to: [-40, 90, 20] };
    const [open, closed] = [await made(deck, {}, [lift]), await made(deck, { closed: true }, [lift])];
    expect([open.inFile.map(({ kind }) => kind).sort(), closed.inFile]).toEqual([['ladder', 'lift'], [lift]]);
    expect(closed.ways.map(({ of }) => of)).toEqual([{ own: 0 }]);
    expect(closed.notes).toEqual([]);
    expect(closed.parts.map(({ kind, drawn }) => [kind, drawn.position])).toEqual(open.parts.map(({ kind, drawn }) => [kind, drawn.position]));
  });

  test('that ends in the air is kept for a neighbour’s floor, and says which end that is', async () => {
    const { ways, inFile } = await made(stl([ladder('', 90)]));
    expect(ways).toMatchObject([{ lost: null, open: ['to'] }]);
    expect(inFile).toHaveLength(1);
  });
});

describe('a way that is added by hand', () => {
  const lift: OwnWay = { kind: 'lift', from: [-40, 0, 60], to: [-40, 90, 20] };

  test('is in the file and on a table beside the ladder’s own', async () => {
    const { ways, inFile, onTable } = await made(deck, {}, [lift]);
    expect(ways.map(({ of }) => of)).toEqual([{ part: expect.any(Number) }, { own: 0 }]);
    expect(inFile).toContainEqual(lift);
    expect(onTable.filter(([kind]) => kind === 'lift')).toEqual([['lift', 140, 0, -60], ['lift', 140, 90, -20]]);
    expect(onTable).toHaveLength(4);
  });

  test('that leads nowhere is told by its number, and takes no other with it', async () => {
    const { ways, inFile, notes } = await made(deck, {}, [{ ...lift, to: [-40, 60, 20] }, { ...lift, kind: 'stairs' }]);
    expect(ways.filter(({ lost }) => lost !== null)).toMatchObject([{ of: { own: 0 }, lost: { why: 'off', end: 'to', y: 60, floors: [90] } }]);
    expect(inFile.map(({ kind }) => kind).sort()).toEqual(['ladder', 'stairs']);
    expect(notes).toEqual([]);
  });

  test('begins on the mat before the piece and ends on its highest floor, within its outline and its bounds', async () => {
    const square = [[-50, -50], [50, -50], [50, 50], [-50, 50]] as const;
    const bent = [[-50, -50], [50, -50], [50, -30], [-30, -30], [-30, 50], [-50, 50]] as const;
    const { from, to } = freshWay([{ y: 40, outline: square }, { y: 90, outline: bent }, { y: 60, outline: square }], [100, 95, 100]);
    expect([from[1], from[2], to[1], to[0] < -30 || to[2] < -30]).toEqual([0, 72, 90, true]);
    expect(freshWay([], [100, 95, 80]).to).toEqual([0, 95, 0]);
    for (const end of [from, to]) wayBounds([100, 95, 100]).forEach(([least, most], k) => expect(end[k]! >= least && end[k]! <= most).toBe(true));
    const block = await made(stl([box('b', [-30, 0, -30], [30, 60, 30])]));
    const { ways } = await made(stl([box('b', [-30, 0, -30], [30, 60, 30])]), {}, [freshWay(block.floors, block.size)]);
    expect(ways).toMatchObject([{ lost: null, open: [] }]);
  });
});
