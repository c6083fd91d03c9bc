import { Body, Box, ConvexPolyhedron, ContactMaterial, Material, Plane, Quaternion as Turn, Vec3, World } from 'cannon-es';
import { Quaternion } from 'three';
import { randomFrom } from '../../../engine/core/rng.ts';
import type { DieKind } from './faces.ts';
import { SOLIDS } from './solid.ts';
import { topFace } from './turns.ts';

/** Half the tray's inside, in mm, and its walls' height. */
export const TRAY = { x: 112, z: 116, wall: 26 } as const;

/** The simulation counts in centimetres: the solver is steadier with lengths near one. */
const SCALE = 0.1;
const STEP = 1 / 120;
const GRAVITY = 320;
const LONGEST = 480;
/** Steps between two recorded poses. */
const EVERY = 2;
const CALM = 0.6;

/** A recorded throw: for each pose and die x, y, z and the turn's four numbers. */
export interface Throw {
  readonly dice: readonly DieKind[];
  readonly poses: number;
  readonly frames: Float32Array;
  /** The face that looks up at the end, for each die. */
  readonly tops: readonly number[];
}

function shapeOf(kind: DieKind): ConvexPolyhedron | Box {
  if (kind === 'defense') return new Box(new Vec3(0.9, 0.9, 0.9));
  const { corners, faces } = SOLIDS.attack;
  return new ConvexPolyhedron({ vertices: corners.map(({ x, y, z }) => new Vec3(x * SCALE, y * SCALE, z * SCALE)), faces: faces.map((face) => [...face]) });
}

function walls(world: World, material: Material): void {
  const plane = (x: number, y: number, z: number, axis: Vec3, angle: number): void => {
    const body = new Body({ mass: 0, material, shape: new Plane() });
    body.position.set(x * SCALE, y * SCALE, z * SCALE);
    body.quaternion.setFromAxisAngle(axis, angle);
    world.addBody(body);
  };
  plane(0, 0, 0, new Vec3(1, 0, 0), -Math.PI / 2);
  plane(-TRAY.x, 0, 0, new Vec3(0, 1, 0), Math.PI / 2);
  plane(TRAY.x, 0, 0, new Vec3(0, 1, 0), -Math.PI / 2);
  plane(0, 0, -TRAY.z, new Vec3(0, 1, 0), 0);
  plane(0, 0, TRAY.z, new Vec3(0, 1, 0), Math.PI);
}

/** Simulates a throw into the tray from start to rest. The same seed gives the same throw on one machine. */
export function simulate(dice: readonly DieKind[], seed: number): Throw {
  const rng = randomFrom(seed);
  const world = new World({ gravity: new Vec3(0, -GRAVITY, 0), allowSleep: true });
  (world.solver as unknown as { iterations: number }).iterations = 16;
  const material = new Material({ friction: 0.22, restitution: 0.34 });
  world.addContactMaterial(new ContactMaterial(material, material, { friction: 0.22, restitution: 0.34 }));
  walls(world, material);
  const bodies = dice.map((kind, i) => {
    const body = new Body({ mass: 1, material, shape: shapeOf(kind), allowSleep: true, sleepSpeedLimit: CALM, sleepTimeLimit: 0.1, linearDamping: 0.12, angularDamping: 0.18 });
    const column = i % 4;
    body.position.set((-TRAY.x * 0.55 + column * 40) * SCALE + rng() * 0.4, 5 + Math.floor(i / 4) * 3 + rng(), TRAY.z * SCALE * (0.62 + rng() * 0.2));
    body.velocity.set((rng() - 0.35) * 26, -14 - rng() * 12, -58 - rng() * 34);
    body.angularVelocity.set((rng() - 0.5) * 44, (rng() - 0.5) * 30, (rng() - 0.5) * 44);
    body.quaternion.copy(new Turn(rng() - 0.5, rng() - 0.5, rng() - 0.5, rng() - 0.5).normalize());
    world.addBody(body);
    return body;
  });
  const record: number[] = [];
  let steps = 0;
  const note = (): void => { for (const { position: p, quaternion: q } of bodies) record.push(p.x / SCALE, p.y / SCALE, p.z / SCALE, q.x, q.y, q.z, q.w); };
  note();
  while (steps < LONGEST && bodies.some((body) => body.sleepState !== Body.SLEEPING)) {
    world.step(STEP);
    steps += 1;
    if (steps % EVERY === 0) note();
  }
  const frames = Float32Array.from(record);
  const poses = frames.length / (7 * Math.max(1, dice.length));
  const tops = dice.map((kind, i) => {
    const q = bodies[i]!.quaternion;
    return topFace(kind, new Quaternion(q.x, q.y, q.z, q.w));
  });
  return { dice, poses, frames, tops };
}
