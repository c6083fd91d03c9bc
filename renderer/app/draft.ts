import type { CallArgs, SeatKind } from '../../engine/host/link.ts';
import type { CardFace } from '../../engine/shatterpoint/cards/card.ts';
import type { MissionFace } from '../../engine/shatterpoint/exchange/index.ts';
import type { HouseRule } from '../../engine/shatterpoint/state/house-rules.ts';
import type { Squad } from '../../engine/shatterpoint/state/setup.ts';
import { erasInPlay, teamProblems } from '../../engine/shatterpoint/team/team.ts';
import { readyTeams } from '../../engine/shatterpoint/team/teams.ts';

/** A strike team being put together: places still open are ''. */
export interface TeamDraft {
  readonly name: string;
  readonly description: string;
  readonly squads: readonly [Squad, Squad];
  readonly mission: string;
}

/** A match being set up on the screen. */
export interface Draft {
  readonly table: string;
  readonly teams: readonly [TeamDraft, TeamDraft];
  readonly seats: readonly [SeatKind, SeatKind];
  readonly edition: 'current' | 'firstPrint';
  readonly claimsToWin: 1 | 2;
  /** Rulings that differ from the recommended ones. */
  readonly houseRules: HouseChoices;
  /** What may be taken back: nothing; own answers up to dice and cards; against the computer anything. */
  readonly undo: 'off' | 'safe' | 'free';
}

export type HouseChoices = Readonly<Partial<Record<HouseRule['name'], boolean | string | number>>>;

/** The core set's mission. */
export const CORE_MISSION: MissionFace = { id: 'shifting-priorities', name: 'Shifting Priorities', spt: '00010201' };

const OPEN: Squad = { primary: '', secondary: '', supporting: '' };
export const EMPTY: TeamDraft = { name: '', description: '', squads: [OPEN, OPEN], mission: CORE_MISSION.id };

/** The table that a newcomer meets first. */
const FIRST_TABLE = 'refinery';

export const firstTable = (tables: readonly { readonly id: string }[]): string | undefined => (tables.find(({ id }) => id === FIRST_TABLE) ?? tables[0])?.id;

/** The match most people want: the core set's two teams, a person against the computer. */
export function firstDraft(tables: readonly { readonly id: string }[], cards: ReadonlyMap<string, CardFace>): Draft {
  const [first = EMPTY, second = EMPTY] = readyTeams(cards);
  return { table: firstTable(tables) ?? '', teams: [first, second], seats: ['person', 'computer'], edition: 'current', claimsToWin: 2, houseRules: {}, undo: 'safe' };
}

export const isLegal = (draft: Draft, cards: ReadonlyMap<string, CardFace>): boolean => draft.table !== '' && draft.teams.every(({ squads }) => teamProblems(squads, cards, erasInPlay(draft.houseRules.eras === 3 ? 3 : 4)).length === 0);

/** What the host is asked for. */
export const matchArgs = ({ table, teams, seats, edition, claimsToWin, houseRules, undo }: Draft): CallArgs<'newMatch'> => ({
  system: 'shatterpoint', seats: [...seats], undo, setup: { table, teams: teams.map(({ name, squads, mission }) => ({ name, squads, mission })), edition, claimsToWin, houseRules },
});
