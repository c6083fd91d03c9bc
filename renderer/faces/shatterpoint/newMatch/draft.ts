import { z } from 'zod';
import type { Random } from '../../../../engine/core/rng.ts';
import type { CallArgs } from '../../../../engine/host/link.ts';
import type { CardFace, Era } from '../../../../engine/shatterpoint/cards/card.ts';
import type { MissionFace } from '../../../../engine/shatterpoint/exchange/index.ts';
import { firstTable } from '../../../ui/firstTable.ts';
import { houseRules, type HouseRule } from '../../../../engine/shatterpoint/state/house-rules.ts';
import type { Squad } from '../../../../engine/shatterpoint/state/setup.ts';
import { randomTeam } from '../../../../engine/shatterpoint/team/random-team.ts';
import { erasInPlay, SLOTS, teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { readyTeams } from '../../../../engine/shatterpoint/team/teams.ts';
import { cardsPlayed } from './fit.ts';

const id = z.string().max(120);
const squadForm = z.object({ primary: id, secondary: id, supporting: id });
const teamForm = z.object({ name: z.string().max(200), description: z.string().max(1000), squads: z.tuple([squadForm, squadForm]).readonly(), mission: id });

/** Teams as this machine keeps them. */
export const teamsForm = z.array(teamForm).max(200);

const seatForm = z.enum(['person', 'computer']);
export const draftForm = z.object({
  table: id,
  teams: z.tuple([teamForm, teamForm]).readonly(),
  seats: z.tuple([seatForm, seatForm]).readonly(),
  edition: z.enum(['current', 'firstPrint']),
  claimsToWin: z.union([z.literal(1), z.literal(2)]),
  /** Rulings that differ from the recommended ones. */
  houseRules: z.partialRecord(z.enum(houseRules.map(({ name }) => name) as [HouseRule['name'], ...HouseRule['name'][]]), z.union([z.boolean(), z.string(), z.number()])),
  /** What may be taken back: nothing; own answers up to dice and cards; against the computer anything. */
  undo: z.enum(['off', 'safe', 'free']),
});

/** A strike team being put together: places still open are ''. */
export interface TeamDraft {
  readonly name: string;
  readonly description: string;
  readonly squads: readonly [Squad, Squad];
  readonly mission: string;
}

/** A match being set up on the screen. */
export type Draft = Readonly<z.infer<typeof draftForm>>;

export type HouseChoices = Readonly<Partial<Record<HouseRule['name'], boolean | string | number>>>;

/** The core set's mission. */
export const CORE_MISSION: MissionFace = { id: 'shifting-priorities', name: 'Shifting Priorities', spt: '00010201' };

const OPEN: Squad = { primary: '', secondary: '', supporting: '' };
export const EMPTY: TeamDraft = { name: '', description: '', squads: [OPEN, OPEN], mission: CORE_MISSION.id };

/** The match most people want: the core set's two teams, a person against the computer. */
export function firstDraft(tables: readonly { readonly id: string }[], cards: ReadonlyMap<string, CardFace>): Draft {
  const [first = EMPTY, second = EMPTY] = readyTeams(cards);
  return { table: firstTable(tables) ?? '', teams: [first, second], seats: ['person', 'computer'], edition: 'current', claimsToWin: 2, houseRules: {}, undo: 'safe' };
}

export const unitsOf = ({ squads }: Pick<TeamDraft, 'squads'>): readonly string[] => squads.flatMap((squad) => SLOTS.map((slot) => squad[slot]));

/** House rules that are about places which a table names. */
const NAMED: readonly string[] = ['tableObjectives', 'tableDeployment'] satisfies readonly HouseRule['name'][];

/** The same rulings without some of those about places, or without all: where it is not known which table names what. */
export const withoutNamed = (rules: HouseChoices, names: readonly string[] = NAMED): HouseChoices =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => !names.includes(name)));

/** Whether a ruling is about places that a table names. */
export const isNamed = (name: HouseRule['name']): boolean => NAMED.includes(name);

/** Eras in play under the rulings of a match. */
export const erasUnder = (rules: HouseChoices): readonly Era[] => erasInPlay(rules.eras === 3 ? 3 : 4);

export const isLegal = (draft: Draft, cards: ReadonlyMap<string, CardFace>): boolean =>
  draft.table !== '' && draft.teams.every(({ squads }) => teamProblems(squads, cards, erasUnder(draft.houseRules)).length === 0);

/** Random teams are of one era, and every unit has a tag in common with its Primary, as far as the units allow. */
const COHESION = 2;

/** A legal team by chance, of an era where one is named. Throws `InputError` where the units allow none. */
export function teamByChance(cards: Iterable<CardFace>, played: readonly Era[], random: Random, era?: Era): TeamDraft['squads'] {
  return randomTeam(cardsPlayed(cards, played), random, { cohesion: COHESION, ...(era === undefined ? {} : { era }) });
}

/** What the host is asked for. */
export const matchArgs = ({ table, teams, seats, edition, claimsToWin, houseRules: rules, undo }: Draft): CallArgs<'newMatch'> => ({
  system: 'shatterpoint', seats: [...seats], undo,
  setup: { table, teams: teams.map(({ name, squads, mission }) => ({ name, squads, mission })), edition, claimsToWin, houseRules: rules },
});
