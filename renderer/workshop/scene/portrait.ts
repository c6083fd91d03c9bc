/** The small picture of a table that its file holds. */
import { PerspectiveCamera, type Scene, type WebGLRenderer } from 'three';
import type { TableSize } from '../../../engine/space/terrain/size.ts';
import { toBase64 } from '../../../engine/core/base64.ts';
import { LARGEST_PICTURE } from '../../../engine/space/terrain/table-picture.ts';

/** Pixels of the picture, how it is packed, and what is tried where that is too large. */
const [WIDTH, HEIGHT, KIND] = [384, 240, 'image/webp'] as const;
const QUALITIES = [0.82, 0.6, 0.4] as const;
/** Where it is looked at from, for a table of a metre (mm), and how wide (degrees). */
const [UP, BACK, WIDE] = [760, 860, 42] as const;

/** Draws a table of a size once as the whole of it is seen from its near side, and gives the picture as base64; null where it cannot be made small enough. */
export async function portraitOf(gl: WebGLRenderer, scene: Scene, size: TableSize): Promise<string | null> {
  const { width: across, height: down } = gl.domElement;
  const camera = new PerspectiveCamera(WIDE, across / down, 10, 24_000);
  const by = Math.max(...size) / 1000;
  camera.position.set(0, UP * by, BACK * by);
  camera.lookAt(0, 0, 40 * by);
  gl.render(scene, camera);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const flat = canvas.getContext('2d');
  if (flat === null) return null;
  // The middle of what was drawn, as wide as the picture is beside its height.
  const taken = Math.min(across, (down * WIDTH) / HEIGHT);
  const high = (taken * HEIGHT) / WIDTH;
  flat.drawImage(gl.domElement, (across - taken) / 2, (down - high) / 2, taken, high, 0, 0, WIDTH, HEIGHT);
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => { canvas.toBlob(done, KIND, quality); });
    if (blob !== null && blob.size <= LARGEST_PICTURE) return toBase64(new Uint8Array(await blob.arrayBuffer()));
  }
  return null;
}
