import { Vector3, type Camera } from 'three';
import { createStore } from 'zustand/vanilla';
import type { Gait } from '../match/hints.ts';
import type { Situation } from '../faces/face.ts';
import { kindOf, moveWords } from '../ask/offerWords.ts';
import { called } from '../faces/naming.ts';
import { stage } from '../match/match.ts';
import { shownMoves, type Offering } from '../tools/offering.ts';
import { targetsOf } from '../tools/offers.ts';
import type { Speak } from '../words/speak.ts';
import type { Point } from '../../engine/shape/point.ts';

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Something that may be done beyond the picture. */
export interface Beyond {
  readonly edge: Edge;
  readonly words: string;
  readonly gait: Gait | 'strike';
  /** What is there, in the middle of it. */
  readonly at: Point;
}

export const beyond = createStore<{ readonly list: readonly Beyond[] }>(() => ({ list: [] }));

/** Places of a move that are looked at, and the share of them beyond one edge from which it is hinted at. */
const SAMPLES = 60;
const SHARE = 0.3;
/** Room at the edges that counts as beyond them (normalised). */
const RIM = 0.98;

/** The edge beyond which a projected place lies; null within the picture. */
export function edgeOf({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): Edge | null {
  const [across, up] = z > 1 ? [-x, -y] : [x, y];
  if (z <= 1 && Math.abs(x) <= RIM && Math.abs(y) <= RIM) return null;
  return Math.abs(across) > Math.abs(up) ? (across < 0 ? 'left' : 'right') : up < 0 ? 'bottom' : 'top';
}

let last = '';
const spot = new Vector3();

/** Tells what of the offers lies beyond the picture now. Cheap enough for every drawn picture. */
export function edgesNow(camera: Camera, width: number, now: Offering, situation: Situation | null, speak: Speak): void {
  const list: Beyond[] = [];
  if (situation !== null && width > 0) {
    for (const move of shownMoves(now)) {
      const field = now.fields.get(move);
      if (field === undefined || field.cells.length === 0) continue;
      const { tone } = kindOf(situation, move.request, speak);
      const words = moveWords(now, move, situation, speak);
      for (const { edge, at } of farSides(field.cells, camera)) {
        if (!list.some((other) => other.edge === edge && other.words === words)) list.push({ edge, words, gait: tone, at });
      }
    }
    for (const target of targetsOf(now.offers)) {
      const at = stage.actorOf(target);
      const edge = at?.shown === true ? edgeOf(spot.set(at.x, at.y, at.z).project(camera)) : null;
      if (at !== null && edge !== null) list.push({ edge, words: called(situation, target), gait: 'strike', at: { x: at.x, y: at.y, z: at.z } });
    }
  }
  const key = list.map(({ edge, words }) => `${edge} ${words}`).join('|');
  if (key === last) return;
  last = key;
  beyond.setState({ list });
}

/** The edges beyond which a good part of a field lies, each with the middle of that part. */
function farSides(cells: Float32Array, camera: Camera): readonly { readonly edge: Edge; readonly at: Point }[] {
  const each = Math.max(1, Math.ceil(cells.length / 3 / SAMPLES));
  const sums = new Map<Edge, { count: number; x: number; y: number; z: number }>();
  let tried = 0;
  for (let i = 0; i < cells.length; i += 3 * each) {
    tried += 1;
    const [x, y, z] = [cells[i]!, cells[i + 1]!, cells[i + 2]!];
    const edge = edgeOf(spot.set(x, y, z).project(camera));
    if (edge === null) continue;
    const sum = sums.get(edge) ?? { count: 0, x: 0, y: 0, z: 0 };
    sums.set(edge, { count: sum.count + 1, x: sum.x + x, y: sum.y + y, z: sum.z + z });
  }
  return [...sums]
    .filter(([, { count }]) => count >= tried * SHARE)
    .map(([edge, { count, x, y, z }]) => ({ edge, at: { x: x / count, y: y / count, z: z / count } }));
}
