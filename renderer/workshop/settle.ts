/** Lets pieces fall as loose bodies: where they come to rest, and which of them topple. Lengths in mm outside, in decimetres within. */
import { Body, Box, Material, Plane, type Quaternion, Vec3, World, ContactMaterial } from 'cannon-es';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import type { Feature } from '../../engine/space/terrain/table.ts';
import { rectOf } from '../../engine/space/draft/outline.ts';
import { tenth } from '../../engine/shape/point.ts';

const SCALE = 0.01;
/** Steps a second, and seconds that things may take to come to rest. */
const [HERTZ, LONGEST] = [240, 2.5];
/** Steps that are made before the page has its turn. */
const AT_ONCE = 24;
/** A piece that leans more than this (radians) has toppled. */
const LEANS = 0.14;
/** What is thinner is given this thickness (mm): thinner bodies fall through each other. */
const THIN = 2;
/** Pieces that are let fall at once. */
export const MOST_LOOSE = 60;

/** How a piece came to rest. */
export interface Rest {
  readonly feature: Feature;
  readonly toppled: boolean;
}

/** Boxes of a piece: one for each outline of each part. */
function addBoxes(body: Body, { parts }: PieceModel): number {
  let volume = 0;
  for (const { footprint, bottom, top } of parts) for (const ring of footprint) {
    const { minX, maxX, minZ, maxZ } = rectOf(ring);
    const [x, y, z] = [maxX - minX, Math.max(THIN, top - bottom), maxZ - minZ].map((side) => Math.max(THIN, side) * SCALE);
    if (x === undefined || y === undefined || z === undefined) continue;
    const middle = new Vec3(((minX + maxX) / 2) * SCALE, (Math.max(0, bottom) * SCALE) + y / 2, ((minZ + maxZ) / 2) * SCALE);
    body.addShape(new Box(new Vec3(x / 2, y / 2, z / 2)), middle);
    volume += x * y * z;
  }
  return volume;
}

function bodyOf(feature: Feature, piece: PieceModel, loose: boolean, material: Material): Body {
  const body = new Body({ mass: 0, material, ...(loose ? { linearDamping: 0.2, angularDamping: 0.3 } : {}) });
  const volume = addBoxes(body, piece);
  body.position.set(feature.at[0] * SCALE, feature.level * SCALE, feature.at[1] * SCALE);
  body.quaternion.setFromAxisAngle(new Vec3(0, 1, 0), (feature.turn * Math.PI) / 180);
  if (loose) {
    body.mass = Math.max(0.01, volume);
    body.type = Body.DYNAMIC;
    body.updateMassProperties();
  } else body.type = Body.STATIC;
  return body;
}

/**
 * Lets `loose` pieces fall onto the table and onto the others, giving the page its turn in between. `modelOf` knows every piece's model; `turn` resolves when
 * it may go on, and rejects to give up.
 */
export async function settled(
  loose: readonly Feature[], others: readonly Feature[], modelOf: (piece: string) => PieceModel | undefined, turn: () => Promise<void>,
): Promise<readonly Rest[]> {
  const world = new World({ gravity: new Vec3(0, -9.8, 0), allowSleep: true });
  const material = new Material('piece');
  world.addContactMaterial(new ContactMaterial(material, material, { friction: 0.6, restitution: 0 }));
  const table = new Body({ mass: 0, material, shape: new Plane() });
  table.quaternion.setFromAxisAngle(new Vec3(1, 0, 0), -Math.PI / 2);
  world.addBody(table);
  for (const feature of others) {
    const piece = modelOf(feature.piece);
    if (piece !== undefined) world.addBody(bodyOf(feature, piece, false, material));
  }
  const fallen = loose.flatMap((feature) => {
    const piece = modelOf(feature.piece);
    if (piece === undefined) return [];
    const body = bodyOf(feature, piece, true, material);
    // Its own middle of mass, not its foot, is what a body turns about: the foot is found again from how it lies.
    const middle = middleOf(piece);
    shift(body, middle);
    world.addBody(body);
    return [{ feature, body, middle }];
  });
  for (let step = 0; step < HERTZ * LONGEST; step++) {
    world.step(1 / HERTZ);
    if (step % AT_ONCE === AT_ONCE - 1) await turn();
  }
  return fallen.map(({ feature, body, middle }) => {
    const up = body.quaternion.vmult(new Vec3(0, 1, 0));
    const foot = body.position.vsub(body.quaternion.vmult(middle));
    const toppled = Math.acos(Math.min(1, Math.max(-1, up.y))) > LEANS;
    const level = Math.max(0, tenth(foot.y / SCALE));
    if (toppled) return { toppled, feature };
    const at: Feature['at'] = [tenth(foot.x / SCALE), tenth(foot.z / SCALE)];
    return { toppled, feature: { ...feature, at, level: level < 0.8 ? 0 : level, turn: tenth(turnOf(body.quaternion)) } };
  });
}

/** The middle of mass of a piece's boxes in its own frame (dm). */
function middleOf({ parts }: PieceModel): Vec3 {
  let [x, y, z, mass] = [0, 0, 0, 0];
  for (const { footprint, bottom, top } of parts) for (const ring of footprint) {
    const { minX, maxX, minZ, maxZ } = rectOf(ring);
    const weight = Math.max(THIN, maxX - minX) * Math.max(THIN, maxZ - minZ) * Math.max(THIN, top - bottom);
    x += ((minX + maxX) / 2) * weight;
    y += ((Math.max(0, bottom) + top) / 2) * weight;
    z += ((minZ + maxZ) / 2) * weight;
    mass += weight;
  }
  return new Vec3((x / mass) * SCALE, (y / mass) * SCALE, (z / mass) * SCALE);
}

/** Moves a body's own middle to a place of its frame; what it is made of stays where it is. */
function shift(body: Body, middle: Vec3): void {
  for (const offset of body.shapeOffsets) offset.vsub(middle, offset);
  body.position.vadd(body.quaternion.vmult(middle), body.position);
  body.updateBoundingRadius();
  body.updateMassProperties();
  body.aabbNeedsUpdate = true;
}

/** The turn about the upright axis, in degrees. */
function turnOf({ x, y, z, w }: Quaternion): number {
  return (Math.atan2(2 * (w * y + x * z), 1 - 2 * (y * y + x * x)) * 180) / Math.PI;
}
