/** A mesh in its shells: triangles that hang together by their edges. */
import type { Size } from './stance.ts';
import type { Solid } from './stand.ts';

export interface Shell {
  readonly source: number;
  /** Numbers of its triangles. */
  readonly triangles: Uint32Array;
  readonly least: Size;
  readonly most: Size;
  /** Whether it encloses something, as far as the sum of its faces tells. */
  readonly closed: boolean;
  /** Square mm. */
  readonly area: number;
  /** Cubic mm that it encloses, less than nothing where it is inside out. */
  readonly volume: number;
}

export const sizeOfShell = ({ least, most }: Pick<Shell, 'least' | 'most'>): Size => [most[0] - least[0], most[1] - least[1], most[2] - least[2]];

/** The shells of a solid, the largest first. */
export function shellsOf(solid: Solid): readonly Shell[] {
  const { index, sources } = solid;
  const groups = new Map<number, number[]>();
  const tops = joinedByEdges(index);
  for (let t = 0; t < tops.length; t++) {
    const group = groups.get(tops[t]!);
    if (group === undefined) groups.set(tops[t]!, [t]);
    else group.push(t);
  }
  return [...groups.values()].map((group) => part(solid, sources[group[0]!]!, Uint32Array.from(group)))
    .sort((a, b) => b.area - a.area);
}

/** Of each triangle the one that stands for all it hangs together with by whole edges: bodies that only touch at a corner are two. */
function joinedByEdges(index: Uint32Array): Int32Array {
  const parent = Int32Array.from({ length: index.length / 3 }, (_, t) => t);
  const top = (t: number): number => {
    let last = t;
    while (parent[last]! !== last) last = parent[last]!;
    for (let at = t; parent[at]! !== last;) [at, parent[at]] = [parent[at]!, last];
    return last;
  };
  let room = 16;
  while (room < index.length * 2) room *= 2;
  // Edges by their corners: the place in the index where each was met first.
  const slots = new Int32Array(room).fill(-1);
  const follower = (i: number): number => index[i % 3 === 2 ? i - 2 : i + 1]!;
  for (let i = 0; i < index.length; i++) {
    const [a, b] = [Math.min(index[i]!, follower(i)), Math.max(index[i]!, follower(i))];
    for (let slot = (Math.imul(a, 73856093) ^ Math.imul(b, 19349663)) & (room - 1);; slot = (slot + 1) & (room - 1)) {
      const known = slots[slot]!;
      if (known < 0) {
        slots[slot] = i;
        break;
      }
      if (Math.min(index[known]!, follower(known)) !== a || Math.max(index[known]!, follower(known)) !== b) continue;
      parent[top(Math.floor(i / 3))] = top(Math.floor(known / 3));
      break;
    }
  }
  return parent.map((_, t) => top(t));
}

/** Some triangles of a solid as a shell of their own, measured. */
export function part({ positions: p, index }: Solid, source: number, triangles: Uint32Array): Shell {
  const [least, most]: [number[], number[]] = [[Infinity, Infinity, Infinity], [-Infinity, -Infinity, -Infinity]];
  let [area, volume] = [0, 0];
  const facing = [0, 0, 0];
  for (const t of triangles) {
    const [a, b, c] = [index[t * 3]! * 3, index[t * 3 + 1]! * 3, index[t * 3 + 2]! * 3];
    for (const v of [a, b, c]) {
      for (let k = 0; k < 3; k++) {
        if (p[v + k]! < least[k]!) least[k] = p[v + k]!;
        if (p[v + k]! > most[k]!) most[k] = p[v + k]!;
      }
    }
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    [facing[0]!, facing[1]!, facing[2]!] = [facing[0]! + nx / 2, facing[1]! + ny / 2, facing[2]! + nz / 2];
    area += Math.sqrt(nx * nx + ny * ny + nz * nz) / 2;
    volume += (p[a]! * nx + p[a + 1]! * ny + p[a + 2]! * nz) / 6;
  }
  // The faces of what is closed look to all sides alike.
  const closed = facing.every((n) => Math.abs(n) < area * 0.01);
  return { source, triangles, closed, least: least as unknown as Size, most: most as unknown as Size, area, volume };
}

/** A solid whose closed shells all face outwards: some programs write them inside out. */
export function outward(solid: Solid, shells: readonly Shell[]): Solid {
  const turned = shells.filter(({ closed, volume }) => closed && volume < 0);
  if (turned.length === 0) return solid;
  const index = solid.index.slice();
  for (const { triangles } of turned) for (const t of triangles) [index[t * 3 + 1], index[t * 3 + 2]] = [index[t * 3 + 2]!, index[t * 3 + 1]!];
  return { ...solid, index };
}
