import type { Levels } from '../shape/shape.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { ANSWERS } from './actions/out-of-turn.ts';
import type { CharacterCard } from './archetype.ts';
import { characterCost } from './cost.ts';
import type { Content } from './game.ts';
import { checkTeams, deploymentOf, type WartimeSetup } from './setup.ts';
import { openSights } from './sight.ts';
import type { Character, State } from './state.ts';

/** What one step up or down is in mm: two bases whose heights differ by no more are on one level. */
export const LEVELS: Levels = Object.freeze({ step: 10, equalIsSame: true });

/** Everything that never changes in this adventure. Throws `InputError` when an army list is not legal. */
export function makeContent(setup: WartimeSetup, terrain: Terrain, figures: readonly CharacterCard[]): Content {
  const cards = new Map(figures.map((card) => [card.id, card]));
  const costs = new Map(figures.map((card) => [card.id, characterCost(card)]));
  checkTeams(setup, cards, costs);
  const { klik, turns, vitality, scenery, deployRange, teams } = setup;
  return {
    cards, costs, terrain, klik, turns, vitality, deployRange,
    answers: ANSWERS,
    sights: openSights(),
    seats: teams.length,
    sceneryDefence: scenery.pieces,
    usualSceneryDefence: scenery.usual,
    levels: LEVELS,
    deployment: deploymentOf(teams.length, terrain.half),
  };
}

/** All characters before deployment. */
export function firstState(setup: WartimeSetup): State {
  const characters: Character[] = [];
  for (const [seat, team] of setup.teams.entries()) for (const [place, card] of team.figures.entries()) {
    characters.push({ id: `${seat}.${place}`, seat, card, at: null, casualty: false, lost: 0, debt: 0, phase: 0, kept: null, acted: false, moods: [] });
  }
  return { step: 'deploy', turn: 0, first: 0, phase: 10, next: 0, activation: null, characters, felled: setup.teams.map(() => 0), winner: null };
}
