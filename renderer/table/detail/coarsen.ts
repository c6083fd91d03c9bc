/** Coarser levels of a piece: fewer triangles over the same corners, with how far each is off. */
import { MeshoptSimplifier } from 'meshoptimizer/simplifier';

/** A piece's geometry as it is thinned: lengths in tenths of a millimetre, numbers of all corners side by side. */
export interface Fine {
  readonly positions: Float32Array;
  /** Seven of each corner: its normal, its colour, and how much it glows. */
  readonly looks: Float32Array;
  /** The number of each corner's part. */
  readonly parts: Uint8Array;
  readonly index: Uint32Array;
}

/** A level: triangles of corners of the finest. */
export interface Coarser {
  readonly index: Uint32Array;
  /** How far its surface is off the finest at most, in tenths of a millimetre. */
  readonly off: number;
}

/** What the page and the thread that makes levels say to each other. */
export interface ToCoarsener { readonly id: number; readonly fine: Fine }
export interface FromCoarsener { readonly id: number; readonly levels: readonly Coarser[] }

/** How far levels may be off, in tenths of a millimetre: the finest of them first. */
export const OFFS = [4, 9, 18] as const;
/** Tenths of a millimetre that a normal turned round, another colour and a light that went out count as. */
const COUNTS = { normal: 120, colour: 200, glow: 300 } as const;
/** Share of the surface of a part that a level keeps at least: bars of a grating that are too thin to be seen cover something all the same. */
const KEPT = 0.9;
const LOOKS = 7;

/** Resolves when `coarsen` may be called. */
export const coarsenReady = (): Promise<void> => MeshoptSimplifier.ready;

/** Triangles of each part, by number: no triangle may join two, as each may be left out by itself. */
function byPart({ index, parts }: Fine): readonly Uint32Array[] {
  const lists = new Map<number, number[]>();
  for (let i = 0; i < index.length; i += 3) {
    const part = parts[index[i]!]!;
    let list = lists.get(part);
    if (list === undefined) lists.set(part, (list = []));
    list.push(index[i]!, index[i + 1]!, index[i + 2]!);
  }
  return [...lists.values()].map((list) => Uint32Array.from(list));
}

/** Levels of a piece as far off as `OFFS` says, each made of the one before it. `coarsenReady` must have resolved. */
export function coarsen(fine: Fine): readonly Coarser[] {
  const scale = MeshoptSimplifier.getScale(fine.positions, 3) || 1;
  const { normal, colour, glow } = COUNTS;
  const weights = [normal, normal, normal, colour, colour, colour, glow].map((tenths) => tenths / scale);
  let parts = byPart(fine);
  const areas = parts.map((index) => areaOf(fine.positions, index));
  return OFFS.map((off) => {
    parts = parts.map((index, i) => {
      const [fewer] = MeshoptSimplifier.simplifyWithAttributes(index, fine.positions, 3, fine.looks, LOOKS, weights, null, 0, off, ['ErrorAbsolute', 'Permissive', 'Prune', 'Sparse']);
      return areaOf(fine.positions, fewer) < areas[i]! * KEPT ? index : fewer;
    });
    return { index: joined(parts), off };
  });
}

/** The surface of some triangles. */
function areaOf(p: Float32Array, index: Uint32Array): number {
  let area = 0;
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [index[i]! * 3, index[i + 1]! * 3, index[i + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return area;
}

function joined(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
