import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Plane, Vector3, type PerspectiveCamera } from 'three';
import { isFlat } from '../../../engine/space/draft/mark-shapes.ts';
import type { Feature } from '../../../engine/space/terrain/table.ts';
import { SLOP } from '../../table/Camera.tsx';
import { bench, chosenThings, marksNow, thingsNow } from '../bench.ts';
import { choose, drag, dropDragged, holdAt, letDragged, letGoOfHeld, putDown } from '../deeds.ts';
import { instrument } from '../instrument.ts';
import { seenNow } from '../seen.ts';
import type { FingerHold, GizmoHold } from './Gizmo.tsx';
import { Picker, type Under } from './picker.ts';

/** Where a press began, and what it has become. */
interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly more: boolean;
  readonly on: Under | null;
  readonly feature: Feature | null;
  as: 'click' | 'drag' | 'marquee';
}

const UP = new Vector3(0, 1, 0);

interface HandsProps {
  readonly hold: GizmoHold;
  /** Given what the camera asks about a finger. */
  readonly lend: (finger: FingerHold) => void;
}

/**
 * The pointer in the workshop: it chooses, drags, draws rectangles around pieces and puts down what is in hand. Camera and gizmo have their own presses:
 * a finger beside all loose pieces, and two fingers, are the camera's.
 */
export function Hands({ hold, lend }: HandsProps) {
  const { gl, camera, invalidate } = useThree();
  const picker = useMemo(() => new Picker(), []);
  useEffect(() => {
    const element = gl.domElement;
    const plane = new Plane();
    const point = new Vector3();
    let press: Press | null = null;
    lend(() => press !== null && press.feature !== null && press.feature.locked !== true);

    const aim = (event: { readonly clientX: number; readonly clientY: number }): void => {
      const box = element.getBoundingClientRect();
      picker.aim(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2, camera as PerspectiveCamera);
    };
    const seen = (): readonly Feature[] => seenNow(bench.getState());
    const under = (features: readonly Feature[]): Under | null => {
      const { kit, slice } = bench.getState();
      return kit === null ? null : picker.under(features, (name) => kit.drawn(name), slice);
    };
    /** What hands would take hold of: a place that the table names, or a piece. */
    const grip = (): Under | null => {
      const { kit } = bench.getState();
      return (kit === null ? null : picker.grip(marksNow(bench.getState()), kit.shape)) ?? under(seen());
    };
    /** The place at a height that the last aimed ray meets. */
    const atHeight = (y: number): Vector3 | null => picker.meetsPlane(plane.set(UP, -y), point);

    const down = (event: PointerEvent): void => {
      const { draft, held, tool } = bench.getState();
      if (press !== null && event.pointerType === 'touch') return cancel(); // a second finger: both turn to the camera
      if (event.button !== 0 || event.altKey || hold.busy() || draft === null) return;
      aim(event);
      if (held !== null) {
        // A finger has not hovered there before.
        const here = event.pointerType === 'touch' ? under(seen()) : null;
        if (here !== null) holdAt(here.at.x, here.at.z, here.at.y);
        putDown();
        // The next one may stand on this one.
        const next = under(seen());
        if (next !== null) holdAt(next.at.x, next.at.z, next.at.y);
        return;
      }
      if (tool === 'measure' || tool === 'figure') {
        const on = under(seen());
        if (on !== null) instrument.press(on.at);
        return;
      }
      const on = grip();
      const feature = on?.feature == null ? null : thingsNow(bench.getState()).find(({ id }) => id === on.feature)!;
      press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, more: event.shiftKey || event.ctrlKey || event.metaKey, on, feature, as: 'click' };
    };
    const begin = (now: Press, event: PointerEvent): void => {
      const loose = now.feature !== null && now.feature.locked !== true && !now.more;
      if (!loose && event.pointerType === 'touch') {
        press = null;
        return;
      }
      element.setPointerCapture(event.pointerId);
      now.as = loose ? 'drag' : 'marquee';
      if (loose && !bench.getState().selection.includes(now.feature.id)) choose([now.feature.id]);
    };
    const dragOn = ({ on, feature }: Press): void => {
      const moving = new Set(bench.getState().selection);
      const below = under(seen().filter(({ id }) => !moving.has(id)));
      const alone = moving.size === 1 && !isFlat(feature!);
      const above = on!.at.y - feature!.level;
      const y = alone && bench.getState().snaps.decks ? (below?.at.y ?? 0) + above : on!.at.y;
      const to = atHeight(y);
      if (to === null) return;
      const at = [feature!.at[0] + to.x - on!.at.x, feature!.at[1] + to.z - on!.at.z] as const;
      drag(feature!.id, alone && bench.getState().snaps.decks ? { at, level: below?.at.y ?? 0 } : { at });
    };
    const rectangle = ({ x, y }: Press, event: PointerEvent): void => {
      const [toX, toY] = [event.clientX, event.clientY];
      bench.setState({ marquee: { x: Math.min(x, toX), y: Math.min(y, toY), width: Math.abs(toX - x), height: Math.abs(toY - y) } });
    };
    const move = (event: PointerEvent): void => {
      const { held, tool, draft } = bench.getState();
      if (draft === null) return;
      if (press !== null && event.pointerId === press.pointer) {
        if (press.as === 'click' && Math.hypot(event.clientX - press.x, event.clientY - press.y) >= SLOP) begin(press, event);
        aim(event);
        if (press?.as === 'drag') dragOn(press);
        if (press?.as === 'marquee') rectangle(press, event);
        return invalidate();
      }
      if (event.buttons !== 0) return;
      aim(event);
      if (held !== null) {
        const on = under(seen());
        if (on !== null) holdAt(on.at.x, on.at.z, on.at.y);
      } else if (tool === 'measure' || tool === 'figure') instrument.move(under(seen())?.at ?? null);
      else {
        const on = grip()?.feature ?? null;
        if (bench.getState().hovered !== on) bench.setState({ hovered: on });
      }
      invalidate();
    };
    const up = (event: PointerEvent): void => {
      if (press === null || event.pointerId !== press.pointer) return;
      const { as, feature, more } = press;
      press = null;
      if (as === 'drag') return letDragged('move');
      if (as === 'marquee') {
        choose(within(bench.getState().marquee!), more);
        return bench.setState({ marquee: null });
      }
      if (feature !== null) choose([feature.id], more);
      else if (!more) bench.setState({ selection: [] });
    };
    /** Things whose middle lies in a rectangle of the window. */
    const within = ({ x, y, width, height }: NonNullable<ReturnType<typeof bench.getState>['marquee']>): readonly string[] => {
      const box = element.getBoundingClientRect();
      const { kit } = bench.getState();
      return [...seen(), ...marksNow(bench.getState())].flatMap(({ id, piece, at, level }) => {
        const shape = kit?.shape(piece);
        point.set(at[0], level + (shape === undefined ? 0 : (shape.top + shape.bottom) / 2), at[1]).project(camera);
        const [px, py] = [box.left + ((point.x + 1) / 2) * box.width, box.top + ((1 - point.y) / 2) * box.height];
        return px >= x && px <= x + width && py >= y && py <= y + height ? [id] : [];
      });
    };
    const cancel = (): void => {
      press = null;
      dropDragged();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if (press !== null && press.as !== 'click') cancel();
      else if (!letGoOfHeld() && !instrument.clear()) {
        if (chosenThings(bench.getState()).length === 0) return;
        bench.setState({ selection: [] });
      }
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', escape);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape);
    };
  }, [gl, camera, invalidate, picker, hold, lend]);
  return null;
}
