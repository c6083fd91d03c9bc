import { Euler, Matrix4, type Material, Quaternion, Vector3 } from 'three';
import { onForget } from '../match/lent.ts';
import { PieceBatch } from './detail/pieceBatch.ts';
import { loadPiece, type DrawnPiece } from './pieces.ts';
import { loadTable, type Feature, type TableFile } from './tableFile.ts';

/** A feature where it stands. */
export interface PlacedPiece {
  readonly feature: Feature;
  readonly piece: DrawnPiece;
  readonly matrix: Matrix4;
  /** Number within its piece's batch. */
  readonly instance: number;
  /** One bit for each part that is not drawn now. */
  hidden: number;
  /** Whether its door, if it has one, is open. */
  open: boolean;
}

/** Whether a part is a leaf of an open door, which stands in nobody's way. */
export const isOpened = ({ piece, open }: PlacedPiece, part: number): boolean => open && piece.parts[part]!.leaf;

/** Whether a part is not there to be seen or pointed at now: it is left out, or a leaf of an open door. */
export const isAway = (placed: PlacedPiece, part: number): boolean => Math.floor(placed.hidden / 2 ** part) % 2 === 1 || isOpened(placed, part);

/** Everything of a table's terrain that the screen needs: what stands where, and the pieces' geometry. */
export interface TerrainModel {
  readonly table: TableFile;
  readonly placed: readonly PlacedPiece[];
  readonly kinds: readonly DrawnPiece[];
}

const placeOf = ({ at: [x, z], turn, level }: Feature): Matrix4 =>
  new Matrix4().compose(new Vector3(x, level, z), new Quaternion().setFromEuler(new Euler(0, (turn * Math.PI) / 180, 0)), new Vector3(0.1, 0.1, 0.1));

const models = new Map<string, Promise<TerrainModel>>();
onForget((id) => void models.delete(id));

async function load(id: string): Promise<TerrainModel> {
  const table = await loadTable(id);
  const names = [...new Set(table.features.map(({ piece }) => piece))];
  const kinds = await Promise.all(names.map((name) => loadPiece(table.theme, name)));
  const counts = new Map<string, number>();
  const placed = table.features.map((feature) => {
    const instance = counts.get(feature.piece) ?? 0;
    counts.set(feature.piece, instance + 1);
    return { feature, piece: kinds[names.indexOf(feature.piece)]!, matrix: placeOf(feature), instance, hidden: 0, open: false };
  });
  return { table, placed, kinds };
}

/** Loads a table's terrain once. Rejects with a message naming the table or the piece. */
export function loadTerrain(id: string): Promise<TerrainModel> {
  let model = models.get(id);
  if (model === undefined) {
    model = load(id);
    models.set(id, model);
    model.catch(() => models.delete(id));
  }
  return model;
}

/** One batch for each kind of piece. */
export function terrainBatches({ placed, kinds }: TerrainModel, material: Material): PieceBatch[] {
  return kinds.map((piece) => {
    const mine = placed.filter((other) => other.piece === piece);
    const batch = new PieceBatch(piece, material, mine.length);
    for (const { instance, matrix } of mine) batch.place(instance, matrix);
    batch.computeBoundingSphere();
    return batch;
  });
}
