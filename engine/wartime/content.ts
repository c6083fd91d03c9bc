import { NO_PLACES, outlineOf } from '../space/terrain/named-places.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { ANSWERS } from './actions/out-of-turn.ts';
import type { CharacterCard } from './archetype.ts';
import { characterCost } from './cost.ts';
import type { Content } from './game.ts';
import { LEVELS } from './geometry-rules.ts';
import { checkTeams, deploymentOf, type WartimeSetup } from './setup.ts';
import { checkOutlines } from './outlines.ts';
import { openSights } from './sights.ts';

/** Everything that never changes in this adventure. Throws `InputError` when an army list is not legal, or cannot deploy where the table says. */
export function makeContent(setup: WartimeSetup, terrain: Terrain, figures: readonly CharacterCard[]): Content {
  const cards = new Map(figures.map((card) => [card.id, card]));
  const costs = new Map(figures.map((card) => [card.id, characterCost(card)]));
  checkTeams(setup, cards, costs);
  const { klik, turns, vitality, scenery, deployRange, teams } = setup;
  if (setup.tableDeployment) checkOutlines(setup, terrain, cards);
  return {
    cards, costs, terrain, klik, turns, vitality, deployRange,
    answers: ANSWERS,
    sights: openSights(),
    seats: teams.length,
    sceneryDefence: scenery.pieces,
    usualSceneryDefence: scenery.usual,
    levels: LEVELS,
    deployment: deploymentOf(teams.length, terrain.half),
    outlines: setup.tableDeployment ? teams.map((_, seat) => outlineOf(terrain.named ?? NO_PLACES, seat)) : null,
  };
}
