import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { Color, Group, Mesh, MeshStandardMaterial, PerspectiveCamera, type Scene, type Texture, Vector3, type WebGLRenderer } from 'three';
import { match, stage, useMatch } from '../match/match.ts';
import { isFine } from '../match/quality.ts';
import { sound } from '../sound/theSound.ts';
import { rootSize } from '../ui/rootSize.ts';
import { ownTurn } from './viewpoints.ts';
import { fieldOver, insetOf } from './dice/inset.ts';
import { ALONG, lining, placeOf, walls } from './dice/trayShape.ts';
import type { Area, Size } from './director/lens.ts';
import { diceWindowNow, onPanels } from './director/panels.ts';
import { TrayDice } from './dice/trayDice.ts';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import { Coarse } from './coarse.ts';
import { pace } from './pace.ts';
import { timing } from './timing.ts';

/** Layer that the small window on the tray sees. */
export const TRAY_LAYER = 1;
const WORLD_LAYER = 0;
const QUARTER = Math.PI / 2;
/** Where the window's eye is over the tray, in mm. */
const EYE = { y: 520, z: 60 } as const;
/** Width of the small window's edge in pixels. */
const EDGE = 2;
const UP = new Vector3(0, 1, 0);
const BORDER = new Color('#6a5029');

/** The tray with its dice. */
export function trayOf(dice: TrayDice, map: Texture): Group {
  const made = new Group();
  const wood = new Mesh(walls(), new MeshStandardMaterial({ map, roughness: 0.55 }));
  const lined = new Mesh(lining(), new MeshStandardMaterial({ vertexColors: true, roughness: 1 }));
  made.add(wood, lined, dice.shades, ...Object.values(dice.meshes));
  made.traverse((node) => {
    node.layers.enable(TRAY_LAYER);
    if (node instanceof Mesh) node.raycast = () => {};
  });
  return made;
}

/** Draws the tray into a part of the picture. */
function drawInset(gl: WebGLRenderer, scene: Scene, eye: PerspectiveCamera, size: Size, box: Area): void {
  const [left, bottom, width, height] = [box.left, size.height - box.bottom, box.right - box.left, box.bottom - box.top];
  if (width <= 0 || height <= 0) return;
  eye.aspect = width / height;
  eye.fov = fieldOver(EYE.y, eye.aspect);
  eye.updateProjectionMatrix();
  const { fog, background } = scene;
  const colour = gl.getClearColor(clearColour);
  const alpha = gl.getClearAlpha();
  scene.fog = null;
  scene.background = null;
  gl.setScissorTest(true);
  gl.setScissor(left - EDGE, bottom - EDGE, width + 2 * EDGE, height + 2 * EDGE);
  gl.setClearColor(BORDER, 1);
  gl.clear();
  gl.setScissor(left, bottom, width, height);
  gl.setViewport(left, bottom, width, height);
  gl.setClearColor('#0b0806', 1);
  gl.render(scene, eye);
  gl.setClearColor(colour, alpha);
  gl.setScissorTest(false);
  gl.setViewport(0, 0, size.width, size.height);
  scene.fog = fog;
  scene.background = background;
}

const clearColour = new Color();

/** The dice tray at the table's edge. While dice lie on it, or a panel has a place for it, a window in the frame shows it, and nothing else does. */
export function DiceTray({ wood: map, size: board }: { readonly wood: Texture; readonly size: TableSize }) {
  const { gl, scene, camera, size, invalidate } = useThree();
  // The tray stands along one of the board's four sides.
  const turn = useMatch((s) => (s.situation === null ? 0 : Math.round(ownTurn() / QUARTER) * QUARTER));
  const dice = useMemo(() => new TrayDice(stage.throws, (...thrown) => sound.throws(...thrown)), []);
  const group = useMemo(() => trayOf(dice, map), [dice, map]);
  const inset = useMemo(() => {
    const eye = new PerspectiveCamera(27, 1, 20, 4000);
    eye.layers.set(TRAY_LAYER);
    return eye;
  }, []);
  const coarse = useMemo(() => new Coarse(), []);
  useEffect(() => () => coarse.dispose(), [coarse]);
  const shown = useRef(false);
  const beat = useRef({ last: 0, moving: false });

  useEffect(() => {
    const { x, y, z } = placeOf(board, Math.round(turn / QUARTER));
    group.position.set(x, y, z).applyAxisAngle(UP, turn);
    group.rotation.y = turn + ALONG;
    group.updateMatrixWorld(true);
    inset.position.set(0, EYE.y, EYE.z).applyMatrix4(group.matrixWorld);
    inset.lookAt(group.position);
    inset.updateMatrixWorld(true);
    invalidate();
  }, [group, inset, turn, board, invalidate]);

  useFrame(() => {
    const now = performance.now();
    const seconds = beat.current.moving ? Math.min(0.25, (now - beat.current.last) / 1000) : 1 / 60;
    beat.current.last = now;
    beat.current.moving = dice.update(stage, seconds, match.getState().settings.reducedMotion);
    if (beat.current.moving) {
      pace.passes();
      invalidate();
    }
  }, -1);

  useEffect(() => onPanels(invalidate), [invalidate]);

  // Draws the picture, and the window into it when it is needed.
  useFrame(() => {
    timing.worked();
    gl.info.autoReset = false;
    gl.info.reset();
    const held = diceWindowNow();
    const windowed = held !== 'hidden' && (dice.any || held !== null);
    if (windowed !== shown.current) {
      shown.current = windowed;
      group.traverse(({ layers }) => { if (windowed) layers.disable(WORLD_LAYER); else layers.enable(WORLD_LAYER); });
    }
    if (pace.next(isFine())) coarse.draw(gl, scene, camera);
    else gl.render(scene, camera);
    if (windowed) drawInset(gl, scene, inset, size, insetOf(size, held, rootSize(size, match.getState().settings.textScale)));
    timing.drawn();
  }, 1);
  return <primitive object={group} />;
}
