import type { Mesh } from './faces.ts';

/** What is drawn of a part: three corners a triangle, each with its own place, normal and paint. */
export interface Drawn {
  /** x, y, z of each corner in mm. */
  readonly position: Float32Array;
  readonly normal: Float32Array;
  /** Linear colour with light and dirt already in it, each 0 to 1. */
  readonly colour: Float32Array;
  /** Roughness, metalness, glow, openness to the sky, each 0 to 1. */
  readonly surface: Float32Array;
}

/** The same as it is stored: places in whole tenths of a mm, corners that are equal joined. */
export interface Welded extends Mesh {
  readonly normal: Int8Array;
  readonly colour: Uint16Array;
  readonly surface: Uint8Array;
}

/** Rounds every vertex to what is stored and joins those that became equal; drops triangles that became nothing. */
export function weld(drawn: Drawn): Welded {
  const seen = new Map<string, number>();
  const [position, normal, colour, surface, index]: number[][] = [[], [], [], [], []];
  const count = drawn.position.length / 3;
  const places: string[] = [];
  const numbers: number[] = [];
  const read = (from: Float32Array, i: number, width: number, by: number): number[] =>
    Array.from(from.subarray(i * width, i * width + width), (x) => Math.round(x * by));
  for (let i = 0; i < count; i++) {
    const p = read(drawn.position, i, 3, 10);
    const values = [...p, ...read(drawn.normal, i, 3, 127), ...read(drawn.colour, i, 3, 65535), ...read(drawn.surface, i, 4, 255)];
    const key = values.join();
    let k = seen.get(key);
    if (k === undefined) {
      k = seen.size;
      seen.set(key, k);
      position!.push(...values.slice(0, 3));
      normal!.push(...values.slice(3, 6));
      colour!.push(...values.slice(6, 9), 65535);
      surface!.push(...values.slice(9, 13));
    }
    places[i] = p.join();
    numbers[i] = k;
  }
  for (let i = 0; i < count; i += 3) {
    const [a, b, c] = [places[i], places[i + 1], places[i + 2]];
    if (a !== b && b !== c && c !== a) index!.push(numbers[i]!, numbers[i + 1]!, numbers[i + 2]!);
  }
  return {
    position: new Int16Array(position!),
    normal: new Int8Array(normal!),
    colour: new Uint16Array(colour!),
    surface: new Uint8Array(surface!),
    index: seen.size < 65535 ? new Uint16Array(index!) : new Uint32Array(index!),
  };
}
