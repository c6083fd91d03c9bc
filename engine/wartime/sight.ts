import type { Point } from '../space/point.ts';
import { firstHit, hiddenShare } from '../space/ray.ts';
import type { Body } from '../space/shape.ts';
import type { Terrain } from '../space/terrain.ts';
import { defence } from './archetype.ts';
import { bodyOf, cardOf, type Game } from './game.ts';
import { standing, type CharacterId, type Standing } from './state.ts';

/** What lies between a shooter's eyes and a target (WT-1.2, WT-1.3, WT-9.10). */
export interface FireLine {
  /** Whether the target may be shot at: some of it is seen and no friend stands in the middle of the line (A38). */
  readonly open: boolean;
  /** The friend in the way, if any. */
  readonly friend: CharacterId | null;
  /** Share of the target hidden by scenery, 0 to 1. */
  readonly hidden: number;
  /** Added to the target's DEF. */
  readonly cover: number;
  /** The first thing in the way, a feature or a character, or null. */
  readonly first: string | null;
}

/** How a target looks from a point, scenery only. */
interface Seen {
  readonly hidden: number;
  /** Features in the way and their pieces. */
  readonly features: readonly { readonly feature: string; readonly piece: string }[];
  readonly first: { readonly feature: string; readonly squared: number } | null;
}

/** Scenery between pairs of places, remembered: it never changes. */
export interface Sights {
  readonly seen: Map<string, Seen>;
}

export const openSights = (): Sights => ({ seen: new Map() });

/** Pairs of places remembered at once. */
const MEMORY = 20000;

/** Eyes are a little below the top of the figure. */
const EYES = 0.9;

const eyesOf = ({ at, height }: Body): Point => ({ x: at.x, y: at.y + EYES * height, z: at.z });

const middleOf = ({ at, height }: Body): Point => ({ x: at.x, y: at.y + height / 2, z: at.z });

/** The line of fire from one character to another as both stand now. */
export function fireLine(game: Game, shooter: Standing, target: Standing): FireLine {
  const [from, to] = [bodyOf(game, shooter), bodyOf(game, target)];
  const [eye, middle] = [eyesOf(from), middleOf(to)];
  const scenery = seenFrom(game, eye, to);
  let cover = 0;
  if (scenery.hidden > 0.5 && scenery.hidden < 1) for (const { piece } of scenery.features) cover += half(game.content.sceneryDefence[piece] ?? game.content.usualSceneryDefence);

  let friend: CharacterId | null = null;
  let first: { readonly id: string; readonly squared: number } | null = scenery.first === null ? null : { id: scenery.first.feature, squared: scenery.first.squared };
  for (const other of standing(game.state)) {
    if (other.id === shooter.id || other.id === target.id) continue;
    const body = bodyOf(game, other);
    const share = shareHidden(eye, to, body);
    if (share > 0.5) cover += half(defence(cardOf(game, other)));
    if (!crosses(eye, middle, body)) continue;
    if (other.seat === shooter.seat) friend = other.id;
    const squared = planSquare(eye, body.at);
    if (first === null || squared < first.squared) first = { id: other.id, squared };
  }
  return { open: scenery.hidden < 1 && friend === null, friend, hidden: scenery.hidden, cover, first: first?.id ?? null };
}

/** Half an element's DEF, rounded up (A38). */
const half = (defence: number): number => Math.ceil(defence / 2);

function seenFrom(game: Game, eye: Point, target: Body): Seen {
  const { terrain, sights } = game.content;
  const key = `${eye.x} ${eye.y} ${eye.z} ${target.at.x} ${target.at.y} ${target.at.z} ${target.radius} ${target.height}`;
  const known = sights.seen.get(key);
  if (known !== undefined) return known;
  if (sights.seen.size >= MEMORY) sights.seen.clear();
  const seen = look(terrain, eye, target);
  sights.seen.set(key, seen);
  return seen;
}

function look(terrain: Terrain, eye: Point, target: Body): Seen {
  const { share, blockers } = hiddenShare(terrain, eye, target);
  const features: { feature: string; piece: string }[] = [];
  for (const index of blockers) {
    const { feature, piece } = terrain.parts[index]!;
    if (!features.some((known) => known.feature === feature)) features.push({ feature, piece });
  }
  const hit = firstHit(terrain, eye, middleOf(target));
  return { hidden: share, features, first: hit === null ? null : { feature: terrain.parts[hit.part]!.feature, squared: planSquare(eye, hit.at) } };
}

const planSquare = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.z - b.z) * (a.z - b.z);

/** The share of a target that another miniature hides, taken at nine places over its height and width. */
function shareHidden(eye: Point, target: Body, other: Body): number {
  const [dx, dz] = [target.at.x - eye.x, target.at.z - eye.z];
  const long = Math.sqrt(dx * dx + dz * dz);
  if (long < 1) return 0;
  const side = { x: (-dz / long) * target.radius * 0.8, z: (dx / long) * target.radius * 0.8 };
  let hidden = 0;
  for (const across of [-1, 0, 1]) for (const up of [0.1, 0.5, 0.9]) {
    const to = { x: target.at.x + across * side.x, y: target.at.y + up * target.height, z: target.at.z + across * side.z };
    if (crosses(eye, to, other)) hidden += 1;
  }
  return hidden / 9;
}

/** Whether the straight line between two points passes through a body, taken as an upright cylinder. */
export function crosses(from: Point, to: Point, { at, radius, height }: Body): boolean {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const [px, pz] = [from.x - at.x, from.z - at.z];
  const a = dx * dx + dz * dz;
  const b = px * dx + pz * dz;
  const c = px * px + pz * pz - radius * radius;
  const root = b * b - a * c;
  if (a === 0 || root <= 0) return false;
  const wide = Math.sqrt(root);
  const enter = Math.max(0, (-b - wide) / a);
  const leave = Math.min(1, (-b + wide) / a);
  if (enter >= leave) return false;
  const [y1, y2] = [from.y + enter * dy, from.y + leave * dy];
  return Math.max(y1, y2) > at.y && Math.min(y1, y2) < at.y + height;
}
