import { Box3, type Material, type Matrix4, Ray, Vector3 } from 'three';
import type { Actor } from '../match/actor.ts';
import type { LiveStage } from '../match/liveStage.ts';
import type { MatchState } from '../match/matchState.ts';
import type { PieceBatch } from './detail/pieceBatch.ts';
import { HOLES, overlay } from './overlay.ts';
import { STOREY } from './tableFile.ts';
import type { PlacedPiece, TerrainModel } from './terrainModel.ts';

/** Half the width of what stays visible around a figure (mm). */
const RADIUS = 30;
/** How far beside the line of sight a part still counts as in the way, in tenths of a millimetre: holes open early, whole parts leave late. */
const ASIDE = 220;
const ASIDE_PLAIN = 40;
/** Gear stands on a part when its foot is within this of the part's top (mm). */
const ON_TOP = 4;
/** Nearer than this to the eye (tenths of a millimetre) whole parts are left out in fine drawing, too: of a hole one would see little but its edge. */
const NEAR = 7000;
/** What is fixed to a part touches it within this (tenths of a millimetre). */
const TOUCH = 30;
/** A storey is drawn when its foot lies this far below the cut (mm). */
const SILL = 24;

/** Height in mm from which nothing is drawn; a large one when all storeys are. */
export const cutAbove = (level: number | null): number => (level === null ? 1e6 : (level + 1) * STOREY - SILL);

/** Whether a part's foot lies above the highest storey that is drawn. */
const isAbove = (low: number, level: number | null): boolean => low >= cutAbove(level);

const has = (mask: number, number: number): boolean => Math.floor(mask / 2 ** number) % 2 === 1;

type Part = PlacedPiece['piece']['parts'][number];

const volume = ({ min, max }: Box3): number => (max.x - min.x) * (max.y - min.y) * (max.z - min.z);

const touches = ({ min: a, max: b }: Box3, { min: c, max: d }: Box3): boolean =>
  a.x <= d.x + TOUCH && c.x <= b.x + TOUCH && a.y <= d.y + TOUCH && c.y <= b.y + TOUCH && a.z <= d.z + TOUCH && c.z <= b.z + TOUCH;

/** Whether a part stands on another, or is a smaller one that is fixed to it and carries nobody: a door, a ladder, an aerial. */
function isGearOf(gear: Part, part: Part): boolean {
  if (Math.abs(gear.low - part.high) <= ON_TOP) return true;
  return gear.floors.length === 0 && gear.low > part.low - ON_TOP && gear.low < part.high && volume(gear.box) < volume(part.box) && touches(gear.box, part.box);
}

/** A part that is left out takes along what stands on it and is fixed to it, and what stands on that, so that nothing floats. */
function withGear({ piece: { parts } }: PlacedPiece, mask: number): number {
  let all = mask;
  for (let before = -1; before !== all && all !== 0;) {
    before = all;
    for (let number = 0; number < parts.length; number++) {
      if (!has(all, number) && parts.some((part, under) => has(before, under) && isGearOf(parts[number]!, part))) all += 2 ** number;
    }
  }
  return all;
}

interface Kind {
  readonly mesh: PieceBatch;
  readonly placed: readonly (PlacedPiece & { readonly inverse: Matrix4 })[];
}

/**
 * Opens the terrain: storeys above the chosen level, and what hides the figures that matter. Fine drawing cuts soft holes before those that are
 * far away, for which only the kinds of pieces that are in the way get the material that can; else whole parts are left out.
 */
export class Cutaway {
  readonly #kinds: readonly Kind[];
  readonly #solid: Material;
  /** Null where whole parts are left out instead. */
  readonly #holey: Material | null;
  readonly #focus: Actor[] = [];
  readonly #eye = new Vector3();
  readonly #ray = new Ray();
  readonly #to = new Vector3();
  readonly #hit = new Vector3();
  readonly #box = new Box3();
  #level: number | null = null;

  constructor(model: TerrainModel, meshes: readonly PieceBatch[], solid: Material, holey: Material | null) {
    this.#solid = solid;
    this.#holey = holey;
    this.#kinds = meshes.map((mesh) => {
      const placed = model.placed.filter(({ piece }) => piece.name === mesh.name);
      return { mesh, placed: placed.map((one) => Object.assign(one, { inverse: one.matrix.clone().invert() })) };
    });
  }

  /** Figures that must be seen: both sides of an attack, the active unit, what is chosen or pointed at. */
  #look(stage: LiveStage, { selected, hovered }: MatchState): void {
    this.#focus.length = 0;
    for (const actor of stage.actors.values()) {
      if (!actor.shown || this.#focus.length >= HOLES) continue;
      const { id, group } = actor;
      const attacks = id === stage.attacker || id === stage.defender;
      const chosen = id === selected || group === selected || id === hovered;
      if (attacks || chosen || group === stage.active) this.#focus.push(actor);
    }
  }

  /** Whether what hides a figure is left out as a whole; else it gets a hole. */
  #leavesOut({ x, y, z }: Actor): boolean {
    return this.#holey === null || this.#eye.distanceTo(this.#to.set(x, y + 18, z)) * 10 < NEAR;
  }

  /** Whether a part of a piece stands between the eye and a figure, and would be left out for it, or get a hole. */
  #hides({ piece, feature, inverse }: Kind['placed'][number], number: number, actor: Actor, leftOut: boolean): boolean {
    const part = piece.parts[number]!;
    if (part.high + feature.level < actor.y + 8 || this.#leavesOut(actor) !== leftOut) return false;
    this.#ray.origin.copy(this.#eye).applyMatrix4(inverse);
    this.#to.set(actor.x, actor.y + 18, actor.z).applyMatrix4(inverse);
    const far = this.#to.distanceTo(this.#ray.origin);
    this.#ray.direction.copy(this.#to).sub(this.#ray.origin).divideScalar(far);
    this.#box.copy(part.box).expandByScalar(leftOut ? ASIDE_PLAIN : ASIDE);
    return this.#ray.intersectBox(this.#box, this.#hit) !== null && this.#hit.distanceTo(this.#ray.origin) < far - 160;
  }

  #hidesAny(piece: Kind['placed'][number], number: number, leftOut: boolean): boolean {
    for (let i = 0; i < this.#focus.length; i++) if (this.#hides(piece, number, this.#focus[i]!, leftOut)) return true;
    return false;
  }

  /** Brings the terrain up to date for a camera at `eye`. Returns whether something was left out or came back. */
  update(eye: Vector3, stage: LiveStage, state: MatchState): boolean {
    this.#eye.copy(eye);
    this.#look(stage, state);
    const relevelled = this.#level !== state.level;
    this.#level = state.level;
    let changed = relevelled;
    let open = false;
    for (const { mesh, placed } of this.#kinds) {
      let blocked = false;
      for (const piece of placed) {
        let mask = 0;
        let above = 0;
        for (let number = 0; number < piece.piece.parts.length; number++) {
          const away = isAbove(piece.piece.parts[number]!.low + piece.feature.level, state.level);
          if (away) above += 2 ** number;
          if (away || this.#hidesAny(piece, number, true)) mask += 2 ** number;
          else blocked ||= this.#holey !== null && this.#hidesAny(piece, number, false);
        }
        mask = withGear(piece, mask);
        piece.hidden = mask;
        // The table outlives its meshes: what these draw is what counts.
        // What stands in somebody's way is still there and throws its shadow; a storey that is left out is not.
        if (mesh.hide(piece.instance, mask, withGear(piece, above))) changed = true;
      }
      const material = blocked ? this.#holey ?? this.#solid : this.#solid;
      if (mesh.material !== material) { mesh.material = material; changed = true; }
      open ||= blocked;
    }
    this.#setHoles(open);
    return changed;
  }

  #setHoles(open: boolean): void {
    overlay.holesOpen.value = open ? 1 : 0;
    for (let i = 0; i < HOLES; i++) {
      const hole = overlay.holes.value[i]!;
      const actor = open ? this.#focus[i] : undefined;
      if (actor === undefined || this.#leavesOut(actor)) {
        hole.w = 0;
        continue;
      }
      hole.set(actor.x, actor.y + 18, actor.z, RADIUS);
      overlay.holeFloor.value[i] = actor.y;
    }
  }
}
