/** Sight in true three dimensions, for Wartime: how much of a body is hidden, and by what. */
import { hidersBetween, leavesBefore, type Hider } from './body-hiders.ts';
import { solidOf, type Posed } from './body.ts';
import { isCovered, isHit } from './hull-cover.ts';
import { pointOn } from './mesh.ts';
import { treeOf } from './mesh-tree.ts';
import type { Point } from '../../shape/point.ts';
import { enterSolid, type Solid } from './solid.ts';
import { enterTarget, targetOf, type Target } from './solid-target.ts';
import { finerPicture, firstPicture, hiddenPicture, OFF, rayThrough, shareOf, viewOf, type Picture, type View } from './solid-view.ts';
import type { Terrain } from '../terrain/terrain.ts';

export { firstHit } from './mesh.ts';

/** What an eye does not see of a body. */
export interface Hidden {
  /** From 0 (all of it is seen) to 1 (nothing is). */
  readonly share: number;
  /** How far the share can be off, as long as nothing narrower than a cell of the picture was missed. */
  readonly error: number;
  /** Features that hide some of it, by id, with the share that each would hide alone; the one that hides most first. */
  readonly features: readonly { readonly feature: string; readonly share: number }[];
  /** Other bodies that do, by their place in the list given. */
  readonly bodies: readonly { readonly body: number; readonly share: number }[];
  /** The place of the body nearest to its middle that is seen, or null. */
  readonly seen: Point | null;
  /** Rays sent to the body. */
  readonly samples: number;
}

/** Rays end this many mm before the body, so that what it stands on or leans against does not hide it. */
const SHORT = 0.5;

/** Times that a picture is refined at most: down to cells of about a quarter of a millimetre on a figure of 32 mm. */
const FINEST = 3;

/** Hiders told apart: any further ones count together with the last. */
const MOST = 30;

const CLEAR: Hidden = Object.freeze({ share: 0, error: 0, features: [], bodies: [], seen: null, samples: 0 });

/**
 * The hidden share of a body seen from an eye: the part of its silhouette before which drawn terrain with sight 'blocked'
 * or one of the other bodies stands (WT-9.10, A38, A98). The picture is refined until no share can be on the other side of
 * one of `asks`, and until a body that seems to be hidden whole has been looked at twice as closely.
 */
export function hiddenShare(terrain: Terrain, eye: Point, body: Posed, others: readonly Posed[] = [], asks: readonly number[] = [0.5]): Hidden {
  const solid = solidOf(body, eye);
  const view = viewOf(eye, solid);
  const hiders = hidersBetween(terrain, view, solid, others, leavesBefore(terrain, eye, solid));
  if (hiders.length === 0) return { ...CLEAR, seen: nearestPlace(view, solid) };
  const look = new Looking(view, solid, hiders);
  let picture = firstPicture(look.view, look.at);
  for (let level = 0; level < FINEST; level++) {
    const whole = look.seen === null;
    if (whole ? level > 0 : look.met.every((_, i) => certain(picture, 1 << i, asks)) && certain(picture, ~0, asks)) break;
    picture = finerPicture(look.view, picture, whole, look.at);
  }
  return answer(picture, look);
}

/** Whether some of a body is seen, as `hiddenShare` says less than all of it is hidden: in as few rays as that takes. */
export function isSeen(terrain: Terrain, eye: Point, body: Posed, others: readonly Posed[] = []): boolean {
  const solid = solidOf(body, eye);
  const leaves = leavesBefore(terrain, eye, solid);
  const view = viewOf(eye, solid);
  if (isCurtained(terrain, view, solid, leaves)) return false;
  const hiders = hidersBetween(terrain, view, solid, others, leaves);
  if (hiders.length === 0) return true;
  const target = targetOf(view, solid);
  const [dx, dy, dz] = [solid.middle.x - eye.x, solid.middle.y - eye.y, solid.middle.z - eye.z];
  const nearest = Math.sqrt(dx * dx + dy * dy + dz * dz) - solid.bound - SHORT;
  let [seen, last, shown] = [false, hiders[0]!, false];
  const look = (x: number, y: number): number => {
    const ray = rayThrough(view, x, y);
    const far = enterTarget(target, ray, x, y);
    if (far === Infinity) return OFF;
    shown = true;
    if (isHit(x, y)) return HIDDEN;
    const met = last.meets(ray, far - SHORT, x, y) ? last : hiders.find((hider) => hider !== last && hider.meets(ray, far - SHORT, x, y));
    seen = met === undefined;
    last = met ?? last;
    return seen ? 0 : HIDDEN;
  };
  const picture = hiddenPicture(view, look);
  if (picture === null) return true;
  // What stops a ray before it can reach the body need not be compared with where it enters.
  const isStopped = (x: number, y: number): boolean => isHit(x, y) || last.meets(rayThrough(view, x, y), nearest, x, y);
  const closer = finerPicture(view, picture, true, (x, y) => (seen || (shown && isStopped(x, y)) ? HIDDEN : look(x, y)));
  return seen || shareOf(closer, ~0).share < 1;
}

/** How much nearer than rays end what hides a body whole has to be (mm): more than any rounding. */
const CLEARLY = 0.01;

/** Whether large bodies of terrain hide the whole of a solid: most of whoever is hidden is hidden so, and no ray is needed to know it. */
function isCurtained(terrain: Terrain, view: View, { bound }: Solid, leaves: readonly number[]): boolean {
  const tree = treeOf(terrain);
  return tree !== null && isCovered(view, view.near - SHORT - CLEARLY, bound, leaves.map((leaf) => terrain.parts[tree.part[leaf]!]!));
}

/** A cell before which something stands, whatever it is. */
const HIDDEN = 1;

function certain(picture: Picture, mask: number, asks: readonly number[]): boolean {
  const { least, most } = shareOf(picture, mask);
  return asks.every((ask) => least > ask || most <= ask);
}

const nearestPlace = (view: View, solid: Solid): Point => {
  const ray = rayThrough(view, 0, 0);
  const far = enterSolid(solid, ray);
  return far === Infinity ? solid.middle : pointOn(ray, far);
};

/** The eye's look at each cell of the picture, and what it has met so far. */
class Looking {
  readonly view: View;
  /** Those that hid something, in the order they were met: the bits of the cells. */
  readonly met: Hider[] = [];
  samples = 0;
  seen: Point | null = null;
  readonly #target: Target;
  readonly #hiders: readonly Hider[];
  #nearest = Infinity;

  constructor(view: View, solid: Solid, hiders: readonly Hider[]) {
    this.view = view;
    this.#target = targetOf(view, solid);
    this.#hiders = hiders;
  }

  readonly at = (x: number, y: number, guess: number): number => {
    const ray = rayThrough(this.view, x, y);
    const far = enterTarget(this.#target, ray, x, y);
    if (far === Infinity) return OFF;
    this.samples++;
    for (let i = 0, left = guess; left > 0; i++, left >>= 1) if ((left & 1) !== 0 && this.met[i]!.meets(ray, far - SHORT, x, y)) return guess;
    let cell = 0;
    for (const hider of this.#hiders) if (hider.meets(ray, far - SHORT, x, y)) cell |= 1 << this.#bit(hider);
    if (cell === 0 && x * x + y * y < this.#nearest) {
      this.#nearest = x * x + y * y;
      this.seen = pointOn(ray, far);
    }
    return cell;
  };

  #bit(hider: Hider): number {
    const known = this.met.indexOf(hider);
    if (known >= 0) return known;
    return this.met.length < MOST ? this.met.push(hider) - 1 : MOST - 1;
  }
}

function answer(picture: Picture, { met, seen, samples }: Looking): Hidden {
  const { share: found, least, most } = shareOf(picture, ~0);
  // A place that was seen stays seen, even when a closer look around it finds only hidden ones.
  const share = seen === null ? found : Math.min(found, 1 - 1 / samples);
  const alone = met.map(({ feature, body }, i) => ({ feature, body, share: shareOf(picture, 1 << i).share })).sort((a, b) => b.share - a.share);
  return {
    share,
    error: Math.max(most - share, share - least, 0),
    features: alone.flatMap((one) => (one.feature === null ? [] : [{ feature: one.feature, share: one.share }])),
    bodies: alone.flatMap((one) => (one.feature === null ? [{ body: one.body, share: one.share }] : [])),
    seen,
    samples,
  };
}
