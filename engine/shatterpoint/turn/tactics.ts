import { pickOrOnly, pickSome, type Script, type Seat } from '../../core/script.ts';
import { unitOf } from '../state/find.ts';
import { answerWaiting, emit, happen, type Game } from '../game/game.ts';
import type { TacticsCard } from '../cards/print.ts';

/** Prefix of Battle Tactics cards in piles: `tactics:<id>`. */
const PREFIX = 'tactics:';

export const isTactics = (card: string): boolean => card.startsWith(PREFIX);
const cardsOf = (game: Game, provider: string): readonly TacticsCard[] => game.content.card(unitOf(game.state, provider).card).tactics ?? [];

/** Whether the unit that brought the Battle Tactics cards is still there (SP-BTC-05). */
export const providerStands = (game: Game, seat: Seat): boolean => {
  const { provider } = game.state.players[seat]!;
  return provider !== null && !unitOf(game.state, provider).defeated;
};

/** Before the game each player may shuffle Battle Tactics cards of one unit into the order deck, as many as that unit's card allows (SP-BTC-01, -03). */
export function* addTactics(game: Game, seat: Seat): Script {
  const providers = game.state.units.filter((unit) => unit.seat === seat && cardsOf(game, unit.id).length > 0).map(({ id }) => id);
  if (providers.length === 0) return;
  const provider = yield* pickOrOnly({ seat, ask: 'tacticsProvider' }, providers);
  const cards = cardsOf(game, provider).map(({ id }) => id);
  const { tacticsLimit = cards.length } = game.content.card(unitOf(game.state, provider).card);
  const chosen = yield* pickSome({ seat, ask: 'tactics', about: { unit: provider } }, cards, 0, tacticsLimit);
  if (chosen.length > 0) emit(game, { type: 'tacticsAdded', seat, provider, cards: chosen.map((id) => PREFIX + id) });
}

/** A revealed Battle Tactics card: it goes to the discard pile, and into the next deck, and its text is resolved (SP-BTC-02, -04, -06). */
export function* resolveTactics(game: Game, seat: Seat, card: string): Script {
  const provider = unitOf(game.state, game.state.players[seat]!.provider!);
  emit(game, { type: 'cardDiscarded', seat, card, from: 'hand' });
  yield* cardsOf(game, provider.id).find(({ id }) => PREFIX + id === card)!.run(game, provider);
  yield* answerWaiting(game);
  yield* happen(game, { type: 'tacticsResolved', seat, card });
}

/** The provider was defeated: its cards outside the deck leave the game (SP-BTC-05). */
export function removeTactics(game: Game, seat: Seat): void {
  for (const card of game.state.players[seat]!.discard.filter(isTactics)) emit(game, { type: 'cardRemoved', seat, card });
}
