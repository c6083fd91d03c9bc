/** What the rules read from a part: its qualities, and all that follows from the meshes of its piece. */
import { extrasOf, type PartExtras, type PartShape, shapesOf } from '../../../engine/space/derive/extras.ts';
import type { Mesh } from '../../../engine/space/derive/faces.ts';
import { area } from '../../../engine/space/derive/outline.ts';
import type { IngressEnd, Part } from './piece.ts';

/** The shapes of meshes already seen: a piece looks different in each theme and has the same meshes. */
const known = new Map<string, readonly PartShape[]>();

function knownShapes(parts: readonly Part[], meshes: readonly Mesh[]): readonly PartShape[] {
  const key = meshes.map(({ position, index }, i) => `${parts[i]!.name} ${sumOf(position)} ${sumOf(index)}`).join();
  const shapes = known.get(key) ?? shapesOf(parts, meshes);
  known.set(key, shapes);
  return shapes;
}

const sumOf = (numbers: ArrayLike<number>): number => {
  let sum = numbers.length;
  for (let i = 0; i < numbers.length; i++) sum = Math.imul(sum ^ numbers[i]!, 0x01000193) ^ (sum >>> 15);
  return sum;
};

const tenth = (x: number): number => Math.round(x * 10) / 10 + 0;

/** Whether an outline holds a place (even-odd), mm. */
function holds(outline: PartShape['footprint'][number], x: number, z: number): boolean {
  let inside = false;
  outline.forEach(([ax, az], i) => {
    const [bx, bz] = outline[(i + 1) % outline.length]!;
    if (az > z !== bz > z && x < ax + ((bx - ax) * (z - az)) / (bz - az)) inside = !inside;
  });
  return inside;
}

/** Where an end of a climb lies: on the mat, on the piece's highest floor there, or where a neighbour's floor will be. */
function placeEnd(part: Part, { at: [x, z], on }: IngressEnd, floors: PartShape['surfaces']): readonly [number, number, number] {
  if (on === 'mat') return [tenth(x), 0, tenth(z)];
  if (on !== 'floor') return [tenth(x), tenth(on), tenth(z)];
  const y = floors.reduce((best, floor) => (holds(floor.outline, x, z) ? Math.max(best, floor.y) : best), -Infinity);
  if (y === -Infinity) throw new Error(`${part.name}: an ingress ends at ${x}, ${z}, where the piece has no floor`);
  return [tenth(x), tenth(y), tenth(z)];
}

/** The extras of every part of a piece. Throws when an ingress ends on a floor that is not there. */
export function extrasOfParts(parts: readonly Part[], meshes: readonly Mesh[]): readonly PartExtras[] {
  const shapes = knownShapes(parts, meshes);
  const floors = shapes.flatMap(({ surfaces }) => surfaces).filter(({ outline }) => area(outline) > 0);
  return parts.map((part, i) => extrasOf(part.name, part, meshes[i]!, shapes[i]!,
    (part.ingress ?? []).map(({ kind, from, to }) => ({ kind, from: placeEnd(part, from, floors), to: placeEnd(part, to, floors) }))));
}
