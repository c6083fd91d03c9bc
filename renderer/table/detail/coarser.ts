/** The coarser levels of pieces: made once for each, by a thread of their own. */
import { BufferAttribute, BufferGeometry } from 'three';
import { coarsenerWorker } from '../../tools/workers.ts';
import { sortBySize } from '../largeFirst.ts';
import type { DrawnPiece } from '../pieces.ts';
import type { Coarser, Fine, FromCoarsener, ToCoarsener } from './coarsen.ts';

/** A piece with fewer triangles, in tenths of a millimetre: a geometry of its own with all that the piece's has, and how far it is off that one. */
export interface Level {
  readonly geometry: BufferGeometry;
  readonly off: number;
}

/** What is drawn of a piece beside its finest level. */
export interface Detail {
  /** Coarser and coarser. */
  readonly levels: readonly Level[];
  /** What throws its shadow. */
  readonly shade: BufferGeometry;
}

/** The number of the level whose large triangles throw shadows, and the share of its surface that those have: less has no rails, more has bolts. */
const [SHADE, CASTING] = [1, 0.85];
const LOOKS = 7;

/** Corners that some triangles have, as a geometry of their own. `index`: those triangles. */
export function cutOf({ attributes }: BufferGeometry, index: ArrayLike<number>): BufferGeometry {
  const all = Object.entries(attributes) as readonly (readonly [string, BufferAttribute])[];
  const numbers = new Int32Array(attributes['position']!.count).fill(-1);
  const corners: number[] = [];
  const order = new Uint32Array(index.length);
  for (let i = 0; i < index.length; i++) {
    const corner = index[i]!;
    if (numbers[corner]! < 0) numbers[corner] = corners.push(corner) - 1;
    order[i] = numbers[corner]!;
  }
  const cut = new BufferGeometry().setIndex(new BufferAttribute(corners.length > 65535 ? order : Uint16Array.from(order), 1));
  for (const [name, { array, itemSize, normalized }] of all) {
    const [from, to] = [array, new (array.constructor as Float32ArrayConstructor)(corners.length * itemSize)];
    for (const [i, corner] of corners.entries()) for (let k = 0; k < itemSize; k++) to[i * itemSize + k] = from[corner * itemSize + k]!;
    cut.setAttribute(name, new BufferAttribute(to, itemSize, normalized));
  }
  return cut;
}

/** The large triangles of a geometry, which are put first in it: what throws its shadow. */
function shadeOf(geometry: BufferGeometry): BufferGeometry {
  const count = sortBySize(geometry, CASTING);
  return cutOf(geometry, geometry.index!.array.subarray(0, count));
}

function fineOf({ attributes, index }: BufferGeometry): Fine {
  const position = attributes['position']!;
  const [positions, looks, parts] = [new Float32Array(position.count * 3), new Float32Array(position.count * LOOKS), new Uint8Array(position.count)];
  const [normal, colour, surface, part] = (['normal', 'color', '_surface', 'part'] as const).map((name) => attributes[name]);
  for (let i = 0; i < position.count; i++) {
    positions.set([position.getX(i), position.getY(i), position.getZ(i)], i * 3);
    if (normal !== undefined) looks.set([normal.getX(i), normal.getY(i), normal.getZ(i)], i * LOOKS);
    if (colour !== undefined) looks.set([colour.getX(i), colour.getY(i), colour.getZ(i)], i * LOOKS + 3);
    looks[i * LOOKS + 6] = surface?.getZ(i) ?? 0;
    parts[i] = part?.getX(i) ?? 0;
  }
  return { positions, looks, parts, index: Uint32Array.from(index!.array) };
}

/** What was asked of the thread, and who waits for it. */
class Coarsener {
  readonly #worker = coarsenerWorker();
  readonly #waiting = new Map<number, (levels: readonly Coarser[]) => void>();
  #next = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data: { id, levels } }: MessageEvent<FromCoarsener>) => {
      this.#waiting.get(id)?.(levels);
      this.#waiting.delete(id);
    });
  }

  ask(fine: Fine): Promise<readonly Coarser[]> {
    return new Promise((done) => {
      const id = this.#next++;
      this.#waiting.set(id, done);
      const given = Object.values(fine).map(({ buffer }) => buffer as ArrayBuffer);
      this.#worker.postMessage({ id, fine } satisfies ToCoarsener, given);
    });
  }
}

let coarsener: Coarsener | null = null;
const made = new WeakMap<DrawnPiece, Promise<Detail>>();

/** What levels make of a piece's geometry. */
export function detailOf(geometry: BufferGeometry, coarser: readonly Coarser[]): Detail {
  const levels = coarser.map(({ index, off }): Level => ({ geometry: cutOf(geometry, index), off }));
  return { levels, shade: shadeOf(levels[SHADE]!.geometry) };
}

/** The coarser levels of a piece, when they are made. Never resolves where no thread makes them: then its finest is drawn. */
export function coarserOf(piece: DrawnPiece): Promise<Detail> {
  let detail = made.get(piece);
  if (detail === undefined) {
    const { geometry } = piece;
    detail = typeof Worker === 'undefined' || geometry.index === null ? new Promise(() => {})
      : (coarsener ??= new Coarsener()).ask(fineOf(geometry)).then((coarser) => detailOf(geometry, coarser));
    made.set(piece, detail);
  }
  return detail;
}
