import type { LiveStage } from '../match/liveStage.ts';
import type { PieceBatch } from './detail/pieceBatch.ts';
import type { PlacedPiece, TerrainModel } from './terrainModel.ts';

interface Door {
  readonly mesh: PieceBatch;
  readonly placed: PlacedPiece;
}

/** Moves the leaves of a table's doors as the stage has them. Doors count as rules do: features with leaves, in the table's order. */
export class Doors {
  readonly #doors: readonly Door[];

  constructor({ placed }: TerrainModel, meshes: readonly PieceBatch[]) {
    this.#doors = placed.filter(({ piece }) => piece.hasDoor).map((one) => ({ placed: one, mesh: meshes.find(({ name }) => name === one.piece.name)! }));
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
}
