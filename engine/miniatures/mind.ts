import { throwDice } from '../core/dice.ts';
import { anyOf, type Random } from '../core/rng.ts';
import type { Mind } from '../core/rules.ts';
import type { Answer, PickRequest, Seat } from '../core/script.ts';
import { readSquare, type Square } from './board.ts';
import { cardOf, type Content } from './game.ts';
import { distance } from './sight.ts';
import { enemiesOf, figureOf, type Figure, type State } from './state.ts';
import { coverOf } from './target.ts';
import { toCentre } from './victory.ts';
import { ATTACK, STEP } from './turn.ts';

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
      return request.options.map((option) => pick(option));
    },
    reflex(state, request, random) {
      if (request.kind === 'roll') return throwDice(request, Math.floor(random() * 4294967296))[0];
      if (request.kind !== 'pick') throw new Error(`no ${request.kind} is asked in this game`);
      if (request.ask === 'deploy') return pick(anyOf(bestSquares(content, request, state).slice(0, SPOTS), random));
      if (request.ask === 'act') return pick(quickAct(content, state, request, random));
      if (request.ask === 'combineFire') return random() < 0.5 ? pick() : pick(...request.options);
      if (request.ask === 'first') return pick(String(request.seat));
      if (request.options.includes('pass')) return pick(request.options.find((option) => option !== 'pass')!);
      return pick(anyOf(request.options, random));
    },
    judge: (state, seat) => judge(content, state, seat),
  };
}

/** Attacks, the steps that lead nearer to an enemy or into cover from it, and the end of the turn. */
function worthwhile(content: Content, state: State, request: PickRequest): string[] {
  const attacks = request.options.filter((option) => option.startsWith(ATTACK));
  const steps = ranked(content, state, request).slice(0, 3).map(({ option }) => option);
  const rest = request.options.filter((option) => option === 'end');
  const chosen = [...attacks, ...steps, ...rest];
  return chosen.length > 0 ? chosen : request.options.slice();
}

/** Steps by the way left to the nearest enemy afterwards, shortest first. */
function ranked(content: Content, state: State, request: PickRequest): { readonly option: string; readonly left: number }[] {
  const self = figureOf(state, String(request.about['figure']));
  const steps = request.options
    .filter((option) => option.startsWith(STEP))
    .map((option) => ({ option, left: wayToEnemy(content, state, self, readSquare(option.slice(STEP.length))) }));
  return steps.sort((a, b) => a.left - b.left);
}

const wayToEnemy = (content: Content, state: State, self: Figure, at: Square): number =>
  Math.min(...enemiesOf(state, self.seat).map((enemy) => distance(content.eyes, at, enemy.at)));

/** Attacks at once when it can; otherwise steps towards the nearest enemy while that brings it nearer. */
function quickAct(content: Content, state: State, request: PickRequest, random: Random): string {
  const self = figureOf(state, String(request.about['figure']));
  const attacks = request.options.filter((option) => option.startsWith(ATTACK));
  if (attacks.length > 0) return best(attacks, (option) => worth(content, state, self, option) + random() * 0.1);
  const steps = ranked(content, state, request);
  const here = self.at === null ? Infinity : wayToEnemy(content, state, self, self.at);
  const nearest = steps.filter(({ left }) => left === steps[0]!.left);
  const canEnd = request.options.includes('end');
  if (steps.length > 0 && (!canEnd || (steps[0]!.left < here && here > 1 && state.turn?.attacked !== true))) return anyOf(nearest, random).option;
  return canEnd ? 'end' : anyOf(request.options, random);
}

/** The part of a target's hit points an attack takes on average. */
function worth(content: Content, state: State, self: Figure, option: string): number {
  const target = figureOf(state, option.slice(ATTACK.length));
  const [mine, theirs] = [cardOf({ content }, self), cardOf({ content }, target)];
  const game = { state, content, events: null };
  const needed = theirs.defense + (coverOf(game, self, target) ? 4 : 0) - mine.attack;
  const chance = Math.min(19, Math.max(1, 21 - needed)) / 20;
  return (chance * Math.min(mine.damage, theirs.hitPoints - target.damage)) / (theirs.hitPoints - target.damage);
}

/** From -1 to 1: what is left of both squads in cost points, and a little for standing near the enemy. */
function judge(content: Content, state: State, seat: Seat): number {
  if (state.step === 'over') return state.winner === null ? 0 : state.winner === seat ? 1 : -1;
  const [own, theirs] = [strength(content, state, seat), strength(content, state, 1 - seat)];
  const lead = own + theirs === 0 ? 0 : (own - theirs) / (own + theirs);
  return Math.max(-0.98, Math.min(0.98, 0.9 * lead));
}

function strength(content: Content, state: State, seat: Seat): number {
  let sum = 0;
  for (const figure of state.figures) {
    if (figure.seat !== seat || figure.defeated) continue;
    const card = cardOf({ content }, figure);
    sum += card.cost * (0.4 + (0.6 * (card.hitPoints - figure.damage)) / card.hitPoints);
  }
  return sum;
}

/** Deployment squares with the shortest way to the centre, spread so that figures do not all stand together. */
function bestSquares(content: Content, request: PickRequest, state: State): string[] {
  const near = request.options.map((option) => ({ option, left: toCentre(content, readSquare(option)) }));
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

