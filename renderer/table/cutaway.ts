import { Box3, type InstancedMesh, type Material, type Matrix4, Ray, Vector3 } from 'three';
import type { Actor } from '../match/actor.ts';
import type { LiveStage } from '../match/liveStage.ts';
import type { MatchState } from '../match/matchState.ts';
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
/** A storey is drawn when its foot lies this far below the cut (mm). */
const SILL = 24;

/** Height in mm from which nothing is drawn; a large one when all storeys are. */
export const cutAbove = (level: number | null): number => (level === null ? 1e6 : (level + 1) * STOREY - SILL);

/** Whether a part's foot lies above the highest storey that is drawn. */
const isAbove = (low: number, level: number | null): boolean => low >= cutAbove(level);

const has = (mask: number, number: number): boolean => Math.floor(mask / 2 ** number) % 2 === 1;

/** A part that is left out takes along what stands on it, so that nothing floats. */
function withGear({ piece: { parts } }: PlacedPiece, mask: number): number {
  if (mask === 0) return 0;
  let all = mask;
  for (let number = 0; number < parts.length; number++) {
    if (has(all, number)) continue;
    const { low } = parts[number]!;
    for (let under = 0; under < parts.length; under++) if (has(mask, under) && Math.abs(low - parts[under]!.high) <= ON_TOP) { all += 2 ** number; break; }
  }
  return all;
}

interface Kind {
  readonly mesh: InstancedMesh;
  readonly placed: readonly (PlacedPiece & { readonly inverse: Matrix4 })[];
}

/**
 * Opens the terrain: storeys above the chosen level, and what hides the figures that matter. Fine drawing cuts soft holes,
 * for which only the kinds of pieces that are in the way get the material that can; plain drawing leaves out whole parts.
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

  constructor(model: TerrainModel, meshes: readonly InstancedMesh[], solid: Material, holey: Material | null) {
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

  /** Whether a part of a piece stands between the eye and a figure. */
  #hides({ piece, feature, inverse }: Kind['placed'][number], number: number, actor: Actor): boolean {
    const part = piece.parts[number]!;
    if (part.high + feature.level < actor.y + 8) return false;
    this.#ray.origin.copy(this.#eye).applyMatrix4(inverse);
    this.#to.set(actor.x, actor.y + 18, actor.z).applyMatrix4(inverse);
    const far = this.#to.distanceTo(this.#ray.origin);
    this.#ray.direction.copy(this.#to).sub(this.#ray.origin).divideScalar(far);
    this.#box.copy(part.box).expandByScalar(this.#holey === null ? ASIDE_PLAIN : ASIDE);
    return this.#ray.intersectBox(this.#box, this.#hit) !== null && this.#hit.distanceTo(this.#ray.origin) < far - 160;
  }

  #hidesAny(piece: Kind['placed'][number], number: number): boolean {
    for (let i = 0; i < this.#focus.length; i++) if (this.#hides(piece, number, this.#focus[i]!)) return true;
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
      const drawn = mesh.geometry.getAttribute('hiddenParts');
      let blocked = false;
      for (const piece of placed) {
        let mask = 0;
        for (let number = 0; number < piece.piece.parts.length; number++) {
          const away = isAbove(piece.piece.parts[number]!.low + piece.feature.level, state.level);
          const hides = !away && this.#hidesAny(piece, number);
          if (hides) blocked = true;
          if (away || (hides && this.#holey === null)) mask += 2 ** number;
        }
        mask = withGear(piece, mask);
        piece.hidden = mask;
        // The table outlives its meshes: what these draw is what counts.
        if (drawn.getX(piece.instance) === mask) continue;
        drawn.setX(piece.instance, mask);
        drawn.needsUpdate = true;
        changed = true;
      }
      const material = blocked && this.#holey !== null ? this.#holey : this.#solid;
      if (mesh.material !== material) { mesh.material = material; changed = true; }
      open ||= blocked && this.#holey !== null;
    }
    this.#setHoles(open);
    return changed;
  }

  #setHoles(open: boolean): void {
    overlay.holesOpen.value = open ? 1 : 0;
    for (let i = 0; i < HOLES; i++) {
      const hole = overlay.holes.value[i]!;
      const actor = open ? this.#focus[i] : undefined;
      if (actor === undefined) {
        hole.w = 0;
        continue;
      }
      hole.set(actor.x, actor.y + 18, actor.z, RADIUS);
      overlay.holeFloor.value[i] = actor.y;
    }
  }
}
