import type { CardFace, Era, UnitType } from '../../../../engine/shatterpoint/cards/card.ts';
import type { Squad } from '../../../../engine/shatterpoint/state/setup.ts';
import { clash, erasInPlay, erasOf, SLOTS, squadProblems } from '../../../../engine/shatterpoint/team/team.ts';

/** Units that one place of a squad is offered under one heading. */
export interface SlotGroup {
  readonly group: 'kin' | 'fits' | 'tooDear' | 'otherEra' | 'taken' | Era;
  readonly cards: readonly CardFace[];
}

const ORDER: readonly SlotGroup['group'][] = [...erasInPlay(4), 'kin', 'fits', 'tooDear', 'otherEra', 'taken'];

/** A tag that says what a unit is for, not whose it is. */
const NO_KINSHIP = 'Trooper';
const areKin = (card: CardFace, other: CardFace): boolean => card.tags.some((tag) => tag !== NO_KINSHIP && other.tags.includes(tag));

/** What a place of a squad can hold: first what fits, then what does not by its reason (SP-TEAM-02…06). Each unit once. */
export function slotGroups(
  slot: UnitType, squad: Squad, other: Squad, cards: ReadonlyMap<string, CardFace>, played: readonly Era[],
): readonly SlotGroup[] {
  const ownPlaces = SLOTS.filter((place) => place !== slot);
  const taken = [...ownPlaces.map((place) => squad[place]), ...SLOTS.map((place) => other[place])];
  const others = taken.map((id) => cards.get(id)).filter((card) => card !== undefined);
  const leader = slot === 'primary' ? undefined : cards.get(squad.primary);
  const groupOf = (card: CardFace): SlotGroup['group'] => {
    if (others.some((mate) => clash(card, mate) !== null)) return 'taken';
    // A Primary is chosen first, whoever follows it now.
    const withIt = slot === 'primary' ? { primary: card.id, secondary: '', supporting: '' } : { ...squad, [slot]: card.id };
    const whys = squadProblems(withIt, cards, played).map(({ why }) => why);
    if (whys.includes('noSharedEra') || whys.includes('eraNotPlayed')) return 'otherEra';
    if (whys.includes('tooDear')) return 'tooDear';
    if (leader !== undefined) return areKin(card, leader) ? 'kin' : 'fits';
    return erasOf(card.eras)[0]!;
  };
  const groups = new Map<SlotGroup['group'], CardFace[]>();
  for (const card of cards.values()) {
    if (card.type !== slot && card.id !== squad[slot]) continue;
    const group = groupOf(card);
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  return ORDER.flatMap((group) => {
    const found = groups.get(group);
    return found === undefined ? [] : [{ group, cards: found }];
  });
}

/** The cards with only those eras that are in play, without those that have none. */
export const cardsPlayed = (cards: Iterable<CardFace>, played: readonly Era[]): readonly CardFace[] =>
  [...cards].map((card) => ({ ...card, eras: erasOf(card.eras).filter((era) => played.includes(era)) })).filter(({ eras }) => eras.length > 0);
