/** Commander effects. */
import type { Seat } from '../core/script.ts';
import { hasFeat } from './card.ts';
import { cardOf, type Card, type Commanded, type Game } from './game.ts';
import { figureOf, standing, type Figure } from './state.ts';

/** Whether a commander's effect reaches a character: an ally, neither Droid nor Savage, wherever both stand while the commander stands (SWM-15.1, SWM-15.2, SWM-15.3). */
export function isCommanded(game: Game, commander: Figure, ally: Figure): boolean {
  if (commander.at === null || ally.id === commander.id || ally.seat !== commander.seat) return false;
  const card = cardOf(game, ally);
  return !hasFeat(card, 'droid') && !hasFeat(card, 'savage');
}

/** What commanders add to a number of a character: the same effect counts once, and of different ones the highest (SWM-15.2, SWM-AMB-17). */
export function commanded(game: Game, self: Figure, which: Commanded): number {
  let most = 0;
  for (const { owner, feat } of game.content.roster(game.state).commands) {
    const commander = figureOf(game.state, owner);
    if (feat[which] !== undefined && isCommanded(game, commander, self)) most = Math.max(most, feat[which](game, commander, self));
  }
  return most;
}

/** What commanders add to the initiative of a seat: as long as one of those whom they lead still stands. */
export const leading = (game: Game, seat: Seat): number =>
  Math.max(0, ...standing(game.state).filter((figure) => figure.seat === seat).map((figure) => commanded(game, figure, 'initiative')));

/** Whether a character has no commander effect itself (SWM-15.3). */
export const isFollower = (card: Card): boolean => card.feats.every(({ kind }) => kind !== 'command');
