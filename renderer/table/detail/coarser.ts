/** The coarser levels of pieces: made once for each, by a thread of their own. */
import type { BufferAttribute, BufferGeometry, InterleavedBufferAttribute } from 'three';
import { coarsenerWorker } from '../../tools/workers.ts';
import { sortBySize } from '../largeFirst.ts';
import type { DrawnPiece } from '../pieces.ts';
import { cutOf } from './cut.ts';
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

/** The large triangles of a geometry, which are put first in it: what throws its shadow. */
function shadeOf(geometry: BufferGeometry): BufferGeometry {
  const count = sortBySize(geometry, CASTING);
  return cutOf(geometry, geometry.index!.array.subarray(0, count));
}

/** Puts the first three numbers of an attribute's items, where there is one, into every `width` of a row, from `first` on. */
function spread(from: BufferAttribute | InterleavedBufferAttribute | undefined, into: Float32Array, width: number, first: number): void {
  if (from === undefined) return;
  for (let i = 0, to = first; i < from.count; i++, to += width) {
    into[to] = from.getX(i);
    into[to + 1] = from.getY(i);
    into[to + 2] = from.getZ(i);
  }
}

function fineOf({ attributes, index }: BufferGeometry): Fine {
  const { count } = attributes['position']!;
  const [positions, looks, parts] = [new Float32Array(count * 3), new Float32Array(count * LOOKS), new Uint8Array(count)];
  const [surface, part] = [attributes['_surface'], attributes['part']];
  spread(attributes['position'], positions, 3, 0);
  spread(attributes['normal'], looks, LOOKS, 0);
  spread(attributes['color'], looks, LOOKS, 3);
  for (let i = 0; i < count; i++) {
    looks[i * LOOKS + 6] = surface?.getZ(i) ?? 0;
    parts[i] = part?.getX(i) ?? 0;
  }
  return { positions, looks, parts, index: new Uint32Array(index!.array) };
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
