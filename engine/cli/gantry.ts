import { isMainThread } from 'node:worker_threads';
import { InputError } from '../core/form.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { doPortions, servePortions } from '../node/portions.ts';
import { suits } from '../space/terrain/suits.ts';
import { systemIds, workshopOf } from '../testing/workshop/index.ts';
import type { Report, TableSource } from '../testing/workshop/workshop.ts';
import { bench, describeFigures, refuseNoPart } from './bench/index.ts';
import { checkTables } from './check-tables.ts';
import { carryOut, complain, say, startThread, threadsOf, UsageError } from './command.ts';
import { houseRulesReport } from './house-rules.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { playReport } from './play.ts';
import { replay } from './replay.ts';
import { suggestTables } from './suggest-tables.ts';
import { team } from './team.ts';

/** Carries out one command line and gives its exit code: 0 done, 1 failed, 2 wrong words. */
export const run = (words: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const options = readOptions(words);
    const content = new Content(assets);
    const systems = options.systems ?? systemIds;
    switch (options.command) {
      case 'play':
        return tell(await reports(systems, (system) => playReport(system, options, content)), options);
      case 'replay':
        return await replayAll(options, content);
      case 'team':
        return tell(await team(systemIds, options), options);
      case 'bench':
        return await measure(options, systems, content);
      case 'units':
        return tell(await reports(systems, (system) => workshopOf(system).units()), options);
      case 'missions':
        return tell(await reports(systems, (system) => workshopOf(system).missions()), options);
      case 'tables':
        if (options.suggest !== null) return await suggestTables(options, options.suggest, systems, content);
        if (options.check) return await checkTables(options, systems, content);
        return tell(await reports(systems, (system) => workshopOf(system).tables(tablesFor(content, system))), options);
      case 'house-rules':
        return tell(await reports(systems, houseRulesReport), options);
      case 'help':
        say(USAGE);
        return 0;
      default:
        throw new UsageError(`there is no command "${options.command}"`);
    }
  });

/** What a command finds out about each system, one after another. */
async function reports(systems: readonly string[], report: (system: string) => Report | Promise<Report>): Promise<ReadonlyMap<string, Report>> {
  const found = new Map<string, Report>();
  for (const system of systems) found.set(system, await report(system));
  return found;
}

/** Says what was found and gives the exit code. The text names its system unless that was asked for by name, or a format alone was. */
function tell(found: ReadonlyMap<string, Report>, { json, systems, as }: Options): number {
  const all = [...found.values()];
  const [only] = all;
  if (json) say(JSON.stringify(all.length === 1 ? only!.found : Object.fromEntries([...found].map(([system, each]) => [system, each.found])), null, 1));
  else if (all.length === 1 && (systems?.length === 1 || as !== undefined)) say(only!.text);
  else say([...found].map(([system, { text }]) => `${workshopOf(system).name}\n${text}`).join('\n\n'));
  return all.some(({ broken }) => broken) ? 1 : 0;
}

/** Measures in a thread as those are that think in play. */
async function measure({ only, json }: Options, systems: readonly string[], content: Content): Promise<number> {
  type Asked = Pick<Options, 'only'> & { readonly systems: readonly string[] };
  const figuresOf = (asked: Asked): ReturnType<typeof bench> => bench(content, asked.only, asked.systems);
  if (!isMainThread) {
    servePortions(figuresOf);
    return 0;
  }
  if (only !== undefined) refuseNoPart(only);
  await doPortions([{ only, systems }], { threads: threadsOf('2', 2), startThread: () => startThread('bench') }, figuresOf, (figures) => {
    say(json ? JSON.stringify(figures, null, 1) : describeFigures(figures));
  });
  return 0;
}

async function replayAll({ files, json }: Options, content: Content): Promise<number> {
  if (files.length === 0) throw new UsageError('replay needs a file');
  let failed = 0;
  for (const file of files) {
    try {
      const report = await replay(file, content);
      const { system, answers, over, winner, turns, hash } = report;
      say(json ? JSON.stringify(report) : `${file}: ${system}, ${answers} answers, ${turns} turns, ${over ? (winner === null ? 'drawn' : `won by seat ${winner}`) : 'not over'}, hash ${hash}: as recorded`);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      failed++;
      complain(error.source === file ? error.message : `${file}: ${error.message}`);
    }
  }
  return failed === 0 ? 0 : 1;
}

/** The tables that are laid out for a rule system. */
const tablesFor = (content: TableSource, system: string): TableSource =>
  ({ terrain: (table) => content.terrain(table), tables: async (report) => (await content.tables(report)).filter((table) => suits(table, system)) });
