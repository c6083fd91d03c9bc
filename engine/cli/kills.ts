import { fileURLToPath } from 'node:url';
import { systemIds } from '../testing/workshop/index.ts';
import { describeKills, killMany } from '../testing/kills/campaign.ts';
import { liveHere } from '../testing/kills/process.ts';
import { carryOut, progressEvery, readWords, say, systemsOf, whole } from './command.ts';

const USAGE = `gantry kills   [--kills N] [--real N] [--system ID[,ID]|all] [--seed N] [--json]

Kills a host that plays matches of each rule system, --kills times between two calls of a disk in memory (some as power cuts) and --real times as a
real process, while rights, room, file names and the clock change at random. After each kill everything that somebody was told of must be there,
and the match goes on. Ends with 1 when something is lost.`;

const OPTIONS = {
  kills: { type: 'string', default: '100' },
  real: { type: 'string', default: '10' },
  system: { type: 'string', default: 'all' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

/** Carries out `kills` and gives the exit code: 0 nothing is lost, 1 something is, 2 wrong words. */
export const runKills = (words: readonly string[], program: readonly string[] = [fileURLToPath(import.meta.url), 'kills']): Promise<number> =>
  carryOut(USAGE, async () => {
    if (words[1] === 'life') {
      await liveHere(words.slice(2));
      return 0;
    }
    const { values } = readWords(words.slice(1), { options: OPTIONS });
    const tell = progressEvery(5000);
    const seen = await killMany({
      systems: systemsOf(values.system, systemIds), kills: whole('--kills', values.kills, 0, 1_000_000), real: whole('--real', values.real, 0, 100_000), seed: whole('--seed', values.seed, 0, 2 ** 24), program,
      progress: (system, { kills, faults }) => tell(() => `${system}: ${kills} kills, ${faults.length} faults`),
    });
    say(values.json ? JSON.stringify(Object.fromEntries(seen), null, 1) : describeKills(seen));
    return [...seen.values()].some(({ faults }) => faults.length > 0) ? 1 : 0;
  });
