import type { CallArgs, SeatKind } from '../../../../engine/host/link.ts';
import { armyProblems, type ArmyProblem } from '../../../../engine/wartime/army.ts';
import type { CharacterFace } from '../../../../engine/wartime/face.ts';
import { houseRules, type HouseRule } from '../../../../engine/wartime/house-rules.ts';
import { firstTable } from '../../../ui/firstTable.ts';

/** An army being put together: card ids in the order of deployment. */
export interface ArmyDraft {
  readonly name: string;
  readonly figures: readonly string[];
  readonly seat: SeatKind;
}

export type RuleName = HouseRule['name'];
export type RuleChoices = Readonly<Record<RuleName, boolean | number>>;

/** An adventure being set up on the screen. */
export interface Draft {
  readonly table: string;
  readonly armies: readonly ArmyDraft[];
  readonly rules: RuleChoices;
  /** What may be taken back: nothing; own answers up to dice; against the computer anything. */
  readonly undo: 'off' | 'safe' | 'free';
}

/** A list that is ready to be played, under the key of its name. */
export interface ReadyList {
  readonly id: string;
  readonly figures: readonly string[];
}

/** Lists that any table may begin with. */
export const READY: readonly ReadyList[] = [
  { id: 'patrol', figures: ['soldier', 'scout'] }, { id: 'marksmen', figures: ['soldier', 'sniper'] }, { id: 'veterans', figures: ['veteran', 'scout'] },
  { id: 'scouts', figures: ['scout', 'scout', 'scout'] }, { id: 'line', figures: ['soldier', 'soldier'] },
];

/** The adventure most people want: three armies of two, a person against two computers. */
export const firstDraft = (tables: readonly { readonly id: string }[]): Draft => ({
  table: firstTable(tables) ?? '', armies: READY.slice(0, 3).map(({ figures }, seat) => ({ name: '', figures, seat: seat === 0 ? 'person' : 'computer' })),
  rules: Object.fromEntries(houseRules.map(({ name, values }) => [name, values[0]!])) as RuleChoices, undo: 'safe',
});

/** So many armies: those that are there, then ready ones for the computer. */
export const withArmies = (armies: readonly ArmyDraft[], count: number): readonly ArmyDraft[] =>
  Array.from({ length: count }, (_, i) => armies[i] ?? { name: '', figures: READY[i % READY.length]!.figures, seat: 'computer' });

/** What is wrong with an army, character by character (WT-4.11). */
export const problemsOf = ({ figures }: ArmyDraft, { points }: RuleChoices, cards: ReadonlyMap<string, CharacterFace>): readonly ArmyProblem[] =>
  armyProblems(figures, Number(points), cards, new Map([...cards].map(([id, { cost }]) => [id, cost])));

/** What the host is asked for. */
export const matchArgs = ({ table, armies, rules, undo }: Draft): CallArgs<'newMatch'> => ({
  system: 'wartime', seats: armies.map(({ seat }) => seat), undo, setup: { table, teams: armies.map(({ name, figures }) => ({ name, figures: [...figures] })), ...rules },
});
