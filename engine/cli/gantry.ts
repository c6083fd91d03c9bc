import { InputError } from '../core/form.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { bench, describeFigures } from './bench/index.ts';
import { systemIds } from '../testing/workshop/index.ts';
import type { Report } from '../testing/workshop/workshop.ts';
import { carryOut, complain, say, systemsOf, UsageError } from './command.ts';
import { listHouseRules } from './house-rules.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { describeMissions, listMissions } from './missions.ts';
import { describePlay, play } from './play.ts';
import { replay } from './replay.ts';
import { describeTables, listTables } from './tables.ts';
import { describeTeam, team } from './team.ts';
import { describeUnits, listUnits } from './units.ts';

/** Carries out one command line and gives its exit code: 0 done, 1 failed, 2 wrong words. */
export const run = (words: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const options = readOptions(words);
    const content = new Content(assets);
    switch (options.command) {
      case 'play': {
        const report = await play(options, content);
        say(options.json ? JSON.stringify(report, null, 1) : describePlay(report));
        return 0;
      }
      case 'replay':
        return await replayAll(options, content);
      case 'team': {
        const report = await team(options);
        say(options.json ? JSON.stringify(report, null, 1) : describeTeam(report, options.as));
        return report.problems.length === 0 ? 0 : 1;
      }
      case 'bench': {
        const figures = await bench(content, options.only);
        say(options.json ? JSON.stringify(figures, null, 1) : describeFigures(figures));
        return 0;
      }
      case 'units': {
        const list = listUnits();
        say(options.json ? JSON.stringify(list, null, 1) : describeUnits(list));
        return 0;
      }
      case 'missions': {
        const list = listMissions();
        say(options.json ? JSON.stringify(list, null, 1) : describeMissions(list));
        return 0;
      }
      case 'house-rules':
        return tell(systemsOf(options.system, systemIds), listHouseRules, options.json);
      case 'tables': {
        const list = await listTables(content);
        say(options.json ? JSON.stringify(list, null, 1) : describeTables(list));
        return list.illegal + list.broken === 0 ? 0 : 1;
      }
      case 'help':
        say(USAGE);
        return 0;
      default:
        throw new UsageError(`there is no command "${options.command}"`);
    }
  });

/** Says what there is about each system, and gives the exit code. JSON of one system is its own, of several an object by their ids. */
async function tell(systems: readonly string[], report: (system: string) => Report | Promise<Report>, json: boolean): Promise<number> {
  const reports = new Map<string, Report>();
  for (const system of systems) reports.set(system, await report(system));
  const all = [...reports.values()];
  if (json) say(JSON.stringify(all.length === 1 ? all[0]!.found : Object.fromEntries([...reports].map(([system, { found }]) => [system, found])), null, 1));
  else say(all.length === 1 ? all[0]!.text : [...reports].map(([system, { text }]) => `${system}:\n${text}`).join('\n\n'));
  return all.some(({ broken }) => broken) ? 1 : 0;
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
