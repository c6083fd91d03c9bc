import type { Refusal } from '../../../../engine/core/script.ts';
import type { CardFace, Era, UnitType } from '../../../../engine/shatterpoint/cards/card.ts';
import type { Squad } from '../../../../engine/shatterpoint/state/setup.ts';
import { clash, erasOf, SLOTS, squadProblems } from '../../../../engine/shatterpoint/team/team.ts';

type Cards = ReadonlyMap<string, CardFace>;

/** A place of a squad that a unit is sought for, and who stands in the others. */
export interface Berth {
  readonly slot: UnitType;
  readonly squad: Squad;
  /** The other squad of the team. */
  readonly other: Squad;
}

/** Why a unit does not fit a place of a squad (SP-TEAM-02…06); null where it does. A Primary is chosen first, whoever follows it now. */
export function unfit(card: CardFace, { slot, squad, other }: Berth, cards: Cards, played: readonly Era[]): Refusal | null {
  const taken = [...SLOTS.filter((place) => place !== slot).map((place) => squad[place]), ...SLOTS.map((place) => other[place])];
  for (const id of taken) {
    const mate = cards.get(id);
    const problem = mate === undefined ? null : clash(card, mate);
    if (problem !== null) return problem;
  }
  const withIt = slot === 'primary' ? { primary: card.id, secondary: '', supporting: '' } : { ...squad, [slot]: card.id };
  return squadProblems(withIt, cards, played).find(({ why }) => why !== 'emptySlot') ?? null;
}

/** A tag that says what a unit is for, not whose it is. */
const NO_KINSHIP = 'Trooper';
const areKin = (card: CardFace, other: CardFace): boolean => card.tags.some((tag) => tag !== NO_KINSHIP && other.tags.includes(tag));

/** A unit for a place, and why it does not fit. */
export interface Candidate {
  readonly card: CardFace;
  readonly problem: Refusal | null;
}

/** Every unit for a place of a squad, each once: those that fit before the others, who shares a tag with the Primary first. */
export function candidates(berth: Berth, cards: Cards, played: readonly Era[]): readonly Candidate[] {
  const leader = berth.slot === 'primary' ? undefined : cards.get(berth.squad.primary);
  const rank = ({ card, problem }: Candidate): number => (problem !== null ? 2 : leader !== undefined && !areKin(card, leader) ? 1 : 0);
  return [...cards.values()].map((card) => ({ card, problem: unfit(card, berth, cards, played) })).sort((a, b) => rank(a) - rank(b));
}

/** Points that are left for a place of a squad beside who stands in the others; null for a Primary, who brings them. */
export function pointsLeft({ slot, squad }: Berth, cards: Cards): number | null {
  if (slot === 'primary') return null;
  const mate = cards.get(squad[slot === 'secondary' ? 'supporting' : 'secondary']);
  const leader = cards.get(squad.primary);
  return leader === undefined ? null : leader.points - (mate?.points ?? 0);
}

/** The cards with only those eras that are in play, without those that have none. */
export const cardsPlayed = (cards: Iterable<CardFace>, played: readonly Era[]): readonly CardFace[] =>
  [...cards].map((card) => ({ ...card, eras: erasOf(card.eras).filter((era) => played.includes(era)) })).filter(({ eras }) => eras.length > 0);
