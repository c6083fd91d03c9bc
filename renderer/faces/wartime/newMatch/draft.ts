import { z } from 'zod';
import { anyOf, type Random } from '../../../../engine/core/rng.ts';
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

const id = z.string().max(120);
const figures = z.array(id).max(60);
const name = z.string().max(60);

/** Army lists as this machine keeps them. */
export const listsForm = z.array(z.object({ name, figures })).max(200);

export const draftForm = z.object({
  table: id, armies: z.array(z.object({ name, figures, seat: z.enum(['person', 'computer']) })).min(2).max(5),
  rules: z.partialRecord(z.enum(houseRules.map((rule) => rule.name) as [RuleName, ...RuleName[]]), z.union([z.boolean(), z.number()])).transform((rules) => ({ ...usual(), ...rules })), undo: z.enum(['off', 'safe', 'free']),
});

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

/** The usual value of each rule. */
export const usual = (): RuleChoices => Object.fromEntries(houseRules.map((rule) => [rule.name, rule.values[0]!])) as RuleChoices;

/** The adventure most people want: three armies of two, a person against two computers. */
export const firstDraft = (tables: readonly { readonly id: string }[]): Draft => ({
  table: firstTable(tables) ?? '', armies: READY.slice(0, 3).map((list, seat) => ({ name: '', figures: list.figures, seat: seat === 0 ? 'person' : 'computer' })),
  rules: usual(), undo: 'safe',
});

/** So many armies: those that are there, then ready ones for the computer. */
export const withArmies = (armies: readonly ArmyDraft[], count: number): readonly ArmyDraft[] =>
  Array.from({ length: count }, (_, i) => armies[i] ?? { name: '', figures: READY[i % READY.length]!.figures, seat: 'computer' });

/** What is wrong with an army, character by character (WT-4.11). */
export const problemsOf = ({ figures: list }: Pick<ArmyDraft, 'figures'>, { points }: RuleChoices, cards: ReadonlyMap<string, CharacterFace>): readonly ArmyProblem[] =>
  armyProblems(list, Number(points), cards, new Map([...cards].map(([each, { cost }]) => [each, cost])));

/** A legal list by chance that spends what it can. */
export function randomArmy(rules: RuleChoices, cards: ReadonlyMap<string, CharacterFace>, random: Random): readonly string[] {
  const army: string[] = [];
  while (army.length < MOST) {
    const fitting = [...cards.keys()].filter((each) => problemsOf({ figures: [...army, each] }, rules, cards).length === 0);
    if (fitting.length === 0) break;
    army.push(anyOf(fitting, random));
  }
  return army;
}

/** The most characters that a list by chance has. */
const MOST = 8;

/** The same rules on a table that draws no outlines, or of which it is not known. */
export const withoutNamed = (rules: RuleChoices): RuleChoices => ({ ...rules, tableDeployment: false });

/** What the host is asked for. */
export const matchArgs = ({ table, armies, rules, undo }: Draft): CallArgs<'newMatch'> => ({
  system: 'wartime', seats: armies.map(({ seat }) => seat), undo, setup: { table, teams: armies.map((army) => ({ name: army.name, figures: [...army.figures] })), ...rules },
});
