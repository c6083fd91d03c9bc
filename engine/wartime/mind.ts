import { throwDice } from '../core/dice.ts';
import { anyOf, type Random } from '../core/rng.ts';
import type { Mind } from '../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest, Seat } from '../core/script.ts';
import { somePlaces } from '../space/move/any-place.ts';
import { planDistance, type Point } from '../shape/point.ts';
import { fieldOf } from '../space/move/zone-field.ts';
import { defence, lifePoints } from './archetype.ts';
import { bodyOf, cardOf, type Content } from './game.ts';
import { canShoot } from './shot.ts';
import { fireLine } from './sight.ts';
import { characterOf, enemiesOf, isStanding, type Standing, type State } from './state.ts';
import { whoseTurn } from './turn.ts';
import { pointsLeft } from './victory.ts';

const pick = (...picks: readonly string[]): Answer => ({ kind: 'pick', picks });
const put = (at: Point | null): Answer => ({ kind: 'place', at });

/** Distance in mm between the places looked at first, and how many are looked at where that gives no choice. */
const CELL = 20;
const CLOSER = 48;
/** Places looked at in a hurry, and closely for suggestions. */
const LOOKED_AT = 10;
const CLOSELY = 16;
/** Places suggested because they are the best, beside those for a purpose. */
const SUGGESTED = 5;

/** How the computer sees an adventure: shoot when that is likely to hurt, else go where it can. */
export function makeMind(content: Content): Mind<State> {
  return {
    suggest(state, request) {
      switch (request.kind) {
        case 'roll': throw new Error('nobody thinks about dice');
        case 'place': return spots(state, content, request).map(put);
        case 'pick': return request.options.map((option) => pick(option));
        default: return request satisfies never;
      }
    },
    reflex(state, request, random) {
      switch (request.kind) {
        case 'roll': return throwDice(request, Math.floor(random() * 4294967296))[0];
        case 'place': return put(quickSpot(state, content, request, random));
        case 'pick': return pick(quickPick(state, content, request, random));
        default: return request satisfies never;
      }
    },
    judge: (state, seat) => judge(state, content, seat),
    grounds: (state, seat) => (state.step === 'over' ? {} : grounds(state, content, seat)),
    features: (state, seat) => (state.step === 'over' ? {} : { lead: lead(state, content, seat) }),
    acting: whoseTurn,
  };
}

function quickPick(state: State, content: Content, request: PickRequest, random: Random): string {
  const { ask, options } = request;
  if (ask === 'answer') return random() < 0.7 ? anyOf(options.filter((option) => option !== 'pass'), random) : 'pass';
  if (ask === 'reroll') return Number(request.about['die']) > Number(request.about['value']) ? 'reroll' : 'keep';
  if (ask !== 'act') return anyOf(options, random);
  const shots = options.filter((option) => option.startsWith('shoot:'));
  if (shots.length > 0) return mostHurt(state, content, shots);
  const shooting = request.closed.some(({ option, why }) => option.startsWith('shoot:') && why === 'tooFewPoints');
  if (shooting) return 'end';
  return options.find((option) => option === 'run') ?? options.find((option) => option === 'move') ?? 'end';
}

/** The target that is nearest to falling. */
function mostHurt(state: State, content: Content, shots: readonly string[]): string {
  const left = (option: string): number => {
    const target = characterOf(state, option.slice('shoot:'.length));
    const card = cardOf({ content }, target);
    return lifePoints(card) - target.lost + defence(card);
  };
  return shots.reduce((best, option) => (left(option) < left(best) ? option : best));
}

/** The best places that are open, those that serve a purpose best, and staying, where that is allowed. Never empty. */
function spots(state: State, content: Content, request: PlaceRequest): readonly (Point | null)[] {
  const open = openPlaces(content, request);
  const here: (Point | null)[] = request.optional ? [null] : [];
  if (request.ask === 'deploy') return spread(open, SUGGESTED);
  const self = characterOf(state, request.figure);
  if (!isStanding(self)) return here;
  const near = open.map((at) => ({ at, way: wayToEnemy(state, self, at) })).sort((a, b) => a.way - b.way);
  const seen = spread(near, CLOSELY).map(({ at }) => lookAt(state, content, { ...self, at })).sort((a, b) => b.value - a.value);
  const fitting = PURPOSES.map((purpose) => seen.reduce((best, spot) => (purpose(spot) > purpose(best) ? spot : best), seen[0]!));
  return [...new Set([...seen.slice(0, SUGGESTED), ...(seen.length > 0 ? fitting : [])].map(({ at }) => at)), ...here];
}

/** So many of a row, at equal distances. */
const spread = <T,>(row: readonly T[], many: number): readonly T[] => row.filter((_, i) => i % Math.ceil(row.length / many) === 0);

/** A place as the computer sees it. */
interface Spot {
  readonly at: Point;
  readonly value: number;
  /** Way to the nearest enemy (mm). */
  readonly way: number;
  /** Enemies that it could shoot at from there, enemies that could shoot at it, and what its cover from those adds to its DEF. */
  readonly targets: number;
  readonly eyes: number;
  readonly cover: number;
}

/** What places may be for beside what is good about them in all: each the more, the better. */
const PURPOSES: readonly ((spot: Spot) => number)[] = [
  // Out of sight, and not far off; under cover from those who see it.
  ({ eyes, way }) => -eyes - way / 10_000,
  ({ cover, eyes, way }) => cover - eyes - way / 10_000,
  // To shoot where few shoot back, from as far away as can be.
  ({ targets, eyes, way }) => (targets > 0 ? 10 : 0) - eyes + way / 10_000,
  // Upstairs, and in contact.
  ({ at, value }) => at.y + value,
  ({ way }) => -way,
];

/** Places that the ground allows, on a lattice, or closer together where that has one at the most; none only where there is none. */
function openPlaces({ terrain }: Content, request: PlaceRequest): readonly Point[] {
  const { cells } = fieldOf(terrain, request, CELL);
  return cells.length > 1 ? cells : somePlaces(terrain, request, CLOSER);
}

/** Nearest place to an enemy by plan distance: cheap, for playing on quickly. Chance spreads deployments. */
function quickSpot(state: State, content: Content, request: PlaceRequest, random: Random): Point | null {
  const open = openPlaces(content, request);
  if (open.length === 0) return null;
  if (request.ask === 'deploy') return anyOf(open, random);
  const self = characterOf(state, request.figure);
  if (!isStanding(self)) return null;
  const looked = Array.from({ length: Math.min(LOOKED_AT, open.length) }, () => anyOf(open, random));
  return looked.reduce((best, at) => (wayToEnemy(state, self, at) < wayToEnemy(state, self, best) ? at : best));
}

const wayToEnemy = (state: State, self: Standing, at: Point): number => Math.min(...enemiesOf(state, self.seat).map((enemy) => planDistance(at, enemy.at)));

/** How good a place is: enemies to shoot at, cover from them, and otherwise the way to the nearest. */
function lookAt(state: State, content: Content, self: Standing): Spot {
  const game = { state, content, events: null };
  const way = wayToEnemy(state, self, self.at);
  let [value, targets, eyes, cover] = [-way / 1000, 0, 0, 0];
  for (const enemy of enemiesOf(state, self.seat)) {
    if (canShoot(game, self, enemy)) [value, targets] = [value + 1, targets + 1];
    const seen = fireLine(game, enemy, self);
    if (!seen.open) continue;
    value -= 0.6 - 0.08 * Math.min(5, seen.cover);
    [eyes, cover] = [eyes + 1, cover + seen.cover];
  }
  return { at: self.at, value: value + bodyOf(game, self).at.y / 2000, way, targets, eyes, cover };
}

/** Points felled, and own ones left, beside the best of the others. */
function grounds(state: State, content: Content, seat: Seat): Readonly<Record<'felled' | 'own', number>> {
  const left = state.felled.map((_, other) => pointsLeft(state, content, other) - losses(state, content, other));
  const best = (points: readonly number[]): number => Math.max(...points.filter((_, other) => other !== seat));
  return { felled: state.felled[seat]! - best(state.felled), own: left[seat]! - best(left) };
}

/** From -1 to 1: the lead. */
function judge(state: State, content: Content, seat: Seat): number {
  if (state.step === 'over') return state.winner === null ? 0 : state.winner === seat ? 1 : -1;
  return Math.max(-0.98, Math.min(0.98, lead(state, content, seat)));
}

/** How much more is left and felled of a seat than of the best of the others, as a part of both. */
function lead(state: State, content: Content, seat: Seat): number {
  const strength = state.felled.map((felled, other) => 1 + felled + pointsLeft(state, content, other) - losses(state, content, other));
  const others = Math.max(...strength.filter((_, other) => other !== seat));
  return (strength[seat]! - others) / (strength[seat]! + others);
}

/** Points lost with life points of characters still there. */
function losses(state: State, content: Content, seat: Seat): number {
  let sum = 0;
  for (const character of state.characters) {
    if (character.seat !== seat || character.casualty) continue;
    sum += (0.6 * content.costs.get(character.card)! * character.lost) / lifePoints(cardOf({ content }, character));
  }
  return sum;
}
