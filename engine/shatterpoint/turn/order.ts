import { pickOne, type Script, type Seat } from '../../core/script.ts';
import { draw } from '../../core/pile.ts';
import { unitOf } from '../state/find.ts';
import { spendForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { SHATTERPOINT, type Chosen, type Player, type UnitId } from '../state/state.ts';
import { isTactics, providerStands, resolveTactics } from './tactics.ts';
import { happen } from '../deeds/window.ts';
import { emit, isHeard } from '../game/emit.ts';
import { read } from '../game/read.ts';

/** The unit to activate and how it came to be chosen. */
export interface Choice {
  readonly unit: UnitId;
  readonly from: Chosen;
}

const cardsLeft = (player: Player): number => player.top.length + player.deck.left.length + player.bottom.length;
const unitsLeft = (game: Game, seat: Seat): UnitId[] => game.state.units.filter((unit) => unit.seat === seat && !unit.defeated).map(({ id }) => id);

/** Where the order card of a unit lies; null once it has left the game (SP-ORDER-01…03). */
export function cardPlace(game: Game, id: UnitId): 'deck' | 'reserve' | 'hand' | 'discard' | null {
  const player = game.state.players[unitOf(game.state, id).seat]!;
  if (player.reserve === id) return 'reserve';
  if (player.hand.includes(id)) return 'hand';
  if (player.discard.includes(id)) return 'discard';
  return [player.top, player.deck.left, player.bottom].some((cards) => cards.includes(id)) ? 'deck' : null;
}

/** Whether a unit's order card is in the order deck or in reserve. */
export const isToCome = (game: Game, id: UnitId): boolean => ['deck', 'reserve'].includes(cardPlace(game, id) ?? '');

/** Shuffles all cards outside the deck into it, one just resolved too (SP-REFR-04), and makes this player's whole Force pool Ready (SP-REFR-03, -05, SP-FORCE-06). */
export function* refreshDeck(game: Game, seat: Seat): Script {
  if (isHeard(game, 'deckRefreshing')) yield* happen(game, { type: 'deckRefreshing', seat });
  emit(game, { type: 'deckRefreshed', seat });
}

/** SP-REFR-01: nothing in deck and reserve. */
export const isSpent = (player: Player): boolean => cardsLeft(player) === 0 && player.reserve === null;

/** The top card of a seat's deck, drawn so that it is known; null when the deck is empty. It stays on top. */
export function* lookAtTop(game: Game, seat: Seat): Script<string | null> {
  const player = game.state.players[seat]!;
  const known = player.top[0] ?? (player.deck.left.length === 0 ? player.bottom[0] : undefined);
  if (known !== undefined) return known;
  if (player.deck.left.length === 0) return null;
  const card = yield* draw(player.deck, 'order', { seat });
  emit(game, { type: 'cardLookedAt', seat, card });
  return card;
}

/** Step 2: reveals an order card or takes the reserved one, which cannot go back (SP-RES-03, -07). Gives the unit to activate, or null when no unit is left (SP-TURN-03…06, -19). */
export function* chooseUnit(game: Game, seat: Seat): Script<Choice | null> {
  if (unitsLeft(game, seat).length === 0) return null;
  const player = game.state.players[seat]!;
  if (player.reserve !== null) {
    // With an empty deck the reserved card must be used (SP-TURN-04, SP-RES-04).
    const pick = cardsLeft(player) === 0 ? 'reserve' : yield* pickOne({ seat, ask: 'order', about: { reserve: player.reserve } }, ['reveal', 'reserve']);
    if (pick === 'reserve') return takeReserved(game, seat);
  }
  return yield* fromDeck(game, seat, true);
}

function takeReserved(game: Game, seat: Seat): Choice {
  const unit = game.state.players[seat]!.reserve!;
  emit(game, { type: 'cardDiscarded', seat, card: unit, from: 'reserve' });
  return { unit, from: 'reserve' };
}

/** Reveals cards until one of them decides which unit activates; only those of units may be reserved (SP-RES-05). */
function* fromDeck(game: Game, seat: Seat, mayReserve: boolean): Script<Choice> {
  const player = game.state.players[seat]!;
  for (;;) {
    const card = yield* reveal(game, seat);
    if (card === null) return takeReserved(game, seat);
    if (isTactics(card)) yield* resolveTactics(game, seat, card);
    else if (card === SHATTERPOINT) return yield* useShatterpoint(game, seat);
    else if (player.hand.includes(card)) {
      if (!mayReserve) return discard(game, seat, card);
      const choice = yield* activateOrReserve(game, seat, card);
      if (choice !== null) return choice;
      mayReserve = false;
    }
  }
}

function discard(game: Game, seat: Seat, card: string): Choice {
  emit(game, { type: 'cardDiscarded', seat, card, from: 'hand' });
  return { unit: card, from: 'order' };
}

/**
 * The next card that is still in the game; cards of defeated units leave it on the way (SP-TURN-05, SP-BTC-05).
 * Null when the deck runs out while a card is in reserve: that one must be used (SP-TURN-04, SP-RES-04).
 */
function* reveal(game: Game, seat: Seat): Script<string | null> {
  const player = game.state.players[seat]!;
  for (;;) {
    if (cardsLeft(player) === 0 && player.reserve !== null) return null;
    if (cardsLeft(player) === 0) yield* refreshDeck(game, seat); // SP-REFR-02
    const card = yield* takeTop(game, seat);
    if (isInPlay(game, seat, card)) {
      yield* happen(game, { type: 'cardRevealed', seat, card });
      return card;
    }
    emit(game, { type: 'cardRevealed', seat, card });
    emit(game, { type: 'cardRemoved', seat, card });
  }
}

function* takeTop(game: Game, seat: Seat): Script<string> {
  const { top, deck, bottom } = game.state.players[seat]!;
  return top[0] ?? (deck.left.length > 0 ? yield* draw(deck, 'order', { seat }) : bottom[0]!);
}

const isInPlay = (game: Game, seat: Seat, card: string): boolean =>
  card === SHATTERPOINT || (isTactics(card) ? providerStands(game, seat) : !unitOf(game.state, card).defeated);

/** The revealed unit's card is used, or kept in reserve: then null, and the next card must be used (SP-RES-01, -02, -06, -08). */
function* activateOrReserve(game: Game, seat: Seat, card: string): Script<Choice | null> {
  const player = game.state.players[seat]!;
  const { allowReserveLastCard } = game.content.setup.houseRules;
  const cost = reserveCost(game, card);
  const reading = { unit: card, character: null, attack: null };
  const barred = read(game, 'noReserve', reading) > 0;
  if (player.reserved || player.reserve !== null || barred || cost > player.ready || (cardsLeft(player) === 0 && !allowReserveLastCard))
    return discard(game, seat, card);
  const bottom = read(game, 'reserveToBottom', reading) > 0;
  const pick = yield* pickOne({ seat, ask: 'reserve', about: { unit: card, price: cost } }, ['activate', 'reserve', ...(bottom ? ['bottom'] : [])]);
  if (pick === 'activate') return discard(game, seat, card);
  spendForce(game, seat, cost, 'reserve');
  if (pick === 'bottom') {
    emit(game, { type: 'cardToBottom', seat, card, from: 'hand', secret: false });
    emit(game, { type: 'reserveSpent', seat });
  } else yield* happen(game, { type: 'cardReserved', seat, card });
  return null;
}

/** SP-RES-01: 1 Force, or what cards make of it. */
const reserveCost = (game: Game, unit: UnitId): number => Math.max(0, read(game, 'reserveCost', { unit, character: null, attack: null }, 1));

/** The Shatterpoint card activates any own unit (SP-SHAT-01, -02), or is passed for 1 Force and shuffled back (SP-SHAT-03…05). */
function* useShatterpoint(game: Game, seat: Seat): Script<Choice> {
  const player = game.state.players[seat]!;
  const { allowPassLastShatterpoint } = game.content.setup.houseRules;
  const mayPass = player.ready >= 1 && (cardsLeft(player) > 0 || allowPassLastShatterpoint);
  const closed = mayPass ? [] : [{ option: 'pass', rule: player.ready < 1 ? 'SP-FORCE-03' : 'SP-SHAT-04', why: player.ready < 1 ? 'notEnoughForce' : 'deckEmpty' }];
  if (isHeard(game, 'shatterpointKept')) {
    // Something happens between keeping the card and naming the unit: two questions.
    const go = mayPass ? yield* pickOne({ seat, ask: 'shatterpointKeep', closed }, ['keep', 'pass']) : 'keep';
    if (go === 'pass') return yield* passShatterpoint(game, seat);
    yield* happen(game, { type: 'shatterpointKept', seat });
    return yield* nameUnit(game, seat);
  }
  const pick = yield* pickOne({ seat, ask: 'shatterpoint', closed }, [...mayBeNamed(game, seat), ...(mayPass ? ['pass'] : [])]);
  if (pick === 'pass') return yield* passShatterpoint(game, seat);
  emit(game, { type: 'cardDiscarded', seat, card: SHATTERPOINT, from: 'hand' });
  return { unit: pick, from: 'shatterpoint' };
}

/** Mark of units that an effect of this turn forbids to choose. */
export const NOT_CHOSEN = 'not-chosen';

const mayBeNamed = (game: Game, seat: Seat): UnitId[] => {
  const left = unitsLeft(game, seat);
  const free = left.filter((id) => !unitOf(game.state, id).marks.includes(NOT_CHOSEN));
  return free.length > 0 ? free : left;
};

function* nameUnit(game: Game, seat: Seat): Script<Choice> {
  const unit = yield* pickOne({ seat, ask: 'shatterpoint' }, mayBeNamed(game, seat));
  emit(game, { type: 'cardDiscarded', seat, card: SHATTERPOINT, from: 'hand' });
  return { unit, from: 'shatterpoint' };
}

function* passShatterpoint(game: Game, seat: Seat): Script<Choice> {
  spendForce(game, seat, 1, SHATTERPOINT);
  const card = yield* passedTo(game, seat);
  if (card === null) return yield* nameUnit(game, seat);
  emit(game, { type: 'cardReturned', seat, card: SHATTERPOINT, from: 'hand' });
  return discard(game, seat, card);
}

/** The next card of a unit in play after a passed Shatterpoint card, or null when the deck runs out first (SP-SHAT-05). */
function* passedTo(game: Game, seat: Seat): Script<UnitId | null> {
  const player = game.state.players[seat]!;
  const { allowPassLastShatterpoint } = game.content.setup.houseRules;
  if (cardsLeft(player) === 0 && player.reserve === null && allowPassLastShatterpoint) yield* refreshDeck(game, seat);
  while (cardsLeft(player) > 0) {
    const card = yield* takeTop(game, seat);
    if (!isInPlay(game, seat, card)) {
      emit(game, { type: 'cardRevealed', seat, card });
      emit(game, { type: 'cardRemoved', seat, card });
      continue;
    }
    yield* happen(game, { type: 'cardRevealed', seat, card });
    if (isTactics(card)) yield* resolveTactics(game, seat, card);
    else if (player.hand.includes(card)) return card;
  }
  return null;
}
