import { pickSome, type Script } from '../core/script.ts';
import { hasFeat } from './card.ts';
import { hurt } from './damage.ts';
import { commanded } from './command.ts';
import { cardOf, emit, happen, over, stat, type Game, type Clash } from './game.ts';
import { COVER, mustShow } from './numbers.ts';
import { adjacent, sees } from './sight.ts';
import { areAdjacent, eyesOf, spaceOf } from './stand.ts';
import { alliesOf, figureOf, isOwnTurn, isStanding, type Figure, type FigureId, type Occasion } from './state.ts';
import { coverOf } from './target.ts';
import { rollFor } from './roll.ts';
import { checkVictory } from './victory.ts';

/**
 * One attack (SWM-11.1, SWM-11.2): declare, let others draw it, combine fire, roll a d20, hit or miss, let others take the damage, damage. Throws
 * when a figure is not on the board. `among`: see `attackDeclared`. Gives back who became its target. An attack that it is made within goes on after it.
 */
export function* attack(around: Game, attackerId: FigureId, targetId: FigureId, occasion: Occasion, among?: readonly FigureId[]): Script<FigureId> {
  const game: Game = { ...around, attacking: true };
  const { cover, clash } = aimAt(game, attackerId, targetId, isStill(game, attackerId));
  const more = { ...(among === undefined ? {} : { among }), ...(around.attacking === true ? { within: true as const } : {}) };
  yield* happen(game, { type: 'attackDeclared', attacker: attackerId, target: targetId, occasion, cover, adjacent: clash.adjacent, ...more });
  const { target } = game.state.attack!;
  // Who saves against what draws its fire may fall to it.
  if (figureOf(game.state, attackerId).at !== null) yield* strike(game, aimAt(game, attackerId, target, isStill(game, attackerId)));
  const outer = game.state.attack?.within?.at(-1);
  if (outer !== undefined) emit(game, { type: 'attackResumed', attacker: outer.attacker, target: outer.target });
  // What an answer brings about is looked at with what it answers.
  if (occasion !== 'answer' && !over(game)) checkVictory(game);
  return target;
}

function* strike(game: Game, aim: Aim): Script {
  const { attacker, target, adjacent: near } = aim.clash;
  const [a, t] = [attacker.id, target.id];
  const { alone, defense } = numbersOf(game, aim);
  const helpers = isOwnTurn(game.state, a) ? yield* combineFire(game, attacker, target, mustShow(defense - alone)) : 0;
  const bonus = alone + helpers * game.content.house.combinedFireBonus;
  const told = (rolled: number): void => { emit(game, { type: 'attackRolled', attacker: a, target: t, natural: rolled, total: rolled + bonus, defense }); };
  const natural = yield* rollFor(game, attacker, { why: 'attack', about: { attacker: a, target: t, defense, needed: mustShow(defense - bonus) }, told });

  // A natural 20 always hits (SWM-11.4), a natural 1 never does (SWM-11.5).
  if (natural === 1 || (natural !== 20 && natural + bonus < defense)) {
    yield* happen(game, { type: 'missed', attacker: a, target: t });
    if (natural === 1) yield* happen(game, { type: 'fumbled', figure: a });
    return;
  }
  // Never for a Droid (SWM-16.13).
  const critical = natural === 20 && !hasFeat(cardOf(game, target), 'droid');
  const { dealt, doubled } = damageOf(game, aim);
  const damage = critical ? doubled : dealt;
  yield* happen(game, { type: 'hit', attacker: a, target: t, critical });
  const victim = figureOf(game.state, game.state.attack!.guard ?? t);
  const beside = victim === target ? near : areAdjacent(game, attacker, victim);
  yield* hurt(game, victim, damage, { by: a, attack: true, adjacent: beside });
}

/** An attack about to be made: its two figures, and whether the target has cover (SWM-10.6). */
interface Aim {
  readonly clash: Clash;
  readonly cover: boolean;
}

const isStill = ({ state }: Game, attacker: FigureId): boolean => isOwnTurn(state, attacker) && state.turn!.still;

function aimAt(game: Game, attackerId: FigureId, targetId: FigureId, still: boolean): Aim {
  const attacker = figureOf(game.state, attackerId);
  const target = figureOf(game.state, targetId);
  if (!isStanding(attacker) || !isStanding(target)) throw new Error(`${attackerId} cannot attack ${targetId}: not on the board`);
  const near = adjacent(eyesOf(game), spaceOf(game, attacker), spaceOf(game, target));
  return { clash: { attacker, target, adjacent: near, still }, cover: coverOf(game, attacker, target) };
}

/** What the attacker adds to its die without helpers, and the total that hits. */
const numbersOf = (game: Game, { clash, cover }: Aim): { readonly alone: number; readonly defense: number } => ({
  alone: stat(game, 'attack', clash, cardOf(game, clash.attacker).attack) + commanded(game, clash.attacker, 'attack'),
  defense: cardOf(game, clash.target).defense + commanded(game, clash.target, 'defense') + (cover ? stat(game, 'cover', clash, COVER) : 0),
});

/** Damage of a hit and of a critical one: bonuses first, then a critical doubles the sum, or the card's number alone (SWM-11.7, SWM-AMB-12). */
function damageOf(game: Game, { clash }: Aim): { readonly dealt: number; readonly doubled: number } {
  const plain = cardOf(game, clash.attacker).damage;
  const dealt = stat(game, 'damage', clash, plain);
  return { dealt, doubled: dealt + (game.content.house.critDoublesBonuses ? dealt : plain) };
}

/** What an attack would be by its numbers, nobody answering it, as both figures stand now. Throws when one is not on the board. */
export function forecast(game: Game, attackerId: FigureId, targetId: FigureId, still = isStill(game, attackerId)): Forecast {
  const aim = aimAt(game, attackerId, targetId, still);
  const { alone, defense } = numbersOf(game, aim);
  const { dealt, doubled } = damageOf(game, aim);
  // Never for a Droid (SWM-16.13).
  return { alone, defense, dealt, critical: hasFeat(cardOf(game, aim.clash.target), 'droid') ? null : doubled };
}

/** What the attacker adds without helpers, the total that hits, the damage of a hit and of a critical one; null where none is critical. */
interface Forecast {
  readonly alone: number;
  readonly defense: number;
  readonly dealt: number;
  readonly critical: number | null;
}

/** What the d20 of an attack must show, without helpers, as both figures stand now: 2 … 20 (SWM-11.1, SWM-11.4, SWM-11.5). Throws when one is not on the board. */
export function neededFor(game: Game, attackerId: FigureId, targetId: FigureId, still = isStill(game, attackerId)): number {
  const { alone, defense } = numbersOf(game, aimAt(game, attackerId, targetId, still));
  return mustShow(defense - alone);
}

/** Allies that may join an attack of one's own turn (SWM-11.6, SWM-AMB-11): not yet activated, seeing the target, neither melee fighters nor harmless. */
function helpersOf(game: Game, attacker: Figure, target: Figure): FigureId[] {
  if (!isStanding(target) || hasFeat(cardOf(game, attacker), 'melee-attack')) return [];
  return alliesOf(game.state, attacker)
    .filter((ally) => !ally.activated && cardOf(game, ally).damage > 0 && !hasFeat(cardOf(game, ally), 'melee-attack') && sees(eyesOf(game), spaceOf(game, ally), spaceOf(game, target)))
    .map((ally) => ally.id);
}

/** `needed`: what the die must show without helpers. */
function* combineFire(game: Game, attacker: Figure, target: Figure, needed: number): Script<number> {
  const options = helpersOf(game, attacker, target);
  if (options.length === 0) return 0;
  const { combinedFireActivates: activates, combinedFireBonus: bonus } = game.content.house;
  const about = { attacker: attacker.id, target: target.id, needed, bonus, activates: Number(activates) };
  const helpers = yield* pickSome({ seat: attacker.seat, ask: 'combineFire', about }, options, 0, options.length);
  // Joining is the helper's activation of the round, none of the phase's two (SWM-6.6, SWM-AMB-10).
  for (const helper of helpers) emit(game, { type: 'fireCombined', helper, attacker: attacker.id, activates, bonus });
  return helpers.length;
}
