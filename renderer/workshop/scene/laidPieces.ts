import { DynamicDrawUsage, Euler, Group, InstancedBufferAttribute, InstancedMesh, Matrix4, Quaternion, Vector3, type Material } from 'three';
import type { Feature } from '../../../engine/space/terrain/table.ts';
import { castLarge } from '../../table/largeFirst.ts';
import type { DrawnPiece } from '../../table/pieces.ts';

const [AT, SPIN, ANGLES, SIZE] = [new Vector3(), new Quaternion(), new Euler(), new Vector3(0.1, 0.1, 0.1)];

/** Where a feature stands, from its piece's tenths to the table's millimetres. */
export function matrixOf({ at: [x, z], turn, level }: Feature, into = new Matrix4()): Matrix4 {
  return into.compose(AT.set(x, level, z), SPIN.setFromEuler(ANGLES.set(0, (turn * Math.PI) / 180, 0)), SIZE);
}

/** One bit for each part that begins at a height or above it. */
export function cutAbove({ level }: Feature, { parts }: DrawnPiece, slice: number | null): number {
  if (slice === null) return 0;
  return parts.reduce((bits, { low }, i) => (level + low >= slice - 0.5 ? bits + 2 ** i : bits), 0);
}

interface Laid {
  readonly mesh: InstancedMesh;
  readonly cut: InstancedBufferAttribute;
  readonly room: number;
}

/** How much room a kind has at first; it doubles. */
const ROOM = 8;

/** Pieces under hands: one draw call a kind, however many stand, and only numbers change when they are moved. */
export class LaidPieces {
  readonly group = new Group();
  readonly #paint: Material;
  readonly #laid = new Map<string, Laid>();
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
    for (const [name, { mesh }] of this.#laid) if (!kinds.has(name)) mesh.count = 0;
    for (const [name, list] of kinds) {
      const piece = drawn(name);
      if (piece === undefined) continue;
      const { mesh, cut } = this.#kind(piece, list.length);
      mesh.count = list.length;
      list.forEach((feature, i) => {
        mesh.setMatrixAt(i, matrixOf(feature, this.#matrix));
        cut.setX(i, cutAbove(feature, piece, slice));
      });
      mesh.instanceMatrix.needsUpdate = true;
      cut.needsUpdate = true;
      mesh.computeBoundingSphere();
    }
  }

  #kind(piece: DrawnPiece, count: number): Laid {
    const known = this.#laid.get(piece.name);
    if (known !== undefined && known.room >= count) return known;
    if (known !== undefined) this.#drop(known);
    let room = known?.room ?? ROOM;
    while (room < count) room *= 2;
    const geometry = piece.geometry.clone();
    const cut = new InstancedBufferAttribute(new Float32Array(room), 1).setUsage(DynamicDrawUsage);
    geometry.setAttribute('hiddenParts', cut);
    if (piece.hasDoor) geometry.setAttribute('ajar', new InstancedBufferAttribute(new Float32Array(room), 1));
    const mesh = new InstancedMesh(geometry, this.#paint, room);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.name = piece.name;
    castLarge(mesh, piece.shadowCount);
    mesh.raycast = () => {};
    this.group.add(mesh);
    const laid = { mesh, cut, room };
    this.#laid.set(piece.name, laid);
    return laid;
  }

  #drop({ mesh }: Laid): void {
    this.group.remove(mesh);
    mesh.geometry.dispose();
    mesh.dispose();
  }

  dispose(): void {
    for (const laid of this.#laid.values()) this.#drop(laid);
    this.#laid.clear();
  }
}
