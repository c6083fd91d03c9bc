import { levelOf, squareAt, type Board, type Square, type Wall } from '../../../miniatures/board.ts';
import type { Event, EventOf } from '../../../miniatures/events.ts';
import type { Game } from '../../../miniatures/game.ts';
import { sees } from '../../../miniatures/sight.ts';
import { squaresOf, type Space } from '../../../miniatures/space.ts';
import { eyesOf, spaceOf } from '../../../miniatures/stand.ts';
import { figureOf, isStanding, standing } from '../../../miniatures/state.ts';
import { adjacentSlowly, coversSlowly, edgesOf, seesSlowly } from '../../miniatures/slowly.ts';
import { Fault } from '../fault.ts';
import type { Watcher as AnyWatcher } from '../watch.ts';

type Watcher = AnyWatcher<Game, Event>;

/** Of so many ends of turns one is looked at: each line by itself takes long. */
const SELDOM = 3;

/**
 * Who sees whom, who is adjacent and who has cover is what every line by itself says (SWM-9.3, SWM-9.4, SWM-10.9): in each attack, and now and then between
 * two figures as a turn ends. On one storey: between storeys meshes say it.
 */
export function sightWatcher(): Watcher {
  let turns = 0;
  return {
    event(game, event) {
      if (event.type === 'attackDeclared') checkAttack(game, event);
      if (event.type !== 'turnEnded' || (turns += 1) % SELDOM !== 0) return;
      const figures = standing(game.state);
      const [one, other] = [figures[turns % figures.length], figures[(7 * turns + 1) % figures.length]];
      if (one !== undefined && other !== undefined) checkSight(game, spaceOf(game, one), spaceOf(game, other), `${one.id} and ${other.id}`);
    },
  };
}

function checkSight(game: Game, one: Space, other: Space, who: string): void {
  const eyes = eyesOf(game);
  const [there, back] = [sees(eyes, one, other), sees(eyes, other, one)];
  if (there !== back) throw new Fault('SWM-9.4', 'seesOneWay', who);
  if (one.level !== other.level) return;
  const edges = edgesNear(eyes.board, one, other);
  const slowly = squaresOf(one).some((a) => squaresOf(other).some((b) => seesSlowly(edges, a, b)));
  if (there !== slowly) throw new Fault('SWM-9.4', there ? 'seesThroughWalls' : 'seesTooLittle', `${who}: ${JSON.stringify([one, other])}`);
}

function checkAttack(game: Game, { attacker, target, cover, adjacent }: EventOf<'attackDeclared'>): void {
  const [self, enemy] = [figureOf(game.state, attacker), figureOf(game.state, target)];
  if (!isStanding(self) || !isStanding(enemy)) throw new Fault('SWM-11.1', 'attacksNobody', `${attacker} at ${target}`);
  const [from, to] = [spaceOf(game, self), spaceOf(game, enemy)];
  const who = `${attacker} at ${target}`;
  checkSight(game, from, to, who);
  if (!sees(eyesOf(game), from, to)) throw new Fault('SWM-10.1', 'attacksUnseen', who);
  if (from.level !== to.level) return;
  const { board } = eyesOf(game);
  const edges = edgesNear(board, from, to);
  const beside = adjacentSlowly(edges, from, to);
  if (beside !== adjacent) throw new Fault('SWM-9.3', adjacent ? 'adjacentAfar' : 'notAdjacentBeside', `${who}: ${JSON.stringify([from, to])}`);
  const others = standing(game.state).filter((other) => other !== self && other !== enemy && levelOf(other.at) === levelOf(to));
  const hides = !beside && coversSlowly({ edges, low: lowNear(board, from, to), others: others.flatMap((other) => squaresOf(spaceOf(game, other))) }, from, to);
  if (hides !== cover) throw new Fault('SWM-10.9', cover ? 'coverFromNothing' : 'noCover', `${who}: ${JSON.stringify([from, to])}`);
}

const known = new WeakMap<Board, Map<number, { readonly edges: readonly Wall[]; readonly low: readonly Square[] }>>();

/** What every line between two spaces of a storey can meet lies in the rectangle around both. */
function scene(board: Board, level: number): { readonly edges: readonly Wall[]; readonly low: readonly Square[] } {
  let levels = known.get(board);
  if (levels === undefined) known.set(board, (levels = new Map()));
  let found = levels.get(level);
  if (found === undefined) {
    const low = board.ground.flatMap((kind, i) => (kind === 'low' && levelOf(squareAt(board, i)) === level ? [squareAt(board, i)] : []));
    levels.set(level, (found = { edges: edgesOf(board, level), low }));
  }
  return found;
}

function around(one: Space, other: Space): readonly [left: number, top: number, right: number, bottom: number] {
  const [a, b] = [one.side ?? 1, other.side ?? 1];
  return [Math.min(one.column, other.column), Math.min(one.row, other.row), Math.max(one.column + a, other.column + b), Math.max(one.row + a, other.row + b)];
}

function edgesNear(board: Board, one: Space, other: Space): readonly Wall[] {
  const [left, top, right, bottom] = around(one, other);
  return scene(board, levelOf(one)).edges.filter(({ x1, y1, x2, y2 }) => x2 >= left && x1 <= right && y2 >= top && y1 <= bottom);
}

function lowNear(board: Board, one: Space, other: Space): readonly Square[] {
  const [left, top, right, bottom] = around(one, other);
  return scene(board, levelOf(one)).low.filter(({ column, row }) => column >= left && column < right && row >= top && row < bottom);
}
