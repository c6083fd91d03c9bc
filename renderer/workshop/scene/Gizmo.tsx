import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Object3D } from 'three';
import { TransformControls } from 'three/addons/controls/TransformControls.js';
import { middleOf, turnedTogether } from '../../../engine/space/draft/arrange.ts';
import { turned } from '../../../engine/space/terrain/turned.ts';
import { isFlat, isMark } from '../../../engine/space/draft/mark-shapes.ts';
import type { Along } from '../../../engine/space/draft/snap.ts';
import type { Feature } from '../../../engine/space/terrain/table.ts';
import { bench, GRID, looseOf, onPieces, THINGS, thingsNow, useBench, type BenchState, type Tool } from '../bench.ts';
import { drag, dragTo, letDragged, lift } from '../deeds.ts';

/** Whether the gizmo has the pointer. */
export interface GizmoHold {
  busy(): boolean;
}

/** Whether a finger that is down has a piece. */
export type FingerHold = () => boolean;

const MODES: Readonly<Partial<Record<Tool, 'translate' | 'rotate'>>> = { move: 'translate', turn: 'rotate', raise: 'translate' };
/** Turns by steps of the grid, in radians. */
const STEP = Math.PI / 12;

/** Chosen things that a tool does something to: what lies in plan alone is raised by none, and a place alone is turned by none. */
function handled(state: BenchState): readonly Feature[] {
  const loose = looseOf(state);
  if (state.tool === 'raise') return loose.filter((one) => !isFlat(one));
  return state.tool === 'turn' && loose.length === 1 && isMark(loose[0]!) ? [] : loose;
}

/** The axis of the table that hands hold, by the name of the handle; null for both. */
const alongOf = (handle: string | null): Along => (handle === 'X' ? 'x' : handle === 'Z' ? 'z' : null);

/** Handles on what is chosen: arrows along the table, a ring to turn, an arrow to raise. It is drawn to what pieces that are dragged are drawn to. */
export function Gizmo({ lend }: { readonly lend: (hold: GizmoHold) => void }) {
  const { gl, camera, invalidate } = useThree();
  const pivot = useMemo(() => new Object3D(), []);
  const controls = useMemo(() => new TransformControls(camera, gl.domElement), [camera, gl]);
  const helper = useMemo(() => controls.getHelper(), [controls]);
  const tool = useBench((s) => s.tool);
  const snaps = useBench((s) => s.snaps);
  useEffect(() => lend({ busy: () => controls.dragging || controls.axis !== null }), [controls, lend]);
  useEffect(() => {
    const mode = MODES[tool];
    if (mode !== undefined) controls.setMode(mode);
    controls.showX = tool === 'move';
    controls.showZ = tool === 'move';
    controls.showY = tool === 'turn' || tool === 'raise';
    controls.setSize(0.7);
    controls.setTranslationSnap(tool === 'raise' && snaps.grid > 0 ? GRID : null);
    controls.setRotationSnap(snaps.angles ? STEP : null);
  }, [controls, tool, snaps]);
  useEffect(() => {
    /** What was chosen when hands took hold, and where the pivot was. */
    let from: readonly Feature[] = [];
    const start = { x: 0, y: 0, z: 0 };
    const follow = (): void => {
      const state = bench.getState();
      const { kit, tool: now, held, dragged } = state;
      if (controls.dragging) return;
      const ids = new Set(handled(state).map(({ id }) => id));
      const features = thingsNow(state).filter(({ id }) => ids.has(id));
      const middle = kit === null || held !== null || MODES[now] === undefined ? null : middleOf(features, kit.shape);
      if (middle === null || (dragged !== null && !controls.dragging)) {
        controls.detach();
        return invalidate();
      }
      pivot.position.set(middle[0], Math.min(...features.map(({ level }) => level)), middle[1]);
      pivot.rotation.set(0, 0, 0);
      pivot.updateMatrixWorld();
      controls.attach(pivot);
      invalidate();
    };
    const began = (): void => {
      from = handled(bench.getState());
      Object.assign(start, { x: pivot.position.x, y: pivot.position.y, z: pivot.position.z });
    };
    const changed = (): void => {
      const { kit, tool: now } = bench.getState();
      const [first] = from;
      if (kit === null || first === undefined) return;
      if (now === 'turn') {
        const edits = turnedTogether(from, kit.shape, turned((pivot.rotation.y * 180) / Math.PI));
        dragTo(from.map((feature, i) => ({ ...feature, ...(edits[i] as { to: Partial<Feature> }).to })));
      } else if (now === 'raise') lift(pivot.position.y - start.y);
      else drag(first.id, { at: [first.at[0] + pivot.position.x - start.x, first.at[1] + pivot.position.z - start.z], along: alongOf(controls.axis) });
      invalidate();
    };
    const ended = (): void => {
      const { tool: now } = bench.getState();
      letDragged(now === 'turn' || now === 'raise' ? now : 'move');
      follow();
    };
    const stir = (): void => invalidate();
    controls.addEventListener('mouseDown', began);
    controls.addEventListener('objectChange', changed);
    controls.addEventListener('mouseUp', ended);
    controls.addEventListener('change', stir);
    const stop = onPieces([...THINGS, 'tool', 'held'], follow);
    follow();
    return () => {
      stop();
      controls.removeEventListener('mouseDown', began);
      controls.removeEventListener('objectChange', changed);
      controls.removeEventListener('mouseUp', ended);
      controls.removeEventListener('change', stir);
      controls.detach();
    };
  }, [controls, pivot, invalidate]);
  useEffect(() => () => controls.dispose(), [controls]);
  return <><primitive object={pivot} /><primitive object={helper} /></>;
}
