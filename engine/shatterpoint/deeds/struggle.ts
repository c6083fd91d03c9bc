import { pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { draw } from '../../core/pile.ts';
import { emit, isHeard, MatchOver, other, type Game } from '../game/game.ts';
import { missionOf } from '../game/mission.ts';

/** The last space on either side of the track (SP-COMP-05). */
export const OUTERMOST = 8;

/** Towards a seat's own side: spaces of the First Player are negative (SP-CARD-24). */
export const sideOf = (game: Game, seat: Seat): 1 | -1 => (seat === game.state.first ? -1 : 1);

/** Puts a momentum token on the outermost open space, never on the centre (SP-MOM-01, SP-MOM-05); on a full side nothing happens (SP-MOM-06), nor after the struggle was won (SP-STRUG-07). */
export function gainMomentum(game: Game, seat: Seat): void {
  const { struggle, players } = game.state;
  if (struggle.wonBy !== null || struggle.card === null) return;
  let space = OUTERMOST;
  while (players[seat]!.momentum.includes(space)) space -= 1;
  if (space < 1) return;
  emit(game, { type: 'momentumGained', seat, space, heard: isHeard(game, 'momentumGained') });
  if (struggle.token === space * sideOf(game, seat)) winStruggle(game, seat);
}

/** Moves the struggle token towards a seat's own side, space by space, and stops at its momentum: the struggle is won (SP-STRUG-02, -03, -05, SP-WIN-02). */
export function moveStruggle(game: Game, seat: Seat, spaces: number): void {
  const { struggle, players } = game.state;
  const side = sideOf(game, seat);
  for (let moved = 0; moved < spaces; moved++) {
    if (struggle.wonBy !== null || struggle.token === side * OUTERMOST) return;
    const from = struggle.token;
    emit(game, { type: 'struggleMoved', seat, from, to: from + side });
    if (players[seat]!.momentum.includes(struggle.token * side)) winStruggle(game, seat);
  }
}

/** The struggle card is claimed at once (SP-WIN-03); the last one needed ends the match, also in mid-turn (SP-WIN-01, -04). */
function winStruggle(game: Game, seat: Seat): void {
  emit(game, { type: 'struggleWon', seat, card: game.state.struggle.card!, heard: isHeard(game, 'struggleWon') });
  if (game.state.players[seat]!.claimed.length < game.content.setup.claimsToWin) return;
  emit(game, { type: 'won', seat });
  throw new MatchOver();
}

/** Step 9: the active player's objectives, be there none, pull the token, then its place gives momentum (SP-TURN-13, -14, SP-STRUG-01, -04, SP-MOM-03, -04). */
export function endOfTurnStruggle(game: Game): void {
  const { state } = game;
  if (state.turn === 1 || state.struggle.wonBy !== null) return;
  const seat = state.active;
  const controlled = state.objectives.filter((objective) => objective.active && objective.controller === seat);
  moveStruggle(game, seat, controlled.length + missionOf(game).extraSpaces(game, seat));
  if (state.struggle.wonBy !== null) return;
  const place = state.struggle.token * sideOf(game, seat);
  if (place < 0) gainMomentum(game, seat);
  if (place === 0) for (const each of [seat, other(seat)]) gainMomentum(game, each);
}

/** The loser of the last struggle; before the first one, as the house rule says (SP-CARD-23, SP-DEPLOY-08). */
export const mapChooser = (game: Game): Seat =>
  missionOf(game).mapChooser?.(game) ?? game.state.struggle.lastLoser ?? (game.content.setup.houseRules.firstMapChooser === 'firstPlayer' ? game.state.first : other(game.state.first));

/** Reveals the next struggle card and turns its objectives Active (SP-DEPLOY-07, SP-STRUG-06). The loser of the last one chooses between maps (SP-CARD-23, SP-DEPLOY-08). */
export function* revealStruggle(game: Game, number: number): Script {
  const { state } = game;
  const title = yield* draw(state.struggle.piles[number - 1]!, 'struggle', { number });
  const card = missionOf(game).struggles.find((struggle) => struggle.title === title)!;
  const chooser = mapChooser(game);
  const map = yield* pickOrOnly({ seat: chooser, ask: 'map', about: { card: title } }, card.maps.map((_, i) => String(i)));
  emit(game, { type: 'struggleRevealed', number, card: title, map: Number(map), objectives: card.maps[Number(map)]! });
}

/** Step 11: after a won struggle the track is cleared and the next card revealed; all else stays (SP-STRUG-06, -08, SP-TURN-16). */
export function* resetStruggle(game: Game): Script {
  const { struggle } = game.state;
  if (struggle.wonBy === null) return;
  emit(game, { type: 'struggleReset' });
  yield* revealStruggle(game, struggle.number + 1);
}
