import { Vector3, type PerspectiveCamera } from 'three';
import type { Point } from '../../engine/shape/point.ts';
import { clearPlaces, type Box, type Shift } from './clearPlaces.ts';

/** Something that is read over the table, which keeps clear of everything else that is. */
export interface Label {
  /** Those with less keep their places before those with more. */
  readonly rank: number;
  /** Where on the table it belongs (mm); null while it says nothing. */
  readonly at: () => Point | null;
  /** How wide and tall it is (px) where a millimetre of the table has so many pixels. */
  readonly size: (pixels: number) => readonly [number, number];
  /** Whether it stands on its place; else its middle is there. */
  readonly stands: boolean;
  readonly put: (shift: Shift) => void;
}

/** All that may be read over the table. */
export const labels = new Set<Label>();

/** Moves a label that is text of the page; one that finds no room is not seen. */
export function shiftOn(style: Pick<CSSStyleDeclaration, 'visibility' | 'transform'>, shift: Shift): void {
  style.visibility = shift === null ? 'hidden' : '';
  style.transform = shift === null ? '' : `translate(${shift[0]}px, ${shift[1]}px)`;
}

/** A figure that labels stand beside: where its base is and how wide that is, and whether no label may take its sight at all. */
export interface Kept {
  readonly at: Point;
  readonly radius: number;
  readonly always: boolean;
}
/** How high a figure is taken to be (mm). */
const TALL = 44;

const spot = new Vector3();

interface Pictured {
  readonly x: number;
  readonly y: number;
  /** How many pixels a millimetre has there. */
  readonly pixels: number;
}

/** Where a place is in the picture; null where it is not before the eye. */
function pictured({ x, y, z }: Point, camera: PerspectiveCamera, width: number, height: number): Pictured | null {
  const away = -spot.set(x, y, z).applyMatrix4(camera.matrixWorldInverse).z;
  if (away <= camera.near) return null;
  spot.applyMatrix4(camera.projectionMatrix);
  return { x: ((spot.x + 1) / 2) * width, y: ((1 - spot.y) / 2) * height, pixels: (camera.projectionMatrix.elements[5]! * height) / 2 / away };
}

function boxOf({ at, radius }: Kept, camera: PerspectiveCamera, width: number, height: number): readonly Box[] {
  const [feet, head] = [pictured(at, camera, width, height), pictured({ ...at, y: at.y + TALL }, camera, width, height)];
  if (feet === null || head === null) return [];
  const half = radius * feet.pixels;
  return [{ left: feet.x - half, right: feet.x + half, top: Math.min(head.y, feet.y - half), bottom: feet.y + half * 0.8 }];
}

/** Puts every label near its place, clear of the others, of panels over the picture and of the figures that are kept in sight; of all other figures where there is room. */
export function placeLabels(camera: PerspectiveCamera, width: number, height: number, kept: readonly Kept[], panels: readonly Box[]): void {
  if (labels.size === 0) return;
  camera.updateMatrixWorld();
  const seen = [...labels].sort((a, b) => a.rank - b.rank).flatMap((label) => {
    const at = label.at();
    const place = at === null ? null : pictured(at, camera, width, height);
    if (place === null) return [];
    const [wide, tall] = label.size(place.pixels);
    const top = place.y - tall * (label.stands ? 1 : 0.5);
    return [{ label, box: { left: place.x - wide / 2, right: place.x + wide / 2, top, bottom: top + tall } }];
  });
  const of = (always: boolean): readonly Box[] => kept.filter((figure) => figure.always === always).flatMap((figure) => boxOf(figure, camera, width, height));
  const shifts = clearPlaces(seen.map(({ box }) => box), [...panels, ...of(true)], of(false));
  for (const [i, { label }] of seen.entries()) label.put(shifts[i]!);
}
