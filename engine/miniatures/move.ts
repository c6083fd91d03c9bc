import { pickOne, type Script } from '../core/script.ts';
import { strafingLeft } from './allowance.ts';
import { attack, neededFor } from './attack.ts';
import type { Square } from './board.ts';
import { hasFeat } from './card.ts';
import { canRestWithin, mayTouch, strikersAt } from './course.ts';
import type { Event } from './events.ts';
import { answeringTo, cardOf, emit, happen, over, type Game } from './game.ts';
import { overlapping, type Space } from './space.ts';
import { areAdjacent, spaceOf } from './stand.ts';
import { enemiesOf, figureOf, isStanding, type Figure, type FigureId } from './state.ts';
import type { Stride } from './ways.ts';

/**
 * Goes along a way, square by square. Whoever strikes at it or answers a step interrupts it, and so does an attack in flight: that step is completed,
 * the rest of the way was not fixed (SWM-12.4), and the character is asked anew. Before it leaves a square, each enemy next to it may strike (SWM-8.7,
 * SWM-12.1, SWM-12.2, SWM-12.11). A defeated mover never moves, one that survives goes on (SWM-12.5).
 */
export function* walk(game: Game, id: FigureId, way: readonly Stride[]): Script {
  const mover = figureOf(game.state, id);
  const before = answersGiven(game);
  const flies = hasFeat(cardOf(game, mover), 'strafe-attack');
  const isAnswered = answeringTo(game, 'stepped') !== undefined;
  const stays = (): boolean => !isStanding(mover) || over(game);
  for (let i = 0; i < way.length; i++) {
    const { to, squeezed, cost } = way[i]!;
    if (!isStanding(mover)) throw new Error(`${id} is not on the board`);
    const enemies = threatening(game, mover);
    if (enemies.length > 0) {
      yield* opportunities(game, enemies, mover);
      if (stays()) return;
    }
    const left = mover.at;
    const space = flies ? spaceOf(game, mover) : null;
    const last = i === way.length - 1 || answersGiven(game) !== before;
    const stepped: Event = { type: 'stepped', figure: id, from: left, to, cost, squeezed, last };
    // Most steps are answered by nobody: nothing is awaited there.
    if (isAnswered) yield* happen(game, stepped);
    else emit(game, stepped);
    if (space !== null && !stays()) yield* strafe(game, mover, space);
    if (stays() || answersGiven(game) !== before) return;
  }
}

const answersGiven = ({ state: { turn } }: Game): number => turn?.used.length ?? 0;

const NOBODY: readonly FigureId[] = [];

/** Enemies that may strike at a character about to leave its square: adjacent, so not through walls (SWM-12.8). */
function threatening(game: Game, mover: Figure & { readonly at: Square }): readonly FigureId[] {
  let close: Figure[] | null = null;
  for (const enemy of game.state.figures) if (enemy.seat !== mover.seat && isStanding(enemy) && mayTouch(enemy.at, mover.at)) (close ??= []).push(enemy);
  if (close === null) return NOBODY;
  return strikersAt(game, mover, close).filter((enemy) => areAdjacent(game, enemy, mover)).map(({ id }) => id);
}

/**
 * Enemies strike one after another at a mover, who wants it; no more once it has fallen. Of several their player says at each turn who is next, or that
 * nobody is (SWM-12.5, SWM-12.9, SWM-15.4): what comes of one strike may matter to the next.
 */
function* opportunities(game: Game, enemies: readonly FigureId[], mover: Figure): Script {
  for (let left = enemies.slice(); left.length > 0;) {
    const next = left.length === 1 ? yield* opportunity(game, left[0]!, mover.id) : yield* nextStriker(game, left, mover.id);
    if (next === null) return;
    emit(game, { type: 'opportunityTaken', figure: next, mover: mover.id });
    yield* attack(game, next, mover.id, 'opportunity', [mover.id]);
    if (!isStanding(mover) || over(game)) return;
    left = left.filter((id) => id !== next && figureOf(game.state, id).at !== null);
  }
}

/** Who of several strikes next; null when nobody does. */
function* nextStriker(game: Game, enemies: readonly FigureId[], mover: FigureId): Script<FigureId | null> {
  const details = Object.fromEntries(enemies.map((id) => [id, { needed: neededFor(game, id, mover) }]));
  const pick = yield* pickOne({ seat: figureOf(game.state, enemies[0]!).seat, ask: 'strikers', about: { mover }, details }, [...enemies, 'pass']);
  return pick === 'pass' ? null : pick;
}

/** Whether the only enemy that may makes an attack of opportunity (SWM-12.9): one normal attack without helpers (SWM-12.6). */
function* opportunity(game: Game, enemy: FigureId, mover: FigureId): Script<FigureId | null> {
  const details = { attack: { needed: neededFor(game, enemy, mover) } };
  const pick = yield* pickOne({ seat: figureOf(game.state, enemy).seat, ask: 'opportunity', about: { figure: enemy, mover }, details }, ['attack', 'pass']);
  return pick === 'pass' ? null : enemy;
}

/** Who strafes may attack each enemy as it enters its space, none twice in a turn, while it can still come to rest within its movement (SWM-16.44, SWM-AMB-18). */
function* strafe(game: Game, mover: Figure & { readonly at: Square }, before: Space): Script {
  const { turn } = game.state;
  if (turn === null || turn.figure !== mover.id || turn.attacks > 0 || turn.replaced) return;
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
