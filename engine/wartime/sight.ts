import type { About } from '../core/script.ts';
import { eyesOf, middleOf, type Posed } from '../space/rays/body.ts';
import { bodiesHit, firstMet } from '../space/rays/body-hit.ts';
import { planDistance, snap, type Plan, type Point } from '../shape/point.ts';
import { hiddenShare, isSeen, type Hidden } from '../space/rays/ray.ts';
import { defence } from './archetype.ts';
import { bodyOf, cardOf, type Game } from './game.ts';
import { isStanding, type CharacterId, type Standing } from './state.ts';
import type { Seen } from './sights.ts';

/** What lies between a shooter's eyes and a target (WT-1.2, WT-1.3, WT-9.10). Plain data: the answer and what proves it. */
export interface FireLine {
  /** Whether the target may be shot at: some of it is seen and no friend stands in the line (WT-A38). */
  readonly open: boolean;
  /** The nearest friend in the line from the eyes to the middle of the target, or null. */
  readonly friend: CharacterId | null;
  /** Share of the target hidden by scenery and miniatures, 0 to 1. */
  readonly hidden: number;
  /** Added to the target's DEF. */
  readonly cover: number;
  /** The first thing on the line from the eyes to the middle of the target, a feature or a character, or null (WT-9.11, WT-A39). */
  readonly first: string | null;
  /** From the eyes to the place nearest to the target's middle that is seen; to the middle when nothing is. */
  readonly line: { readonly from: Point; readonly to: Point };
  /** Everything in the line of fire, what hides most of the target first. */
  readonly elements: readonly CoverElement[];
}

/** Something that hides part of a target. */
export interface CoverElement {
  readonly kind: 'scenery' | 'miniature';
  /** A feature's or a character's. */
  readonly id: string;
  /** What it would hide of the target alone, 0 to 1. */
  readonly share: number;
  /** What it adds to the target's DEF. */
  readonly defence: number;
}

/** Pairs of places remembered at once. */
const MEMORY = 20000;

/** More than this share hidden is cover (WT-9.10, WT-A98). */
const COVERED = 0.5;
/** What hides less than this share of the target is not in the line of fire: the end of a rail, the edge of a roof. */
const GLIMPSE = 0.02;

/** A look from one character at another as both stand now, past whoever stands near it. */
interface Glance {
  readonly shooter: Standing;
  readonly from: Point;
  readonly body: Posed;
  readonly near: readonly Standing[];
  readonly bodies: readonly Posed[];
}

function glanceAt(game: Game, shooter: Standing, target: Standing): Glance {
  const body = bodyOf(game, target);
  const from = eyesOf(bodyOf(game, shooter), target.at);
  const [near, bodies]: [Standing[], Posed[]] = [[], []];
  for (const other of game.state.characters) {
    if (!isStanding(other) || other.id === shooter.id || other.id === target.id || !isNear(from, body, other.at, cardOf(game, other).base / 2)) continue;
    near.push(other);
    bodies.push(bodyOf(game, other));
  }
  return { shooter, from, body, near, bodies };
}

/** The nearest friend among those on the line from the eyes to the middle. */
const friendAmong = ({ shooter, near }: Glance, crossed: readonly number[]): CharacterId | null =>
  crossed.map((i) => near[i]!).find(({ seat }) => seat === shooter.seat)?.id ?? null;

const crossedBy = ({ from, body, bodies }: Glance): readonly number[] =>
  (bodies.length === 0 ? NOBODY : bodiesHit(bodies, from, middleOf(body)).map((hit) => hit.body));

const NOBODY: readonly number[] = [];

/** Whether a line of fire is open, and the rest of it where somebody asks for that: it takes many more rays. */
export type QuickLine = Pick<FireLine, 'open' | 'friend'> & { whole(): FireLine };

/** What `fireLine` says of a shot's line being open, in as few rays as that takes. */
export function quickLine(game: Game, shooter: Standing, target: Standing): QuickLine {
  const glance = glanceAt(game, shooter, target);
  const friend = friendAmong(glance, crossedBy(glance));
  return { open: friend === null && isGlimpsed(game, glance), friend, whole: () => lineOf(game, glance) };
}

function isGlimpsed({ content: { terrain, sights } }: Game, { from, body, bodies }: Glance): boolean {
  return bodies.length === 0 ? sights.glimpsed.of(from, body, () => isSeen(terrain, from, body)) : isSeen(terrain, from, body, bodies);
}

/** The line of fire from one character to another as both stand now. */
export const fireLine = (game: Game, shooter: Standing, target: Standing): FireLine => lineOf(game, glanceAt(game, shooter, target));

function lineOf(game: Game, glance: Glance): FireLine {
  const { from, body, near } = glance;
  const { hidden, crossed, feature } = seenFrom(game, glance);
  const elements = elementsOf(game, hidden, near);
  const friend = friendAmong(glance, crossed);
  return {
    open: hidden.share < 1 && friend === null,
    friend,
    hidden: hidden.share,
    cover: elements.reduce((sum, element) => sum + element.defence, 0),
    first: feature ?? (crossed.length > 0 ? near[crossed[0]!]!.id : null),
    line: { from, to: hidden.seen ?? middleOf(body) },
    elements,
  };
}

/** What proves a line of fire, for the screen: its ends, what is hidden in percent, and who or what closes it or hides most. */
export function witness({ line, hidden, cover, friend, elements }: FireLine): About {
  const [from, to] = [snap(line.from), snap(line.to)];
  const by = friend ?? elements[0]?.id;
  return {
    fromX: from.x, fromY: from.y, fromZ: from.z, toX: to.x, toY: to.y, toZ: to.z,
    hidden: Math.floor(hidden * 100), cover,
    ...(by === undefined ? {} : { by }),
  };
}

/** Whether a body can hide any of a target. */
function isNear(eye: Point, target: Posed, at: Plan, radius: number): boolean {
  const [dx, dz] = [target.at.x - eye.x, target.at.z - eye.z];
  const square = dx * dx + dz * dz;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - eye.x) * dx + (at.z - eye.z) * dz) / square));
  return planDistance({ x: eye.x + t * dx, z: eye.z + t * dz }, at) < radius + target.radius;
}

/** What is in the line of fire, with what it adds to DEF: scenery counts, a miniature if it hides more than half of the target by itself (WT-A38). Halves are rounded up one by one (WT-1.6). */
function elementsOf(game: Game, { share, features, bodies }: Hidden, near: readonly Standing[]): CoverElement[] {
  const counts = (strength: number): number => (share === 1 ? strength : share > COVERED ? Math.ceil(strength / 2) : 0);
  const { sceneryDefence, usualSceneryDefence, terrain } = game.content;
  const elements: CoverElement[] = [];
  for (const { feature, share: alone } of features) {
    if (alone < GLIMPSE) continue;
    const { piece } = terrain.parts.find((part) => part.feature === feature)!;
    elements.push({ kind: 'scenery', id: feature, share: alone, defence: counts(sceneryDefence[piece] ?? usualSceneryDefence) });
  }
  for (const { body, share: alone } of bodies) {
    if (alone < GLIMPSE) continue;
    const other = near[body]!;
    elements.push({ kind: 'miniature', id: other.id, share: alone, defence: alone > COVERED ? counts(defence(cardOf(game, other))) : 0 });
  }
  return elements.sort((a, b) => b.share - a.share);
}

function seenFrom(game: Game, glance: Glance): Seen {
  const { seen } = game.content.sights;
  const key = lookKey(glance.from, glance.body, glance.bodies);
  const known = seen.get(key);
  if (known !== undefined) return known;
  if (seen.size >= MEMORY) seen.clear();
  const found = look(game, glance);
  seen.set(key, found);
  return found;
}

const lookKey = (eye: Point, target: Posed, others: readonly Posed[]): string =>
  [keyOf(eye), ...[target, ...others].map(({ at, radius, height }) => `${keyOf(at)} ${radius} ${height}`)].join();

const keyOf = ({ x, y, z }: Point): string => `${x} ${y} ${z}`;

function look({ content: { terrain } }: Game, glance: Glance): Seen {
  const { from, body, bodies } = glance;
  const first = firstMet(terrain, from, middleOf(body), bodies);
  return {
    hidden: hiddenShare(terrain, from, body, bodies, [GLIMPSE, COVERED]),
    crossed: crossedBy(glance),
    feature: first?.kind === 'part' ? terrain.parts[first.part]!.feature : null,
  };
}
