/** Squares that are worth going to, or being deployed on. */
import type { PickRequest } from '../../core/script.ts';
import { speedOf } from '../allowance.ts';
import { hasAttacked } from '../awaited.ts';
import { readSquare, type Board, type Square } from '../board.ts';
import { hasFeat } from '../card.ts';
import { commanded } from '../command.ts';
import { hasCover } from '../cover.ts';
import { cardOf, type Content, type Game } from '../game.ts';
import { COVER, mustShow } from '../numbers.ts';
import { MOVE } from '../option.ts';
import { adjacent, distance, sees, type Eyes } from '../sight.ts';
import type { Space } from '../space.ts';
import { eyesOf, eyesThrough, spaceOf, squaresTaken } from '../stand.ts';
import { enemiesOf, figureOf, isStanding, type Figure, type State } from '../state.ts';
import { toCentre } from '../victory.ts';
import { readMove } from '../ways.ts';

/** A square to go to, as the computer sees it. */
export interface Goal {
  readonly option: string;
  readonly at: Square;
  readonly cost: number;
  /** Way left to the nearest enemy from there. */
  readonly left: number;
}

export function goalsOf(content: Content, state: State, self: Figure, request: PickRequest): Goal[] {
  const goals: Goal[] = [];
  const left = waysToEnemies(content, state, self);
  for (const option of request.options) {
    if (!option.startsWith(MOVE)) continue;
    const at = readMove(option);
    goals.push({ option, at, cost: request.ways!.to[option]!.cost, left: left(at) });
  }
  return goals;
}

/** Whether an enemy could be attacked in this turn from a square that costs so much, as far as sight tells. */
export function strikesFrom(content: Content, state: State, self: Figure): (goal: Goal) => boolean {
  const card = cardOf({ content }, self);
  const speed = speedOf({ state, content, events: null }, self, state.turn!);
  if (hasAttacked(state.turn!) || card.damage === 0) return () => false;
  const enemies = enemiesOf(state, self.seat);
  const reach = hasFeat(card, 'melee-attack') ? adjacent : sees;
  const eyes = eyesOf({ state, content });
  return ({ at, cost }) => state.turn!.spent + cost <= speed && enemies.some((enemy) => reach(eyes, spaceAt(content, self, at), spaceOf({ content }, enemy)));
}

/** What a figure covers where it would stand. */
const spaceAt = (content: Content, self: Figure, at: Square): Space => (cardOf({ content }, self).large === true ? { ...at, side: 2 } : at);

/** Damage that enemies would deal on average with one attack each from where they are, were the figure on a square: by sight, cover and what their dice must show. */
function dangerAt(content: Content, state: State, self: Figure): (goal: Goal) => number {
  const eyes = eyesOf({ state, content });
  const { defense } = cardOf({ content }, self);
  const others = squaresTaken({ content, state }, self);
  return ({ at }) => {
    const here = spaceAt(content, self, at);
    let sum = 0;
    for (const enemy of enemiesOf(state, self.seat)) {
      const card = cardOf({ content }, enemy);
      const from = spaceOf({ content }, enemy);
      const reach = hasFeat(card, 'melee-attack') ? adjacent : sees;
      if (card.damage === 0 || !reach(eyes, from, here)) continue;
      const needed = mustShow(defense + (hasCover(eyes, from, here, others) ? COVER : 0) - card.attack);
      sum += ((21 - needed) / 20) * card.damage;
    }
    return sum;
  };
}

/** Squares whose danger is looked at: that asks for cover from every enemy. */
const LOOKED = 6;

/** Whether something that may give cover fills a square beside this one. */
function hasShelter({ columns, rows, ground }: Board, { column, row }: Square): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
    const kind = ground[y * columns + x];
    if (kind === 'low' || kind === 'solid') return true;
  }
  return false;
}

/** Squares from which whoever comes round a corner strikes in its next turn, or in the one after: two moves (SWM-7.2). */
const AT_HAND = 12;

/** Whether somebody sees a figure, or is so near that it may soon. Nobody else has a reason to run. */
function isHunted(content: Content, state: State, self: Figure): boolean {
  if (!isStanding(self)) return false;
  const [game, eyes] = [{ state, content }, eyesOf({ state, content })];
  const here = spaceOf(game, self);
  return waysToEnemies(content, state, self)(self.at) <= AT_HAND || enemiesOf(state, self.seat).some((enemy) => sees(eyes, spaceOf(game, enemy), here));
}

/**
 * The squares that serve each purpose best: to strike from near by, from few eyes, behind cover, next to an enemy or under a commander, to come nearer with
 * or without a strike left, to hide, of those that are hunted also far off, to stand behind cover.
 */
export function squaresWorth(content: Content, state: State, request: PickRequest): string[] {
  const self = figureOf(state, String(request.about['figure']));
  const game: Game = { state, content, events: null };
  const enemies = enemiesOf(state, self.seat);
  const goals = goalsOf(content, state, self, request);
  const striking = goals.filter(strikesFrom(content, state, self));
  const near = goals.filter(({ cost }) => state.turn!.spent + cost <= speedOf({ state, content, events: null }, self, state.turn!));
  const eyes = eyesOf({ state, content });
  const known = new Map<Goal, number>();
  const seen = (goal: Goal): number => {
    const found = known.get(goal) ?? enemies.filter((enemy) => sees(eyes, spaceOf({ content }, enemy), spaceAt(content, self, goal.at))).length;
    known.set(goal, found);
    return found;
  };
  const danger = dangerAt(content, state, self);
  const bare = ({ at }: Goal): number => (hasShelter(eyes.board, at) ? 0 : 1);
  const fewEyes = (list: readonly Goal[]): readonly Goal[] =>
    [...list].sort((a, b) => seen(a) - seen(b) || bare(a) - bare(b) || byWay(a) - byWay(b)).slice(0, LOOKED);
  const byWay = ({ left, cost }: Goal): number => left * 100 + cost;
  const chosen = [
    least(striking, ({ cost }) => cost), least(striking, (goal) => seen(goal) * 100 + goal.cost), least(striking, byWay),
    least(fewEyes(striking), (goal) => danger(goal) * 100 + goal.cost),
    ...(content.roster(state).commands.length === 0 ? [] : [least(striking, ({ at, cost }) => cost - commanded(game, { ...self, at }, 'attack') * 100)]),
    least(fewEyes(near.filter((goal) => seen(goal) > 0)), (goal) => danger(goal) * 100 + byWay(goal)),
    least(near, byWay), least(goals, byWay), least(near.filter((goal) => seen(goal) === 0), byWay),
    ...(isHunted(content, state, self) ? [least(goals.filter((goal) => seen(goal) === 0), (goal) => -byWay(goal))] : []),
  ];
  return [...new Set(chosen.flatMap((goal) => (goal === null ? [] : [goal.option])))];
}

/** The goal of least value, null when there is none. */
export function least(goals: readonly Goal[], value: (goal: Goal) => number): Goal | null {
  let [found, lowest] = [null as Goal | null, Infinity];
  for (const goal of goals) {
    const here = value(goal);
    if (here < lowest) [found, lowest] = [goal, here];
  }
  return found;
}

/** How far it is from a square to the nearest enemy. Counted from the enemies, whose ways to everywhere are remembered: squares are asked about by the hundred. */
export function waysToEnemies(content: Content, state: State, self: Figure): (at: Square) => number {
  const eyes = waysOf(content, state);
  const enemies = enemiesOf(state, self.seat).map((enemy) => spaceOf({ content }, enemy));
  return (at) => {
    const here = spaceAt(content, self, at);
    let least = Infinity;
    for (const enemy of enemies) least = Math.min(least, distance(eyes, enemy, here));
    return least;
  };
}

/** The board as ways are counted on it: a door that nobody holds shut opens for whoever ends a turn beside it (SWM-13.15). */
const waysOf = (content: Content, { doors }: State): Eyes =>
  (doors.length === 0 ? content.eyes : eyesThrough(content.board, doors, ({ open, holder }) => open || holder === null));

/** Deployment squares with the shortest way to the centre, spread so that figures do not all stand together. */
export function bestSquares(content: Content, request: PickRequest, state: State): string[] {
  const eyes = waysOf(content, state);
  const near = request.options.map((option) => ({ option, left: toCentre(eyes, readSquare(option)) }));
  near.sort((a, b) => a.left - b.left);
  const spread = near.filter((_, i) => i % 2 === state.figures.filter((figure) => figure.at !== null).length % 2);
  return (spread.length > 0 ? spread : near).map(({ option }) => option);
}
