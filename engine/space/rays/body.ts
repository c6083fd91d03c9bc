/** The body of a posed figure: head, trunk and limbs as capsules, and its eyes. The base is no part of it. */
import type { Plan, Point } from '../../shape/point.ts';
import type { Body } from '../../shape/shape.ts';
import { solidFrom, type Solid } from './solid.ts';

export type Posture = 'upright' | 'crouched' | 'prone';

/** A figure as rays see it. `height` is that of the figure upright; without a facing it turns to who looks or is looked at. */
export interface Posed extends Body {
  readonly posture?: Posture;
  /** Unit vector. */
  readonly facing?: Plan;
}

/** What is left of the height in each posture. */
const SHARE: Readonly<Record<Posture, number>> = { upright: 1, crouched: 1 / 2, prone: 1 / 4 };

/** Height of the eyes as a share of the height in the posture. */
const EYES = 0.9;

/** Height of a figure in its posture, in mm. */
export const posedHeight = ({ height, posture = 'upright' }: Posed): number => height * SHARE[posture];

/** The middle of a figure: half its height above the centre of its base. */
export const middleOf = (posed: Posed): Point => ({ x: posed.at.x, y: posed.at.y + posedHeight(posed) / 2, z: posed.at.z });

/** The eyes of a figure, on the side of its head that is turned to `toward` or where it faces. */
export function eyesOf(posed: Posed, toward: Plan): Point {
  const { forward } = measuresOf(posed);
  const facing = facingOf(posed, toward);
  return { x: posed.at.x + facing.x * forward, y: posed.at.y + EYES * posedHeight(posed), z: posed.at.z + facing.z * forward };
}

/** The solid of a figure that faces `toward`, unless it faces elsewhere. */
export function solidOf(posed: Posed, toward: Plan): Solid {
  const facing = facingOf(posed, toward);
  const across: Plan = { x: -facing.z, z: facing.x };
  const { at } = posed;
  const limbs = limbsOf(posed);
  const capsules = new Float64Array(limbs.length);
  for (let i = 0; i < limbs.length; i += 7) {
    for (let end = i; end < i + 6; end += 3) {
      const side = limbs[end]!, ahead = limbs[end + 2]!;
      capsules[end] = at.x + across.x * side + facing.x * ahead;
      capsules[end + 1] = at.y + limbs[end + 1]!;
      capsules[end + 2] = at.z + across.z * side + facing.z * ahead;
    }
    capsules[i + 6] = limbs[i + 6]!;
  }
  return solidFrom(capsules, middleOf(posed), across);
}

/** Limbs by posture, radius and height: figures come in a few sizes. */
const limbsKnown: Readonly<Record<Posture, Map<number, Map<number, Float64Array>>>> = { upright: new Map(), crouched: new Map(), prone: new Map() };
/** Heights kept of one radius, and radii. */
const SIZES = 64;

/** The limbs of a figure in its own frame, seven numbers each: one end across, up and ahead, the other end, the thickness. */
function limbsOf(posed: Posed): Float64Array {
  const { posture = 'upright', radius, height } = posed;
  const byRadius = limbsKnown[posture];
  const byHeight = byRadius.get(radius) ?? new Map<number, Float64Array>();
  const known = byHeight.get(height);
  if (known !== undefined) return known;
  if (byRadius.size >= SIZES || byHeight.size >= SIZES) byRadius.clear();
  const limbs = Float64Array.from(LIMBS[posture](measuresOf(posed)).flatMap(({ from, to, thick }) => [...from, ...to, thick]));
  byRadius.set(radius, byHeight.set(height, limbs));
  return limbs;
}

/** A figure right above or below another faces away from the first player. */
function facingOf({ at, facing }: Posed, toward: Plan): Plan {
  if (facing !== undefined) return facing;
  const [x, z] = [toward.x - at.x, toward.z - at.z];
  const long = Math.sqrt(x * x + z * z);
  return long < 1e-6 ? { x: 0, z: -1 } : { x: x / long, z: z / long };
}

interface Measures {
  /** Height in the posture. */
  readonly height: number;
  /** Half the width over the arms. */
  readonly wide: number;
  readonly head: number;
  /** Half the length of who lies down. */
  readonly long: number;
  /** How far the eyes lie before the middle of the base. */
  readonly forward: number;
}

/** A figure is half as wide as its base, and never wider than it looks human at its height; it keeps to its base when it lies. */
function measuresOf(posed: Posed): Measures {
  const height = posedHeight(posed);
  const wide = Math.min(0.5 * posed.radius, 0.3 * posed.height);
  const head = Math.min(0.35 * wide, height / 5);
  const long = Math.min(posed.height / 2, posed.radius);
  return { height, wide, head, long, forward: posed.posture === 'prone' ? long - head / 2 : head / 2 };
}

/** A capsule in the figure's own frame: across, up, ahead. */
interface Limb {
  readonly from: readonly [side: number, up: number, ahead: number];
  readonly to: readonly [side: number, up: number, ahead: number];
  readonly thick: number;
}

const limb = (from: Limb['from'], to: Limb['to'], thick: number): Limb => ({ from, to, thick });
const pair = (from: Limb['from'], to: Limb['to'], thick: number): readonly Limb[] => [limb(from, to, thick), limb([-from[0], from[1], from[2]], [-to[0], to[1], to[2]], thick)];

/** Shares of the width are chosen so that neighbours overlap and the figure fills exactly its height. */
const LIMBS: Readonly<Record<Posture, (measures: Measures) => readonly Limb[]>> = {
  upright: ({ height, wide, head }) => {
    const chest = height - 2 * head - 0.3 * wide;
    return [
      limb([0, height - head, 0], [0, height - head, 0], head),
      limb([-0.7 * wide, chest, 0], [0.7 * wide, chest, 0], 0.3 * wide),
      limb([0, height / 2, 0], [0, chest, 0], 0.5 * wide),
      ...pair([0.75 * wide, chest, 0], [0.75 * wide, 0.45 * height, 0], 0.25 * wide),
      ...pair([0.35 * wide, height / 2, 0], [0.35 * wide, 0.36 * wide, 0], 0.36 * wide),
    ];
  },
  crouched: ({ height, wide, head }) => {
    const chest = height - 2 * head - 0.3 * wide;
    return [
      limb([0, height - head, 0], [0, height - head, 0], head),
      limb([-0.7 * wide, chest, 0], [0.7 * wide, chest, 0], 0.3 * wide),
      limb([0, 0.5 * wide, 0], [0, chest, 0], 0.5 * wide),
      ...pair([0.75 * wide, chest, 0], [0.75 * wide, 0.3 * wide, 0.3 * wide], 0.25 * wide),
      ...pair([0.4 * wide, 0.35 * wide, -0.4 * wide], [0.4 * wide, 0.35 * wide, 0.5 * wide], 0.35 * wide),
    ];
  },
  prone: ({ height, wide, head, long }) => {
    const chest = long - 2 * head - 0.2 * wide;
    const trunk = Math.max(Math.min(0.5 * wide, 0.45 * height), 0.26 * height);
    return [
      limb([0, height - head, long - head], [0, height - head, long - head], head),
      limb([-0.6 * wide, 0.4 * wide, chest], [0.6 * wide, 0.4 * wide, chest], 0.4 * wide),
      limb([0, trunk, 0], [0, trunk, chest], trunk),
      ...pair([0.3 * wide, 0.32 * wide, 0], [0.3 * wide, 0.32 * wide, 0.42 * wide - long], 0.32 * wide),
    ];
  },
};
