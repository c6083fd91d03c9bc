/** Marks on a skin with clean edges: its faces are cut where a mark begins. */
import type { Vector3 } from 'three';
import type { Clay, Face } from './clay.ts';
import type { Paint } from './paint.ts';

export type Mark = (p: Vector3) => Paint | null;

/** Halvings of an edge until the place where a mark begins on it is known well enough. */
const HALVINGS = 7;

/** A skin on which everything is in the mark's paint where that gives one. */
export function inlaid({ p: points, f }: Clay, mark: Mark): Clay {
  const p = [...points];
  const inks = points.map((point) => mark(point));
  const cuts = new Map<string, number>();

  /** The corner between a marked and a plain one where the mark begins; neighbours share it. */
  const cut = (marked: number, plain: number): number => {
    const key = `${Math.min(marked, plain)} ${Math.max(marked, plain)}`;
    let at = cuts.get(key);
    if (at === undefined) {
      const [inside, outside] = [p[marked]!.clone(), p[plain]!.clone()];
      for (let i = 0; i < HALVINGS; i++) {
        const middle = inside.clone().lerp(outside, 0.5);
        (mark(middle) === null ? outside : inside).copy(middle);
      }
      at = p.push(inside) - 1;
      cuts.set(key, at);
    }
    return at;
  };

  /** A face with two corners at which the mark ends, in two. */
  const split = (face: Face, v: readonly number[]): Face[] => {
    const [ink, plain]: [number[], number[]] = [[], []];
    for (const [i, corner] of v.entries()) {
      const next = v[(i + 1) % v.length]!;
      (inks[corner] === null ? plain : ink).push(corner);
      if ((inks[corner] === null) === (inks[next] === null)) continue;
      const between = inks[corner] === null ? cut(next, corner) : cut(corner, next);
      ink.push(between);
      plain.push(between);
    }
    const paint = v.map((corner) => inks[corner]).find((found) => found !== null)!;
    return [{ ...face, v: ink, paint: paint! }, { ...face, v: plain }];
  };

  const made = f.flatMap((face): Face[] => {
    const ends = face.v.filter((corner, i) => (inks[corner] === null) !== (inks[face.v[(i + 1) % face.v.length]!] === null)).length;
    if (ends === 0) return [{ ...face, paint: inks[face.v[0]!] ?? face.paint }];
    if (ends === 2) return split(face, face.v);
    // Marked at opposite corners: each half for itself.
    return [[0, 1, 2], [0, 2, 3]].flatMap((half) => split(face, half.map((i) => face.v[i]!)));
  });
  return { p, f: made };
}
