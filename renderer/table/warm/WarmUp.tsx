import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { PerspectiveCamera, type Object3D, type Scene, type WebGLRenderer } from 'three';
import { commonPictures } from '../surface/pictures.ts';
import { reached } from './fence.ts';
import { WARM_LAYER } from './layer.ts';
import { ProgramCheck } from './programCheck.ts';
import { upload } from './upload.ts';
import { wardrobe, type Garment } from './wardrobe.ts';
import { isMadeAhead, warmth } from './warmth.ts';

const chunks = <T,>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

const eye = new PerspectiveCamera();
eye.layers.set(WARM_LAYER);

/** Things of those that are not needed at once that are drawn before one picture: a picture of a whole table takes longer than they do. */
const TOGETHER = 6;

/** Draws a thing into one pixel in the light of the scene, without the rest of it; where it `casts`, with the shadows of all, and where it is `small` also without haze. */
function drawn(gl: WebGLRenderer, scene: Scene, thing: Object3D, { casts, small }: Pick<Garment, 'casts' | 'small'>): void {
  const { fog, background } = scene;
  const { width, height } = gl.domElement;
  const ratio = gl.getPixelRatio();
  scene.add(thing);
  gl.setScissorTest(true);
  gl.setScissor(0, 0, 1, 1);
  gl.setViewport(0, 0, 1, 1);
  if (casts === true) gl.shadowMap.needsUpdate = true;
  gl.render(scene, eye);
  if (small === true) {
    scene.fog = scene.background = null;
    gl.render(scene, eye);
    Object.assign(scene, { fog, background });
  }
  gl.setScissorTest(false);
  gl.setViewport(0, 0, width / ratio, height / ratio);
  // What the table itself throws is not in that shadow.
  if (casts === true) gl.shadowMap.needsUpdate = true;
  scene.remove(thing);
}

/**
 * Draws one of everything once, while a menu is open: each program is compiled and each kind of drawing set up in the card
 * before it is needed, one after another, and nobody waits for the card. Pictures that every table has are uploaded last.
 */
export function WarmUp({ fine }: { readonly fine: boolean }) {
  const get = useThree((s) => s.get);
  /** What draws before the next picture. */
  const turn = useRef<(() => void) | null>(null);
  const check = useRef(new ProgramCheck());
  useEffect(() => {
    if (!isMadeAhead(location.search)) {
      warmth.setState(({ needed, all }) => ({ done: all, needed, all }));
      return undefined;
    }
    const { gl, scene, invalidate } = get();
    const context = gl.getContext() as WebGL2RenderingContext;
    let over = false;
    const inTurn = (act: () => void): Promise<void> => new Promise((done) => {
      turn.current = () => { act(); done(); };
      invalidate();
    });
    /** Whatever was dressed keeps its programs alive. */
    const kept: Object3D[] = [];
    const warm = async (): Promise<void> => {
      const { needed, later } = wardrobe(fine);
      const all = [...needed, ...later];
      warmth.setState({ done: 0, needed: needed.length, all: all.length });
      for (const some of [...needed.map((one) => [one]), ...chunks(later, TOGETHER)]) {
        const things: Object3D[] = [];
        for (const { make, casts = false } of some) {
          const thing = await make();
          if (over) return;
          things.push(thing);
          thing.traverse((node) => Object.assign(node, { visible: true, frustumCulled: false, castShadow: casts }).layers.set(WARM_LAYER));
          await gl.compileAsync(thing, eye, scene);
          await reached(context);
          if (over) return;
        }
        kept.push(...things);
        await inTurn(() => { for (const [i, thing] of things.entries()) drawn(gl, scene, thing, some[i]!); });
        await reached(context);
        if (over) return;
        check.current.look(gl);
        warmth.setState(({ done }) => ({ done: done + some.length }));
      }
      for (const picture of commonPictures(fine)) {
        const texture = await picture;
        if (over) return;
        await upload(gl, texture);
      }
    };
    warm().catch((fault: unknown) => {
      // Nothing waits for what cannot be made ready.
      warmth.setState(({ all }) => ({ done: all }));
      console.error('the table could not be made ready', fault);
    });
    return () => {
      over = true;
      turn.current = null;
      warmth.setState({ done: 0 });
    };
  }, [get, fine]);
  useFrame(() => {
    const act = turn.current;
    turn.current = null;
    act?.();
  }, 0.9);
  // After the picture was drawn: see `DiceTray`.
  useFrame(({ gl }) => {
    if (check.current.isStale(gl)) void reached(gl.getContext() as WebGL2RenderingContext).then(() => check.current.look(gl));
  }, 2);
  return null;
}
