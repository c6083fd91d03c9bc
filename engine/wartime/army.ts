/** What makes an army list, and each archetype in it, legal. */
import type { Refusal } from '../core/script.ts';
import { ATTRIBUTES, type CharacterCard } from './archetype.ts';

/** Why a list or a card is not legal; `place` is that of the character at fault, null for the list as a whole. */
export interface ArmyProblem extends Refusal {
  readonly place: number | null;
}

/** The most kliks of range for each point of damage (WT-3.5). */
const REACH = 5;

const isLevel = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 10;

/** What is wrong with the numbers of a card (WT-3.2, WT-3.5, WT-7.1); empty when it may be bought. */
export function archetypeProblems({ name, body, weapon, protections }: CharacterCard): readonly Refusal[] {
  const problems: Refusal[] = [];
  const level = (what: string, value: number, rule = 'WT-3.2'): void => void (isLevel(value) || problems.push({ rule, why: 'noLevel', detail: { name, what, value } }));
  for (const attribute of ATTRIBUTES) level(attribute.toUpperCase(), body.attributes[attribute]);
  level(`damage of ${weapon.name}`, weapon.damage);
  level(`points of ${weapon.name}`, weapon.cost, 'WT-7.1');
  for (const { name: worn, cost, resistance } of protections) {
    level(`resistance of ${worn}`, resistance);
    level(`points of ${worn}`, cost, 'WT-7.1');
  }
  if (weapon.range > REACH * weapon.damage) problems.push({ rule: 'WT-3.5', why: 'rangeTooLong', detail: { name, weapon: weapon.name, range: weapon.range, damage: weapon.damage } });
  return problems;
}

/** Everything that is wrong with an army list (WT-4.11), character by character; empty when it is legal. `points`: the most it may cost. */
export function armyProblems(
  figures: readonly string[], points: number, cards: ReadonlyMap<string, CharacterCard>, costs: ReadonlyMap<string, number>,
): readonly ArmyProblem[] {
  const problems: ArmyProblem[] = [];
  for (const [place, id] of figures.entries()) {
    const card = cards.get(id);
    if (card === undefined) problems.push({ place, rule: 'WT-3.3', why: 'unknownFigure', detail: { figure: id } });
    else problems.push(...archetypeProblems(card).map((problem) => ({ ...problem, place })));
  }
  const cost = armyCost(figures, costs);
  if (figures.length === 0) problems.push({ place: null, rule: 'WT-4.11', why: 'empty' });
  if (cost > points) problems.push({ place: null, rule: 'WT-4.11', why: 'tooDear', detail: { cost, points } });
  return problems;
}

/** The cost of a list's characters that are known. */
const armyCost = (figures: readonly string[], costs: ReadonlyMap<string, number>): number => figures.reduce((sum, id) => sum + (costs.get(id) ?? 0), 0);

const WORDS: Readonly<Record<string, string>> = {
  unknownFigure: 'there is no figure "{figure}"', empty: 'it has no character', tooDear: 'cost {cost} is over {points}',
  noLevel: '{what} of {name} is {value}, not a whole number from 1 to 10', rangeTooLong: '{name}: range {range} K of {weapon} is more than five times damage {damage}',
};

/** What is wrong, as a sentence for people with its rule. */
export const armyProblemText = ({ why, rule, detail = {} }: Refusal): string => `${WORDS[why]!.replace(/\{(\w+)\}/g, (_, field: string) => String(detail[field]))}${why === 'unknownFigure' ? '' : ` (${rule})`}`;
