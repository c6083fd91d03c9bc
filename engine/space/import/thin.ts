/** A mesh with fewer triangles, as near to the old one as so many allow. */
import { MeshoptSimplifier } from 'meshoptimizer/simplifier';

export interface Thinnable {
  /** x, y, z of each corner in mm. */
  readonly positions: Float32Array;
  readonly colours: Float32Array;
  readonly index: Uint32Array;
  /** Of each triangle the number of its part. */
  readonly of: Uint8Array;
}

export interface Thinned extends Thinnable {
  /** How far the new mesh is off the old one at most, in mm. */
  readonly off: number;
}

/** How much a corner's colour counts beside a way as long as the whole model. */
const PAINT = 0.1;

/** Resolves when meshes can be thinned. */
export const thinnerReady = (): Promise<void> => MeshoptSimplifier.ready;

/** Corners are told apart by part, so that no triangle joins two. */
function byPart({ positions, colours, index, of }: Thinnable): Omit<Thinnable, 'of'> & { readonly whose: Uint8Array } {
  const known = new Map<number, number>();
  const [places, paints, whose, order]: number[][] = [[], [], [], []];
  for (let i = 0; i < index.length; i++) {
    const part = of[Math.floor(i / 3)]!;
    const key = index[i]! * 256 + part;
    let number = known.get(key);
    if (number === undefined) {
      number = known.size;
      known.set(key, number);
      const v = index[i]! * 3;
      places!.push(positions[v]!, positions[v + 1]!, positions[v + 2]!);
      paints!.push(colours[v]!, colours[v + 1]!, colours[v + 2]!);
      whose!.push(part);
    }
    order!.push(number);
  }
  return { positions: Float32Array.from(places!), colours: Float32Array.from(paints!), index: Uint32Array.from(order!), whose: Uint8Array.from(whose!) };
}

/** Thins a mesh to so many triangles, where its shape allows it. `thinnerReady` must have resolved. */
export function thin(mesh: Thinnable, budget: number): Thinned {
  const { positions, colours, index, whose } = byPart(mesh);
  let [order, off] = [index, 0];
  if (index.length > budget * 3) {
    const scale = MeshoptSimplifier.getScale(positions, 3);
    const tried = [['Regularize'], ['Permissive', 'Prune']] as const;
    for (const flags of tried) {
      const [fewer, error] = MeshoptSimplifier.simplifyWithAttributes(index, positions, 3, colours, 3, [PAINT, PAINT, PAINT], null, budget * 3, 1, [...flags]);
      [order, off] = [fewer, error * scale];
      if (order.length <= budget * 3.15) break;
    }
    if (order.length > budget * 3.15) {
      const [fewer, error] = MeshoptSimplifier.simplifySloppy(index, positions, 3, null, budget * 3, 1);
      [order, off] = [fewer, error * scale];
    }
  }
  return { ...compact(positions, colours, order), of: Uint8Array.from({ length: order.length / 3 }, (_, t) => whose[order[t * 3]!]!), off };
}

/** Leaves out corners that no triangle has. */
function compact(positions: Float32Array, colours: Float32Array, order: Uint32Array): Pick<Thinned, 'positions' | 'colours' | 'index'> {
  const numbers = new Int32Array(positions.length / 3).fill(-1);
  const [places, paints]: number[][] = [[], []];
  const index = order.map((v) => {
    if (numbers[v]! < 0) {
      numbers[v] = places!.length / 3;
      for (let k = 0; k < 3; k++) {
        places!.push(positions[v * 3 + k]!);
        paints!.push(colours[v * 3 + k]!);
      }
    }
    return numbers[v]!;
  });
  return { positions: Float32Array.from(places!), colours: Float32Array.from(paints!), index };
}
