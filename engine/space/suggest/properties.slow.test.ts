import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardFaults } from '../../../assets/kit/check/squares.ts';
import { toEnd } from '../../core/steps.ts';
import { systems } from '../../host/systems.ts';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import type { TableDemand } from '../../shape/demand.ts';
import { deep } from '../../testing/depth.ts';
import { checking, MOST } from '../check/check.ts';
import { describeFinding } from '../check/describe.ts';
import { isSize, LAID_OUT } from '../terrain/size.ts';
import { buildTerrain, overhangOf, type TableFile, type Terrain } from '../terrain/table.ts';
import type { Catalogue } from './plan.ts';
import { suggestTable } from './suggest.ts';
import { SYMMETRIES } from './symmetry.ts';
import { AMOUNTS, GROUNDS, THEMES, type Ground, type ThemeName, type Wish } from './wish.ts';

const INCH = 25.4;
const content = new Content(assetsFolder(import.meta.url));
/** What those ask who play on such ground and on a table of such a size. */
const demandsFor = (ground: Ground) => (terrain: Terrain): readonly TableDemand[] =>
  systems.flatMap((system) => (ground === 'rooms' && system.rules.id !== 'miniatures' ? [] : system.tableDemands?.(terrain) ?? []))
    .filter(({ board }) => board === undefined || isSize([2 * terrain.half.x, 2 * terrain.half.z], board.size));
const [LEAST, MOST_SIDE] = [LAID_OUT.least / INCH, LAID_OUT.most / INCH];

/** Any wish: lengths of the table in tenths of an inch, since whoever lays it out may say any. */
const wishes = (ground: Ground, [least, most]: readonly [number, number]): fc.Arbitrary<{ readonly wish: Wish; readonly seed: number }> => fc.record({
  theme: fc.constantFrom(...Object.keys(THEMES) as ThemeName[]), density: fc.constantFrom(...AMOUNTS), height: fc.constantFrom(...AMOUNTS),
  symmetry: fc.constantFrom(...SYMMETRIES), width: fc.integer({ min: least * 10, max: most * 10 }), depth: fc.integer({ min: least * 10, max: most * 10 }),
  seed: fc.integer({ min: 0, max: 999_999 }),
}).map(({ width, depth, seed, ...rest }) =>
  ({ wish: { ...rest, ground, size: [width * INCH / 10, depth * INCH / 10], kept: [], demands: demandsFor(ground) }, seed }));

const suggested = async ({ wish, seed }: { readonly wish: Wish; readonly seed: number }): Promise<{ readonly table: TableFile; readonly pieces: Catalogue['pieces'] }> => {
  const { pieces, setting } = THEMES[wish.theme];
  const catalogue = await content.catalogue(pieces, undefined, wish.ground === 'rooms' ? 'hall' : setting);
  const { features, objectives, symmetry } = suggestTable(wish, catalogue, seed);
  const { mat, light } = THEMES[wish.theme];
  expect(suggestTable(wish, catalogue, seed)).toEqual({ features, objectives, symmetry, theme: pieces, mat, light });
  expect(symmetry === wish.symmetry || (wish.symmetry === 'none' && symmetry === 'turn')).toBe(true);
  const table: TableFile = {
    format: 'gantry-table', version: 2, id: 'suggested', name: 'suggested', theme: pieces, size: [...wish.size], features: [...features], objectives: [...objectives],
  };
  return { table, pieces: catalogue.pieces };
};

/** Where the answer of a place lies. */
const answer = (symmetry: Wish['symmetry'], [x, z]: readonly [number, number]): string => `${symmetry === 'turn' ? -x + 0 : x} ${-z + 0}`;

/** Decks of a size may differ in a railing: where a token nearly touches one, numbers round one way here and the other way there. */
const kindOf = (piece: string): string => piece.replace(/^(gantry|deck)-.*/, '$1');

/** The same wishes every time: more of them with GANTRY_DEPTH. */
const SEED = 20_610;

/** What every suggestion holds, whatever is wished for. */
async function holds(wished: { readonly wish: Wish; readonly seed: number }): Promise<{ readonly table: TableFile; readonly terrain: Terrain; readonly pieces: Catalogue['pieces'] }> {
  const { table, pieces } = await suggested(wished);
  const { symmetry, size } = wished.wish;
  expect(table.features.length).toBeGreaterThan(0);
  expect(table.features.length).toBeLessThanOrEqual(MOST.pieces);
  expect(new Set(table.features.map(({ id }) => id)).size).toBe(table.features.length);
  const terrain = buildTerrain(table, pieces);
  expect(terrain.half).toEqual({ x: size[0] / 2, z: size[1] / 2 });
  expect(terrain.parts.filter((part) => overhangOf(part, terrain.half) !== null).map(({ feature }) => feature)).toEqual([]);
  if (symmetry !== 'none') {
    const there = new Set(table.features.map(({ piece, at: [x, z] }) => `${kindOf(piece)} ${x} ${z}`));
    for (const { piece, at } of table.features) expect(there).toContain(`${kindOf(piece)} ${answer(symmetry, at)}`);
  }
  return { table, terrain, pieces };
}

/** Errors and warnings; what would mend them is not tried out. */
const faultsOf = (table: TableFile, pieces: Catalogue['pieces'], { ground = 'open' }: Wish): readonly string[] =>
  toEnd(checking(table, pieces, demandsFor(ground), { isLate: () => true })).findings.filter(({ severity }) => severity !== 'note').map(describeFinding);

it.each(GROUNDS)('of any wish, %s: the same table again, inside its edges, each half answering the other where asked', async (ground) => {
  await fc.assert(fc.asyncProperty(wishes(ground, [LEAST, MOST_SIDE]), async (wished) => void await holds(wished)), { seed: SEED, numRuns: deep(ground === 'rooms' ? 40 : 12, 4) });
});

it('of any wish, rooms pass the check of games on squares, and a squad walks from edge to edge', async () => {
  await fc.assert(fc.asyncProperty(wishes('rooms', [20, 40]), async (wished) => {
    const { table, terrain, pieces } = await holds(wished);
    expect(boardFaults(terrain)).toEqual([]);
    expect(faultsOf(table, pieces, wished.wish)).toEqual([]);
  }), { seed: SEED, numRuns: deep(12, 3) });
});

it('of any wish for a table as matches are played on, open ground passes the check of every game', async () => {
  const usual = wishes('open', [36, 36]);
  await fc.assert(fc.asyncProperty(usual, async (wished) => {
    const { table, pieces } = await holds(wished);
    expect(faultsOf(table, pieces, wished.wish)).toEqual([]);
  }), { seed: SEED, numRuns: deep(6, 2) });
});

it('of any wish for a table of any size that is laid out, open ground passes the check of every game that is played on one', async () => {
  await fc.assert(fc.asyncProperty(wishes('open', [LEAST, 48]), async (wished) => {
    const { table, pieces } = await holds(wished);
    expect(faultsOf(table, pieces, wished.wish)).toEqual([]);
  }), { seed: SEED, numRuns: deep(8, 2) });
});

/** Wishes for halves that are fair by measure alone, of which the check found the first layouts unlike. */
const UNLIKE: readonly (Pick<Wish, 'theme' | 'density'> & { readonly ground: Ground; readonly inches: readonly [number, number]; readonly seed: number })[] = [
  { ground: 'rooms', theme: 'refinery', density: 'usual', inches: [20, 20], seed: 0 }, { ground: 'rooms', theme: 'desert', density: 'usual', inches: [37.1, 39.5], seed: 20_806 },
  { ground: 'open', theme: 'refinery', density: 'much', inches: [43.6, 22.8], seed: 959_399 },
];

it('of wishes for halves that are fair by measure, the check finds those of none unlike', async () => {
  const plain = { height: 'usual', symmetry: 'none', kept: [] } as const;
  const known = UNLIKE.map(({ inches: [width, depth], seed, ...rest }) =>
    ({ wish: { ...plain, ...rest, size: [width * INCH, depth * INCH] as const, demands: demandsFor(rest.ground) }, seed }));
  const some = GROUNDS.flatMap((ground) => fc.sample(wishes(ground, [20, 48]), { seed: SEED, numRuns: deep(8, 2) }))
    .map(({ wish, seed }) => ({ wish: { ...wish, symmetry: 'none' } as const, seed }));
  for (const { wish, seed } of [...known, ...some]) {
    const { table, pieces } = await suggested({ wish, seed });
    expect(faultsOf(table, pieces, wish).filter((fault) => / half|farther/u.test(fault)), JSON.stringify({ ...wish, seed })).toEqual([]);
  }
});
