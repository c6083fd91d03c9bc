/** Results on disk: one line for each pair of games, written as it is played, so that a run can be ended at any time and gone on with. */
import { appendFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { checked, InputError, wholeForm } from '../../core/form.ts';
import { makeFolder, readText, readTextIfThere } from '../files.ts';
import { pairCount, planKey, readPlan, type Plan } from './plan.ts';
import type { PairResult } from './pair.ts';

/** A part of a tournament: pairs whose number leaves `index` when divided by `of`. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

const PLAN = 'plan.json';
const fileOf = ({ index, of }: Shard): string => `pairs-${index}-of-${of}.jsonl`;

const gameForm = z.strictObject({
  points: z.union([z.literal(0), z.literal(0.5), z.literal(1)]), firstSeat: z.boolean().nullable(), turns: wholeForm, answers: wholeForm,
  hash: z.string().min(1).max(40), judged: z.array(z.number().min(-1).max(1)).max(100_000),
});
const headForm = z.strictObject({ plan: z.string() });
const resultForm = z.strictObject({ pair: z.number().int().min(0), games: z.tuple([gameForm, gameForm]), ms: z.number().min(0) });

/** Puts a plan into a folder. Throws `InputError` where another tournament lies there. */
export async function keepPlan(folder: string, plan: Plan): Promise<void> {
  await makeFolder(folder);
  const before = await keptPlan(folder);
  if (before === null) return writeFile(join(folder, PLAN), `${JSON.stringify(plan, null, 1)}\n`);
  if (planKey(before) !== planKey(plan)) throw new InputError(join(folder, PLAN), 'another tournament lies in this folder');
}

/** The plan of a folder; null where none lies there. Throws `InputError` for a spoilt one. */
export async function keptPlan(folder: string): Promise<Plan | null> {
  const text = await readTextIfThere(join(folder, PLAN));
  return text === null ? null : readPlan(join(folder, PLAN), text);
}

/** Takes results in. */
export interface Ledger {
  /** What was played before. */
  readonly played: readonly PairResult[];
  add(result: PairResult): Promise<void>;
}

/** Opens a shard's file. A last line that a run could not finish is left out, and its pair played again. Throws `InputError` for a file of another plan, or one that is spoilt. */
export async function openLedger(folder: string, plan: Plan, shard: Shard): Promise<Ledger> {
  const file = join(folder, fileOf(shard));
  const text = await readTextIfThere(file);
  const played = text === null ? [] : readLines(file, text, plan);
  // Whatever stood behind the last whole line is gone.
  await writeFile(file, [JSON.stringify({ plan: planKey(plan) }), ...played.map((result) => JSON.stringify(result)), ''].join('\n'));
  return { played, add: (result) => appendFile(file, `${JSON.stringify(result)}\n`) };
}

function readLines(file: string, text: string, plan: Plan): readonly PairResult[] {
  const lines = text.split('\n');
  lines.pop(); // what stands behind the last end of a line is not whole
  if (lines.length === 0) return [];
  const read = (line: string, i: number): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      throw new InputError(file, `line ${i + 1}: not JSON`);
    }
  };
  const head = checked(`${file}, line 1`, headForm, read(lines[0]!, 0));
  if (head.plan !== planKey(plan)) throw new InputError(file, 'line 1: it is of another plan');
  return lines.slice(1).map((line, i) => {
    const result = checked(`${file}, line ${i + 2}`, resultForm, read(line, i + 1)) as PairResult;
    if (result.pair >= pairCount(plan)) throw new InputError(file, `line ${i + 2}: the plan has no pair ${result.pair}`);
    return result;
  });
}

/** The same games: what was measured beside them may differ. */
const sameGames = (a: PairResult, b: PairResult): boolean => JSON.stringify(a.games) === JSON.stringify(b.games);

async function needed(folder: string): Promise<Plan> {
  const plan = await keptPlan(folder);
  if (plan === null) throw new InputError(folder, `there is no ${PLAN} in it`);
  return plan;
}

/** All results of a tournament whose shards lie in several folders, in the order of pairs. Throws `InputError` for folders of different plans, and for a pair that came out in two ways. */
export async function gather(folders: readonly string[]): Promise<{ readonly plan: Plan; readonly results: readonly PairResult[] }> {
  const plan = await needed(folders[0]!);
  const found = new Map<number, PairResult>();
  for (const folder of folders) {
    if (planKey(await needed(folder)) !== planKey(plan)) throw new InputError(folder, `its tournament is not that of ${folders[0]!}`);
    for (const name of (await readdir(folder)).filter((file) => /^pairs-\d+-of-\d+\.jsonl$/.test(file)).sort()) {
      for (const result of readLines(join(folder, name), await readText(join(folder, name)), plan)) {
        const before = found.get(result.pair);
        if (before !== undefined && !sameGames(before, result)) throw new InputError(join(folder, name), `pair ${result.pair} came out otherwise elsewhere: not the same program, or not the same rules`);
        found.set(result.pair, result);
      }
    }
  }
  return { plan, results: [...found.values()].sort((a, b) => a.pair - b.pair) };
}
