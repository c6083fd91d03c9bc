import { join } from 'node:path';
import type { TableDemand } from '../shape/demand.ts';
import { readJson } from '../core/form.ts';
import type { Content } from '../node/content.ts';
import { realDisk } from '../node/real-disk.ts';
import { writeWhole } from '../node/disk.ts';
import { boardsElsewhere } from '../space/check/boards.ts';
import { checkTable, type TableCheck } from '../space/check/check.ts';
import { bareTerrain, suggestTable } from '../space/suggest/suggest.ts';
import { THEMES } from '../space/suggest/wish.ts';
import { tableText } from '../space/terrain/table-text.ts';
import { parseTable, type TableFile, type Terrain } from '../space/terrain/table.ts';
import { workshopOf } from '../testing/workshop/index.ts';
import { describeCheck } from './check-tables.ts';
import { complain, say } from './command.ts';
import { makeFolder, readText } from './files.ts';
import type { Options, SuggestWords } from './options.ts';

const INCH = 25.4;

/** Lays out tables and says what their check finds; writes them where a folder is named. 1 when the check finds an error. */
export async function suggestTables({ files, seed, out, json }: Options, wish: SuggestWords, systems: readonly string[], content: Content): Promise<number> {
  const [file] = files;
  const kept = file === undefined ? null : parseTable(readJson(file, await readText(file)));
  if (out !== undefined) await makeFolder(out);
  let wrong = 0;
  const found: Record<string, TableCheck> = {};
  const { ground, density, height, symmetry } = wish;
  const size = kept?.size ?? [wish.size[0] * INCH, wish.size[1] * INCH] as const;
  const demandsOf = (terrain: Terrain, of: readonly string[]): readonly TableDemand[] =>
    of.flatMap((system) => workshopOf(system).offered.tableDemands?.(terrain) ?? []);
  // What is laid out anew is for whoever plays on such ground and on a table of such a size.
  const elsewhere = kept === null ? boardsElsewhere(size, demandsOf(bareTerrain(size), systems)) : new Map();
  const laidFor = systems.filter((system) => !elsewhere.has(system) && (ground === 'open' || workshopOf(system).offered.squares === true));
  for (const theme of wish.themes) {
    const pieces = await content.catalogue(kept?.theme ?? THEMES[theme].pieces);
    const demands = (terrain: Terrain): readonly TableDemand[] => demandsOf(terrain, laidFor);
    for (let number = seed; number < seed + wish.count; number++) {
      const asked = { ground, theme, size, density, height, symmetry, kept: kept?.features ?? [], demands };
      const { features, objectives, mat, light, symmetry: fairBy } = suggestTable(asked, pieces, number);
      const id = `${theme}-${number}`;
      if (features.length === 0 && kept === null) {
        complain(`${id}: no layout was found that leaves every objective open`);
        wrong += 1;
        continue;
      }
      if (fairBy !== symmetry && !json) say(`${id}: no layout was fair by measure; this one is by half a turn`);
      const table: TableFile = kept !== null ? { ...kept, features: [...kept.features, ...features] } : {
        format: 'gantry-table', version: 2, id, name: `${theme} ${number}`, theme: THEMES[theme].pieces, ...(mat === undefined ? {} : { mat }),
        size: [size[0], size[1]], ...(ground === 'rooms' || elsewhere.size > 0 ? { systems: [...laidFor].sort() } : {}), light, objectives: [...objectives], features: [...features],
      };
      const checked = checkTable(table, pieces.pieces, demands);
      wrong += checked.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
      found[id] = checked;
      if (!json) say(describeCheck(id, checked));
      if (out !== undefined) await writeWhole(realDisk, out, join(out, `${id}.gantry-table`), new TextEncoder().encode(tableText(table)), 'table');
    }
  }
  if (json) say(JSON.stringify(found, null, 1));
  return wrong === 0 ? 0 : 1;
}
