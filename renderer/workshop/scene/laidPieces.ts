import { Euler, Group, Matrix4, Quaternion, Vector3, type Material } from 'three';
import type { Feature } from '../../../engine/space/terrain/table.ts';
import { PieceBatch } from '../../table/detail/pieceBatch.ts';
import type { DrawnPiece } from '../../table/pieces.ts';
import { isCut } from '../seen.ts';

const [AT, SPIN, ANGLES, SIZE] = [new Vector3(), new Quaternion(), new Euler(), new Vector3(0.1, 0.1, 0.1)];

/** Where a feature stands, from its piece's tenths to the table's millimetres. */
export function matrixOf({ at: [x, z], turn, level }: Feature, into = new Matrix4()): Matrix4 {
  return into.compose(AT.set(x, level, z), SPIN.setFromEuler(ANGLES.set(0, (turn * Math.PI) / 180, 0)), SIZE);
}

/** One bit for each part that begins at a height or above it. */
export function cutAbove(feature: Feature, { parts }: DrawnPiece, slice: number | null): number {
  if (slice === null) return 0;
  return parts.reduce((bits, part, i) => (isCut(feature, part, slice) ? bits + 2 ** i : bits), 0);
}

/** How much room a kind has at first; it doubles. */
const ROOM = 8;

/** Pieces under hands: one draw call a kind, however many stand, and only numbers change when they are moved. */
export class LaidPieces {
  readonly group = new Group();
  readonly #paint: Material;
  readonly #laid = new Map<string, PieceBatch>();
  /** What stands in each batch, and up to which height it is seen: what did not change is not put there again. */
  readonly #stood = new WeakMap<PieceBatch, { readonly list: readonly Feature[]; readonly slice: number | null }>();
  readonly #matrix = new Matrix4();

  constructor(paint: Material) {
    this.#paint = paint;
  }

  /** Shows these features; those that are `hidden`, and whose piece has not come, are not drawn. */
  show(features: readonly Feature[], drawn: (piece: string) => DrawnPiece | undefined, hidden: ReadonlySet<string>, slice: number | null): void {
    const kinds = new Map<string, Feature[]>();
    for (const feature of features) {
      if (hidden.has(feature.id)) continue;
      const kind = kinds.get(feature.piece);
      if (kind === undefined) kinds.set(feature.piece, [feature]);
      else kind.push(feature);
    }
    for (const [name, batch] of this.#laid) if (!kinds.has(name)) batch.stand(0);
    for (const [name, list] of kinds) {
      const piece = drawn(name);
      if (piece === undefined) continue;
      const batch = this.#kind(piece, list.length);
      batch.stand(list.length);
      const before = this.#stood.get(batch);
      const known = before?.slice === slice ? before.list : [];
      this.#stood.set(batch, { list, slice });
      let same = known.length === list.length;
      for (const [i, feature] of list.entries()) {
        if (feature === known[i]) continue;
        same = false;
        batch.place(i, matrixOf(feature, this.#matrix));
        const cut = cutAbove(feature, piece, slice);
        batch.hide(i, cut, cut);
      }
      if (!same) batch.computeBoundingSphere();
    }
  }

  #kind(piece: DrawnPiece, count: number): PieceBatch {
    const known = this.#laid.get(piece.name);
    if (known !== undefined && known.maxInstanceCount >= count) return known;
    if (known !== undefined) this.#drop(known);
    let room = known?.maxInstanceCount ?? ROOM;
    while (room < count) room *= 2;
    const batch = new PieceBatch(piece, this.#paint, room);
    this.group.add(batch);
    this.#laid.set(piece.name, batch);
    return batch;
  }

  #drop(batch: PieceBatch): void {
    this.group.remove(batch);
    batch.dispose();
  }

  dispose(): void {
    for (const batch of this.#laid.values()) this.#drop(batch);
    this.#laid.clear();
  }
}
