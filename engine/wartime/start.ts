import type { WartimeSetup } from './setup.ts';
import type { Character, State } from './state.ts';

/** All characters before deployment. */
export function firstState(setup: WartimeSetup): State {
  const characters: Character[] = [];
  for (const [seat, team] of setup.teams.entries()) for (const [place, card] of team.figures.entries()) {
    characters.push({ id: `${seat}.${place}`, seat, card, at: null, casualty: false, lost: 0, debt: 0, phase: 0, kept: null, acted: false, moods: [] });
  }
  return { step: 'deploy', turn: 0, first: 0, phase: 10, next: 0, activation: null, characters, felled: setup.teams.map(() => 0), winner: null };
}
