import { expect, it } from 'vitest';
import { systems } from '../../host/systems.ts';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import type { TableDemand } from '../../shape/demand.ts';
import { deep } from '../../testing/depth.ts';
import { interleaved } from '../../testing/stopwatch.ts';
import { YARD, yardstick } from '../../testing/yardstick.ts';
import { discMeets, holds, nearBox } from '../plane/ring.ts';
import { USUAL_SIZE } from '../terrain/size.ts';
import { buildTerrain, type Terrain } from '../terrain/table.ts';
import { suggestTable } from './suggest.ts';
import { SYMMETRIES } from './symmetry.ts';
import { AMOUNTS, THEMES, type ThemeName, type Wish } from './wish.ts';

const content = new Content(assetsFolder(import.meta.url));
const demands = (terrain: Terrain): readonly TableDemand[] => systems.flatMap((system) => system.tableDemands?.(terrain) ?? []);
const NAMES = Object.keys(THEMES) as ThemeName[];
const wishFor = (theme: ThemeName, symmetry: Wish['symmetry']): Wish => ({ theme, size: USUAL_SIZE, density: 'usual', height: 'usual', symmetry, kept: [], demands });
const catalogueOf = (theme: ThemeName) => content.catalogue(THEMES[theme].pieces, undefined, THEMES[theme].setting);

/** What is no higher is ground, and places so far apart are looked at (mm). */
const [FLAT, STEP] = [3, 25.4];

/** Shares of a table that anything stands on or over, in percent: of the middle, half as wide and as deep, and of all around it. */
function fullness({ half, parts }: Terrain): readonly [middle: number, around: number] {
  const things = parts.filter(({ top }) => top > FLAT);
  const [all, covered] = [[0, 0], [0, 0]];
  for (let x = STEP / 2 - half.x; x < half.x; x += STEP) for (let z = STEP / 2 - half.z; z < half.z; z += STEP) {
    const place = Math.abs(x) < half.x / 2 && Math.abs(z) < half.z / 2 ? 0 : 1;
    all[place]! += 1;
    if (things.some(({ box, edges }) => x >= box.minX && x <= box.maxX && z >= box.minZ && z <= box.maxZ && holds(edges, x, z))) covered[place]! += 1;
  }
  return [(100 * covered[0]!) / all[0]!, (100 * covered[1]!) / all[1]!];
}

it.each(NAMES)('the middle of a suggested table is dense: %s', async (theme) => {
  const catalogue = await catalogueOf(theme);
  for (const symmetry of SYMMETRIES) for (let seed = 1; seed <= deep(4, 2); seed++) {
    const { features } = suggestTable(wishFor(theme, symmetry), catalogue, seed);
    const size: [number, number] = [USUAL_SIZE[0], USUAL_SIZE[1]];
    const [middle, around] = fullness(buildTerrain({ format: 'gantry-table', version: 2, id: 's', name: 's', theme: THEMES[theme].pieces, size, features: [...features] }, catalogue.pieces));
    expect(middle, `${symmetry}, seed ${seed}`).toBeGreaterThan(33);
    expect(middle, `${symmetry}, seed ${seed}`).toBeGreaterThan(1.2 * around);
  }
});

/** Radius of a common base and how far it goes between two looks (mm); what is lower than it is tall hinders it. */
const [BASE, PACE, TALL] = [20, 12.7, 34];

/** Whether a base goes straight from one end of a table to the other on the ground, somewhere between two shares of half its width. */
function isLane({ half, parts }: Terrain, from: number, to: number): boolean {
  const things = parts.filter(({ top, bottom }) => top > FLAT && bottom < TALL);
  const isFree = (x: number, z: number): boolean => !things.some(({ box, edges }) => nearBox(box, x, z, BASE) && discMeets(edges, x, z, BASE));
  for (let x = from * half.x; x <= to * half.x; x += 2) {
    let z = BASE - half.z;
    while (z <= half.z - BASE && isFree(x, z)) z += PACE;
    if (z > half.z - BASE) return true;
  }
  return false;
}

it.each(NAMES)('two lanes lead from edge to edge of a suggested table, one on either side: %s', async (theme) => {
  const catalogue = await catalogueOf(theme);
  for (const symmetry of SYMMETRIES) for (const height of AMOUNTS) for (let seed = 1; seed <= deep(4, 1); seed++) {
    const { features } = suggestTable({ ...wishFor(theme, symmetry), height }, catalogue, seed);
    const size: [number, number] = [USUAL_SIZE[0], USUAL_SIZE[1]];
    const terrain = buildTerrain({ format: 'gantry-table', version: 2, id: 's', name: 's', theme: THEMES[theme].pieces, size, features: [...features] }, catalogue.pieces);
    expect([isLane(terrain, -0.8, -0.1), isLane(terrain, 0.1, 0.8)], `${symmetry}, height ${height}, seed ${seed}`).toEqual([true, true]);
  }
});

it('a suggestion comes within a second of the machine that figures were measured on', async () => {
  const runs = await Promise.all(NAMES.flatMap((theme) => SYMMETRIES.map(async (symmetry, seed) => {
    const catalogue = await catalogueOf(theme);
    return { told: `${theme}, ${symmetry}`, run: () => suggestTable(wishFor(theme, symmetry), catalogue, seed + 1) };
  })));
  const [yard, ...took] = interleaved([yardstick, ...runs.map(({ run }) => run)], { rounds: 3, ms: 0, share: 0 });
  for (const [i, { told }] of runs.entries()) expect(took[i]! / yard!, `${told}: ${Math.round(took[i]!)} ms, yardstick ${Math.round(yard!)} ms`).toBeLessThan(1000 / YARD);
});
