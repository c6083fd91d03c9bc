import type { Refusal } from '../../core/script.ts';
import { ERAS, type CardFace, type Era, type UnitType } from '../cards/card.ts';
import type { Squad } from '../state/setup.ts';

/** The three places of a squad (SP-TEAM-03). */
export const SLOTS: readonly UnitType[] = ['primary', 'secondary', 'supporting'];

/** What team building reads of a card. */
export type TeamCard = Pick<CardFace, 'id' | 'type' | 'points' | 'eras' | 'uniqueNames' | 'notWith'>;

type Cards = ReadonlyMap<string, TeamCard>;

/** Eras a card may be used in: those shown and any between them (SP-ERA-02). */
export function erasOf(eras: readonly Era[]): readonly Era[] {
  const places = eras.map((era) => ERAS.indexOf(era));
  return ERAS.slice(Math.min(...places), Math.max(...places) + 1);
}

/** Eras in play: all four, or the three of the English rulebook (SP-ERA-01, match setting `houseRules.eras`). */
export const erasInPlay = (count: 3 | 4): readonly Era[] => ERAS.slice(0, count);

const chosenOf = (squad: Squad, cards: Cards): readonly TeamCard[] => SLOTS.map((slot) => cards.get(squad[slot])).filter((card) => card !== undefined);

function shared(cards: readonly TeamCard[], played: readonly Era[]): readonly Era[] {
  const eras = cards.map((card) => erasOf(card.eras));
  return played.filter((era) => eras.every((own) => own.includes(era)));
}

/** Eras that the units chosen so far share (SP-TEAM-04, -06). */
export const sharedEras = (squad: Squad, cards: Cards, played: readonly Era[] = ERAS): readonly Era[] => shared(chosenOf(squad, cards), played);

/** Squad Points offered by the Primary, and spent on the others (SP-TEAM-05). */
export const pointsOf = (squad: Squad, cards: Cards): { readonly used: number; readonly points: number } => ({
  used: (cards.get(squad.secondary)?.points ?? 0) + (cards.get(squad.supporting)?.points ?? 0),
  points: cards.get(squad.primary)?.points ?? 0,
});

/** Every reason why a squad is not legal (SP-TEAM-03…06), one for each fault; empty when it is. Places still open are ''. */
export function squadProblems(squad: Squad, cards: Cards, played: readonly Era[] = ERAS): Refusal[] {
  const problems: Refusal[] = [];
  for (const slot of SLOTS) {
    const card = cards.get(squad[slot]);
    if (squad[slot] === '') problems.push({ rule: 'SP-TEAM-03', why: 'emptySlot', detail: { slot } });
    else if (card === undefined) problems.push({ rule: 'SP-TEAM-03', why: 'unknownUnit', detail: { unit: squad[slot] } });
    else if (card.type !== slot) problems.push({ rule: 'SP-TEAM-03', why: 'wrongSlot', detail: { unit: card.id, slot } });
  }
  // Points mean something only while every place holds the right kind of unit, or none.
  if (problems.every(({ why }) => why === 'emptySlot') && squad.primary !== '') {
    const { used, points } = pointsOf(squad, cards);
    if (used > points) problems.push({ rule: 'SP-TEAM-05', why: 'tooDear', detail: { used, points } });
  }
  const chosen = chosenOf(squad, cards);
  if (chosen.length > 0 && shared(chosen, played).length === 0) problems.push(eraProblem(chosen, played));
  return problems;
}

/** Names a unit that no era in play has, else two units that are never there together: eras of a card lie side by side, so there are two. */
function eraProblem(chosen: readonly TeamCard[], played: readonly Era[]): Refusal {
  const late = chosen.find((card) => shared([card], played).length === 0);
  if (late !== undefined) return { rule: 'SP-ERA-01', why: 'eraNotPlayed', detail: { unit: late.id } };
  const [unit, other] = pairsOf(chosen).find((pair) => shared(pair, played).length === 0)!;
  return { rule: 'SP-TEAM-06', why: 'noSharedEra', detail: { unit: unit.id, other: other.id } };
}

const pairsOf = <T,>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((item, i) => items.slice(0, i).map((earlier) => [earlier, item] as const));

const isBarredBy = (card: TeamCard, other: TeamCard): boolean => card.notWith?.some((name) => other.uniqueNames.includes(name)) === true;

/** Why two units may not be in one strike team (SP-TEAM-02, and the line on the cards that bars a unique name); null when they may. */
export function clash(card: TeamCard, other: TeamCard): Refusal | null {
  if (card.id === other.id) return { rule: 'SP-TEAM-02', why: 'sameUnit', detail: { unit: card.id } };
  const detail = { unit: card.id, other: other.id };
  if (card.uniqueNames.some((name) => other.uniqueNames.includes(name))) return { rule: 'SP-TEAM-02', why: 'sameUniqueName', detail };
  return isBarredBy(card, other) || isBarredBy(other, card) ? { rule: 'SP-TEAM-02', why: 'notTogether', detail } : null;
}

/** Every reason why a strike team is not legal (SP-TEAM-01…06), one for each fault; empty when it is. `detail.squad` counts from 1. */
export function teamProblems(squads: readonly Squad[], cards: Cards, played: readonly Era[] = ERAS): Refusal[] {
  const problems: Refusal[] = [];
  if (squads.length !== 2) problems.push({ rule: 'SP-TEAM-01', why: 'notTwoSquads', detail: { squads: squads.length } });
  for (const [i, squad] of squads.entries()) {
    for (const problem of squadProblems(squad, cards, played)) problems.push({ ...problem, detail: { ...problem.detail, squad: i + 1 } });
  }
  for (const [earlier, card] of pairsOf(squads.flatMap((squad) => chosenOf(squad, cards)))) {
    const problem = clash(card, earlier);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

/** Why a strike team's mission set will not do (SP-TEAM-01); empty when it will. */
export function missionProblems(mission: string | null, missions: readonly { readonly id: string }[]): Refusal[] {
  if (mission === null || mission === '') return [{ rule: 'SP-TEAM-01', why: 'noMission' }];
  if (missions.some(({ id }) => id === mission)) return [];
  return [{ rule: 'SP-TEAM-01', why: 'unknownMission', detail: { mission } }];
}
