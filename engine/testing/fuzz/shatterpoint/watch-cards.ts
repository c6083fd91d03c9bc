import type { Player } from '../../../shatterpoint/state/state.ts';
import { Fault } from '../fault.ts';
import type { Watcher } from './watcher.ts';

/** Every place an order card can be in. */
const places = (player: Player): readonly (readonly string[])[] => [
  player.deck.left, player.top, player.bottom, player.discard, player.hand, player.removed, player.reserve === null ? [] : [player.reserve],
];

const listed = (cards: readonly string[]): string => cards.slice().sort().join(' ');

/** SP-CARD-12: six unit order cards, the Shatterpoint card and the Battle Tactics cards that were added (SP-BTC-03) are always somewhere, each once. */
export function cardWatcher(): Watcher {
  const brought: string[][] = [];
  return {
    event({ state }, event) {
      for (const [seat, player] of state.players.entries()) {
        const cards = places(player).flat();
        const before = (brought[seat] ??= cards.slice());
        if (event.type === 'tacticsAdded' && event.seat === seat && event.cards.some((card) => !before.includes(card))) before.push(...event.cards);
        if (cards.length === before.length && listed(cards) === listed(before)) continue;
        throw new Fault('SP-CARD-12', 'cardsLost', `seat ${seat} after ${event.type}: has ${listed(cards)}; brought ${listed(before)}`);
      }
    },
    rested({ state }) {
      for (const player of state.players) {
        if (player.hand.length > 0 && state.phase !== 'over') throw new Fault('SP-ORDER-01', 'cardLeftInHand', listed(player.hand));
        if (player.reserve !== null && !state.units.some(({ id }) => id === player.reserve)) throw new Fault('SP-RES-05', 'wrongCardInReserve', player.reserve);
      }
    },
  };
}
