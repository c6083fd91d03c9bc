import { throwDice } from '../core/dice.ts';
import { anyOf, type Random } from '../core/rng.ts';
import type { Mind } from '../core/rules.ts';
import type { Answer, PickRequest, Seat } from '../core/script.ts';
import { readUse } from './action.ts';
import { hasAttacked, speedOf } from './allowance.ts';
import { readSquare, type Board, type Square } from './board.ts';
import { hasFeat } from './card.ts';
import { commanded } from './command.ts';
import { hasCover } from './cover.ts';
import { cardOf, type Content, type Game } from './game.ts';
import { adjacent, distance, sees } from './sight.ts';
import { COVER, mustShow } from './numbers.ts';
import { squaresOf, type Space } from './space.ts';
import { eyesOf, spaceOf } from './stand.ts';
import { enemiesOf, figureOf, isStanding, standing, type Figure, type State } from './state.ts';
import { toCentre } from './victory.ts';
import { FASTER, readAttack } from './turn.ts';
import { MOVE, readMove } from './ways.ts';

const pick = (...picks: readonly string[]): Answer => ({ kind: 'pick', picks });

/** Squares considered for a deployment. */
const SPOTS = 8;

/** How the computer sees a skirmish: attack whom it hurts most, else go where an attack will be possible. */
export function makeMind(content: Content): Mind<State> {
  return {
    suggest(state, request) {
      if (request.kind !== 'pick') throw new Error(`nobody thinks about a ${request.kind} in this game`);
      if (request.ask === 'deploy') return bestSquares(content, request, state).slice(0, SPOTS).map((option) => pick(option));
      if (request.ask === 'combineFire') return [pick(), pick(...request.options)];
      if (request.ask === 'act') return worthwhile(content, state, request).map((option) => pick(option));
      if (request.ask === 'useOn') return suited(content, state, request).map((option) => pick(option));
      if (request.ask === 'lightning') return [pick(...leaps(state, request))];
      return request.options.map((option) => pick(option));
    },
    reflex(state, request, random) {
      if (request.kind === 'roll') return throwDice(request, Math.floor(random() * 4294967296))[0];
      if (request.kind !== 'pick') throw new Error(`no ${request.kind} is asked in this game`);
      if (request.ask === 'deploy') return pick(anyOf(bestSquares(content, request, state).slice(0, SPOTS), random));
      if (request.ask === 'act') return pick(quickAct(content, state, request, random));
      if (request.ask === 'combineFire') return random() < 0.5 ? pick() : pick(...request.options);
      if (request.ask === 'reroll') return pick(missed(request) && random() < REROLLS ? request.options[0]! : 'pass');
      if (request.ask === 'useOn') return pick(anyOf(suited(content, state, request), random));
      if (request.ask === 'lightning') return pick(...leaps(state, request));
      if (request.ask === 'first') return pick(String(request.seat));
      if (request.options.includes('pass')) return pick(request.options.find((option) => option !== 'pass')!);
      return pick(anyOf(request.options, random));
    },
    judge: (state, seat) => judge(content, state, seat),
    grounds: (state, seat) => (state.step === 'over' ? {} : { own: strength(content, state, seat), enemy: -strength(content, state, 1 - seat) }),
    features: (state, seat) => (state.step === 'over' ? {} : features(content, state, seat)),
    acting: ({ active }) => active,
  };
}

/** How often a quick mind uses what a card has instead of attacking, moves faster, and rolls a miss again. */
const [USES, HASTES, REROLLS] = [0.3, 0.05, 0.7];

/** Whether the roll that may be rolled again has failed. */
const missed = ({ about }: PickRequest): boolean => Number(about['natural']) < Number(about['needed']);

/** Whom an action that is chosen for suits: friends what helps, enemies all else. */
function suited(content: Content, state: State, { seat, about, options }: PickRequest): readonly string[] {
  const { feats } = cardOf({ content }, figureOf(state, String(about['figure'])));
  const helps = feats.some((feat) => feat.id === about['feat'] && feat.kind === 'action' && feat.helps === true);
  const fit = options.filter((option) => (figureOf(state, option).seat === seat) === helps);
  return fit.length > 0 ? fit : options;
}

/** Enemies that lightning leaps to. */
const leaps = (state: State, { seat, options, max }: PickRequest): readonly string[] =>
  options.filter((option) => figureOf(state, option).seat !== seat).slice(0, max);

/** Attacks, a few squares worth going to, and the end of the turn. */
function worthwhile(content: Content, state: State, request: PickRequest): string[] {
  const attacks = request.options.filter((option) => readAttack(option) !== null);
  const rest = request.options.filter((option) => option === 'end' || option === FASTER || readUse(option) !== null);
  const chosen = [...attacks, ...squaresWorth(content, state, request), ...rest];
  return chosen.length > 0 ? chosen : request.options.slice();
}

/** A square to go to, as the computer sees it. */
interface Goal {
  readonly option: string;
  readonly at: Square;
  readonly cost: number;
  /** Way left to the nearest enemy from there. */
  readonly left: number;
}

const goalsOf = (content: Content, state: State, self: Figure, request: PickRequest): Goal[] =>
  request.options.filter((option) => option.startsWith(MOVE)).map((option) => {
    const at = readMove(option);
    return { option, at, cost: request.ways!.to[option]!.cost, left: wayToEnemy(content, state, self, at) };
  });

/** Whether an enemy could be attacked in this turn from a square that costs so much, as far as sight tells. */
function strikesFrom(content: Content, state: State, self: Figure): (goal: Goal) => boolean {
  const card = cardOf({ content }, self);
  const speed = speedOf({ state, content, events: null }, self, state.turn!);
  if (hasAttacked(state.turn!) || card.damage === 0) return () => false;
  const enemies = enemiesOf(state, self.seat);
  const reach = hasFeat(card, 'melee-attack') ? adjacent : sees;
  const eyes = eyesOf({ state, content });
  return ({ at, cost }) => state.turn!.spent + cost <= speed && enemies.some((enemy) => reach(eyes, spaceAt(content, self, at), spaceOf({ content }, enemy)));
}

/** What a figure covers where it would stand. */
const spaceAt = (content: Content, self: Figure, at: Square): Space => spaceOf({ content }, { ...self, at, squeezed: false });

/** Damage that enemies would deal on average with one attack each from where they are, were the figure on a square: by sight, cover and what their dice must show. */
function dangerAt(content: Content, state: State, self: Figure): (goal: Goal) => number {
  const eyes = eyesOf({ state, content });
  const { defense } = cardOf({ content }, self);
  const others = standing(state).filter(({ id }) => id !== self.id).flatMap((figure) => squaresOf(spaceOf({ content }, figure)));
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

/**
 * The squares that serve each purpose best: to strike from near by, from few eyes, behind cover, next to an enemy or under a commander, to come nearer with
 * or without a strike left, to hide, to stand behind cover.
 */
function squaresWorth(content: Content, state: State, request: PickRequest): string[] {
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
    ...(content.commands.length === 0 ? [] : [least(striking, ({ at, cost }) => cost - commanded(game, { ...self, at }, 'attack') * 100)]),
    least(fewEyes(near.filter((goal) => seen(goal) > 0)), (goal) => danger(goal) * 100 + byWay(goal)),
    least(near, byWay), least(goals, byWay), least(near.filter((goal) => seen(goal) === 0), byWay),
  ];
  return [...new Set(chosen.flatMap((goal) => (goal === null ? [] : [goal.option])))];
}

/** The goal of least value, null when there is none. */
function least(goals: readonly Goal[], value: (goal: Goal) => number): Goal | null {
  let [found, lowest] = [null as Goal | null, Infinity];
  for (const goal of goals) {
    const here = value(goal);
    if (here < lowest) [found, lowest] = [goal, here];
  }
  return found;
}

const wayToEnemy = (content: Content, state: State, self: Figure, at: Square): number =>
  Math.min(...enemiesOf(state, self.seat).map((enemy) => distance(eyesOf({ state, content }), spaceAt(content, self, at), spaceOf({ content }, enemy))));

/** Attacks at once when it can; else goes where it can attack from, else towards the nearest enemy while that brings it nearer. */
function quickAct(content: Content, state: State, request: PickRequest, random: Random): string {
  const self = figureOf(state, String(request.about['figure']));
  const attacks = request.options.filter((option) => readAttack(option) !== null);
  const uses = request.options.filter((option) => readUse(option) !== null);
  if (uses.length > 0 && random() < USES) return anyOf(uses, random);
  if (request.options.includes(FASTER) && random() < HASTES) return FASTER;
  if (attacks.length > 0) return best(attacks, (option) => worth(content, state, request, option) + random() * 0.1);
  const canEnd = request.options.includes('end');
  if (canEnd && state.turn !== null && hasAttacked(state.turn)) return 'end';
  const goals = goalsOf(content, state, self, request);
  const here = isStanding(self) ? wayToEnemy(content, state, self, self.at) : Infinity;
  if (canEnd && here === 1) return 'end';
  const strikes = strikesFrom(content, state, self);
  const strike = goals.sort((a, b) => a.cost - b.cost || a.left - b.left).find(strikes);
  const nearest = strike ?? least(goals, ({ left, cost }) => left * 100 + cost + random());
  if (nearest !== null && (!canEnd || nearest === strike || nearest.left < here)) return nearest.option;
  return canEnd ? 'end' : anyOf(request.options, random);
}

/** The part of a target's hit points that an attack takes on average: the request tells what its die must show. */
function worth(content: Content, state: State, { about, details }: PickRequest, option: string): number {
  const target = figureOf(state, readAttack(option)!.target);
  const { damage } = cardOf({ content }, figureOf(state, String(about['figure'])));
  const left = cardOf({ content }, target).hitPoints - target.damage;
  const chance = (21 - Number(details![option]!['needed'])) / 20;
  return (chance * Math.min(damage, left)) / left;
}

/**
 * From -1 to 1: the lead, and so little for who is still to act that it decides between equals alone. Fitted to matches both would weigh more and foretell
 * better who wins, and yet plans that were chosen by that lost more matches (docs/opponent.md).
 */
function judge(content: Content, state: State, seat: Seat): number {
  if (state.step === 'over') return state.winner === null ? 0 : state.winner === seat ? 1 : -1;
  const { lead, ready } = features(content, state, seat);
  return Math.max(-0.98, Math.min(0.98, 0.9 * lead + 0.03 * ready));
}

/** How much more is left of the own squad than of the other, and how much more of it is still to act in this round, as parts of what is left of both. */
function features(content: Content, state: State, seat: Seat): Readonly<Record<'lead' | 'ready', number>> {
  const sums = { left: [0, 0], ready: [0, 0] };
  for (const figure of state.figures) {
    if (figure.defeated) continue;
    const worth = worthOf(content, figure);
    sums.left[figure.seat]! += worth;
    if (!figure.activated) sums.ready[figure.seat]! += worth;
  }
  const whole = sums.left[0]! + sums.left[1]!;
  const more = ([first, second]: readonly number[]): number => (whole === 0 ? 0 : ((seat === 0 ? 1 : -1) * (first! - second!)) / whole);
  return { lead: more(sums.left), ready: more(sums.ready) };
}

/** What is left of a squad, in cost points. */
function strength(content: Content, state: State, seat: Seat): number {
  let sum = 0;
  for (const figure of state.figures) if (figure.seat === seat && !figure.defeated) sum += worthOf(content, figure);
  return sum;
}

/** Cost points of a figure that stands: fewer the more it is hurt. */
function worthOf(content: Content, figure: Figure): number {
  const { cost, hitPoints } = cardOf({ content }, figure);
  return cost * (0.4 + (0.6 * (hitPoints - figure.damage)) / hitPoints);
}

/** Deployment squares with the shortest way to the centre, spread so that figures do not all stand together. */
function bestSquares(content: Content, request: PickRequest, state: State): string[] {
  const near = request.options.map((option) => ({ option, left: toCentre(eyesOf({ state, content }), readSquare(option)) }));
  near.sort((a, b) => a.left - b.left);
  const spread = near.filter((_, i) => i % 2 === state.figures.filter((figure) => figure.at !== null).length % 2);
  return (spread.length > 0 ? spread : near).map(({ option }) => option);
}

function best(options: readonly string[], value: (option: string) => number): string {
  let [found, most] = [options[0]!, -Infinity];
  for (const option of options) {
    const here = value(option);
    if (here > most) [found, most] = [option, here];
  }
  return found;
}

