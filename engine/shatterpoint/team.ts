import type { Refusal } from '../core/script.ts';
import { ERAS, type CardFace, type Era, type UnitType } from './card.ts';
import type { Squad } from './setup.ts';

/** The three places of a squad (SP-TEAM-03). */
export const SLOTS: readonly UnitType[] = ['primary', 'secondary', 'supporting'];

type Cards = ReadonlyMap<string, Pick<CardFace, 'id' | 'type' | 'points' | 'eras' | 'uniqueNames'>>;

/** Eras a card may be used in: those shown and any between them (SP-ERA-02). */
export function erasOf(eras: readonly Era[]): readonly Era[] {
  const places = eras.map((era) => ERAS.indexOf(era));
  return ERAS.slice(Math.min(...places), Math.max(...places) + 1);
}

/** Eras that the units chosen so far share (SP-TEAM-04, -06). */
export function sharedEras(squad: Squad, cards: Cards): readonly Era[] {
  const chosen = SLOTS.map((slot) => cards.get(squad[slot])).filter((card) => card !== undefined);
  return ERAS.filter((era) => chosen.every((card) => erasOf(card.eras).includes(era)));
}

/** Squad Points offered by the Primary, and spent on the others (SP-TEAM-05). */
export const pointsOf = (squad: Squad, cards: Cards): { readonly used: number; readonly points: number } => ({
  used: (cards.get(squad.secondary)?.points ?? 0) + (cards.get(squad.supporting)?.points ?? 0),
  points: cards.get(squad.primary)?.points ?? 0,
});

/** Why a squad is not legal (SP-TEAM-03…06); empty when it is. Places still open are ''. */
export function squadProblems(squad: Squad, cards: Cards): Refusal[] {
  const problems: Refusal[] = [];
  for (const slot of SLOTS) {
    const card = cards.get(squad[slot]);
    if (squad[slot] === '') problems.push({ rule: 'SP-TEAM-03', why: 'emptySlot', detail: { slot } });
    else if (card === undefined) problems.push({ rule: 'SP-TEAM-03', why: 'unknownUnit', detail: { unit: squad[slot] } });
    else if (card.type !== slot) problems.push({ rule: 'SP-TEAM-03', why: 'wrongSlot', detail: { unit: card.id, slot } });
  }
  if (problems.length > 0) return problems;
  const { used, points } = pointsOf(squad, cards);
  if (used > points) problems.push({ rule: 'SP-TEAM-05', why: 'tooDear', detail: { used, points } });
  if (sharedEras(squad, cards).length === 0) problems.push({ rule: 'SP-TEAM-06', why: 'noSharedEra' });
  return problems;
}

/** Why a strike team is not legal (SP-TEAM-01…06); empty when it is. `detail.squad` counts from 1. */
export function teamProblems(squads: readonly Squad[], cards: Cards): Refusal[] {
  const problems = squads.flatMap((squad, i) => squadProblems(squad, cards).map((problem) => ({ ...problem, detail: { ...problem.detail, squad: i + 1 } })));
  if (problems.length > 0) return problems;
  const units = squads.flatMap((squad) => SLOTS.map((slot) => cards.get(squad[slot])!));
  const twice: Refusal[] = [];
  for (const [i, card] of units.entries()) {
    for (const earlier of units.slice(0, i)) {
      if (earlier.id === card.id) twice.push({ rule: 'SP-TEAM-02', why: 'sameUnit', detail: { unit: card.id } });
      else if (card.uniqueNames.some((name) => earlier.uniqueNames.includes(name))) twice.push({ rule: 'SP-TEAM-02', why: 'sameUniqueName', detail: { unit: card.id, other: earlier.id } });
    }
  }
  return twice;
}
