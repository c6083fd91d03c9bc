import { pickOne, type Closed, type Script } from '../core/script.ts';
import { attack } from './attack.ts';
import { sameSquare, squareAt, squareId, indexOf, type Square, type Step } from './board.ts';
import { SPEED } from './card.ts';
import { cardOf, emit, happen, movementLeft, over, type Game } from './game.ts';
import { adjacent } from './sight.ts';
import { enemiesOf, figureOf, isStanding, standing, type Figure, type FigureId } from './state.ts';

export interface Steps {
  readonly open: readonly { readonly to: Square; readonly cost: number }[];
  readonly closed: readonly Closed[];
}

/** Steps a character may take now, each named by its square, and neighbours it may not enter, with the reason. */
export function stepsOf(game: Game, mover: Figure): Steps {
  if (!isStanding(mover)) return { open: [], closed: [] };
  const { board } = game.content;
  const left = movementLeft(game, SPEED);
  const open: { to: Square; cost: number }[] = [];
  const closed: Closed[] = [];
  if (left <= 0) return { open, closed };
  for (const step of board.steps[indexOf(board, mover.at)]!) {
    const to = squareAt(board, step.to);
    const option = squareId(to);
    if (step.cost > left) closed.push({ option, rule: game.state.turn?.attacked === true ? 'SWM-7.2B' : 'SWM-7.2C', why: 'tooFar', detail: { cost: step.cost, left } });
    else if (enemyOn(game, mover, to)) closed.push({ option, rule: 'SWM-8.5', why: 'enemyInTheWay' });
    else if (!canStop(game, mover, to) && !canGoOn(game, mover, to, left - step.cost)) closed.push({ option, rule: 'SWM-8.5', why: 'noRoomBeyondAlly' });
    else open.push({ to, cost: step.cost });
  }
  return { open, closed };
}

/** Whether a character may end its move on a square (SWM-8.8): no other figure is there. */
export const canStop = (game: Game, mover: Figure, at: Square): boolean =>
  !standing(game.state).some((other) => other.id !== mover.id && sameSquare(other.at, at));

const enemyOn = (game: Game, mover: Figure, at: Square): boolean => enemiesOf(game.state, mover.seat).some((enemy) => sameSquare(enemy.at, at));

/** Whether a square to stop on is within `left` points of a square occupied by an ally. */
function canGoOn(game: Game, mover: Figure, from: Square, left: number): boolean {
  const { board } = game.content;
  const best = new Map<number, number>([[indexOf(board, from), left]]);
  const queue = [indexOf(board, from)];
  for (const here of queue) {
    for (const { to, cost } of board.steps[here]!) {
      const rest = best.get(here)! - cost;
      const square = squareAt(board, to);
      if (rest < 0 || rest <= (best.get(to) ?? -1) || enemyOn(game, mover, square)) continue;
      if (canStop(game, mover, square)) return true;
      best.set(to, rest);
      queue.push(to);
    }
  }
  return false;
}

/**
 * Moves one square. Before it leaves, each enemy next to it may strike (SWM-8.7, SWM-12.1, SWM-12.2): the square it goes to is already fixed
 * (SWM-12.4), the rest of its way is not. A defeated mover never moves, one that survives goes on (SWM-12.5).
 */
export function* step(game: Game, id: FigureId, to: Square): Script {
  const mover = figureOf(game.state, id);
  if (!isStanding(mover)) throw new Error(`${id} is not on the board`);
  const { cost } = priceOf(game, mover.at, to);
  for (const enemy of threatening(game, mover)) {
    if (figureOf(game.state, enemy).at === null) continue;
    yield* opportunity(game, enemy, id);
    if (!isStanding(mover) || over(game)) return;
  }
  yield* happen(game, { type: 'stepped', figure: id, from: mover.at, to, cost });
}

function priceOf(game: Game, from: Square, to: Square): Step {
  const { board } = game.content;
  const found = board.steps[indexOf(board, from)]!.find((candidate) => candidate.to === indexOf(board, to));
  if (found === undefined) throw new Error(`no step from ${squareId(from)} to ${squareId(to)}`);
  return found;
}

/** Enemies that may strike at a character about to leave its square: adjacent, so not through walls (SWM-12.8), once a turn each (SWM-12.3), whether activated or not. */
function threatening(game: Game, mover: Figure): FigureId[] {
  if (!isStanding(mover)) return [];
  return enemiesOf(game.state, mover.seat)
    .filter((enemy) => adjacent(game.content.eyes, enemy.at, mover.at) && cardOf(game, enemy).damage > 0 && game.state.turn?.used.includes(`opportunity@${enemy.id}`) !== true)
    .map((enemy) => enemy.id);
}

/** An attack of opportunity, if its player wants it (SWM-12.9): one normal attack without helpers (SWM-12.6). */
function* opportunity(game: Game, enemy: FigureId, mover: FigureId): Script {
  const pick = yield* pickOne({ seat: figureOf(game.state, enemy).seat, ask: 'opportunity', about: { figure: enemy, mover } }, ['attack', 'pass']);
  if (pick === 'pass') return;
  emit(game, { type: 'opportunityTaken', figure: enemy, mover });
  yield* attack(game, enemy, mover, 'opportunity');
}
