/** What makes a squad legal. */
import type { Refusal } from '../core/script.ts';
import type { Card, Faction } from './game.ts';
import type { House } from './house-rules.ts';

export type Side = Exclude<Faction, 'fringe'>;

/** The side of each seat (SWM-2.1). */
export const SIDES: readonly Side[] = ['rebel', 'imperial'];

/** The answer that nobody else joins a squad (SWM-16.22). */
export const DONE = 'done';

/** Why a squad is not legal; `place` is that of the figure at fault, null for the squad as a whole. */
export interface SquadProblem extends Refusal {
  readonly place: number | null;
}

/** What a squad asks of a figure. */
type Enlisted = Pick<Card, 'name' | 'faction' | 'unique' | 'cost'> & { readonly reinforcements?: number };

/** What a skirmish asks of squads: the most that one may cost, and whether nobody unique may be there twice, as usual. */
export interface Limits extends Partial<Pick<House, 'uniqueEnforced'>> {
  readonly points: number;
}

/** Everything that is wrong with a squad of a side (SWM-2.2, SWM-2.3, SWM-2.6, SWM-16.46), figure by figure; empty when it is legal. */
export function squadProblems(
  side: Side, figures: readonly string[], { points, uniqueEnforced = true }: Limits, cards: ReadonlyMap<string, Enlisted>,
): readonly SquadProblem[] {
  const stranger = ({ name, faction }: Enlisted): Refusal | null =>
    (faction === 'fringe' || faction === side ? null : { rule: 'SWM-2.3', why: 'otherSide', detail: { figure: name } });
  const { problems, cost } = muster(figures, uniqueEnforced ? new Set() : null, cards, stranger);
  if (figures.length === 0) problems.push({ place: null, rule: 'SWM-2.2', why: 'empty' });
  if (cost > points) problems.push({ place: null, rule: 'SWM-2.2', why: 'tooDear', detail: { cost, points } });
  return problems;
}

/**
 * Everything that is wrong with the reinforcements of a squad (SWM-16.22, SWM-AMB-23): only of the Fringe, up to the points that one of its figures
 * brings, nobody twice in the whole squad who is unique; empty when they may come.
 */
export function reinforcementProblems(
  squad: readonly string[], figures: readonly string[], { uniqueEnforced = true }: Omit<Limits, 'points'>, cards: ReadonlyMap<string, Enlisted>,
): readonly SquadProblem[] {
  const theirs = squad.flatMap((id) => cards.get(id) ?? []);
  const points = broughtBy(squad, cards);
  const stranger = ({ name, faction }: Enlisted): Refusal | null =>
    (faction === 'fringe' ? null : { rule: 'SWM-16.22', why: 'notFringe', detail: { figure: name } });
  const { problems, cost } = muster(figures, uniqueEnforced ? new Set(theirs.map(personOf)) : null, cards, stranger);
  if (cost > points) problems.push({ place: null, rule: 'SWM-16.22', why: 'tooDearBesides', detail: { cost, points } });
  return problems;
}

/** Points of Fringe figures that a squad brings along: the most that one of its figures does, for the same ability counts once (SWM-11.8, SWM-16.22). */
export const broughtBy = (squad: readonly string[], cards: ReadonlyMap<string, Pick<Enlisted, 'reinforcements'>>): number =>
  Math.max(0, ...squad.map((id) => cards.get(id)?.reinforcements ?? 0));

/** Figures one by one: what is wrong with each, and what they cost together. `people`: who is there already; null where nobody is unique. */
function muster(
  figures: readonly string[], people: Set<string> | null, cards: ReadonlyMap<string, Enlisted>, stranger: (card: Enlisted) => Refusal | null,
): { readonly problems: SquadProblem[]; readonly cost: number } {
  const problems: SquadProblem[] = [];
  let cost = 0;
  for (const [place, id] of figures.entries()) {
    const card = cards.get(id);
    if (card === undefined) {
      problems.push({ place, rule: 'SWM-1.1', why: 'unknownFigure', detail: { figure: id } });
      continue;
    }
    const refusal = stranger(card);
    if (refusal !== null) problems.push({ place, ...refusal });
    if (card.unique && people?.has(personOf(card)) === true) problems.push({ place, rule: 'SWM-2.6', why: 'uniqueTwice', detail: { figure: card.name } });
    people?.add(personOf(card));
    cost += card.cost;
  }
  return { problems, cost };
}

/** Versions of one person exclude each other: the name up to its comma (SWM-AMB-01). */
const personOf = (card: Pick<Card, 'name'>): string => card.name.split(',')[0]!;

const WORDS: Readonly<Record<string, string>> = {
  unknownFigure: 'there is no figure "{figure}"', otherSide: '{figure} does not fight on this side', notFringe: '{figure} is not of the Fringe', uniqueTwice: '{figure} is unique', empty: 'it has no figure', tooDear: 'cost {cost} is over {points}', tooDearBesides: 'cost {cost} is over {points}',
};

/** What is wrong, as a sentence for people with its rule. */
export const squadProblemText = ({ why, rule, detail = {} }: SquadProblem): string => `${WORDS[why]!.replace(/\{(\w+)\}/g, (_, field: string) => String(detail[field]))}${why === 'unknownFigure' ? '' : ` (${rule})`}`;
