import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import { cellOf, gridOf, PRINTED, type DieKind } from './faces.ts';

/** A die's body: corners, faces as loops of corners, and each face's outward direction and the way its print stands upright. */
export interface Solid {
  readonly corners: readonly Vector3[];
  readonly faces: readonly (readonly number[])[];
  readonly normals: readonly Vector3[];
  readonly uprights: readonly Vector3[];
}

/** `upTo`: a print's top looks at its face's first corner, or at the middle of the edge after it. */
function solidOf(corners: readonly Vector3[], loops: readonly (readonly number[])[], upTo: 'corner' | 'edge'): Solid {
  const normals: Vector3[] = [];
  const uprights: Vector3[] = [];
  const faces = loops.map((loop) => {
    const middle = loop.reduce((sum, i) => sum.add(corners[i]!), new Vector3()).divideScalar(loop.length);
    const [a, b, c] = loop.map((i) => corners[i]!) as [Vector3, Vector3, Vector3];
    const normal = new Vector3().crossVectors(b.clone().sub(a), c.clone().sub(a)).normalize();
    const outward = normal.dot(middle) > 0;
    normals.push(outward ? normal : normal.negate());
    const up = upTo === 'corner' ? a.clone().sub(middle) : b.clone().add(a).multiplyScalar(0.5).sub(middle);
    uprights.push(up.normalize());
    return outward ? loop : [...loop].reverse();
  });
  return { corners, faces, normals, uprights };
}

/** An octahedron with its corners `radius` from the middle. */
function octahedron(radius: number): Solid {
  const corners = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]].map(([x, y, z]) => new Vector3(x, y, z).multiplyScalar(radius));
  return solidOf(corners, [[2, 4, 0], [3, 5, 1], [2, 0, 5], [3, 1, 4], [2, 5, 1], [3, 4, 0], [2, 1, 4], [3, 0, 5]], 'corner');
}

/** A cube of edge `size`. */
function cube(size: number): Solid {
  const h = size / 2;
  const corners = [[-h, -h, -h], [h, -h, -h], [h, h, -h], [-h, h, -h], [-h, -h, h], [h, -h, h], [h, h, h], [-h, h, h]].map(([x, y, z]) => new Vector3(x, y, z));
  return solidOf(corners, [[3, 7, 6, 2], [0, 1, 5, 4], [5, 6, 7, 4], [0, 3, 2, 1], [1, 2, 6, 5], [4, 7, 3, 0]], 'edge');
}

/** An icosahedron with its corners `radius` from the middle. */
function icosahedron(radius: number): Solid {
  const g = (1 + Math.sqrt(5)) / 2;
  const corners = [
    [0, 1, g], [0, 1, -g], [0, -1, g], [0, -1, -g], [1, g, 0], [1, -g, 0], [-1, g, 0], [-1, -g, 0], [g, 0, 1], [-g, 0, 1], [g, 0, -1], [-g, 0, -1],
  ].map(([x, y, z]) => new Vector3(x, y, z).setLength(radius));
  return solidOf(corners, [
    [0, 2, 8], [0, 2, 9], [0, 4, 6], [0, 4, 8], [0, 6, 9], [1, 3, 10], [1, 3, 11], [1, 4, 6], [1, 4, 10], [1, 6, 11],
    [2, 5, 7], [2, 5, 8], [2, 7, 9], [3, 5, 7], [3, 5, 10], [3, 7, 11], [4, 8, 10], [5, 8, 10], [6, 9, 11], [7, 9, 11],
  ], 'corner');
}

/** A pentagonal trapezohedron: ten kites, five around each pole. Poles and belt stand `radius` from its axis and its middle. */
function trapezohedron(radius: number): Solid {
  const tenth = Math.PI / 5;
  // So far the belt's corners stand above and below its plane by turns that every kite is flat.
  const rise = (radius * (1 - Math.cos(tenth))) / (1 + Math.cos(tenth));
  const belt = Array.from({ length: 10 }, (_, k) => new Vector3(radius * Math.cos(k * tenth), k % 2 === 0 ? rise : -rise, radius * Math.sin(k * tenth)));
  const [top, bottom] = [0, 1];
  const at = (k: number): number => 2 + ((k + 10) % 10);
  const kite = (pole: number, tip: number): readonly number[] => [pole, at(tip - 1), at(tip), at(tip + 1)];
  const loops = [...[1, 3, 5, 7, 9].map((tip) => kite(top, tip)), ...[6, 8, 0, 2, 4].map((tip) => kite(bottom, tip))];
  return solidOf([new Vector3(0, radius, 0), new Vector3(0, -radius, 0), ...belt], loops, 'corner');
}

export const SOLIDS: Readonly<Record<DieKind, Solid>> = { attack: octahedron(16), defense: cube(18), d20: icosahedron(17), d10: trapezohedron(16) };

/** Height of the middle above what a die lies on. */
export const restHeight = (kind: DieKind): number => {
  const { faces, corners, normals } = SOLIDS[kind];
  return normals[0]!.dot(corners[faces[0]![0]!]!);
};

/** How far a face's edges are drawn in for the bevel. */
const BEVEL = 0.13;

/** The die's drawn body: printed faces drawn in a little, bevelled edges and corners in the die's bare colour. */
export function dieGeometry(kind: DieKind): BufferGeometry {
  const { corners, faces, normals, uprights } = SOLIDS[kind];
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const bare = cellOf(kind, null);
  const grid = gridOf(kind);
  const put = (at: Vector3, way: Vector3, u: number, v: number): void => {
    position.push(at.x, at.y, at.z);
    normal.push(way.x, way.y, way.z);
    uv.push(u, v);
  };
  /** Where a face keeps each of its corners after drawing in. */
  const inset = faces.map((loop) => {
    const middle = loop.reduce((sum, i) => sum.add(corners[i]!), new Vector3()).divideScalar(loop.length);
    return new Map(loop.map((i) => [i, corners[i]!.clone().lerp(middle, BEVEL)]));
  });
  for (const [f, loop] of faces.entries()) {
    const up = uprights[f]!;
    const right = new Vector3().crossVectors(up, normals[f]!);
    const middle = loop.reduce((sum, i) => sum.add(corners[i]!), new Vector3()).divideScalar(loop.length);
    const reach = Math.max(...loop.map((i) => corners[i]!.distanceTo(middle)));
    const [cu, cv] = cellOf(kind, PRINTED[kind][f]!);
    const at = loop.map((i) => inset[f]!.get(i)!);
    for (let k = 1; k + 1 < at.length; k++) for (const p of [at[0]!, at[k]!, at[k + 1]!]) {
      const d = p.clone().sub(middle);
      put(p, normals[f]!, cu + (d.dot(right) / reach) * 0.5 / grid.across, cv + (d.dot(up) / reach) * 0.5 / grid.down);
    }
  }
  const triangle = (a: Vector3, b: Vector3, c: Vector3): void => {
    const way = new Vector3().crossVectors(b.clone().sub(a), c.clone().sub(a)).normalize();
    const [p, q] = way.dot(a) > 0 ? [b, c] : [c, b];
    if (way.dot(a) < 0) way.negate();
    for (const at of [a, p, q]) put(at, way, bare[0], bare[1]);
  };
  for (const [f, loop] of faces.entries()) for (const [k, i] of loop.entries()) {
    const j = loop[(k + 1) % loop.length]!;
    const g = faces.findIndex((other, n) => n > f && other.includes(i) && other.includes(j));
    if (g < 0) continue;
    const [a, b, c, d] = [inset[f]!.get(i)!, inset[f]!.get(j)!, inset[g]!.get(j)!, inset[g]!.get(i)!];
    triangle(a, b, c);
    triangle(a, c, d);
  }
  for (const i of corners.keys()) {
    const around = faces.flatMap((loop, f) => (loop.includes(i) ? [inset[f]!.get(i)!] : []));
    const middle = around.reduce((sum, p) => sum.add(p), new Vector3()).divideScalar(around.length);
    const axis = corners[i]!.clone().normalize();
    const side = around[0]!.clone().sub(middle).normalize();
    const other = new Vector3().crossVectors(axis, side);
    const turn = (p: Vector3): number => Math.atan2(p.clone().sub(middle).dot(other), p.clone().sub(middle).dot(side));
    around.sort((p, q) => turn(p) - turn(q));
    for (let k = 1; k + 1 < around.length; k++) triangle(around[0]!, around[k]!, around[k + 1]!);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normal), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  return geometry;
}
