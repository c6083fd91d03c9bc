import { Body, Box, type ContactEquation, ConvexPolyhedron, ContactMaterial, Material, Plane, Quaternion as Turn, Vec3, World } from 'cannon-es';
import { Quaternion, Vector3, type QuaternionLike } from 'three';
import { randomFrom, type Random } from '../../../engine/core/rng.ts';
import type { DieKind } from './faces.ts';
import { restHeight, SOLIDS } from './solid.ts';
import { topFace } from './turns.ts';

/** Half the tray's inside, in mm, and its walls' height. */
export const TRAY = { x: 180, z: 78, wall: 26 } as const;

/** The simulation counts in centimetres: the solver is steadier with lengths near one. */
const SCALE = 0.1;
const STEP = 1 / 120;
const GRAVITY = 320;
const LONGEST = 360;
/** Poses in which a die that still leans then is laid flat. */
const LAYING = 10;
/** Steps between two recorded poses. */
const EVERY = 2;
const CALM = 0.6;
/** Upward part of a lying die's upper face. */
const FLAT = 0.999;
/** Slower than this (cm/s) for so many steps, a die that leans would stay so. */
const SLOW = 3;
const PATIENCE = 14;
/** How a die that leans is set going again: hop (cm/s), speed towards the middle (for each cm from there) and to any side (cm/s), turn (1/s). */
const TIP = { hop: 16, inward: 1.2, aside: 24, turn: 7 } as const;

/** A die that meets something: at which pose, how far to the right in the tray (mm), what, and how hard, 0 … 1. */
export interface Knock {
  readonly pose: number;
  readonly x: number;
  readonly on: 'felt' | 'wood' | 'die';
  readonly hard: number;
}

/** Speeds at which dice meet (cm/s): less is not heard, more is no louder. */
const [FAINT, HARD] = [7, 90];

/** A recorded throw: for each pose and die x, y, z and the turn's four numbers. */
export interface Throw {
  readonly dice: readonly DieKind[];
  readonly poses: number;
  readonly frames: Float32Array;
  /** The face that looks up at the end, for each die. */
  readonly tops: readonly number[];
  /** What is heard of it, in order. */
  readonly knocks: readonly Knock[];
}

function shapeOf(kind: DieKind): ConvexPolyhedron | Box {
  if (kind === 'defense') return new Box(new Vec3(0.9, 0.9, 0.9));
  const { corners, faces } = SOLIDS[kind];
  const vertices = corners.map(({ x, y, z }) => new Vec3(x * SCALE, y * SCALE, z * SCALE));
  const shape = new ConvexPolyhedron({ vertices, faces: faces.map((face) => [...face]) });
  // Faces alone part these bodies well enough; edges against edges would take most of the time.
  shape.uniqueEdges = [];
  return shape;
}

/** A floor that dice grip, and smooth walls, so that none stays leaning there. */
function tray(world: World, floor: Material, wall: Material): void {
  const plane = (x: number, y: number, z: number, axis: Vec3, angle: number, material = wall): void => {
    const body = new Body({ mass: 0, material, shape: new Plane() });
    body.position.set(x * SCALE, y * SCALE, z * SCALE);
    body.quaternion.setFromAxisAngle(axis, angle);
    world.addBody(body);
  };
  plane(0, 0, 0, new Vec3(1, 0, 0), -Math.PI / 2, floor);
  plane(-TRAY.x, 0, 0, new Vec3(0, 1, 0), Math.PI / 2);
  plane(TRAY.x, 0, 0, new Vec3(0, 1, 0), -Math.PI / 2);
  plane(0, 0, -TRAY.z, new Vec3(0, 1, 0), 0);
  plane(0, 0, TRAY.z, new Vec3(0, 1, 0), Math.PI);
}

const turned = new Quaternion();
const [up, fall] = [new Vector3(), new Vector3()];

/** The face that looks up, and how straight: 1 when the die lies flat. */
function lyingOn(kind: DieKind, q: QuaternionLike): { readonly top: number; readonly straight: number } {
  const top = topFace(kind, turned.set(q.x, q.y, q.z, q.w));
  return { top, straight: up.copy(SOLIDS[kind].normals[top]!).applyQuaternion(turned).y };
}

/** A die that came to rest on an edge or on another one, as `lyingOn` found it last, hops on towards the middle and falls on the face that is nearest. */
function tip(body: Body, rng: Random): void {
  const { x, z } = body.position;
  fall.set(-up.z, 0, up.x).setLength(TIP.turn);
  body.wakeUp();
  body.velocity.set(-x * TIP.inward + (rng() - 0.5) * TIP.aside, TIP.hop, -z * TIP.inward + (rng() - 0.5) * TIP.aside);
  body.angularVelocity.set(fall.x, fall.y, fall.z);
}

const UP = new Vector3(0, 1, 0);

/** Adds poses in which every die that does not lie flat in the last one is laid on its face. */
function layFlat(record: number[], dice: readonly DieKind[]): void {
  const last = record.slice(-7 * dice.length);
  const ends = dice.map((kind, i) => {
    const [x, y, z, w] = last.slice(7 * i + 3, 7 * i + 7) as [number, number, number, number];
    const from = new Quaternion(x, y, z, w);
    const { straight } = lyingOn(kind, from);
    return straight >= FLAT ? null : { from, to: new Quaternion().setFromUnitVectors(up, UP).multiply(from), height: restHeight(kind) };
  });
  if (ends.every((end) => end === null)) return;
  for (let pose = 1; pose <= LAYING; pose++) {
    const k = pose / LAYING;
    for (const [i, end] of ends.entries()) {
      const [x, y, z, ...q] = last.slice(7 * i, 7 * i + 7) as [number, number, number, number, number, number, number];
      if (end === null) record.push(x, y, z, ...q);
      else record.push(x, y + (end.height - y) * k, z, ...turned.copy(end.from).slerp(end.to, k).toArray());
    }
  }
}

/** Simulates a throw into the tray from start to rest. The same seed gives the same throw on one machine. */
export function simulate(dice: readonly DieKind[], seed: number): Throw {
  const rng = randomFrom(seed);
  const world = new World({ gravity: new Vec3(0, -GRAVITY, 0), allowSleep: true });
  (world.solver as unknown as { iterations: number }).iterations = 16;
  const [material, floor, wall] = [new Material(), new Material(), new Material()];
  world.addContactMaterial(new ContactMaterial(material, floor, { friction: 0.22, restitution: 0.34 }));
  world.addContactMaterial(new ContactMaterial(material, material, { friction: 0.05, restitution: 0.34 }));
  world.addContactMaterial(new ContactMaterial(material, wall, { friction: 0, restitution: 0.45 }));
  tray(world, floor, wall);
  const bodies = dice.map((kind, i) => {
    const body = new Body({
      mass: 1,
      material,
      shape: shapeOf(kind),
      allowSleep: true,
      sleepSpeedLimit: CALM,
      sleepTimeLimit: 0.1,
      linearDamping: 0.12,
      angularDamping: 0.18,
    });
    const column = i % 4;
    body.position.set((-TRAY.x * 0.55 + column * 40) * SCALE + rng() * 0.4, 5 + Math.floor(i / 4) * 3 + rng(), TRAY.z * SCALE * (0.62 + rng() * 0.2));
    body.velocity.set((rng() - 0.35) * 26, -14 - rng() * 12, -58 - rng() * 34);
    body.angularVelocity.set((rng() - 0.5) * 44, (rng() - 0.5) * 30, (rng() - 0.5) * 44);
    body.quaternion.copy(new Turn(rng() - 0.5, rng() - 0.5, rng() - 0.5, rng() - 0.5).normalize());
    world.addBody(body);
    return body;
  });
  const record: number[] = [];
  const knocks: Knock[] = [];
  let steps = 0;
  for (const body of bodies) {
    body.addEventListener('collide', ({ body: other, contact }: { readonly body: Body; readonly contact: ContactEquation }) => {
      const speed = Math.abs(contact.getImpactVelocityAlongNormal());
      if (speed < FAINT || (other.material === material && other.id < body.id)) return;
      const on = other.material === material ? 'die' : other.material === floor ? 'felt' : 'wood';
      knocks.push({ pose: steps / EVERY, x: body.position.x / SCALE, on, hard: Math.min(1, speed / HARD) });
    });
  }
  /** By die, the steps for which it has hardly moved and does not lie flat. */
  const leaning = dice.map(() => 0);
  const note = (): void => { for (const { position: p, quaternion: q } of bodies) record.push(p.x / SCALE, p.y / SCALE, p.z / SCALE, q.x, q.y, q.z, q.w); };
  note();
  while (steps < LONGEST && bodies.some((body) => body.sleepState !== Body.SLEEPING)) {
    world.step(STEP);
    steps += 1;
    for (const [i, body] of bodies.entries()) {
      leaning[i] = body.velocity.lengthSquared() < SLOW * SLOW && lyingOn(dice[i]!, body.quaternion).straight < FLAT ? leaning[i]! + 1 : 0;
      if (leaning[i]! > PATIENCE) {
        leaning[i] = 0;
        tip(body, rng);
      }
    }
    if (steps % EVERY === 0) note();
  }
  layFlat(record, dice);
  const frames = Float32Array.from(record);
  const poses = frames.length / (7 * Math.max(1, dice.length));
  const ends = frames.subarray(-7 * dice.length);
  const tops = dice.map((kind, i) => topFace(kind, turned.fromArray(ends, 7 * i + 3)));
  return { dice, poses, frames, tops, knocks };
}
