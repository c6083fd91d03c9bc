/** Many matches, all looked through for leaks. */
import { doPortions, servePortions, type Hands } from '../../node/portions.ts';
import { noTaint, taintedMatch, type Taint } from './game.ts';
import { taintSetup } from './setups.ts';

/** Some matches of one system: seeds from `first`. */
export interface TaintPortion {
  readonly system: string;
  readonly first: number;
  readonly matches: number;
  /** Answers at most in each match. */
  readonly most: number;
}

/** Plays some matches. */
async function taintPortion({ system, first, matches, most }: TaintPortion): Promise<Taint> {
  const taint = noTaint();
  for (let seed = first; seed < first + matches; seed++) await taintedMatch({ ...taintSetup(system, seed), seed, most }, taint);
  return taint;
}

function add(sum: Taint, more: Taint): void {
  for (const key of Object.keys(sum) as (keyof Taint)[]) {
    if (key === 'leaks') sum.leaks.push(...more.leaks);
    else sum[key] += more[key];
  }
}

/** A run of the command. */
export interface TaintRun extends Hands {
  readonly systems: readonly string[];
  readonly games: number;
  readonly seed: number;
  /** Answers at most in each match; what a whole match may need without it. */
  readonly most?: number;
  progress(system: string, taint: Taint): void;
}

const ANSWERS = 1500;
const EACH = 5;

/** Plays `games` matches of every system; what was found by system. */
export async function taintMany({ systems, games, seed, most = ANSWERS, progress, ...hands }: TaintRun): Promise<ReadonlyMap<string, Taint>> {
  const found = new Map<string, Taint>();
  for (const system of systems) {
    const sum = noTaint();
    found.set(system, sum);
    const portions = Array.from({ length: Math.ceil(games / EACH) }, (_, i): TaintPortion => ({
      system, first: seed + i * EACH, matches: Math.min(EACH, games - i * EACH), most,
    }));
    await doPortions(portions, hands, taintPortion, (more: Taint) => {
      add(sum, more);
      progress(system, sum);
    });
  }
  return found;
}

/** Makes this thread one of a run's. */
export const joinTaint = (): void => servePortions(taintPortion);

/** What was found, for people. */
export function describeTaint(found: ReadonlyMap<string, Taint>): string {
  const lines = [...found].flatMap(([system, taint]) => {
    const { matches, answers, messages, bytes, secrets, guarded, twins, fair, open, reordered, alone, films, exports, leaks } = taint;
    return [
      `${system}: ${matches} matches, ${answers} answers of persons, ${messages} messages (${(bytes / 1e6).toFixed(0)} MB)`,
      `  ${secrets} secrets made, ${guarded} updates told while there were some, ${twins} worlds compared that must look the same (${alone} moments with no other world), in ${fair} of them the opponent's answers too; ${open + reordered} questions at which nothing was hidden from who was asked, in ${open} of them who thinks has just what is told; ${films} films and ${exports} files looked through`,
      `  ${leaks.length} leaks`, ...leaks.slice(0, 20).map((leak) => `  ${leak}`),
    ];
  });
  return lines.join('\n');
}
