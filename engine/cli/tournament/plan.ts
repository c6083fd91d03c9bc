/** What a tournament is: who plays, what, how often. Every game follows from the plan and its number. */
import { z } from 'zod';
import { checked, checkedJson, InputError } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import type { Setup } from '../../core/rules.ts';
import { STYLES, USUAL_STYLE, type StyleId } from '../../core/style.ts';
import { causeOf } from '../../host/fault.ts';
import { carried, type Ground } from '../../host/ground.ts';
import type { Player as Playing } from '../../host/player.ts';
import type { Weights } from '../../search/fit.ts';
import { LEVELS, levels } from '../../search/levels.ts';
import { namedPlaces } from '../../space/terrain/named-places.ts';
import { parseTable, type TableFile } from '../../space/terrain/table.ts';
import { systemIds, workshopOf } from '../../testing/workshop/index.ts';

/** Kinds whose choices no style changes. */
const STYLELESS: readonly string[] = ['reflex', 'fitted', 'single'];

const playerForm = z.strictObject({
  name: z.string().min(1).max(40),
  /** `reflex` answers quickly, `think` plans, `fitted` plans by the plan's weights, `single` weighs each answer alone; or a level of the opponent, without its limit of time. */
  kind: z.enum(['reflex', 'think', 'fitted', 'single', ...LEVELS]),
  /** Play-outs for every question of one who thinks or weighs. */
  playouts: z.number().int().min(1).max(1_000_000).default(60),
  /** Plans that one who thinks compares. */
  breadth: z.number().int().min(2).max(1000).default(24),
  /** What the judgement of one who plans stresses. */
  style: z.enum(STYLES).optional(),
}).refine(({ kind, style }) => style === undefined || !STYLELESS.includes(kind), 'only one who plans by the judgement of the rules has a style');
export type Player = z.infer<typeof playerForm>;

/** A player as games have it; `weights`: what one who is fitted judges by. */
export function playerOf({ kind, playouts, breadth, style }: Player, weights?: Weights): Playing {
  const plans = { milliseconds: null, playouts, breadth, noise: 0, style };
  switch (kind) {
    case 'reflex': return 'reflex';
    case 'single': return { single: playouts };
    case 'think': return { plans };
    case 'fitted': return { plans, ...(weights === undefined ? {} : { weights }) };
    default: return { plans: { ...levels[kind], milliseconds: null, style } };
  }
}

/** What stands for a player on the command line: `veteran`, `think:60`, `think:60:24`, `veteran+bold`. */
export const playerNamed = (name: string): object => {
  const [who, style] = name.split('+');
  const [kind, playouts, breadth] = who!.split(':');
  return {
    name, kind, ...(style === undefined ? {} : { style }),
    ...(playouts === undefined ? {} : { playouts: Number(playouts) }), ...(breadth === undefined ? {} : { breadth: Number(breadth) }),
  };
};

/** One player. Throws `InputError` naming what is wrong. */
export const readPlayer = (name: string): Player => checked('player', playerForm as z.ZodType<Player>, playerNamed(name));

/** Weights of judgements by rule system, as `gantry fit` writes them. */
export const weightsForm = z.record(z.string().max(40), z.record(z.string().max(40), z.number()));

const knows = (system: string, style: StyleId | undefined): boolean =>
  style === undefined || style === USUAL_STYLE || workshopOf(system).offered.styles?.[style] !== undefined;

const ids = z.array(z.string().min(1).max(80)).min(1).max(100);

const planForm = z.strictObject({
  format: z.literal('gantry-tournament'),
  version: z.literal(1),
  players: z.array(playerForm).min(2).max(20),
  systems: z.array(z.enum(systemIds as readonly [string, ...string[]])).min(1),
  tables: ids,
  /** Those of them that are not the game's, as they are played on: a plan travels with them. */
  carried: z.array(z.unknown()).max(20).optional(),
  /** Whether contests are played with the places that tables name, as far as they fit, which is usual, or as printed. */
  places: z.enum(['own', 'printed']).optional(),
  /** Contests of the systems (of Shatterpoint its missions) in which everybody brings the same; null: both bring lists drawn by chance. */
  contests: ids.nullable(),
  /** Whether both bring the same list, drawn by chance. */
  alike: z.boolean().optional(),
  /** Seats of a match, for a system that has matches of more than two: the players sit in turn. */
  seats: z.number().int().min(2).max(8),
  /** Pairs of games of every two players: in the second one they change seats. */
  pairs: z.number().int().min(1).max(10_000_000),
  seed: z.number().int().min(0).max(2 ** 30),
  /** What fitted players judge by. */
  weights: weightsForm.optional(),
  /** The shares of points between which a sequential test decides, and how often it may err; null for none. */
  sequential: z.strictObject({ worse: z.number().min(0).max(1), better: z.number().min(0).max(1), error: z.number().min(0.0001).max(0.5) }).nullable(),
}).refine(({ players }) => new Set(players.map(({ name }) => name)).size === players.length, 'two players have the same name')
  .refine(({ players, systems, weights = {} }) => players.every(({ kind }) => kind !== 'fitted') || systems.every((system) => Object.hasOwn(weights, system)), 'a fitted player needs weights for every system')
  .refine(({ players, systems }) => players.every(({ style }) => systems.every((system) => knows(system, style))), 'a player has a style that a system does not know')
  .refine(({ contests, alike }) => contests === null || alike !== true, 'alike: in a contest everybody brings the same already')
  .refine(({ sequential }) => sequential === null || sequential.worse < sequential.better, 'sequential: worse must be less than better');
export type Plan = Omit<z.infer<typeof planForm>, 'carried'> & { readonly carried?: readonly TableFile[] | undefined };

/** Reads a plan. Throws `InputError` naming the wrong field, or a contest that no system has. */
export function readPlan(source: string, text: string): Plan {
  const { carried: files, ...read } = checkedJson(source, planForm as z.ZodType<z.infer<typeof planForm>>, text);
  const plan: Plan = { ...read, ...(files === undefined ? {} : { carried: files.map((file, i) => tableIn(source, file, i, read.tables)) }) };
  for (const contest of plan.contests ?? []) {
    if (!plan.systems.some((system) => contestsOf(system).includes(contest))) throw new InputError(source, `contests: no system of it has "${contest}"`);
  }
  return plan;
}

/** A table that a plan carries. Throws `InputError` naming what is wrong with it, or that its id does not go by what it says. */
function tableIn(source: string, file: unknown, place: number, tables: readonly string[]): TableFile {
  const refuse = (cause: string): never => { throw new InputError(source, `carried.${place}: ${cause}`); };
  let table: TableFile;
  try {
    table = parseTable(file);
  } catch (error) {
    return refuse(causeOf(error));
  }
  if (carried(table).id !== table.id) refuse('"id": it is not the id of the table that stands there');
  return tables.includes(table.id) ? table : refuse(`"id": "tables" does not name "${table.id}"`);
}

/** What a pair is played on. */
export const groundOf = ({ carried: files = [] }: Plan, { table }: Pick<Pair, 'table'>): Ground => files.find(({ id }) => id === table) ?? table;

const contestsOf = (system: string): readonly string[] => workshopOf(system).balance.contests.map(({ id }) => id);

/** What tells one plan from another. */
export const planKey = (plan: Plan): string => fingerprint(plan);

/** A pair of games: the same match twice, the players having changed seats. */
export interface Pair {
  /** Its number in the tournament. */
  readonly number: number;
  /** Numbers of the players in the plan. */
  readonly players: readonly [number, number];
  readonly system: string;
  readonly table: string;
  readonly contest: string | null;
  readonly seed: number;
}

/** Every two players, those named first before. */
export const pairings = ({ players }: Plan): readonly (readonly [number, number])[] =>
  players.flatMap((_, a) => players.slice(a + 1).map((__, k) => [a, a + 1 + k] as const));

/** How many pairs of games the whole tournament has. */
export const pairCount = (plan: Plan): number => plan.pairs * pairings(plan).length;

/** The pair of a number: pairings take turns, and so do what is played and the tables. */
export function pairAt(plan: Plan, number: number): Pair {
  const all = pairings(plan);
  const round = Math.floor(number / all.length);
  const { systems, contests } = plan;
  const played = systems.flatMap((own) => (contests === null ? [null] : contestsOf(own).filter((id) => contests.includes(id))).map((id) => [own, id] as const));
  const [system, contest] = played[round % played.length]!;
  const table = plan.tables[Math.floor(round / played.length) % plan.tables.length]!;
  return { number, players: all[number % all.length]!, system, table, contest, seed: (plan.seed + round * 7919) % 2 ** 30 };
}

/** What is played in a pair. Throws `InputError` where a system has no match for so many seats. */
export function setupOf(plan: Plan, { system, table, contest, seed }: Pair): Setup {
  const { balance, encounter } = workshopOf(system);
  const { seats, alike, places = 'own' } = plan;
  if (contest === null) return encounter({ seed, table, seats, alike });
  const ground = groundOf(plan, { table });
  return balance.setup(contest, table, seed, places === 'own' && typeof ground !== 'string' ? { own: balance.ownPlaces(contest, namedPlaces(ground)) } : {});
}
