import type { Random } from '../core/rng.ts';
import type { Seat } from '../core/script.ts';
import type { Moment } from '../core/session.ts';
import type { Player, State } from './state.ts';

/** Cards a player looked at lie among the unknown ones for everybody else. */
const unseen = (player: Player): Player => ({ ...player, top: [], deck: { left: [...player.deck.left, ...player.top].sort() } });

/** Everything but the order of piles is open (SP-ORDER-03): an order does not exist before a draw, save for cards their owner has looked at. */
export const view = (state: State, seat: Seat | null): State =>
  state.players.every((player, other) => other === seat || player.top.length === 0) ? state : { ...state, players: state.players.map((player, other) => (other === seat ? player : unseen(player))) };

/** A seat imagines nothing but the order of decks: what others have looked at is unknown to it. Draws that the running command has answered stay as they fell. */
export const imagine = (moment: Moment<State>, seat: Seat, _random: Random): Moment<State> => {
  if (moment.pending.some(({ kind }) => kind === 'roll')) return moment;
  return { base: view(moment.base, seat), pending: moment.pending };
};
