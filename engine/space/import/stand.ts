/** A model on the table: one mesh in mm, its middle over the origin, its foot on the ground, corners at one place joined. */
import type { RawModel } from './raw.ts';
import { boundsOf, type Size, type Stance, stood, UNITS } from './stance.ts';
import { ImportError } from './import-error.ts';
import { LONGEST_PIECE, SHORTEST_PIECE } from './limits.ts';

/** Corners that lie nearer than this are one (mm). */
const NEAR = 0.02;

export interface Solid {
  /** x, y, z of each corner in mm. */
  readonly positions: Float32Array;
  readonly index: Uint32Array;
  /** Linear colour of each corner: red, green, blue. */
  readonly colours: Float32Array;
  /** Of each triangle which part of the file it comes from. */
  readonly sources: Uint16Array;
  readonly size: Size;
}

/** Stands a model on the table. Throws `ImportError` where it is no size that a piece can have. */
export function standModel(model: RawModel, stance: Stance): Solid {
  const { parts } = model;
  const lists = parts.map(({ positions }) => stood(positions, stance.up, stance.quarters));
  const { least, most } = boundsOf(lists);
  const scale = UNITS[stance.unit] * stance.factor;
  const size = [0, 1, 2].map((k) => (most[k]! - least[k]!) * scale) as unknown as Size;
  refuseSize(size);
  const middle = [(least[0] + most[0]) / 2, least[1], (least[2] + most[2]) / 2] as const;
  const corners = lists.reduce((sum, list) => sum + list.length / 3, 0);
  const joined = new Joined(corners);
  const index = new Uint32Array(parts.reduce((sum, part) => sum + part.index.length, 0));
  const sources = new Uint16Array(index.length / 3);
  let kept = 0;
  lists.forEach((list, source) => {
    const { index: order, colours, colour } = parts[source]!;
    const numbers = new Uint32Array(list.length / 3);
    for (let v = 0; v < numbers.length; v++) {
      const at = v * 3;
      const place = [0, 1, 2].map((k) => (list[at + k]! - middle[k]!) * scale) as unknown as Size;
      numbers[v] = joined.add(source, place, colours === null ? colour : [colours[at]!, colours[at + 1]!, colours[at + 2]!]);
    }
    for (let t = 0; t < order.length; t += 3) {
      const [a, b, c] = [numbers[order[t]!]!, numbers[order[t + 1]!]!, numbers[order[t + 2]!]!];
      if (a === b || b === c || c === a) continue;
      index.set([a, b, c], kept);
      sources[kept / 3] = source;
      kept += 3;
    }
  });
  if (kept === 0) throw new ImportError('triangles', 'specks');
  return { ...joined.done(), index: index.slice(0, kept), sources: sources.slice(0, kept / 3), size };
}

function refuseSize(size: Size): void {
  const longest = Math.max(...size);
  if (longest < SHORTEST_PIECE) throw new ImportError('size', 'tooShort', { long: longest.toFixed(1), least: SHORTEST_PIECE });
  if (longest > LONGEST_PIECE) throw new ImportError('size', 'tooLong', { long: Math.round(longest), most: LONGEST_PIECE });
}

/** Corners by place and part of the file; those that fall together share the middle of their colours. */
class Joined {
  readonly #mask: number;
  readonly #slots: Int32Array;
  readonly #positions: Float32Array;
  readonly #colours: Float32Array;
  readonly #shares: Uint32Array;
  readonly #sources: Uint16Array;
  #count = 0;

  constructor(corners: number) {
    let room = 16;
    while (room < corners * 2) room *= 2;
    this.#mask = room - 1;
    this.#slots = new Int32Array(room).fill(-1);
    this.#positions = new Float32Array(corners * 3);
    this.#colours = new Float32Array(corners * 3);
    this.#shares = new Uint32Array(corners);
    this.#sources = new Uint16Array(corners);
  }

  /** The number of a corner. */
  add(source: number, [x, y, z]: Size, [red, green, blue]: readonly [number, number, number]): number {
    const [u, v, w] = [Math.round(x / NEAR), Math.round(y / NEAR), Math.round(z / NEAR)];
    let slot = (Math.imul(u, 73856093) ^ Math.imul(v, 19349663) ^ Math.imul(w, 83492791) ^ Math.imul(source, 2654435761)) & this.#mask;
    for (;; slot = (slot + 1) & this.#mask) {
      const known = this.#slots[slot]!;
      if (known < 0) break;
      const p = known * 3;
      const same = this.#sources[known] === source && Math.round(this.#positions[p]! / NEAR) === u && Math.round(this.#positions[p + 1]! / NEAR) === v
        && Math.round(this.#positions[p + 2]! / NEAR) === w;
      if (same) return this.#tint(known, red, green, blue);
    }
    const number = this.#count++;
    this.#slots[slot] = number;
    this.#sources[number] = source;
    this.#positions.set([u * NEAR, v * NEAR, w * NEAR], number * 3);
    return this.#tint(number, red, green, blue);
  }

  #tint(number: number, red: number, green: number, blue: number): number {
    const at = number * 3;
    this.#shares[number]!++;
    this.#colours[at]! += red;
    this.#colours[at + 1]! += green;
    this.#colours[at + 2]! += blue;
    return number;
  }

  done(): Pick<Solid, 'positions' | 'colours'> {
    const colours = this.#colours.slice(0, this.#count * 3);
    for (let i = 0; i < colours.length; i++) colours[i]! /= this.#shares[Math.floor(i / 3)]!;
    return { positions: this.#positions.slice(0, this.#count * 3), colours };
  }
}
