import { pickOne, type Script } from '../core/script.ts';
import { attack, neededFor } from './attack.ts';
import { indexOf, squareId, type Square, type Step } from './board.ts';
import { emit, happen, over, type Game } from './game.ts';
import { adjacent } from './sight.ts';
import { figureOf, isStanding, type Figure, type FigureId } from './state.ts';
import { strikersAt } from './ways.ts';

/**
 * Goes along a way, square by square. Whoever strikes at it or answers a step interrupts it: that step is completed, the rest of the way was not
 * fixed (SWM-12.4), and the character is asked anew.
 */
export function* walk(game: Game, id: FigureId, way: readonly Square[]): Script {
  const mover = figureOf(game.state, id);
  const before = answersGiven(game);
  for (const [i, to] of way.entries()) {
    yield* step(game, id, to, () => i === way.length - 1 || answersGiven(game) !== before);
    if (!isStanding(mover) || over(game) || answersGiven(game) !== before) return;
  }
}

const answersGiven = ({ state: { turn } }: Game): number => turn?.used.length ?? 0;

/**
 * Moves one square. Before it leaves, each enemy next to it may strike (SWM-8.7, SWM-12.1, SWM-12.2). A defeated mover never moves, one that
 * survives goes on (SWM-12.5).
 */
function* step(game: Game, id: FigureId, to: Square, isLast: () => boolean): Script {
  const mover = figureOf(game.state, id);
  if (!isStanding(mover)) throw new Error(`${id} is not on the board`);
  const { cost } = priceOf(game, mover.at, to);
  for (const enemy of threatening(game, mover)) {
    if (figureOf(game.state, enemy).at === null) continue;
    yield* opportunity(game, enemy, id);
    if (!isStanding(mover) || over(game)) return;
  }
  yield* happen(game, { type: 'stepped', figure: id, from: mover.at, to, cost, last: isLast() });
}

function priceOf(game: Game, from: Square, to: Square): Step {
  const { board } = game.content;
  const found = board.steps[indexOf(board, from)]!.find((candidate) => candidate.to === indexOf(board, to));
  if (found === undefined) throw new Error(`no step from ${squareId(from)} to ${squareId(to)}`);
  return found;
}

/** Enemies that may strike at a character about to leave its square: adjacent, so not through walls (SWM-12.8). */
const threatening = (game: Game, mover: Figure & { readonly at: Square }): FigureId[] =>
  strikersAt(game, mover).filter((enemy) => adjacent(game.content.eyes, enemy.at, mover.at)).map((enemy) => enemy.id);

/** An attack of opportunity, if its player wants it (SWM-12.9): one normal attack without helpers (SWM-12.6). */
function* opportunity(game: Game, enemy: FigureId, mover: FigureId): Script {
  const details = { attack: { needed: neededFor(game, enemy, mover, 'opportunity') } };
  const pick = yield* pickOne({ seat: figureOf(game.state, enemy).seat, ask: 'opportunity', about: { figure: enemy, mover }, details }, ['attack', 'pass']);
  if (pick === 'pass') return;
  emit(game, { type: 'opportunityTaken', figure: enemy, mover });
  yield* attack(game, enemy, mover, 'opportunity');
}
