import { pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { emit, type Game } from '../game/game.ts';

/** Innermost occupied momentum space of a seat, or null. */
const innermost = (game: Game, seat: Seat): number | null => {
  const { momentum } = game.state.players[seat]!;
  return momentum.length === 0 ? null : Math.min(...momentum);
};

/** Whether a seat has enough momentum to spend (SP-MOM-08). */
export const maySpendMomentum = (game: Game, seat: Seat, amount: number): boolean => game.state.players[seat]!.momentum.length >= amount;

/** Takes momentum tokens off the own side: innermost first, or as the player likes by house rule (SP-MOM-07). Throws when there are too few. */
export function* spendMomentum(game: Game, seat: Seat, amount: number): Script {
  if (!maySpendMomentum(game, seat, amount)) throw new Error(`seat ${seat} has no ${amount} momentum`);
  for (let i = 0; i < amount; i++) {
    const { momentum } = game.state.players[seat]!;
    const space = game.content.setup.houseRules.momentumSpendInnermost ? innermost(game, seat)! : Number(yield* pickOrOnly({ seat, ask: 'momentum' }, momentum.map(String)));
    emit(game, { type: 'momentumLost', seat, space });
  }
}

/** An effect takes momentum from a seat, innermost first, at most what there is. */
export function loseMomentum(game: Game, seat: Seat, amount = 1): void {
  for (let i = 0; i < amount; i++) {
    const space = innermost(game, seat);
    if (space === null) return;
    emit(game, { type: 'momentumLost', seat, space });
  }
}

/** The player may spend momentum for an effect; gives whether it was spent. */
export function* mayPayMomentum(game: Game, seat: Seat, amount: number, why: string): Script<boolean> {
  if (!maySpendMomentum(game, seat, amount)) return false;
  const go = yield* pickOrOnly({ seat, ask: 'mayPayMomentum', about: { ability: why, price: amount } }, ['yes', 'no']);
  if (go === 'yes') yield* spendMomentum(game, seat, amount);
  return go === 'yes';
}
