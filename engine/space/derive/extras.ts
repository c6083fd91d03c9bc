/** What the rules read from a part: its qualities, and all that follows from the meshes of its piece. */
import type { DoorModel, IngressModel, SurfaceModel } from '../terrain/piece-model.ts';
import type { Ring } from '../plane/ring.ts';
import { floorsOf } from './floors.ts';
import { footprint } from './footprint.ts';
import type { Fine } from './raster.ts';
import type { Mesh } from './faces.ts';

/** What whoever makes a part says of it. */
export interface PartQualities {
  readonly sight: 'blocked' | 'clear';
  readonly move: 'impassable' | 'passable';
  readonly low?: boolean;
  /** False where nobody stands, however flat: pipes, rails, rungs. */
  readonly stand?: boolean;
  /** A leaf of a door: the way that it goes to open, mm. */
  readonly door?: DoorModel;
  /** It stands for a hole in the ground. */
  readonly pit?: true;
}

/** What stands in the extras of a part's node. `top` and `bottom` are the heights of its mesh in mm. */
export interface PartExtras {
  readonly part: string;
  readonly sight: 'blocked' | 'clear';
  readonly move: 'passable' | 'impassable';
  readonly low?: true;
  /** Nobody stands on it, however flat it is. */
  readonly stand?: false;
  readonly top: number;
  readonly bottom: number;
  readonly footprint: readonly Ring[];
  readonly surfaces: readonly SurfaceModel[];
  readonly ingress: readonly IngressModel[];
  readonly door?: DoorModel;
  readonly pit?: true;
}

/** What follows from the mesh of a part: where one stands on it, and what it covers in plan. */
export interface PartShape {
  readonly surfaces: readonly SurfaceModel[];
  readonly footprint: readonly Ring[];
}

/** The shapes of the parts of a piece. The holes of a grating are part of the deck; what blocks sight is only what is drawn. `fine`: cells a tenth of a millimetre. */
export function shapesOf(parts: readonly Pick<PartQualities, 'sight' | 'stand'>[], meshes: readonly Mesh[], fine: Fine = 2): readonly PartShape[] {
  const floors = floorsOf(meshes.map((mesh, i) => ({ ...mesh, stand: parts[i]!.stand ?? true })), fine);
  return meshes.map(({ position, index }, i): PartShape => ({
    surfaces: floors[i]!,
    footprint: footprint(position, index, parts[i]!.sight === 'clear' ? floors[i]!.map(({ outline }) => outline) : [], fine),
  }));
}

function heightsOf({ position, index }: Mesh): { readonly top: number; readonly bottom: number } {
  let [top, bottom] = [-Infinity, Infinity];
  for (const i of index) {
    const y = position[i * 3 + 1]!;
    [top, bottom] = [Math.max(top, y), Math.min(bottom, y)];
  }
  return { top: top / 10, bottom: bottom / 10 };
}

/** The extras of one part. */
export const extrasOf = (
  part: string, { sight, move, low, stand, door, pit }: PartQualities, mesh: Mesh, shape: PartShape, ingress: readonly IngressModel[],
): PartExtras => ({
  part,
  sight,
  move,
  ...(low === true ? { low } : {}),
  ...(stand === false ? { stand } : {}),
  ...heightsOf(mesh),
  ...shape,
  ingress,
  ...(door === undefined ? {} : { door }),
  ...(pit === undefined ? {} : { pit }),
});
