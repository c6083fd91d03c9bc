import { readFile } from 'node:fs/promises';
import { InputError, readJson } from '../core/form.ts';
import { causeOf } from '../host/fault.ts';
import type { Content } from '../node/content.ts';
import { checkTable, type TableCheck } from '../space/check/check.ts';
import { describeFinding } from '../space/check/describe.ts';
import { suits } from '../space/terrain/suits.ts';
import { parseTable, type TableFile } from '../space/terrain/table.ts';
import { workshopOf } from '../testing/workshop/index.ts';
import { complain, say } from './command.ts';
import type { Options } from './options.ts';

/** Checks tables' files, or every table of the content. 1 when one cannot be read or an error is found. */
export async function checkTables({ files, json }: Options, systems: readonly string[], content: Content): Promise<number> {
  let wrong = 0;
  const found: Record<string, TableCheck> = {};
  const check = async (name: string, read: () => Promise<TableFile>): Promise<void> => {
    try {
      const table = await read();
      const pieces = await content.piecesOf(table);
      const suited = systems.filter((system) => suits(table, system));
      const checked = checkTable(table, pieces, (terrain) => suited.flatMap((system) => workshopOf(system).offered.tableDemands?.(terrain) ?? []));
      found[name] = checked;
      wrong += checked.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
      if (!json) say(describeCheck(name, checked));
    } catch (error) {
      wrong += 1;
      complain(`${name}: ${error instanceof InputError ? error.message : causeOf(error)}`);
    }
  };
  if (files.length > 0) for (const file of files) await check(file, async () => parseTable(readJson(file, await readFile(file, 'utf8'))));
  else for (const { id } of await content.tables((message) => { complain(message); wrong += 1; })) await check(id, () => content.file(id));
  if (json) say(JSON.stringify(found, null, 1));
  return wrong === 0 ? 0 : 1;
}

/** A check as lines for people. */
export function describeCheck(name: string, { findings, measures }: TableCheck): string {
  const count = (severity: string): string => `${findings.filter((one) => one.severity === severity).length} ${severity}s`;
  const is = measures === null ? [] : [
    `  ${measures.pieces} pieces of ${measures.kinds} kinds, ${measures.triangles} triangles; ${measures.height} % of the places to stand lie above the ground`,
    `  places that see each other: ${measures.sight[0]} % near, ${measures.sight[1]} % far; beside cover: ${measures.cover[0]} % near, ${measures.cover[1]} % far`,
  ];
  return [`${name}: ${count('error')}, ${count('warning')}, ${count('note')}`, ...is, ...findings.map((one) => `  ${describeFinding(one)}`)].join('\n');
}
