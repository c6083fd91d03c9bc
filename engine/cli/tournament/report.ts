/** What a tournament came to. */
import { estimate, type Estimate } from '../../host/fairness/share.ts';
import { pairAt, pairCount, pairings, type Plan } from './plan.ts';
import type { GameResult, PairResult } from './pair.ts';
import { reliability, sequentially, type Reliability, type Verdict } from './score.ts';

/** Two players against each other, from the view of the one who is named first. */
export interface Meeting {
  readonly players: readonly [string, string];
  readonly pairs: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: Estimate;
  /** The same on each table, and of each system. */
  readonly tables: Readonly<Record<string, Estimate>>;
  readonly systems: Readonly<Record<string, Estimate>>;
  readonly test: Verdict | null;
  /** How the test's ratio went, pair by pair; at most `COURSE` numbers. */
  readonly course: readonly number[];
}

/** How many turns games had. */
interface Lengths {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly counts: readonly (readonly [turns: number, games: number])[];
}

export interface TournamentReport {
  readonly plan: Plan;
  readonly played: number;
  readonly missing: number;
  readonly meetings: readonly Meeting[];
  /** How often the first seat won, draws left out. */
  readonly firstSeat: Readonly<Record<string, Estimate & { readonly games: number }>>;
  readonly turns: Lengths;
  readonly answers: number;
  readonly reliability: readonly Reliability[];
  readonly msPerGame: number;
}

/** Numbers that tell a course. */
const COURSE = 200;

const pointsOf = ({ games: [a, b] }: PairResult): number => a.points + b.points;
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length);

const count = (games: readonly GameResult[], points: number): number => games.filter((game) => game.points === points).length;

function grouped<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const estimates = (groups: ReadonlyMap<string, readonly PairResult[]>): Record<string, Estimate> =>
  Object.fromEntries([...groups].map(([name, results]) => [name, estimate(results.map(pointsOf))]));

function meetingOf(plan: Plan, [a, b]: readonly [number, number], results: readonly PairResult[]): Meeting {
  const games = results.flatMap((result) => result.games);
  const points = results.map(pointsOf);
  const { sequential } = plan;
  const step = Math.max(1, Math.ceil(points.length / COURSE));
  return {
    players: [plan.players[a]!.name, plan.players[b]!.name],
    pairs: results.length,
    won: count(games, 1), drawn: count(games, 0.5), lost: count(games, 0),
    points: estimate(points),
    tables: estimates(grouped(results, ({ pair }) => pairAt(plan, pair).table)),
    systems: estimates(grouped(results, ({ pair }) => pairAt(plan, pair).system)),
    test: sequential === null ? null : sequentially(points, sequential),
    course: points.flatMap((_, i) => (i % step === step - 1 || i === points.length - 1 ? [estimate(points.slice(0, i + 1)).share] : [])),
  };
}

/** The first seat's games by system and table. */
function firstSeats(plan: Plan, results: readonly PairResult[]): TournamentReport['firstSeat'] {
  const groups = grouped(results, ({ pair }) => {
    const { system, table } = pairAt(plan, pair);
    return `${system}, ${table}`;
  });
  return Object.fromEntries([...groups].map(([name, own]) => {
    const decided = own.flatMap((result) => result.games).filter((game) => game.firstSeat !== null);
    return [name, { ...estimate(decided.map(({ firstSeat }) => (firstSeat === true ? 2 : 0))), games: decided.length }];
  }));
}

const wonBy = ({ firstSeat }: GameResult): number => (firstSeat === null ? 0.5 : firstSeat ? 1 : 0);

/** Sums results up; they come in the order of pairs. */
export function reportOn(plan: Plan, results: readonly PairResult[]): TournamentReport {
  const games = results.flatMap((result) => result.games);
  const turns = games.map((game) => game.turns);
  const meetings = pairings(plan);
  return {
    plan, played: results.length, missing: pairCount(plan) - results.length,
    meetings: meetings.map((players, k) => meetingOf(plan, players, results.filter(({ pair }) => pair % meetings.length === k))),
    firstSeat: firstSeats(plan, results),
    turns: {
      mean: mean(turns), least: turns.reduce((a, b) => Math.min(a, b), turns[0] ?? 0), most: turns.reduce((a, b) => Math.max(a, b), 0),
      counts: [...grouped(turns, (n) => String(n).padStart(6, '0'))].map(([n, all]) => [Number(n), all.length] as const),
    },
    answers: mean(games.map((game) => game.answers)),
    reliability: reliability(games.flatMap((game) => game.judged.map((judged) => [judged, wonBy(game)] as const))),
    msPerGame: mean(results.map(({ ms }) => ms / 2)),
  };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const interval = ({ share, low, high }: Estimate): string => `${percent(share)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;

/** How a sequential test stands, for people. */
export function verdictText({ verdict, ratio, bound, after }: Verdict, { worse, better }: NonNullable<Plan['sequential']>): string {
  if (verdict === 'open') return `undecided between ${percent(worse)} and ${percent(better)}: ratio ${ratio.toFixed(2)} of ±${bound.toFixed(2)}`;
  return `${verdict === 'better' ? percent(better) : percent(worse)} rather than ${verdict === 'better' ? percent(worse) : percent(better)}, after ${after} pairs`;
}

/** The report as lines for people. */
export function describeReport({ plan, played, missing, meetings, firstSeat, turns, answers, msPerGame }: TournamentReport): string {
  const lines = meetings.map(({ players: [a, b], won, drawn, lost, points, test }) =>
    `${a} against ${b}: ${won} won, ${drawn} drawn, ${lost} lost; ${interval(points)} of the points${test === null ? '' : `; ${verdictText(test, plan.sequential!)}`}`);
  return [
    ...lines,
    ...Object.entries(firstSeat).map(([where, share]) => `first seat, ${where}: wins ${interval(share)} of ${share.games} decided games`),
    `${2 * played} games of ${turns.mean.toFixed(1)} turns (${turns.least} to ${turns.most}) and ${Math.round(answers)} answers, ${Math.round(msPerGame)} ms each${missing > 0 ? `; ${missing} pairs of the plan are not played` : ''}`,
  ].join('\n');
}
