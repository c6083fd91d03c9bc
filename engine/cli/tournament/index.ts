import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { checkedJson } from '../../core/form.ts';
import { groundId } from '../../host/ground.ts';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { doPortions, servePortions } from '../../node/portions.ts';
import { systemIds } from '../../testing/workshop/index.ts';
import { carryOut, progressEvery, readWords, say, startThread, systemsOf, threadsOf, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { groundNamed } from '../grounds.ts';
import { pageOf } from './page.ts';
import { playPair, type PairResult } from './pair.ts';
import { groundOf, pairAt, pairCount, pairings, planKey, playerNamed, readPlan, setupOf, weightsForm, type Plan } from './plan.ts';
import { describeReport, reportOn } from './report.ts';
import { sequentially } from './score.ts';
import { gather, keepPlan, keptPlan, openLedger, type Ledger, type Shard } from './store.ts';

const USAGE = `gantry tournament run    --out FOLDER [--plan FILE | the plan's options] [--shard K/N] [--threads N]
gantry tournament report FOLDER... [--out FOLDER] [--json]

Plays players against each other in pairs of games, the same match twice with seats changed, and says who plays better. Everything follows from the plan:
two runs of it play the same games, whatever machine or thread plays which. Results are written pair by pair; a run that was ended goes on where it was.
With --shard K/N a run plays the pairs whose number leaves K when divided by N; report puts the folders of several shards together.

The plan's options: --players reflex,think:60,single:60,veteran (who thinks says with how many play-outs a question, and think:60:24 among how many plans; veteran+bold plays in a style), --system ID[,ID]|all, --table ID|FILE[,...],
--contest ID[,ID] (everybody brings the same; without it lists drawn by chance), --places own|printed (whether contests are played with the places that a table's file names, as far as they fit), --alike (both bring the same list, drawn by chance), --seats N, --pairs N (of every two players), --seed N,
--weights FILE (of gantry fit: what players like fitted:60:24 judge by),
--sequential WORSE,BETTER (shares of points, 0.5,0.65 for instance: a run without shards ends once it is decided), --error P of that test (0.05).
report writes report.json and report.html where --out says.`;

const OPTIONS = {
  out: { type: 'string' }, plan: { type: 'string' }, shard: { type: 'string', default: '0/1' }, threads: { type: 'string', default: '2' }, json: { type: 'boolean', default: false },
  players: { type: 'string' }, system: { type: 'string' }, table: { type: 'string' }, contest: { type: 'string' }, alike: { type: 'boolean' },
  places: { type: 'string' }, seats: { type: 'string' }, pairs: { type: 'string' }, seed: { type: 'string' }, weights: { type: 'string' }, sequential: { type: 'string' }, error: { type: 'string' },
} as const;

type Words = Readonly<Partial<Record<keyof typeof OPTIONS, string | boolean>>>;

/** What the plan's options say, as a plan's file would. */
async function planOf(words: Words, weights?: unknown): Promise<Plan> {
  const word = (name: keyof typeof OPTIONS, usual: string): string => String(words[name] ?? usual);
  const players = word('players', 'reflex,think:60').split(',').map(playerNamed);
  const [worse, better] = word('sequential', '').split(',').map(Number);
  const grounds = await Promise.all(word('table', 'refinery,outpost').split(',').map(groundNamed));
  const carried = grounds.filter((ground) => typeof ground !== 'string');
  const plan = {
    format: 'gantry-tournament', version: 1, players, systems: systemsOf(word('system', 'shatterpoint'), systemIds), tables: grounds.map(groundId),
    contests: words.contest === undefined ? null : String(words.contest).split(','), seats: Number(word('seats', '2')), pairs: Number(word('pairs', '100')), seed: Number(word('seed', '1')),
    ...(carried.length === 0 ? {} : { carried }), ...(words.places === undefined ? {} : { places: words.places }),
    ...(words.alike === true ? { alike: true } : {}), ...(weights === undefined ? {} : { weights }),
    sequential: words.sequential === undefined ? null : { worse, better, error: Number(word('error', '0.05')) },
  };
  return readPlan('options', JSON.stringify(plan));
}

const weightsOf = async (file: string | boolean | undefined): Promise<unknown> =>
  (typeof file === 'string' ? checkedJson(file, weightsForm, await readText(file)) : undefined);

function shardOf(text: string): Shard {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (index === undefined || shard.of < 1 || shard.of > 1_000_000 || shard.index >= shard.of) throw new UsageError(`--shard: "${text}" is not K/N with K from 0 to N - 1`);
  return shard;
}

/** Whether the sequential tests of all meetings are decided by the pairs played so far. */
function isDecided(plan: Plan, results: ReadonlyMap<number, PairResult>): boolean {
  const { sequential } = plan;
  if (sequential === null) return false;
  const meetings = pairings(plan).length;
  return Array.from({ length: meetings }, (_, k) => {
    const points: number[] = [];
    for (let number = k; results.has(number); number += meetings) points.push(results.get(number)!.games[0].points + results.get(number)!.games[1].points);
    return sequentially(points, sequential).verdict !== 'open';
  }).every(Boolean);
}

interface Running {
  readonly plan: Plan;
  readonly shard: Shard;
  readonly threads: number;
  readonly ledger: Ledger;
}

/** Work for a thread: the plan comes along, so that a thread needs nothing beside. */
interface Portion {
  readonly plan: Plan;
  readonly number: number;
}

/** Pairs that are handed out before the sequential test is asked again, for each thread. */
const BATCH = 4;

async function play({ plan, shard, threads, ledger }: Running, content: Content): Promise<number> {
  const results = new Map(ledger.played.map((result) => [result.pair, result]));
  const wanted = Array.from({ length: pairCount(plan) }, (_, number) => number).filter((number) => number % shard.of === shard.index && !results.has(number));
  const tell = progressEvery(10_000);
  let writing: Promise<void> = Promise.resolve();
  const size = plan.sequential === null || shard.of > 1 ? wanted.length : BATCH * threads;
  for (let at = 0; at < wanted.length; at += size) {
    if (shard.of === 1 && isDecided(plan, results)) break;
    const portions = wanted.slice(at, at + size).map((number): Portion => ({ plan, number }));
    await doPortions(portions, { threads, startThread: () => startThread('tournament') }, (portion) => playPair(portion.plan, portion.number, content), (result: PairResult) => {
      results.set(result.pair, result);
      writing = writing.then(() => ledger.add(result));
      tell(() => `${results.size} of ${wanted.length + ledger.played.length} pairs`);
      return writing;
    });
  }
  await writing;
  return results.size;
}

/** Carries out `tournament` and gives the exit code: 0 done, 1 failed, 2 wrong words. */
export const runTournament = (words: readonly string[], assets = assetsFolder(import.meta.url)): Promise<number> =>
  carryOut(USAGE, async () => {
    const content = new Content(assets);
    if (!isMainThread) {
      servePortions(({ plan, number }: Portion) => playPair(plan, number, content));
      return 0;
    }
    const { values, positionals: [what, ...folders] } = readWords(words.slice(1), { options: OPTIONS, allowPositionals: true });
    if (what === 'run') return run(values, content);
    if (what === 'report') return report(folders, values.out, values.json);
    throw new UsageError(`tournament: "${what ?? ''}" is not run or report`);
  });

async function run(values: Words, content: Content): Promise<number> {
  const folder = values.out;
  if (typeof folder !== 'string') throw new UsageError('tournament run needs --out FOLDER');
  const shard = shardOf(String(values.shard));
  const threads = threadsOf(String(values.threads), 1024);
  const named = Object.keys(values).some((name) => !['out', 'plan', 'shard', 'threads', 'json'].includes(name));
  if (values.plan !== undefined && named) throw new UsageError('--plan stands for all options of the plan');
  const plan = typeof values.plan === 'string' ? readPlan(values.plan, await readText(values.plan)) : named ? await planOf(values, await weightsOf(values.weights)) : ((await keptPlan(folder)) ?? await planOf(values));
  await Promise.all(plan.tables.map((table) => content.terrain(groundOf(plan, { table })))); // a wrong name is told at once
  for (let i = 0; i < Math.min(plan.systems.length, plan.pairs); i++) setupOf(plan, pairAt(plan, i * pairings(plan).length));
  await keepPlan(folder, plan);
  const played = await play({ plan, shard, threads, ledger: await openLedger(folder, plan, shard) }, content);
  say(`tournament ${planKey(plan)}, shard ${shard.index}/${shard.of}: ${played} pairs lie in ${folder}`);
  return 0;
}

async function report(folders: readonly string[], out: string | undefined, json: boolean): Promise<number> {
  if (folders.length === 0) throw new UsageError('tournament report needs a folder');
  const { plan, results } = await gather(folders);
  const found = reportOn(plan, results);
  if (out !== undefined) {
    await mkdir(out, { recursive: true });
    await writeFile(join(out, 'report.json'), `${JSON.stringify(found, null, 1)}\n`);
    await writeFile(join(out, 'report.html'), pageOf(found));
  }
  say(json ? JSON.stringify(found, null, 1) : describeReport(found));
  return 0;
}
