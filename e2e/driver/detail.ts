import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { ROOT } from './folders.ts';

interface Batch {
  isBatchedMesh?: boolean;
  readonly instanceCount: number;
  getGeometryIdAt(piece: number): number;
  setGeometryIdAt(piece: number, geometry: number): void;
  getVisibleAt(piece: number): boolean;
  setVisibleAt(piece: number, visible: boolean): void;
  onBeforeRender?: (...drawn: unknown[]) => void;
  onBeforeShadow?: (...drawn: unknown[]) => void;
}

/** Parts of the drawn table that are measured with. */
interface Drawn {
  drawing(): {
    readonly gl: {
      readonly shadowMap: { needsUpdate: boolean };
      readonly info: { autoReset: boolean; reset(): void; readonly render: { readonly calls: number; readonly triangles: number } };
      getContext(): WebGL2RenderingContext;
      render(scene: unknown, camera: unknown): void;
    };
    readonly scene: { traverse(visit: (node: Batch) => void): void };
    readonly camera: unknown;
  };
}

/** What a picture of the table takes: with its shadows, and as it is drawn where they stand still. */
interface Cost {
  readonly calls: number;
  readonly triangles: number;
  readonly withShadows: { readonly calls: number; readonly triangles: number };
}

declare global {
  interface Window {
    /** Draws the table with its shadows and without drawing them anew, and counts what each takes; the second picture stays. */
    __cost?: () => Cost;
  }
}

export interface Detailed {
  readonly drawn: Cost;
  /** The same picture with every piece at its finest. */
  readonly finest: Cost;
  /** The mean difference of all points of the two pictures (0 to 255), and the share of points that differ by more than a tenth of that. */
  readonly apart: number;
  readonly share: number;
}

/** Has the page count what a picture takes: the one place where it is counted. */
const counting = (page: Page): Promise<void> => page.evaluate(() => {
  window.__cost = () => {
    const { gl, scene, camera } = ((window.__gantry ?? window.__bench) as unknown as Drawn).drawing();
    const [withShadows, plain] = [true, false].map((shadows) => {
      gl.info.autoReset = false;
      gl.info.reset();
      gl.shadowMap.needsUpdate = shadows;
      gl.render(scene, camera);
      gl.info.autoReset = true;
      return { calls: gl.info.render.calls, triangles: gl.info.render.triangles };
    }) as [Cost['withShadows'], Cost['withShadows']];
    return { ...plain, withShadows };
  };
});

/** Draws what is seen now, and the same with all terrain at its finest, and compares the two. Both are kept under `name` where `GANTRY_PICTURES` asks for pictures. */
export async function detailed(page: Page, name: string): Promise<Detailed> {
  const kept = process.env['GANTRY_PICTURES'] !== undefined;
  const { pictures, ...found } = await drawnTwice(page, kept);
  const folder = join(ROOT, 'test-results/pictures', test.info().project.name);
  if (kept) mkdirSync(folder, { recursive: true });
  for (const [i, picture] of pictures.entries()) writeFileSync(join(folder, `${name}-${['drawn', 'finest'][i]}.png`), picture.slice(picture.indexOf(',') + 1), 'base64');
  return found;
}

async function drawnTwice(page: Page, kept: boolean): Promise<Detailed & { readonly pictures: readonly string[] }> {
  await counting(page);
  return page.evaluate(comparedInPage, kept);
}

/** Runs in the page. */
function comparedInPage(keep: boolean): Detailed & { readonly pictures: readonly string[] } {
  const pictures: string[] = [];
  const table = (window.__gantry ?? window.__bench) as unknown as Drawn;
  const { gl, scene } = table.drawing();
  const context = gl.getContext();
  const { drawingBufferWidth: width, drawingBufferHeight: height } = context;
  const draw = (): Cost & { readonly points: Uint8Array } => {
    const cost = window.__cost!();
    const points = new Uint8Array(width * height * 4);
    context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, points);
    if (keep) pictures.push((context.canvas as HTMLCanvasElement).toDataURL());
    return { ...cost, points };
  };
  const { points: seen, ...drawn } = draw();
  // What a batch draws is chosen before it is drawn: here all that stand, at their first geometry; the second throws their shadows.
  const batches: Batch[] = [];
  scene.traverse((node) => { if (node.isBatchedMesh === true) batches.push(node); });
  const back = batches.map((batch) => {
    const { onBeforeRender, onBeforeShadow } = Object.getPrototypeOf(Object.getPrototypeOf(batch)) as Required<Batch>;
    const was = Array.from({ length: batch.instanceCount }, (_, i) => [batch.getGeometryIdAt(i), batch.getVisibleAt(i)] as const);
    const all = (geometry: number, then: (...drawn: unknown[]) => void) => (...drawn: unknown[]): void => {
      for (let i = 0; i < was.length; i++) { batch.setGeometryIdAt(i, geometry); batch.setVisibleAt(i, true); }
      then.apply(batch, drawn);
    };
    batch.onBeforeRender = all(0, onBeforeRender);
    batch.onBeforeShadow = all(1, onBeforeShadow);
    return () => {
      delete batch.onBeforeRender;
      delete batch.onBeforeShadow;
      for (const [i, [geometry, visible]] of was.entries()) { batch.setGeometryIdAt(i, geometry); batch.setVisibleAt(i, visible); }
    };
  });
  const { points, ...finest } = draw();
  for (const undo of back) undo();
  window.__cost!();
  let [sum, off] = [0, 0];
  for (let i = 0; i < points.length; i += 4) {
    const here = (Math.abs(points[i]! - seen[i]!) + Math.abs(points[i + 1]! - seen[i + 1]!) + Math.abs(points[i + 2]! - seen[i + 2]!)) / 3;
    sum += here;
    if (here > 25) off += 1;
  }
  return { drawn, finest, apart: sum / (points.length / 4), share: off / (points.length / 4), pictures };
}

/** What a picture of the table takes as it is seen now. */
export async function costNow(page: Page): Promise<Cost> {
  await counting(page);
  return page.evaluate(() => window.__cost!());
}

/** Looks at the middle of a table from so far away (mm). */
export const lookFrom = (page: Page, away: number): Promise<void> => page.evaluate(async (far) => {
  const { rig } = (window.__gantry ?? window.__bench) as unknown as { readonly rig: { readonly goal: object; jump(): void; wake(): void } };
  Object.assign(rig.goal, { x: 20, y: 20, z: 60, turn: -0.42, tilt: 0.6, away: far });
  rig.jump();
  for (let i = 0; i < 3; i++) {
    rig.wake();
    await new Promise(requestAnimationFrame);
  }
}, away);
