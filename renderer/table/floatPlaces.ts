import { Vector3, type Camera } from 'three';
import { stage } from '../match/match.ts';
import { cutAbove } from './cutaway.ts';

/** Height over a base at which one reads what happens to a figure (mm). */
const OVER = 52;

/** The elements that stand over figures, by whom they stand over. */
export const overHeads = new Map<string, HTMLElement>();

const spot = new Vector3();

/** Puts what is read over each head where that is in the picture; what a hidden level or the edge of the picture hides is not shown. */
export function placeFloats(camera: Camera, width: number, height: number, level: number | null): void {
  if (overHeads.size === 0) return;
  camera.updateMatrixWorld();
  const cut = cutAbove(level);
  for (const [figure, element] of overHeads) {
    const actor = stage.actors.get(figure);
    if (actor === undefined) continue;
    spot.set(actor.x, actor.y + OVER, actor.z).project(camera);
    const seen = actor.y < cut && spot.z < 1 && Math.abs(spot.x) < 1 && Math.abs(spot.y) < 1;
    element.style.visibility = seen ? 'visible' : 'hidden';
    element.style.left = `${((spot.x + 1) / 2) * width}px`;
    element.style.top = `${((1 - spot.y) / 2) * height}px`;
    element.dataset['drawn'] = 'yes';
    stage.floats.drawn(figure);
  }
}
