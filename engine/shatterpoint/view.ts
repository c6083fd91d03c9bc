/** What is hidden of a match, and from whom: cards of an order deck whose place only its player knows (SP-ORDER-03). */
import { HIDDEN, type Eyes } from '../core/rules.ts';
import type { Random } from '../core/rng.ts';
import type { Event } from './state/events.ts';
import type { Player, State } from './state/state.ts';

const knows = (player: Player, card: string): boolean => !player.secret.includes(card);

/** A player as others see it: cards that only the player knows lie among the unknown ones. */
const unseen = (player: Player): Player => ({
  ...player,
  top: player.top.filter((card) => knows(player, card)), bottom: player.bottom.filter((card) => knows(player, card)), secret: [],
  deck: { left: [...player.deck.left, ...player.secret].sort() },
});

/** Nobody can read anything from the order in which a face-down pile is written down. */
const sorted = (player: Player): Player => ({ ...player, deck: { left: player.deck.left.slice().sort() } });

/** What certain eyes see. Everything but the order of piles is open: an order does not exist before a draw, save for cards that were looked at or put in their place. */
export const view = (state: State, eyes: Eyes): State => ({
  ...state,
  players: state.players.map((player, seat) => (seat === eyes ? sorted(player) : unseen(player))),
});

/** What certain eyes may know of an event. */
export function shown(event: Event, eyes: Eyes): Event {
  switch (event.type) {
    case 'cardLookedAt': return event.seat === eyes ? event : { ...event, card: HIDDEN };
    case 'cardToTop':
    case 'cardToBottom': return event.secret && event.seat !== eyes ? { ...event, card: HIDDEN } : event;
    default: return event;
  }
}

/** A state in which the cards that only others know are any of their unknown ones; the state itself where there are none. */
export const shuffled = (state: State, eyes: Eyes, random: Random): State =>
  state.players.every((player, seat) => seat === eyes || player.secret.length === 0)
    ? state
    : { ...state, players: state.players.map((player, seat) => (seat === eyes ? player : exchanged(player, random))) };

/** The same places known, by other cards. */
function exchanged(player: Player, random: Random): Player {
  const pool = [...player.deck.left, ...player.secret].sort();
  const instead = new Map(player.secret.map((card) => [card, pool.splice(Math.floor(random() * pool.length), 1)[0]!]));
  const swap = (cards: readonly string[]): string[] => cards.map((card) => instead.get(card) ?? card);
  return { ...player, top: swap(player.top), bottom: swap(player.bottom), secret: swap(player.secret), deck: { left: pool } };
}
