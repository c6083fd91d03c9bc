/** Commander effects. */
import { hasFeat } from './card.ts';
import { cardOf, type Game } from './game.ts';
import { figureOf, type Figure } from './state.ts';

/** Whether a commander's effect reaches a character: an ally, neither Droid nor Savage, wherever both stand while the commander stands (SWM-15.1, SWM-15.2, SWM-15.3). */
export function isCommanded(game: Game, commander: Figure, ally: Figure): boolean {
  if (commander.at === null || ally.id === commander.id || ally.seat !== commander.seat) return false;
  const card = cardOf(game, ally);
  return !hasFeat(card, 'droid') && !hasFeat(card, 'savage');
}

/** What commanders add to a character's attack: the same effect counts once, and of different ones the highest (SWM-AMB-17). */
export function commanded(game: Game, self: Figure): number {
  let most = 0;
  for (const { owner, feat } of game.content.commands) {
    const commander = figureOf(game.state, owner);
    if (feat.attack !== undefined && isCommanded(game, commander, self)) most = Math.max(most, feat.attack(game, commander, self));
  }
  return most;
}
