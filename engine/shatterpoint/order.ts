import { pickOne, type Script, type Seat } from '../core/script.ts';
import { draw } from '../core/pile.ts';
import { unitOf } from './find.ts';
import { spendForce } from './force.ts';
import { emit, read, type Game } from './game.ts';
import { SHATTERPOINT, type Player, type UnitId } from './state.ts';

const cardsLeft = (player: Player): number => player.deck.left.length + player.bottom.length;
const unitsLeft = (game: Game, seat: Seat): UnitId[] => game.state.units.filter((unit) => unit.seat === seat && !unit.defeated).map(({ id }) => id);

/** Shuffles all cards outside the deck into it and makes the whole Force pool Ready (SP-REFR-03). */
export function refreshDeck(game: Game, seat: Seat): void {
  emit(game, { type: 'deckRefreshed', seat });
}

/** SP-REFR-01: nothing in deck and reserve. */
export const isSpent = (player: Player): boolean => cardsLeft(player) === 0 && player.reserve === null;

/** Step 2: reveals an order card or takes the reserved one. Gives the unit to activate, or null when no unit is left (SP-TURN-03…06, -19). */
export function* chooseUnit(game: Game, seat: Seat): Script<UnitId | null> {
  if (unitsLeft(game, seat).length === 0) return null;
  const player = game.state.players[seat]!;
  if (player.reserve !== null) {
    // With an empty deck the reserved card must be used (SP-TURN-04, SP-RES-04).
    const pick = cardsLeft(player) === 0 ? 'reserve' : yield* pickOne({ seat, ask: 'order', about: { reserve: player.reserve } }, ['reveal', 'reserve']);
    if (pick === 'reserve') return takeReserved(game, seat);
  }
  const card = yield* reveal(game, seat);
  if (card === null) return takeReserved(game, seat);
  if (card === SHATTERPOINT) return yield* useShatterpoint(game, seat);
  return yield* activateOrReserve(game, seat, card);
}

function takeReserved(game: Game, seat: Seat): UnitId {
  const unit = game.state.players[seat]!.reserve!;
  emit(game, { type: 'cardDiscarded', seat, card: unit, from: 'reserve' });
  return unit;
}

/**
 * The next card of a unit in play, or the Shatterpoint card; cards of defeated units leave the game on the way (SP-TURN-05).
 * Null when the deck runs out while a card is in reserve: that one must be used (SP-TURN-04, SP-RES-04).
 */
function* reveal(game: Game, seat: Seat): Script<string | null> {
  const player = game.state.players[seat]!;
  for (;;) {
    if (cardsLeft(player) === 0 && player.reserve !== null) return null;
    if (cardsLeft(player) === 0) refreshDeck(game, seat); // SP-REFR-02
    const card = player.deck.left.length > 0 ? yield* draw(player.deck, 'order', { seat }) : player.bottom[0]!;
    emit(game, { type: 'cardRevealed', seat, card });
    if (card === SHATTERPOINT || !unitOf(game.state, card).defeated) return card;
    emit(game, { type: 'cardRemoved', seat, card });
  }
}

function* activateOrReserve(game: Game, seat: Seat, card: string): Script<UnitId> {
  const player = game.state.players[seat]!;
  const cost = reserveCost(game, card);
  const mayReserve = !player.reserved && player.reserve === null && cardsLeft(player) > 0 && cost <= player.ready;
  if (mayReserve) {
    const bottom = read(game, 'reserveToBottom', { unit: card, character: null, attack: null }) > 0;
    const options = ['activate', 'reserve', ...(bottom ? ['bottom'] : [])];
    const pick = yield* pickOne({ seat, ask: 'reserve', about: { unit: card, price: cost } }, options);
    if (pick !== 'activate') return yield* setAside(game, seat, card, cost, pick === 'bottom');
  }
  emit(game, { type: 'cardDiscarded', seat, card, from: 'hand' });
  return card;
}

/** SP-RES-01: 1 Force, or what the unit's card makes of it. */
const reserveCost = (game: Game, unit: UnitId): number => Math.max(0, read(game, 'reserveCost', { unit, character: null, attack: null }, 1));

/** The card goes to reserve (or under the deck, where a card allows it) and the next one must be used (SP-RES-01, -08). */
function* setAside(game: Game, seat: Seat, card: string, cost: number, toBottom: boolean): Script<UnitId> {
  spendForce(game, seat, cost, 'reserve');
  emit(game, { type: toBottom ? 'cardToBottom' : 'cardReserved', seat, card });
  const next = yield* reveal(game, seat);
  if (next === null) return takeReserved(game, seat);
  if (next === SHATTERPOINT) return yield* useShatterpoint(game, seat);
  emit(game, { type: 'cardDiscarded', seat, card: next, from: 'hand' });
  return next;
}

/** The Shatterpoint card activates any own unit (SP-SHAT-01, -02), or is passed for 1 Force and shuffled back (SP-SHAT-03…05). */
function* useShatterpoint(game: Game, seat: Seat): Script<UnitId> {
  const player = game.state.players[seat]!;
  const mayPass = player.ready >= 1 && cardsLeft(player) > 0;
  const closed = mayPass ? [] : [{ option: 'pass', rule: player.ready < 1 ? 'SP-FORCE-03' : 'SP-SHAT-04', why: player.ready < 1 ? 'notEnoughForce' : 'deckEmpty' }];
  const pick = yield* pickOne({ seat, ask: 'shatterpoint', closed }, [...unitsLeft(game, seat), ...(mayPass ? ['pass'] : [])]);
  if (pick !== 'pass') {
    emit(game, { type: 'cardDiscarded', seat, card: SHATTERPOINT, from: 'hand' });
    return pick;
  }
  spendForce(game, seat, 1, SHATTERPOINT);
  const card = yield* passedTo(game, seat);
  if (card === null) {
    emit(game, { type: 'cardDiscarded', seat, card: SHATTERPOINT, from: 'hand' });
    return yield* pickOne({ seat, ask: 'shatterpoint' }, unitsLeft(game, seat));
  }
  emit(game, { type: 'cardReturned', seat, card: SHATTERPOINT });
  emit(game, { type: 'cardDiscarded', seat, card, from: 'hand' });
  return card;
}

/** The next card of a unit in play after a passed Shatterpoint card, or null when the deck runs out first (SP-SHAT-05). */
function* passedTo(game: Game, seat: Seat): Script<UnitId | null> {
  const player = game.state.players[seat]!;
  while (cardsLeft(player) > 0) {
    const card = player.deck.left.length > 0 ? yield* draw(player.deck, 'order', { seat }) : player.bottom[0]!;
    emit(game, { type: 'cardRevealed', seat, card });
    if (!unitOf(game.state, card).defeated) return card;
    emit(game, { type: 'cardRemoved', seat, card });
  }
  return null;
}
