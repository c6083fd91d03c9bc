import { Vector3 } from 'three';
import type { DrawnPiece } from '../pieces.ts';
import type { PlacedPiece, TerrainModel } from '../terrainModel.ts';
import { LAMP_LEVELS, LAMP_TEXELS, MAST } from './lit.ts';

/** A lamp on a table, in mm. */
export interface Lamp {
  readonly at: Vector3;
  /** Which way it shines; upright where it shines all around. */
  readonly to: Vector3;
  /** 1 for a deck's lamp. */
  readonly strength: number;
  readonly kind: 'deck' | 'glass' | 'mast';
  /** Number of the part of its piece that it is fixed to. */
  readonly part: number;
}

/** A lamp where its piece stands: it goes when that part is left out. */
export interface StandingLamp extends Lamp {
  readonly on: PlacedPiece;
}

/** Glow of a surface from which it is a lamp's glass, and how far apart corners of one lamp's glass lie at most (tenths of mm). */
const [GLOWS, TOGETHER] = [0.2, 160];
/** How far a lamp's light reaches (mm), and how far below a floor a lamp may hang that still lights it. */
const [REACH, BELOW] = [190, 30];
/** Share of a lamp's light that gets up to where it does not shine. */
const SPILL = 0.12;
/** A railing's lamp stands so far inside the railing's corner. */
const INSIDE = 3;

const known = new WeakMap<DrawnPiece, readonly Lamp[]>();

/** Where glass glows in a piece: its corners gathered, each gathering one lamp. In mm of the piece. */
function glassOf({ geometry }: DrawnPiece): readonly Lamp[] {
  const [position, normal, finish, parts] = (['position', 'normal', '_surface', 'part'] as const).map((name) => geometry.getAttribute(name));
  if (position === undefined || finish === undefined || normal === undefined) return [];
  const found: { readonly first: Vector3; readonly sum: Vector3; readonly to: Vector3; readonly part: number; count: number }[] = [];
  const here = new Vector3();
  for (let i = 0; i < position.count; i++) {
    if (finish.getZ(i) < GLOWS) continue;
    here.fromBufferAttribute(position, i);
    let lamp = found.find(({ first }) => first.distanceTo(here) < TOGETHER);
    if (lamp === undefined) found.push((lamp = { first: here.clone(), sum: new Vector3(), to: new Vector3(), part: parts?.getX(i) ?? 0, count: 0 }));
    lamp.sum.add(here);
    lamp.to.x += normal.getX(i);
    lamp.to.z += normal.getZ(i);
    lamp.count += 1;
  }
  return found.map(({ sum, to, part, count }) => {
    const at = sum.divideScalar(count * 10);
    // Glass on a wall looks one way, a bulb all around.
    const turned = to.length() / count > 0.15;
    return { at, to: turned ? to.normalize() : new Vector3(0, 1, 0), strength: turned ? 0.6 : 0.35, kind: at.y > MAST ? 'mast' : 'glass', part };
  });
}

/** Lamps on the railings of a gantry: on the corners of its back, which is railed on all of them. */
function railed({ name, parts }: DrawnPiece): readonly Lamp[] {
  const part = parts.findIndex(({ name: other }) => other === 'railings');
  const rails = parts[part];
  if (rails === undefined || !/^(gantry|half)/.test(name)) return [];
  const { min, max } = rails.box;
  const lamp = (x: number, z: number): Lamp => ({ at: new Vector3(x / 10, max.y / 10 + 2, z / 10), to: new Vector3(0, 1, 0), strength: 1, kind: 'deck', part });
  const inside = INSIDE * 10;
  const back = min.z + inside;
  if (max.x - min.x < 1000) return [lamp(min.x + inside, back)];
  return [lamp(min.x + inside, back), lamp(max.x - inside, max.z - min.z > 1000 ? max.z - inside : back)];
}

function lampsIn(piece: DrawnPiece): readonly Lamp[] {
  let lamps = known.get(piece);
  if (lamps === undefined) known.set(piece, (lamps = [...glassOf(piece), ...railed(piece)]));
  return lamps;
}

/** All lamps of a table, where they stand. */
export const lampsOf = ({ placed }: Pick<TerrainModel, 'placed'>): readonly StandingLamp[] => placed.flatMap((on) => lampsIn(on.piece).map((lamp) => ({
  ...lamp, on, at: lamp.at.clone().multiplyScalar(10).applyMatrix4(on.matrix), to: lamp.to.clone().transformDirection(on.matrix),
})));

/** Whether the part that a lamp is fixed to is left out now. */
export const isOut = ({ on, part }: StandingLamp): boolean => ((on.hidden >> part) & 1) === 1;

/** What a lamp throws at each millimetre of plan from it, one of four numbers for each height: what is near takes it from there. */
const thrown = new Float64Array((REACH + 1) * LAMP_LEVELS.length);

/** What lamps throw on a table of `width` by `depth` mm, for each height of `LAMP_LEVELS`. Walls throw no shadow in it. */
export class LampLight {
  /** Fine enough for lamps to come and go without end. */
  readonly #light = new Float64Array(LAMP_TEXELS * LAMP_TEXELS * 4);
  readonly width: number;
  readonly depth: number;

  constructor(width: number, depth: number) {
    [this.width, this.depth] = [width, depth];
  }

  /** Adds the light of a lamp, so often; -1 takes it away again. */
  add({ at, to, strength, kind }: Lamp, times = 1): void {
    if (kind === 'mast') return;
    const [width, depth, light] = [this.width, this.depth, this.#light];
    const [stepX, stepZ] = [width / LAMP_TEXELS, depth / LAMP_TEXELS];
    const [isTurned, toX, toZ] = [Math.abs(to.y) < 0.5, to.x, to.z];
    // How far below it each level lies, as it takes from the light; less than nothing above it.
    const depths = LAMP_LEVELS.map((level) => (at.y - level < -BELOW ? -1 : (Math.max(0, at.y - level - 40) / 60) ** 2));
    for (let flat = 0, i = 0; flat <= REACH; flat++) {
      const [soft, slant] = [1 - flat / REACH, 1 + (flat / 60) * (flat / 60)];
      const here = times * strength * soft * soft;
      for (let k = 0; k < depths.length; k++) thrown[i++] = depths[k]! < 0 ? here * SPILL : here / (slant + depths[k]!);
    }
    const texel = (place: number, size: number, step: number): number => (place + size / 2) / step - 0.5;
    const last = Math.min(LAMP_TEXELS - 1, Math.floor(texel(at.z + REACH, depth, stepZ)));
    for (let v = Math.max(0, Math.ceil(texel(at.z - REACH, depth, stepZ))); v <= last; v++) {
      const dz = (v + 0.5) * stepZ - depth / 2 - at.z;
      const half = Math.sqrt(Math.max(0, REACH * REACH - dz * dz));
      const first = Math.max(0, Math.ceil(texel(at.x - half, width, stepX)));
      const end = Math.min(LAMP_TEXELS - 1, Math.floor(texel(at.x + half, width, stepX)));
      let dx = (first + 0.5) * stepX - width / 2 - at.x;
      for (let u = first, i = (v * LAMP_TEXELS + first) * 4; u <= end; u++, i += 4, dx += stepX) {
        const flat = Math.sqrt(dx * dx + dz * dz);
        const from = Math.min(REACH, (flat + 0.5) | 0) * 4; // a whole number without a call: this is done some millions of times
        const ahead = isTurned ? Math.max(0, (dx * toX + dz * toZ) / (flat + 4) + 0.2) / 1.2 : 1;
        light[i]! += ahead * thrown[from]!;
        light[i + 1]! += ahead * thrown[from + 1]!;
        light[i + 2]! += ahead * thrown[from + 2]!;
        light[i + 3]! += ahead * thrown[from + 3]!;
      }
    }
  }

  /** Writes it: four bytes a texel, one for each height, the first row at -z. */
  write(out: Uint8Array): void {
    const light = this.#light;
    // Where many shine it does not get without end brighter.
    for (let i = 0; i < light.length; i++) out[i] = Math.round(255 * (1 - Math.exp(-light[i]! * 1.4)));
  }
}
