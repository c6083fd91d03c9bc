import type { Refusal } from '../../engine/core/script.ts';
import type { CardFace, Era, UnitType } from '../../engine/shatterpoint/card.ts';
import type { Squad } from '../../engine/shatterpoint/setup.ts';

/** Eras in the order of time (SP-ERA-01). */
const ERAS: readonly Era[] = ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'];

export const SLOTS: readonly UnitType[] = ['primary', 'secondary', 'supporting'];

/** A squad being put together: empty slots are ''. */
export type SquadDraft = Squad;
export type TeamDraft = readonly [SquadDraft, SquadDraft];

const PROBLEM = { primary: 'teamPrimary', secondary: 'teamSecondary', supporting: 'teamSupporting' } as const;

/** Eras a unit may be used in: a split icon also means every era between the two (SP-ERA-02). */
export function erasOf(face: CardFace): readonly Era[] {
  const at = face.eras.map((era) => ERAS.indexOf(era)).filter((index) => index >= 0);
  return at.length === 0 ? [] : ERAS.slice(Math.min(...at), Math.max(...at) + 1);
}

/** Eras that all units of the squad share, among those the Primary may set (SP-TEAM-04, -06). */
export function sharedEras(squad: SquadDraft, cards: ReadonlyMap<string, CardFace>): readonly Era[] {
  const faces = SLOTS.map((slot) => cards.get(squad[slot])).filter((face) => face !== undefined);
  return ERAS.filter((era) => faces.every((face) => erasOf(face).includes(era)));
}

/** Squad Points offered and used (SP-TEAM-05). */
export function pointsOf(squad: SquadDraft, cards: ReadonlyMap<string, CardFace>): { readonly used: number; readonly points: number } {
  return { used: (cards.get(squad.secondary)?.points ?? 0) + (cards.get(squad.supporting)?.points ?? 0), points: cards.get(squad.primary)?.points ?? 0 };
}

/** What keeps one squad from being legal, in the order a person would fix it. */
export function squadProblems(squad: SquadDraft, number: number, cards: ReadonlyMap<string, CardFace>): readonly Refusal[] {
  const problems: Refusal[] = [];
  for (const slot of SLOTS) if (cards.get(squad[slot])?.type !== slot) problems.push({ rule: 'SP-TEAM-03', why: PROBLEM[slot], detail: { squad: number } });
  const { used, points } = pointsOf(squad, cards);
  if (cards.has(squad.primary) && used > points) problems.push({ rule: 'SP-TEAM-05', why: 'teamPoints', detail: { squad: number, used, points } });
  if (sharedEras(squad, cards).length === 0) problems.push({ rule: 'SP-TEAM-06', why: 'teamEra', detail: { squad: number } });
  return problems;
}

/** What keeps a strike team from being legal; the host checks it again. */
export function teamProblems(team: TeamDraft, cards: ReadonlyMap<string, CardFace>): readonly Refusal[] {
  const problems = team.flatMap((squad, index) => squadProblems(squad, index + 1, cards));
  const seen = new Set<string>();
  for (const squad of team) for (const slot of SLOTS) {
    const face = cards.get(squad[slot]);
    if (face === undefined) continue;
    const names = new Set([face.name, ...face.uniqueNames]);
    for (const name of names) if (seen.has(name) && !problems.some((problem) => problem.why === 'teamUnique' && problem.detail?.name === name)) problems.push({ rule: 'SP-TEAM-02', why: 'teamUnique', detail: { name } });
    for (const name of names) seen.add(name);
  }
  return problems;
}
