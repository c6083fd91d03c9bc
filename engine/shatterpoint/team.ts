import type { Refusal } from '../core/script.ts';
import { ERAS, type Era, type UnitType } from './card.ts';
import type { UnitCard } from './print.ts';
import type { Squad, Team } from './setup.ts';

const SLOTS: readonly UnitType[] = ['primary', 'secondary', 'supporting'];

/** Eras a card may be used in: those shown and any between them (SP-ERA-02). */
export function erasOf(eras: readonly Era[]): Era[] {
  const places = eras.map((era) => ERAS.indexOf(era));
  return ERAS.slice(Math.min(...places), Math.max(...places) + 1);
}

/** Why a squad is not legal (SP-TEAM-03…06); empty when it is. */
export function squadProblems(squad: Squad, cards: ReadonlyMap<string, UnitCard>): Refusal[] {
  const problems: Refusal[] = [];
  for (const slot of SLOTS) {
    const card = cards.get(squad[slot]);
    if (card === undefined) problems.push({ rule: 'SP-TEAM-03', why: 'unknownUnit', detail: { unit: squad[slot] } });
    else if (card.type !== slot) problems.push({ rule: 'SP-TEAM-03', why: 'wrongSlot', detail: { unit: card.id, slot } });
  }
  if (problems.length > 0) return problems;
  const [primary, secondary, supporting] = SLOTS.map((slot) => cards.get(squad[slot])!) as [UnitCard, UnitCard, UnitCard];
  const cost = secondary.points + supporting.points;
  if (cost > primary.points) problems.push({ rule: 'SP-TEAM-05', why: 'tooDear', detail: { cost, points: primary.points } });
  const shared = ERAS.filter((era) => [primary, secondary, supporting].every((card) => erasOf(card.eras).includes(era)));
  if (shared.length === 0) problems.push({ rule: 'SP-TEAM-06', why: 'noSharedEra' });
  return problems;
}

/** Why a strike team is not legal (SP-TEAM-01…06); empty when it is. */
export function teamProblems(team: Team, cards: ReadonlyMap<string, UnitCard>): Refusal[] {
  const problems = team.squads.flatMap((squad) => squadProblems(squad, cards));
  if (problems.length > 0) return problems;
  const units = team.squads.flatMap((squad) => SLOTS.map((slot) => cards.get(squad[slot])!));
  for (const [i, card] of units.entries()) {
    for (const earlier of units.slice(0, i)) {
      if (earlier.id === card.id) problems.push({ rule: 'SP-TEAM-02', why: 'sameUnit', detail: { unit: card.id } });
      else if (card.uniqueNames.some((name) => earlier.uniqueNames.includes(name))) problems.push({ rule: 'SP-TEAM-02', why: 'sameUniqueName', detail: { unit: card.id, other: earlier.id } });
    }
  }
  return problems;
}
