import { type BufferGeometry, Color, GreaterDepth, type InterleavedBufferAttribute, Matrix4, MeshBasicMaterial, PerspectiveCamera, type SkinnedMesh } from 'three';
import { expect, it } from 'vitest';
import { ROW } from './bonePalette.ts';
import { FigureBatch, type BatchFigure } from './figureBatch.ts';
import type { FigureModel } from './figureModel.ts';
import { BONES } from '../../../assets/skeleton.ts';

const paint = new MeshBasicMaterial();
/** Triangles of the levels, and of a blade. */
const [NEAR, MID, FAR, BLADE] = [10, 4, 1, 2];

function modelOf(corners: number, light: boolean): FigureModel {
  const of = (count: number): FigureModel['body'] => {
    const numbers = (size: number): Uint8Array => new Uint8Array(count * size).fill(1);
    return { count, position: numbers(3), normal: numbers(3), color: numbers(3), uv: numbers(2), joints: numbers(4).fill(5), weights: numbers(4) };
  };
  const triangles = (many: number): Uint16Array => Uint16Array.from({ length: many * 3 }, (_, i) => i % corners);
  const hand = { at: [0, 0, 0], elbow: [0, 0, 0], aim: [0, 0, 1] } as const;
  const facts = { base: 40, ground: 2.6, pose: { hand: { L: hand, R: hand } }, body: {} } as unknown as FigureModel['facts'];
  return {
    facts, inverses: BONES.map(() => new Matrix4()), body: of(corners), levels: [NEAR, MID, FAR].map(triangles),
    glow: light ? { corners: of(3), index: triangles(BLADE) } : null, paint,
  };
}

function camera(away: number): PerspectiveCamera {
  const eye = new PerspectiveCamera(30, 1.6, 10, 5000);
  eye.position.set(0, 20, away);
  eye.lookAt(0, 20, 0);
  return eye;
}

type Counts = Readonly<Record<'body' | 'faded' | 'hull' | 'glow' | 'behind' | 'shadow', number>>;

/** Triangles in each of the drawings. */
function counted(batch: FigureBatch): Counts {
  const [body, faded, hull, glow, behind] = batch.group.children as SkinnedMesh[];
  const of = ({ geometry, visible }: SkinnedMesh): number => (visible ? geometry.drawRange.count / 3 : 0);
  (body!.onBeforeShadow as () => void)();
  const shadow = of(body!);
  (body!.onAfterShadow as () => void)();
  return { body: of(body!), faded: of(faded!), hull: of(hull!), glow: of(glow!), behind: of(behind!), shadow };
}

function put(batch: FigureBatch, figure: BatchFigure, x = 0, z = 0): void {
  figure.shown = true;
  figure.place.makeTranslation(x, 0, z);
  batch.write(figure);
}

it('however many figures there are, they are six drawings: bodies, those that fade, outlines, lights, what terrain hides, shadows', () => {
  const batch = new FigureBatch();
  for (let i = 0; i < 24; i++) put(batch, batch.add(modelOf(12, i % 2 === 0), 40, paint), i, 0);
  batch.see(camera(120), 800);
  expect(batch.group.children).toHaveLength(5);
  expect(counted(batch)).toEqual({ body: 24 * NEAR, faded: 0, hull: 24 * NEAR, glow: 12 * BLADE, behind: 24 * FAR, shadow: 24 * MID });
});

it('each is drawn as finely as its height needs; who is out of sight only throws a shadow; who is not shown is nowhere', () => {
  const batch = new FigureBatch();
  const [near, behind, hidden] = [0, 1, 2].map(() => batch.add(modelOf(12, true), 40, paint));
  put(batch, near!);
  put(batch, behind!, 0, 900);
  put(batch, hidden!);
  hidden!.shown = false;
  batch.write(hidden!);
  const seen = [120, 400, 700].map((away) => {
    batch.see(camera(away), 800);
    return counted(batch);
  });
  expect(seen.map(({ body }) => body)).toEqual([NEAR, NEAR, MID]);
  batch.see(camera(3000), 800);
  expect(counted(batch)).toMatchObject({ body: 2 * FAR, glow: 2 * BLADE, shadow: 2 * FAR });
});

it('what terrain hides of figures is drawn after the terrain and before the figures, coarsely, of those that are whole and in sight', () => {
  const batch = new FigureBatch();
  const [whole, fades, behind] = [0, 1, 2].map(() => batch.add(modelOf(12, false), 40, paint));
  put(batch, whole!);
  put(batch, fades!);
  put(batch, behind!, 0, 900);
  fades!.solid = 0.9;
  batch.write(fades!);
  batch.see(camera(120), 800);
  expect(counted(batch).behind).toBe(FAR);
  const [body, , hull, , hidden] = batch.group.children as SkinnedMesh[];
  expect(hidden!.renderOrder).toBeGreaterThan(0);
  expect(Math.min(body!.renderOrder, hull!.renderOrder)).toBeGreaterThan(hidden!.renderOrder);
  expect(hidden!.material).toMatchObject({ depthFunc: GreaterDepth, depthWrite: false });
});

it('who fades is drawn by the paint that crumbles, without outline, and its lights go out', () => {
  const batch = new FigureBatch();
  const [stays, goes] = [0, 1].map(() => batch.add(modelOf(12, true), 40, paint));
  put(batch, stays!);
  put(batch, goes!);
  goes!.solid = 0.9;
  batch.write(goes!);
  batch.see(camera(120), 800);
  expect(counted(batch)).toMatchObject({ body: NEAR, faded: NEAR, hull: NEAR, glow: 2 * BLADE });
  goes!.solid = 0.5;
  batch.write(goes!);
  batch.see(camera(120), 800);
  expect(counted(batch)).toMatchObject({ body: NEAR, faded: NEAR, hull: NEAR, glow: BLADE });
});

it('corners hang on the bones of their own figure, whoever came or left before, and however many come', () => {
  const batch = new FigureBatch();
  const figures = [0, 1, 2].map(() => batch.add(modelOf(20_000, false), 40, paint));
  batch.remove(figures[1]!);
  figures.splice(1, 1);
  for (let i = 0; i < 30; i++) figures.push(batch.add(modelOf(3000, false), 40, paint));
  for (const figure of figures) put(batch, figure);
  batch.see(camera(120), 800);
  const { geometry } = batch.group.children[0] as SkinnedMesh;
  const bones = geometry.getAttribute('skinIndex') as InterleavedBufferAttribute;
  const rows = new Set(Array.from(geometry.index!.array.slice(0, geometry.drawRange.count), (corner) => Math.floor(bones.getX(corner) / ROW)));
  expect([...rows].sort((a, b) => a - b)).toEqual(figures.map(({ row }) => row).sort((a, b) => a - b));
  expect(new Set(figures.map(({ row }) => row)).size).toBe(32);
  expect(bones.getX(geometry.index!.getX(0)) % ROW).toBe(5);
});

it('a row of the bones says where each bone is and how its figure is drawn', () => {
  const batch = new FigureBatch();
  batch.add(modelOf(3, false), 40, paint);
  const figure = batch.add(modelOf(3, false), 50, paint);
  figure.frames[4]!.makeTranslation(1, 30, 2);
  figure.solid = 0.25;
  put(batch, figure, 100, -50);
  batch.outline(figure, { colour: new Color(0.1, 0.2, 0.3), wide: 2 });
  const { skeleton } = batch.group.children[0] as SkinnedMesh;
  const numbers = skeleton.boneTexture!.image.data as Float32Array;
  const from = figure.row * ROW * 16;
  expect([...numbers.slice(from + 4 * 16 + 12, from + 4 * 16 + 15)]).toEqual([101, 30, -48]);
  const look = numbers.slice(from + (ROW - 1) * 16, from + (ROW - 1) * 16 + 8);
  expect([...look].map((x) => Math.round(x * 100) / 100)).toEqual([0.1, 0.2, 0.3, 2, 0.25, 100, 0, -50]);
  expect(figure.spread).toBe(1.25);
});

it('a list that did not change is not written again, and the shape of one that is drawn plainly is nothing but a body', () => {
  const batch = new FigureBatch({ plainly: true });
  put(batch, batch.add(modelOf(12, true), 40, paint));
  batch.see(camera(400), 800);
  const [body, ...others] = batch.group.children as SkinnedMesh<BufferGeometry>[];
  expect(others).toEqual([]);
  const { version } = body!.geometry.index!;
  batch.see(camera(410), 800);
  expect(body!.geometry.index!.version).toBe(version);
  expect(body!.castShadow).toBe(false);
});
