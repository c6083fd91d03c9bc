/** What the rules read from a part: its qualities, and all that follows from the meshes of its piece. */
import type { Mesh } from './faces.ts';
import { floorsOf } from './floors.ts';
import { footprint, type Ring } from './footprint.ts';
import { area } from './outline.ts';
import type { IngressEnd, IngressKind, Part } from './piece.ts';

/** A flat place figures may stand: its outline in plan and its height, mm. */
export interface Surface {
  readonly y: number;
  readonly outline: Ring;
}

/** Where a climb begins and ends, x, y, z in mm. */
export interface Ingress {
  readonly kind: IngressKind;
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
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
  readonly surfaces: readonly Surface[];
  readonly ingress: readonly Ingress[];
  readonly door?: Part['door'];
  readonly pit?: true;
}

interface Shape {
  readonly surfaces: readonly Surface[];
  readonly footprint: readonly Ring[];
}

/** The shapes of meshes already seen: a piece looks different in each theme and has the same meshes. */
const known = new Map<string, readonly Shape[]>();

/** The holes of a grating are part of the deck; what blocks sight is only what is drawn. */
function shapesOf(parts: readonly Part[], meshes: readonly Mesh[]): readonly Shape[] {
  const key = meshes.map(({ position, index }, i) => `${parts[i]!.name} ${sumOf(position)} ${sumOf(index)}`).join();
  const before = known.get(key);
  if (before) return before;
  const floors = floorsOf(meshes.map((mesh, i) => ({ ...mesh, stand: parts[i]!.stand ?? true })));
  const shapes = meshes.map(({ position, index }, i): Shape => ({ surfaces: floors[i]!, footprint: footprint(position, index, parts[i]!.sight === 'clear' ? floors[i]!.map(({ outline }) => outline) : []) }));
  known.set(key, shapes);
  return shapes;
}

const sumOf = (numbers: ArrayLike<number>): number => {
  let sum = numbers.length;
  for (let i = 0; i < numbers.length; i++) sum = Math.imul(sum ^ numbers[i]!, 0x01000193) ^ (sum >>> 15);
  return sum;
};

const tenth = (x: number): number => Math.round(x * 10) / 10 + 0;

function heightsOf({ position, index }: Mesh): { readonly top: number; readonly bottom: number } {
  let [top, bottom] = [-Infinity, Infinity];
  for (const i of index) {
    const y = position[i * 3 + 1]!;
    [top, bottom] = [Math.max(top, y), Math.min(bottom, y)];
  }
  return { top: top / 10, bottom: bottom / 10 };
}

/** Whether an outline holds a place (even-odd), mm. */
function holds(outline: Ring, x: number, z: number): boolean {
  let inside = false;
  outline.forEach(([ax, az], i) => {
    const [bx, bz] = outline[(i + 1) % outline.length]!;
    if (az > z !== bz > z && x < ax + ((bx - ax) * (z - az)) / (bz - az)) inside = !inside;
  });
  return inside;
}

/** Where an end of a climb lies: on the mat, on the piece's highest floor there, or where a neighbour's floor will be. */
function placeEnd(part: Part, { at: [x, z], on }: IngressEnd, floors: readonly Surface[]): readonly [number, number, number] {
  if (on === 'mat') return [tenth(x), 0, tenth(z)];
  if (on !== 'floor') return [tenth(x), tenth(on), tenth(z)];
  const y = floors.reduce((best, floor) => (holds(floor.outline, x, z) ? Math.max(best, floor.y) : best), -Infinity);
  if (y === -Infinity) throw new Error(`${part.name}: an ingress ends at ${x}, ${z}, where the piece has no floor`);
  return [tenth(x), tenth(y), tenth(z)];
}

/** The extras of every part of a piece. Throws when an ingress ends on a floor that is not there. */
export function extrasOf(parts: readonly Part[], meshes: readonly Mesh[]): readonly PartExtras[] {
  const shapes = shapesOf(parts, meshes);
  const floors = shapes.flatMap(({ surfaces }) => surfaces).filter(({ outline }) => area(outline) > 0);
  return parts.map((part, i): PartExtras => ({
    part: part.name,
    sight: part.sight,
    move: part.move,
    ...(part.low ? { low: true as const } : {}),
    ...(part.stand === false ? { stand: false as const } : {}),
    ...heightsOf(meshes[i]!),
    ...shapes[i]!,
    ingress: (part.ingress ?? []).map(({ kind, from, to }) => ({ kind, from: placeEnd(part, from, floors), to: placeEnd(part, to, floors) })),
    ...(part.door ? { door: part.door } : {}),
    ...(part.pit ? { pit: part.pit } : {}),
  }));
}
