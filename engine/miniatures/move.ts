import { pickOne, type Script } from '../core/script.ts';
import { strafingLeft } from './allowance.ts';
import { attack, neededFor } from './attack.ts';
import { indexOf, squareId, type Square } from './board.ts';
import { hasFeat } from './card.ts';
import { gangwayOf } from './gait.ts';
import { cardOf, emit, happen, over, type Game } from './game.ts';
import { overlapping, type Space } from './space.ts';
import { areAdjacent, eyesOf, spaceOf } from './stand.ts';
import { enemiesOf, figureOf, isStanding, type Figure, type FigureId } from './state.ts';
import { canRestWithin, strikersAt, type Stride } from './ways.ts';

/**
 * Goes along a way, square by square. Whoever strikes at it or answers a step interrupts it, and so does an attack in flight: that step is completed,
 * the rest of the way was not fixed (SWM-12.4), and the character is asked anew.
 */
export function* walk(game: Game, id: FigureId, way: readonly Stride[]): Script {
  const mover = figureOf(game.state, id);
  const before = answersGiven(game);
  for (const [i, stride] of way.entries()) {
    yield* step(game, id, stride, () => i === way.length - 1 || answersGiven(game) !== before);
    if (!isStanding(mover) || over(game) || answersGiven(game) !== before) return;
  }
}

const answersGiven = ({ state: { turn } }: Game): number => turn?.used.length ?? 0;

/**
 * Moves one square. Before it leaves, each enemy next to it may strike (SWM-8.7, SWM-12.1, SWM-12.2, SWM-12.11). A defeated mover never moves, one that
 * survives goes on (SWM-12.5).
 */
function* step(game: Game, id: FigureId, { to, squeezed }: Stride, isLast: () => boolean): Script {
  const mover = figureOf(game.state, id);
  if (!isStanding(mover)) throw new Error(`${id} is not on the board`);
  const cost = priceOf(game, mover, { to, squeezed });
  for (const enemy of threatening(game, mover)) {
    if (figureOf(game.state, enemy).at === null) continue;
    yield* opportunity(game, enemy, id);
    if (!isStanding(mover) || over(game)) return;
  }
  const before = spaceOf(game, mover);
  yield* happen(game, { type: 'stepped', figure: id, from: mover.at, to, cost, squeezed, last: isLast() });
  if (isStanding(mover) && !over(game)) yield* strafe(game, mover, before);
}

function priceOf(game: Game, mover: Figure & { readonly at: Square }, { to, squeezed }: Stride): number {
  const { board } = eyesOf(game);
  const card = cardOf(game, mover);
  const { steps } = gangwayOf(board, { wide: card.large === true, flies: hasFeat(card, 'flight') });
  const place = (at: Square, squeezes: boolean): number => indexOf(board, at) + (squeezes ? board.ground.length : 0);
  const there = place(to, squeezed);
  for (const step of steps[place(mover.at, mover.squeezed)]!) if (step.to === there) return step.cost;
  throw new Error(`no step from ${squareId(mover.at)} to ${squareId(to)}`);
}

/** Enemies that may strike at a character about to leave its square: adjacent, so not through walls (SWM-12.8). */
function threatening(game: Game, mover: Figure): readonly FigureId[] {
  const ids: FigureId[] = [];
  for (const enemy of strikersAt(game, mover)) if (areAdjacent(game, enemy, mover)) ids.push(enemy.id);
  return ids;
}

/** An attack of opportunity, if its player wants it (SWM-12.9): one normal attack without helpers (SWM-12.6). */
function* opportunity(game: Game, enemy: FigureId, mover: FigureId): Script {
  const details = { attack: { needed: neededFor(game, enemy, mover) } };
  const pick = yield* pickOne({ seat: figureOf(game.state, enemy).seat, ask: 'opportunity', about: { figure: enemy, mover }, details }, ['attack', 'pass']);
  if (pick === 'pass') return;
  emit(game, { type: 'opportunityTaken', figure: enemy, mover });
  yield* attack(game, enemy, mover, 'opportunity', [mover]);
}

/** Who strafes may attack each enemy as it enters its space, none twice in a turn, while it can still come to rest within its movement (SWM-16.44, SWM-AMB-18). */
function* strafe(game: Game, mover: Figure & { readonly at: Square }, before: Space): Script {
  const { turn } = game.state;
  if (turn === null || turn.figure !== mover.id || turn.attacks > 0 || turn.replaced || !hasFeat(cardOf(game, mover), 'strafe-attack')) return;
  const now = spaceOf(game, mover);
  for (const enemy of enemiesOf(game.state, mover.seat)) {
    const space = spaceOf(game, enemy);
    if (!overlapping(now, space) || overlapping(before, space) || turn.used.includes(`strafe@${enemy.id}`)) continue;
    if (!canRestWithin(game, mover, strafingLeft(game, mover, turn))) continue;
    const details = { attack: { needed: neededFor(game, mover.id, enemy.id) } };
    const pick = yield* pickOne({ seat: mover.seat, ask: 'strafe', about: { figure: mover.id, target: enemy.id }, details }, ['attack', 'pass']);
    if (pick === 'pass') continue;
    emit(game, { type: 'strafed', figure: mover.id, target: enemy.id });
    yield* attack(game, mover.id, enemy.id, 'strafe', [enemy.id]);
    if (!isStanding(mover) || over(game)) return;
  }
}
