/** Points of the Force: who may use it, and who pays. */
import { pickOrOnly, type Refusal, type Script } from '../core/script.ts';
import { hasFeat } from './card.ts';
import { isCommanded } from './command.ts';
import { cardOf, emit, type Game } from './game.ts';
import { isStanding, type Figure, type FigureId } from './state.ts';

/** Whether a card prints points of the Force, however many are left (SWM-AMB-24). */
export const hasForceRating = (game: Game, self: Figure): boolean => (cardOf(game, self).force ?? 0) > 0;

/** Who lends its points to a character: an Emperor of its squad, by his command or by the Hand of the Emperor (SWM-16.24). */
function lendersTo(game: Game, self: Figure): Figure[] {
  const { lenders } = game.content.roster(game.state);
  if (lenders.length === 0) return [];
  const hand = hasFeat(cardOf(game, self), 'hand-of-the-emperor');
  const reaches = (other: Figure): boolean => other.id !== self.id && other.seat === self.seat && isStanding(other) && (hand || isCommanded(game, other, self));
  return game.state.figures.filter((other) => lenders.includes(other.id) && reaches(other));
}

/** Whether a character may ever use the Force: it has points of its own, or somebody lends it theirs. */
export const mayUseForce = (game: Game, self: Figure): boolean => hasForceRating(game, self) || lendersTo(game, self).length > 0;

/** Who may pay so many points for a character now; a payment is never shared (SWM-14.7, SWM-AMB-25). */
export function payersFor(game: Game, self: Figure, points: number): FigureId[] {
  const payers: FigureId[] = [];
  if (game.state.turn === null) return payers;
  if (self.force >= points && isInTime(game, self, false)) payers.push(self.id);
  for (const lender of lendersTo(game, self)) if (lender.force >= points && isInTime(game, self, true)) payers.push(lender.id);
  return payers;
}

/**
 * Whether a character may use the Force once more in this turn: once (SWM-14.5), once more for each spirit with it (SWM-16.20), and for the Hand
 * of the Emperor once more if the Emperor pays for one of them (SWM-16.24, SWM-AMB-25).
 */
function isInTime(game: Game, self: Figure, lent: boolean): boolean {
  const uses = game.state.turn!.forced.filter(({ figure }) => figure === self.id);
  const most = 1 + self.spirits;
  if (uses.length < most) return true;
  return uses.length === most && hasFeat(cardOf(game, self), 'hand-of-the-emperor') && (lent || uses.some(({ payer }) => payer !== self.id));
}

/** Why nobody may pay so many points for a character now, or null (SWM-14.4, SWM-14.5, SWM-14.7). */
export function payRefusal(game: Game, self: Figure, points: number): Refusal | null {
  if (payersFor(game, self, points).length > 0) return null;
  return payersFor(game, self, 0).length > 0 ? { rule: 'SWM-14.7', why: 'tooLittleForce', detail: { points, force: self.force } } : { rule: 'SWM-14.5', why: 'forceUsed' };
}

/** Pays for a use of the Force for good (SWM-14.1); where several may pay, the player chooses. Throws when nobody may. */
export function* pay(game: Game, self: Figure, points: number, use: string): Script {
  const payer = yield* pickOrOnly({ seat: self.seat, ask: 'payer', about: { figure: self.id, points } }, payersFor(game, self, points));
  emit(game, { type: 'forceSpent', figure: self.id, payer, points, use });
}
