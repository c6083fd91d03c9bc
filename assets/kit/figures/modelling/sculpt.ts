/** Collects painted clay on bones. Points are stored in world space of the display pose, each with up to two bone weights. */
import { type Color, type Matrix4, Vector3 } from 'three';
import { skin, type Clay, type Coat, type Ring, ringPoints } from './clay.ts';
import { solve, type Frames } from './rig.ts';
import { type Bone, BONES, type Manner, type Pose, type Proportions } from '../../../skeleton.ts';

export type Weights = [Bone, number, Bone?, number?];
/** `wash` is how much darker the paint stands in a place than shade alone makes it, as in the bottom of a fold; lighter where it is less than 0. */
export interface Part { clay: Clay; weights: Weights[]; crease: number; wash?: number[] }
export interface Lamp { a: Vector3; b: Vector3; rgb: Color; power: number }
/**
 * A ring carried by one bone, or half-way between two (`mix`: the second bone and the ring's height on it). `shape` and `lift` are its radius's
 * factor and how much further along the bone it is, by angle; `wash` as in a part.
 */
export interface BodyRing {
  bone: Bone; ring: Ring; mix?: [Bone, number, number?]; shape?: (angle: number) => number; lift?: (angle: number) => number; wash?: number;
}

export class Sculpt {
  readonly parts: Part[] = [];
  readonly glows: { clay: Clay; weights: Weights[]; halo: boolean }[] = [];
  readonly lamps: Lamp[] = [];
  readonly manner: Manner = { gait: 'legs', arms: { L: 'none', R: 'none' }, jets: false };
  frames: Frames;
  /** Height of the ground the feet stand on (top of the base). */
  readonly ground: number;

  body: Proportions;
  pose: Pose;

  constructor(body: Proportions, pose: Pose, ground = 2.6) {
    this.body = body;
    this.pose = pose;
    this.ground = ground;
    this.frames = solve(body, pose, ground);
  }

  /** Adds a solid in the bone's own space. `crease`: angle in degrees above which an edge stays hard. */
  add(bone: Bone, clay: Clay, at?: Matrix4, crease = 38): this {
    const m = at ? this.frames[bone].clone().multiply(at) : this.frames[bone];
    const flip = m.determinant() < 0;
    const out: Clay = { p: clay.p.map((q) => q.clone().applyMatrix4(m)), f: clay.f.map((x) => (flip ? { ...x, v: [...x.v].reverse() } : x)) };
    this.parts.push({ clay: out, weights: out.p.map(() => [bone, 1]), crease });
    return this;
  }

  /** Adds a solid already in world space with its own weights (cloth). */
  addWorld(clay: Clay, weights: (p: Vector3) => Weights, crease = 50, wash: (p: Vector3) => number = () => 0): this {
    this.parts.push({ clay, weights: clay.p.map(weights), crease, wash: clay.p.map(wash) });
    return this;
  }

  /** A loft whose rings sit on different bones: trunk, arms, legs. `closed`: its first end shows in some poses. */
  limb(rings: BodyRing[], coat: Coat, sides = 12, shape?: (angle: number, ring: number) => number, crease = 50, closed = false): this {
    const weights: Weights[] = [];
    const pts = rings.map(({ bone, ring, mix, lift, shape: own }, i) => {
      const factor = own ?? (shape && ((x: number) => shape(x, i)));
      const points = (r: Ring, on: Bone): Vector3[] => ringPoints(r, sides, factor).map((q, n) => {
        q.y += lift?.((n / sides) * Math.PI * 2) ?? 0;
        return q.applyMatrix4(this.frames[on]);
      });
      const a = points(ring, bone);
      if (mix) {
        const k = mix[2] ?? 0.5;
        const b = points([mix[1], ...ring.slice(1)] as Ring, mix[0]);
        a.forEach((q, j) => q.lerp(b[j]!, k));
        a.forEach(() => weights.push([bone, 1 - k, mix[0], k]));
      } else a.forEach(() => weights.push([bone, 1]));
      return a;
    });
    const clay = skin(pts, { coat, capStart: closed, capEnd: false }); // other ends are always inside another part
    // What closes an end is one corner more, in the middle of its ring.
    if (closed) weights.push(weights[0]!);
    const wash = clay.p.map((_, n) => rings[Math.floor(n / sides)]?.wash ?? 0);
    this.parts.push({ clay, weights, crease, wash });
    return this;
  }

  /** Light-emitting clay: `halo` is drawn as a soft additive shell. */
  glow(bone: Bone, clay: Clay, at?: Matrix4, halo = false): this {
    const m = at ? this.frames[bone].clone().multiply(at) : this.frames[bone];
    this.glows.push({ clay: { p: clay.p.map((q) => q.clone().applyMatrix4(m)), f: clay.f }, weights: clay.p.map(() => [bone, 1]), halo });
    return this;
  }

  /** A line light used only at bake time: paints its glow on what is near. */
  lamp(bone: Bone, a: Vector3, b: Vector3, rgb: Color, power = 1, at?: Matrix4): this {
    const m = at ? this.frames[bone].clone().multiply(at) : this.frames[bone];
    this.lamps.push({ a: a.clone().applyMatrix4(m), b: b.clone().applyMatrix4(m), rgb, power });
    return this;
  }

  /** Adds another finished sculpt as a thing on this one's base, which moves with nothing. */
  join(other: Sculpt, at: Matrix4): this {
    const still = ({ p, f }: Clay): { clay: Clay; weights: Weights[] } => ({ clay: { p: p.map((q) => q.clone().applyMatrix4(at)), f }, weights: p.map(() => ['root', 1]) });
    for (const { clay, crease, wash } of other.parts) this.parts.push({ ...still(clay), crease, ...(wash && { wash }) });
    for (const { clay, halo } of other.glows) this.glows.push({ ...still(clay), halo });
    return this;
  }

  /** Makes the finished figure larger or smaller over its feet; what lies on its base stays as it is. */
  resize(size: number): this {
    if (size === 1) return this;
    const move = (p: Vector3): void => { p.set(p.x * size, this.ground + (p.y - this.ground) * size, p.z * size); };
    for (const { clay, weights } of this.parts) clay.p.forEach((p, i) => { if (weights[i]![0] !== 'root') move(p); });
    for (const { clay } of this.glows) clay.p.forEach(move);
    for (const { a, b } of this.lamps) [a, b].forEach(move);
    this.body = Object.fromEntries(Object.entries(this.body).map(([name, length]) => [name, length * size])) as unknown as Proportions;
    this.pose = grown(this.pose, size);
    this.frames = solve(this.body, this.pose, this.ground);
    return this;
  }

  world(bone: Bone, x = 0, y = 0, z = 0): Vector3 { return new Vector3(x, y, z).applyMatrix4(this.frames[bone]); }
}

/** A pose for a body of another size: its places are as much further apart. */
function grown(pose: Pose, size: number): Pose {
  const out = structuredClone(pose);
  for (const { at } of [out.pelvis, out.hand.L, out.hand.R, out.foot.L, out.foot.R]) at.forEach((x, i) => { at[i] = x * size; });
  return out;
}
export const boneIndex = (b: Bone) => BONES.indexOf(b);
