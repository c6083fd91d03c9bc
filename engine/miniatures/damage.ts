/** Damage, and what follows from it. */
import { pickOne, type Script, type Seat } from '../core/script.ts';
import { answeringTo, cardOf, happen, type Game } from './game.ts';
import { isStanding, type Figure, type FigureId } from './state.ts';

/** Where damage comes from. */
interface Cause {
  readonly by: FigureId;
  /** Whether an attack deals it. */
  readonly attack: boolean;
  /** Whether it comes from a neighbour. */
  readonly adjacent: boolean;
}

/**
 * Damage and what answers it: defeat at no hit points (SWM-1.2); damage beyond the last is lost (SWM-11.9). Whoever deals it looks afterwards
 * whether the skirmish is won, once everything that answers a defeat is done (SWM-AMB-38).
 */
export function* hurt(game: Game, target: Figure, damage: number, { by, attack, adjacent }: Cause): Script {
  if (!isStanding(target)) return;
  const left = cardOf(game, target).hitPoints - target.damage;
  const amount = Math.min(damage, left);
  yield* happen(game, { type: 'damaged', figure: target.id, amount, by });
  if (amount < left || !isStanding(target)) return;
  yield* happen(game, { type: 'defeated', figure: target.id, by, attack, adjacent, at: target.at });
}

/**
 * What is done to several at once is done to one after another (SWM-15.4): first to those of the player whose character is taking its turn, and each
 * player picks the order of their own. They are asked where one of them may fall and somebody could answer that.
 */
export function* oneByOne(game: Game, victims: readonly Figure[], damage: number, deal: (victim: Figure) => Script): Script {
  for (const seat of [game.state.active, 1 - game.state.active]) {
    for (let left = victims.filter((victim) => victim.seat === seat); ;) {
      left = left.filter(isStanding);
      if (left.length === 0) break;
      const next = left.length > 1 && mayMatter(game, left, damage) ? yield* nextVictim(game, seat, left) : left[0]!;
      yield* deal(next);
      left = left.filter((victim) => victim !== next);
    }
  }
}

const mayMatter = (game: Game, victims: readonly Figure[], damage: number): boolean =>
  answeringTo(game, 'defeated') !== undefined && victims.some((victim) => cardOf(game, victim).hitPoints - victim.damage <= damage);

function* nextVictim(game: Game, seat: Seat, victims: readonly Figure[]): Script<Figure> {
  const pick = yield* pickOne({ seat, ask: 'dealtNext' }, victims.map(({ id }) => id));
  return victims.find(({ id }) => id === pick)!;
}
