import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { BoxGeometry, type BufferGeometry, Group, Mesh, MeshStandardMaterial, PerspectiveCamera, type Scene, Vector3, type WebGLRenderer } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { match, stage, useMatch } from '../match/match.ts';
import { ownEdge } from './Camera.tsx';
import { TRAY } from './dice/throw.ts';
import { TrayDice } from './dice/trayDice.ts';
import { oiledWood } from './surface/wood.ts';
import { timing } from './timing.ts';

/** Layer that the small window on the tray sees. */
export const TRAY_LAYER = 1;
/** Where the tray stands beside the board for the first player, in mm. */
const PLACE = new Vector3(-690, -19, 40);
/** Size of the small window, as shares of the screen's height, and its distance from the left and the bottom (px). */
const INSET = { height: 0.3, ratio: 1.04, left: 14, bottom: 14 } as const;

function frame(): BufferGeometry {
  const [x, z, t, h] = [TRAY.x + 6, TRAY.z + 6, 12, TRAY.wall];
  return mergeGeometries([
    new BoxGeometry(2 * x + t, h, t).translate(0, h / 2, -z), new BoxGeometry(2 * x + t, h, t).translate(0, h / 2, z),
    new BoxGeometry(t, h, 2 * z + t).translate(-x, h / 2, 0), new BoxGeometry(t, h, 2 * z + t).translate(x, h / 2, 0),
  ])!;
}

/** Draws the tray into the corner of the picture. */
function drawInset(gl: WebGLRenderer, scene: Scene, eye: PerspectiveCamera, size: { readonly width: number; readonly height: number }): void {
  const height = Math.round(size.height * INSET.height);
  const width = Math.round(height * INSET.ratio);
  const { fog, background } = scene;
  scene.fog = null;
  scene.background = null;
  gl.setScissorTest(true);
  gl.setScissor(INSET.left, INSET.bottom, width, height);
  gl.setViewport(INSET.left, INSET.bottom, width, height);
  gl.render(scene, eye);
  gl.setScissorTest(false);
  gl.setViewport(0, 0, size.width, size.height);
  scene.fog = fog;
  scene.background = background;
}

/** The dice tray at the table's edge. While dice lie on it and it is out of sight, a small window shows it. */
export function DiceTray() {
  const { gl, scene, camera, size, invalidate } = useThree();
  const edge = useMatch((s) => (s.view === null ? 1 : ownEdge()));
  const dice = useMemo(() => new TrayDice(), []);
  const group = useMemo(() => {
    const made = new Group();
    const wood = new Mesh(frame(), new MeshStandardMaterial({ map: oiledWood(), roughness: 0.55 }));
    const felt = new Mesh(new BoxGeometry(2 * TRAY.x + 12, 2, 2 * TRAY.z + 12).translate(0, -1, 0), new MeshStandardMaterial({ color: '#2f463d', roughness: 1 }));
    made.add(wood, felt, dice.meshes.attack, dice.meshes.defense);
    made.traverse((node) => {
      node.layers.enable(TRAY_LAYER);
      if (node instanceof Mesh) { node.castShadow = node.receiveShadow = true; node.raycast = () => {}; }
    });
    return made;
  }, [dice]);
  const inset = useMemo(() => {
    const eye = new PerspectiveCamera(30, INSET.ratio, 20, 4000);
    eye.layers.set(TRAY_LAYER);
    return eye;
  }, []);
  const beat = useRef({ last: 0, moving: false });
  const middle = useMemo(() => new Vector3(), []);

  useEffect(() => {
    group.position.copy(PLACE);
    if (edge === -1) group.position.set(-PLACE.x, PLACE.y, -PLACE.z);
    group.rotation.y = edge === -1 ? Math.PI : 0;
    group.updateMatrixWorld(true);
    inset.position.set(0, 440, 190).applyMatrix4(group.matrixWorld);
    inset.lookAt(group.position);
    inset.updateMatrixWorld(true);
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [group, inset, edge, gl, invalidate]);

  useFrame(() => {
    const now = performance.now();
    const seconds = beat.current.moving ? Math.min(0.25, (now - beat.current.last) / 1000) : 1 / 60;
    beat.current.last = now;
    beat.current.moving = dice.update(stage, seconds, match.getState().settings.reducedMotion);
    if (beat.current.moving) {
      gl.shadowMap.needsUpdate = true;
      invalidate();
    }
  }, -1);

  // Draws the picture, and over it the small window when it is needed.
  useFrame(() => {
    gl.info.autoReset = false;
    gl.info.reset();
    gl.render(scene, camera);
    middle.copy(group.position).project(camera);
    const seen = Math.abs(middle.x) < 0.86 && Math.abs(middle.y) < 0.8 && camera.position.distanceTo(group.position) < 1900;
    if (dice.any && !seen) drawInset(gl, scene, inset, size);
    timing.end();
  }, 1);
  return <primitive object={group} />;
}
