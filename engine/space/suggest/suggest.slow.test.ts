import { describe, expect, it } from 'vitest';
import { systems } from '../../host/systems.ts';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import type { TableDemand } from '../../shape/demand.ts';
import { deep } from '../../testing/depth.ts';
import { checkTable } from '../check/check.ts';
import { describeFinding } from '../check/describe.ts';
import type { TableFile, Terrain } from '../terrain/table.ts';
import { suggestTable } from './suggest.ts';
import { SYMMETRIES } from './symmetry.ts';
import { THEMES, type ThemeName, type Wish } from './wish.ts';

const SIZE = [914.4, 914.4] as const;
/** Seeds of each theme and symmetry: a check takes about a second. */
const SEEDS = Array.from({ length: deep(6, 2) }, (_, i) => i + 1);
const content = new Content(assetsFolder(import.meta.url));
const demands = (terrain: Terrain): readonly TableDemand[] => systems.flatMap((system) => system.tableDemands?.(terrain) ?? []);
const wishFor = (theme: ThemeName, more: Partial<Wish> = {}): Wish =>
  ({ theme, size: SIZE, density: 'usual', height: 'usual', symmetry: 'turn', kept: [], demands, ...more });

async function checked(theme: ThemeName, seed: number, more: Partial<Wish> = {}): Promise<ReturnType<typeof checkTable>> {
  const catalogue = await content.catalogue(THEMES[theme].pieces);
  const { features, objectives } = suggestTable(wishFor(theme, more), catalogue, seed);
  const table: TableFile = {
    format: 'gantry-table', version: 2, id: 'suggested', name: 'suggested', theme: THEMES[theme].pieces, size: [...SIZE], features: [...features], objectives: [...objectives],
  };
  return checkTable(table, catalogue.pieces, demands);
}

describe.each(Object.keys(THEMES) as ThemeName[])('%s', (theme) => {
  it('has no error and no warning, heights and things on the ground, half a turn alike', async () => {
    for (const seed of SEEDS) {
      const { findings, measures } = await checked(theme, seed);
      expect(findings.filter(({ severity }) => severity !== 'note').map(describeFinding), `seed ${seed}`).toEqual([]);
      // As the shipped tables: 15 to 22 % of all places lie above the ground, give or take what is measured coarsely while it is laid out.
      expect(measures!.height, `seed ${seed}`).toBeGreaterThanOrEqual(14);
      expect(measures!.height, `seed ${seed}`).toBeLessThanOrEqual(23);
      expect(measures!.pieces, `seed ${seed}`).toBeGreaterThan(18);
    }
  });
});

it.each(SYMMETRIES)('the sides are alike in sight and cover, by %s', async (symmetry) => {
  const { findings, measures } = await checked('refinery', 2, { symmetry });
  expect(findings.filter(({ severity }) => severity === 'error').map(describeFinding)).toEqual([]);
  for (const [near, far] of [measures!.sight, measures!.cover]) expect(Math.abs(near - far)).toBeLessThanOrEqual(15);
});

it('much height has more decks than little', async () => {
  const share = async (height: Wish['height']): Promise<number> => (await checked('outpost', 1, { height })).measures!.height;
  expect(await share('much')).toBeGreaterThan(await share('little'));
});
