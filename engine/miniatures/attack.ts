import { d20 } from '../core/dice.ts';
import { pickSome, type Script } from '../core/script.ts';
import type { Square } from './board.ts';
import { hasFeat } from './card.ts';
import { cardOf, emit, happen, over, stat, type Game, type Clash } from './game.ts';
import { COMBINED_FIRE, COVER, mustShow } from './numbers.ts';
import { adjacent, sees } from './sight.ts';
import { alliesOf, figureOf, isStanding, type Figure, type FigureId, type Occasion } from './state.ts';
import { coverOf } from './target.ts';
import { checkVictory } from './victory.ts';

/** One attack (SWM-11.1, SWM-11.2): declare, combine fire, roll a d20, hit or miss, damage. Throws when a figure is not on the board. */
export function* attack(game: Game, attackerId: FigureId, targetId: FigureId, occasion: Occasion): Script {
  const attacker = figureOf(game.state, attackerId);
  const target = figureOf(game.state, targetId);
  if (!isStanding(attacker) || !isStanding(target)) throw new Error(`${attackerId} cannot attack ${targetId}: not on the board`);
  const aim = aimOf(game, attacker, target, occasion);
  const { clash, cover } = aim;
  yield* happen(game, { type: 'attackDeclared', attacker: attackerId, target: targetId, occasion, cover });

  const { alone, defense } = numbersOf(game, aim);
  const helpers = occasion === 'turn' ? yield* combineFire(game, attacker, target, mustShow(defense - alone)) : 0;
  const bonus = alone + helpers * COMBINED_FIRE;
  const { natural, total } = yield* d20('attack', bonus, { attacker: attackerId, target: targetId, defense });
  emit(game, { type: 'attackRolled', attacker: attackerId, target: targetId, natural, total, defense });

  // A natural 20 always hits (SWM-11.4), a natural 1 never does (SWM-11.5).
  if (natural === 1 || (natural !== 20 && total < defense)) {
    yield* happen(game, { type: 'missed', attacker: attackerId, target: targetId });
    return;
  }
  const critical = natural === 20 && !hasFeat(cardOf(game, target), 'droid');
  yield* happen(game, { type: 'hit', attacker: attackerId, target: targetId, critical });
  // SWM-11.7, SWM-AMB-12: bonuses first, then a critical doubles the sum; never for a Droid (SWM-16.13).
  const damage = stat(game, 'damage', clash, cardOf(game, attacker).damage) * (critical ? 2 : 1);
  yield* hurt(game, target, damage, clash);
}

/** An attack about to be made: its two figures, and whether the target has cover (SWM-10.6). */
interface Aim {
  readonly clash: Clash;
  readonly cover: boolean;
}

const aimOf = (game: Game, attacker: Figure & { readonly at: Square }, target: Figure & { readonly at: Square }, occasion: Occasion): Aim => ({
  clash: { attacker, target, occasion, adjacent: adjacent(game.content.eyes, attacker.at, target.at) },
  cover: coverOf(game, attacker, target),
});

/** What the attacker adds to its die without helpers, and the total that hits. */
const numbersOf = (game: Game, { clash, cover }: Aim): { readonly alone: number; readonly defense: number } => ({
  alone: stat(game, 'attack', clash, cardOf(game, clash.attacker).attack),
  defense: cardOf(game, clash.target).defense + (cover ? stat(game, 'cover', clash, COVER) : 0),
});

/** What the d20 of an attack must show, without helpers, as both figures stand now: 2 … 20 (SWM-11.1, SWM-11.4, SWM-11.5). Throws when one is not on the board. */
export function neededFor(game: Game, attackerId: FigureId, targetId: FigureId, occasion: Occasion): number {
  const attacker = figureOf(game.state, attackerId);
  const target = figureOf(game.state, targetId);
  if (!isStanding(attacker) || !isStanding(target)) throw new Error(`${attackerId} cannot attack ${targetId}: not on the board`);
  const { alone, defense } = numbersOf(game, aimOf(game, attacker, target, occasion));
  return mustShow(defense - alone);
}

/** Allies that may join an attack (SWM-11.6, SWM-AMB-11): not yet activated, seeing the target, neither melee fighters nor harmless. */
function helpersOf(game: Game, attacker: Figure, target: Figure): FigureId[] {
  if (!isStanding(target) || hasFeat(cardOf(game, attacker), 'melee-attack')) return [];
  return alliesOf(game.state, attacker)
    .filter((ally) => !ally.activated && cardOf(game, ally).damage > 0 && !hasFeat(cardOf(game, ally), 'melee-attack') && sees(game.content.eyes, ally.at, target.at))
    .map((ally) => ally.id);
}

/** `needed`: what the die must show without helpers. */
function* combineFire(game: Game, attacker: Figure, target: Figure, needed: number): Script<number> {
  const options = helpersOf(game, attacker, target);
  if (options.length === 0) return 0;
  const helpers = yield* pickSome({ seat: attacker.seat, ask: 'combineFire', about: { attacker: attacker.id, target: target.id, needed } }, options, 0, options.length);
  // Joining is the helper's activation of the round, none of the phase's two (SWM-6.6, SWM-AMB-10).
  for (const helper of helpers) emit(game, { type: 'fireCombined', helper, attacker: attacker.id });
  return helpers.length;
}

/** Damage and what follows from it: defeat at no hit points (SWM-1.2); damage beyond the last is lost (SWM-11.9). */
function* hurt(game: Game, target: Figure, damage: number, clash: Clash): Script {
  const left = cardOf(game, target).hitPoints - target.damage;
  const amount = Math.min(damage, left);
  const by = clash.attacker.id;
  yield* happen(game, { type: 'damaged', figure: target.id, amount, by });
  if (amount < left || !isStanding(target)) return;
  yield* happen(game, { type: 'defeated', figure: target.id, by, adjacent: clash.adjacent, at: target.at });
  if (!over(game)) checkVictory(game);
}
