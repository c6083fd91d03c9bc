/** What a character may do in its turn besides moving and attacking: abilities in the place of its attacks (SWM-7.5), and powers of the Force. */
import { pickOne, type Refusal, type Script } from '../core/script.ts';
import { movedTooFar } from './allowance.ts';
import { hasAttacked } from './awaited.ts';
import { pay, payRefusal } from './force.ts';
import { cardOf, happen, over, type Action, type Game } from './game.ts';
import { figureOf, type Figure, type Turn } from './state.ts';
import { checkVictory } from './victory.ts';

const USE = 'use:';

/** The id of the feat that an option uses; null for any other option. */
export const readUse = (option: string): string | null => (option.startsWith(USE) ? option.slice(USE.length) : null);

const actionsOf = (game: Game, self: Figure): Action[] => cardOf(game, self).feats.filter((feat): feat is Action => feat.kind === 'action');

/** The actions on a character's card as options, each with why it is not open now, or null. */
export const actionOptions = (game: Game, self: Figure, turn: Turn, barred: Refusal | null): [option: string, refusal: Refusal | null][] =>
  actionsOf(game, self).map((action) => [USE + action.id, noAction(game, self, turn, action) ?? barred]);

function noAction(game: Game, self: Figure, turn: Turn, action: Action): Refusal | null {
  if (action.replaces) {
    if (hasAttacked(turn)) return { rule: 'SWM-7.5', why: 'attackedAlready' };
    const late = movedTooFar(game, self, turn);
    if (late !== null) return late;
  }
  const dear = action.force === 0 ? null : payRefusal(game, self, action.force);
  if (dear !== null) return dear;
  const found = action.targets?.(game, self);
  if (found === undefined || found.legal.length > 0) return action.barred?.(game, self) ?? null;
  return found.closed.length > 0 ? { rule: found.closed[0]!.rule, why: 'noTarget' } : { rule: action.rule, why: 'noTarget' };
}

/** Chooses a target where there is one, pays, and does it; others may draw it (SWM-AMB-21). Throws when the card has no such action. */
export function* takeAction(game: Game, self: Figure, id: string): Script {
  const action = actionsOf(game, self).find((each) => each.id === id)!;
  const found = action.targets?.(game, self);
  const target = found === undefined ? null : yield* pickOne({ seat: self.seat, ask: 'useOn', about: { figure: self.id, feat: id }, closed: found.closed }, found.legal);
  if (action.force > 0) yield* pay(game, self, action.force, id);
  yield* happen(game, { type: 'actionTaken', figure: self.id, feat: id, target, replaces: action.replaces });
  const drawn = game.state.turn!.aimed;
  if (self.at !== null) yield* action.run(game, self, drawn === null ? null : figureOf(game.state, drawn));
  if (!over(game)) checkVictory(game);
}
