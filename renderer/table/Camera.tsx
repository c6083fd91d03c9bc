import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Plane, Raycaster, Vector2, Vector3 } from 'three';
import { director } from './director/theDirector.ts';
import { focusActing, ownTurn } from './viewpoints.ts';
import { FIELD_OF_VIEW, type Rig } from './rig.ts';

/** A press that moves farther than this many pixels is a drag, not a click. */
export const SLOP = 5;
const GROUND = new Plane(new Vector3(0, 1, 0), 0);

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

interface CameraProps {
  readonly rig: Rig;
  /** The left button is somebody else's, unless Alt is held: then right drag orbits, too. */
  readonly leftIsTaken?: boolean;
  /** Whether the one finger that is down is somebody else's; two are always the camera's. */
  readonly fingerIsTaken?: () => boolean;
}

/** Pointer and keys that move the camera. Left drag orbits, right or middle drag pans, the wheel zooms to the pointer. */
export function Camera({ rig, leftIsTaken = false, fingerIsTaken }: CameraProps) {
  const { gl, camera } = useThree();
  useEffect(() => {
    const element = gl.domElement;
    const ray = new Raycaster();
    const spot = new Vector2();
    const hit = new Vector3();
    const pressed = new Map<number, { x: number; y: number; button: number }>();
    let pinch = 0;

    const ground = (event: MouseEvent): Vector3 | null => {
      const box = element.getBoundingClientRect();
      spot.set(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
      ray.setFromCamera(spot, camera);
      return ray.ray.intersectPlane(GROUND, hit);
    };
    const perPixel = (): number => (2 * rig.now.away * Math.tan((FIELD_OF_VIEW * Math.PI) / 360)) / element.clientHeight;
    const down = (event: PointerEvent): void => {
      if (leftIsTaken && event.button === 0 && !event.altKey && event.pointerType !== 'touch') return;
      pressed.set(event.pointerId, { x: event.clientX, y: event.clientY, button: event.button });
      pinch = 0;
    };
    const move = (event: PointerEvent): void => {
      const from = pressed.get(event.pointerId);
      if (from === undefined) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (event.pointerType === 'touch' && pressed.size === 1 && fingerIsTaken?.() === true) return;
      if (!element.hasPointerCapture(event.pointerId)) {
        if (Math.hypot(dx, dy) < SLOP) return;
        element.setPointerCapture(event.pointerId);
      }
      from.x = event.clientX;
      from.y = event.clientY;
      if (pressed.size === 2) {
        const [a, b] = [...pressed.values()];
        const gap = Math.hypot(a!.x - b!.x, a!.y - b!.y);
        if (pinch > 0) rig.zoom(pinch / gap);
        pinch = gap;
        rig.pan((-dx / 2) * perPixel(), (dy / 2) * perPixel());
      } else if ((from.button === 0 || (leftIsTaken && from.button === 2)) && !event.shiftKey) rig.orbit(-dx * 0.0055, dy * 0.0045);
      else rig.pan(-dx * perPixel(), (dy * perPixel()) / Math.max(0.35, Math.sin(rig.now.tilt)));
    };
    const up = (event: PointerEvent): void => {
      pressed.delete(event.pointerId);
      pinch = 0;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      rig.zoom(Math.exp(Math.max(-120, Math.min(120, event.deltaY)) * 0.0016), ground(event));
    };
    const noMenu = (event: Event): void => event.preventDefault();
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = rig.now.away * 0.06;
      const shifted = event.shiftKey;
      switch (event.key) {
        case '0': case 't': rig.top(); break;
        case '[': rig.orbit(-Math.PI / 12, 0); break;
        case ']': rig.orbit(Math.PI / 12, 0); break;
        case '{': rig.orbit(0, -0.1); break;
        case '}': rig.orbit(0, 0.1); break;
        case '+': case '=': rig.zoom(0.86); break;
        case '-': rig.zoom(1 / 0.86); break;
        case 'Home': rig.home(ownTurn()); break;
        case 'End': focusActing(rig); break;
        case 'F2': director.release(); break;
        case 'ArrowUp': if (!shifted) return; rig.pan(0, step); break;
        case 'ArrowDown': if (!shifted) return; rig.pan(0, -step); break;
        case 'ArrowLeft': if (!shifted) return; rig.pan(-step, 0); break;
        case 'ArrowRight': if (!shifted) return; rig.pan(step, 0); break;
        default: return;
      }
      event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('contextmenu', noMenu);
    window.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('contextmenu', noMenu);
      window.removeEventListener('keydown', key);
    };
  }, [gl, camera, rig, leftIsTaken, fingerIsTaken]);
  return null;
}
