import { MeshDepthMaterial } from 'three';
import type { LiveStage } from '../match/liveStage.ts';
import type { PieceBatch } from './detail/pieceBatch.ts';
import { SLID, SLIDING } from './sliding.ts';
import type { PlacedPiece, TerrainModel } from './terrainModel.ts';

/** What throws the shadow of a piece with a door: its leaves take it along. */
function slidingShade(): MeshDepthMaterial {
  const material = new MeshDepthMaterial();
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace('#include <common>', `#include <common>${SLIDING}`).replace('#include <begin_vertex>', `#include <begin_vertex>${SLID}`);
  };
  material.customProgramCacheKey = () => 'sliding-shade';
  return material;
}

interface Door {
  readonly mesh: PieceBatch;
  readonly placed: PlacedPiece;
}

/** Moves the leaves of a table's doors as the stage has them. Doors count as rules do: features with leaves, in the table's order. */
export class Doors {
  readonly #doors: readonly Door[];
  readonly #shade: MeshDepthMaterial | null;

  constructor({ placed }: TerrainModel, meshes: readonly PieceBatch[]) {
    this.#doors = placed.filter(({ piece }) => piece.hasDoor).map((one) => ({ placed: one, mesh: meshes.find(({ name }) => name === one.piece.name)! }));
    this.#shade = this.#doors.length === 0 ? null : slidingShade();
    for (const { mesh } of this.#doors) mesh.customDepthMaterial = this.#shade!;
  }

  /** Brings them up to date. Returns whether one moved. */
  update({ doors }: Pick<LiveStage, 'doors'>): boolean {
    let moved = false;
    for (const [number, { mesh, placed }] of this.#doors.entries()) {
      const share = doors.share(number);
      placed.open = share > 0.5;
      if (mesh.open(placed.instance, share)) moved = true;
    }
    return moved;
  }

  dispose(): void {
    this.#shade?.dispose();
  }
}
