/** What a character may still do in its turn. */
import type { Refusal } from '../core/script.ts';
import { hasAttacked } from './awaited.ts';
import { hasFeat } from './card.ts';
import { commanded } from './command.ts';
import { cardOf, type Game } from './game.ts';
import { SPEED } from './numbers.ts';
import type { Figure, Turn } from './state.ts';

/** Squares of a whole move without an attack for who accelerates (SWM-16.1). */
const ACCELERATED = 24;
/** Squares more for a point of the Force (SWM-14.3). */
const FASTER = 2;

const fasterBy = (turn: Turn): number => (turn.faster ? FASTER : 0);

/** Movement points of one move (SWM-1.5, SWM-16.42), with those that the Force adds in this turn (SWM-8.9, SWM-14.3). */
export const speedOf = (game: Game, self: Figure, turn: Turn): number => (cardOf(game, self).speed ?? SPEED) + fasterBy(turn);

/** Movement points of a turn without an attack (SWM-7.2C, SWM-16.1). */
export function farthestOf(game: Game, self: Figure, turn: Turn): number {
  const card = cardOf(game, self);
  return (hasFeat(card, 'accelerate') ? ACCELERATED : 2 * (card.speed ?? SPEED)) + fasterBy(turn) + commanded(game, self, 'farther');
}

/** Movement points left for who attacks in flight: two moves, however fast it is without (SWM-AMB-18), or what the skirmish allows. */
export const strafingLeft = (game: Game, self: Figure, turn: Turn): number =>
  Math.round((game.content.house.strafeMaxMove * (cardOf(game, self).speed ?? SPEED)) / SPEED) + fasterBy(turn) - turn.spent;

/**
 * Movement points left for this turn, if it goes on moving: one move with an attack, two without (SWM-7.2A, SWM-7.2B, SWM-7.2C), none after move and
 * attack (SWM-7.3), after a second attack (SWM-16.10) or where standing still was claimed (SWM-AMB-20).
 */
export function movementLeft(game: Game, self: Figure): number {
  const { turn } = game.state;
  if (turn === null || turn.still) return 0;
  if (turn.strafing) return strafingLeft(game, self, turn);
  const card = cardOf(game, self);
  if (!hasAttacked(turn)) return farthestOf(game, self, turn) - turn.spent;
  const speed = speedOf(game, self, turn);
  if (turn.attacks > 1 || hasFeat(card, 'heavy-weapon')) return 0;
  if (turn.movedFirst) return hasFeat(card, 'mobile-attack') ? speed - turn.spent : 0;
  return speed - turn.spent;
}

/** Why a character that has no points left for this turn goes no farther. */
export function noMove(game: Game, self: Figure): Refusal {
  const turn = game.state.turn!;
  if (turn.still) return { rule: 'SWM-AMB-20', why: 'standsStill' };
  const detail = { spent: turn.spent };
  if (turn.strafing) return { rule: 'SWM-AMB-18', why: 'noneLeft', detail };
  if (!hasAttacked(turn)) return { rule: 'SWM-7.2C', why: 'noneLeft', detail };
  if (turn.attacks > 1) return { rule: 'SWM-16.10', why: 'attackedTwice' };
  const card = cardOf(game, self);
  if (hasFeat(card, 'heavy-weapon')) return { rule: 'SWM-16.26', why: 'heavyAttacked' };
  return turn.movedFirst && !hasFeat(card, 'mobile-attack') ? { rule: 'SWM-7.3', why: 'movedAndAttacked' } : { rule: 'SWM-7.2B', why: 'noneLeft', detail };
}

/** Why a point for two squares more would be of no use now (SWM-14.3, SWM-AMB-32), or null. */
export function noFaster(game: Game, self: Figure, turn: Turn): Refusal | null {
  if (turn.faster) return { rule: 'SWM-14.3', why: 'fasterAlready' };
  const stays = turn.still || turn.attacks > 1 || (hasAttacked(turn) && (turn.movedFirst || hasFeat(cardOf(game, self), 'heavy-weapon')));
  return stays ? { rule: 'SWM-14.3', why: 'movedAndAttacked' } : null;
}

/** Attacks that a card makes in a turn if it begins with them (SWM-16.10, SWM-16.11, SWM-16.46). */
function mostAttacks(game: Game, self: Figure, { movedFirst, ranged }: Turn): number {
  const card = cardOf(game, self);
  if (movedFirst) return 1;
  if (hasFeat(card, 'triple-attack')) return 3;
  return hasFeat(card, 'double-attack') || (hasFeat(card, 'double-claw-attack') && !ranged) ? 2 : 1;
}

/** Why the acting character may attack nobody now, or null. */
export function noAttack(game: Game, self: Figure, turn: Turn): Refusal | null {
  const card = cardOf(game, self);
  if (card.damage === 0) return { rule: 'SWM-11.10', why: 'harmless' };
  if (turn.replaced) return { rule: 'SWM-7.5', why: 'attacksReplaced' };
  if (turn.strafing) return { rule: 'SWM-16.44', why: 'strafed' };
  if (turn.attacks > 0) {
    if (turn.attacks >= mostAttacks(game, self, turn)) return { rule: 'SWM-7.4', why: 'attackedAlready' };
    return turn.spent > 0 ? { rule: 'SWM-16.10', why: 'movedInstead' } : null;
  }
  return movedTooFar(game, self, turn);
}

/** Why it went too far for an attack, or for what stands in its place, or null. */
export function movedTooFar(game: Game, self: Figure, turn: Turn): Refusal | null {
  if (turn.spent > 0 && hasFeat(cardOf(game, self), 'heavy-weapon')) return { rule: 'SWM-16.26', why: 'heavyMoved' };
  const speed = speedOf(game, self, turn);
  return turn.spent > speed ? { rule: 'SWM-7.2', why: 'movedTooFar', detail: { spent: turn.spent, speed } } : null;
}

/** Why a second attack of claws is not made on somebody that is not adjacent (SWM-16.11), or null. */
export const noClaw = (game: Game, self: Figure, turn: Turn, near: boolean): Refusal | null =>
  (turn.attacks > 0 && !near && hasFeat(cardOf(game, self), 'double-claw-attack') ? { rule: 'SWM-16.11', why: 'clawsOnly' } : null);
