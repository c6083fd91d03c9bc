import type { CallArgs, SeatKind } from '../../engine/host/link.ts';
import type { CardFace } from '../../engine/shatterpoint/card.ts';
import type { Squad } from '../../engine/shatterpoint/setup.ts';
import { teamProblems } from '../../engine/shatterpoint/team.ts';
import { EMPTY, readyTeams } from './ready.ts';

/** A match being set up on the screen. */
/** A strike team being put together: places still open are ''. */
export type TeamDraft = readonly [Squad, Squad];

export interface Draft {
  readonly table: string;
  readonly teams: readonly [TeamDraft, TeamDraft];
  readonly seats: readonly [SeatKind, SeatKind];
  readonly edition: 'current' | 'firstPrint';
  readonly claimsToWin: 1 | 2;
}

/** The table that a newcomer meets first. */
const FIRST_TABLE = 'refinery';

export const firstTable = (tables: readonly { readonly id: string }[]): string | undefined => (tables.find(({ id }) => id === FIRST_TABLE) ?? tables[0])?.id;

/** The match most people want: the core set's two teams, a person against the computer. */
export function firstDraft(tables: readonly { readonly id: string }[], cards: ReadonlyMap<string, CardFace>): Draft {
  const [first = EMPTY, second = EMPTY] = readyTeams(cards);
  return { table: firstTable(tables) ?? '', teams: [first, second], seats: ['person', 'computer'], edition: 'current', claimsToWin: 2 };
}

export const isLegal = (draft: Draft, cards: ReadonlyMap<string, CardFace>): boolean => draft.table !== '' && draft.teams.every((team) => teamProblems(team, cards).length === 0);

/** What the host is asked for. */
export const matchArgs = ({ table, teams, seats, edition, claimsToWin }: Draft): CallArgs<'newMatch'> => ({
  system: 'shatterpoint', seats: [...seats], setup: { table, teams: teams.map((squads) => ({ name: '', squads })), edition, claimsToWin },
});
