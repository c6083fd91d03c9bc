import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { otherwise } from './kit/check/outline.ts';
import { assetsFolder, newReader } from './kit/check/read.ts';
import type { BuildName } from './kit/figures/modelling/builds.ts';
import { figureIds, figureOf, fileOf, makeModel, modelIds } from './kit/figures/build.ts';
import { LEAST, SHARES } from './kit/figures/modelling/levels.ts';
import { sculpts } from './kit/figures/sculpts.ts';
import { unpacked } from '../engine/node/unpacked.ts';
import { BONES } from './skeleton.ts';

interface ReadModel {
  readonly extras: Readonly<Record<string, unknown>>;
  readonly joints: readonly string[];
  /** Of the body, and of what shines. */
  readonly triangles: number;
  readonly shining: number;
  readonly position: Float32Array;
  /** Of each lower level of detail: its triangles, attributes that are not those of the body, and how much of its outline is another. */
  readonly lower: readonly { readonly triangles: number; readonly strange: number; readonly changed: number }[];
}

/** Reads a model's file; the corners are where the skin puts them, in mm. */
async function read(id: string, file: Uint8Array): Promise<ReadModel> {
  const root = (await newReader().readBinary(fileOf(id).endsWith('.pack') ? unpacked(file) : file)).getRoot();
  const top = root.listScenes()[0]!.listChildren()[0]!;
  const body = top.listChildren().find((node) => node.getName() === 'body')!.getMesh()!.listPrimitives()[0]!;
  const bind = root.listSkins()[0]?.getInverseBindMatrices()?.getElement(0, []);
  const at = body.getAttribute('POSITION')!.getArray()!;
  const own = new Set(body.listSemantics().map((name) => body.getAttribute(name)));
  const lower = root.listScenes().slice(1).map((scene) => {
    const fewer = scene.listChildren()[0]!.getMesh()!.listPrimitives()[0]!;
    const index = fewer.getIndices()!.getArray()!;
    const strange = fewer.listAttributes().filter((attribute) => !own.has(attribute)).length;
    return { triangles: index.length / 3, strange, changed: otherwise(at, body.getIndices()!.getArray()!, index) };
  });
  const step = bind === undefined ? 1 : Math.hypot(bind[0]!, bind[1]!, bind[2]!);
  return {
    extras: top.getExtras(),
    joints: root.listSkins()[0]?.listJoints().map((joint) => joint.getName()) ?? [],
    triangles: body.getIndices()!.getCount() / 3,
    shining: (top.listChildren().find((node) => node.getName() === 'glow')?.getMesh()?.listPrimitives()[0]?.getIndices()?.getCount() ?? 0) / 3,
    lower,
    position: Float32Array.from(body.getAttribute('POSITION')!.getArray() as ArrayLike<number>, (x) => x * step),
  };
}

const known = new Map<string, Promise<ReadModel>>();
function kept(id: string): Promise<ReadModel> {
  const model = known.get(id) ?? read(id, new Uint8Array(readFileSync(`${assetsFolder}figures/${fileOf(id)}`)));
  known.set(id, model);
  return model;
}
/** All figures together, in bytes: they are packed with the game. */
const MOST = 12_000_000;

/** Most of its outline that may be another at each lower level, where a pixel's breadth beside a thin gun counts as much as the gun. */
const CHANGED = [0.08, 0.18];

/** Builds that reach to a person's waist. */
const SMALL: readonly BuildName[] = ['small', 'barrel'];
/** Parts that are a beast under the figure. */
const MOUNTS: readonly string[] = ['mount', 'dewback'];
/** Whether two stand on the base: a companion beside the figure, or a beast under it. */
const areTwo = (id: string): boolean =>
  sculpts[id]?.beside !== undefined || (sculpts[id]?.parts ?? []).some((use) => MOUNTS.includes(typeof use === 'string' ? use : use[0]));
const isSmall = (id: string): boolean => sculpts[id] !== undefined && SMALL.includes(sculpts[id].build);

describe('figures', () => {
  it('has a file for each of them and none besides, all small enough to ship', () => {
    const files = readdirSync(`${assetsFolder}figures`);
    expect(files.sort()).toEqual(modelIds.map(fileOf).sort());
    expect(figureIds.length).toBeGreaterThan(180);
    expect(files.reduce((sum, name) => sum + statSync(`${assetsFolder}figures/${name}`).size, 0)).toBeLessThan(MOST);
  });

  it.each(modelIds)('%s fits its base, its height and its triangle budget', async (id) => {
    const model = await kept(id);
    const base = model.extras['base'] as number;
    expect(base).toBe(sculpts[id]?.base ?? (id.startsWith('rim-50') ? 50 : 40));
    expect(model.triangles + model.shining).toBeLessThanOrEqual(areTwo(id) ? 9000 : 6000);
    const heights = model.position.filter((_, i) => i % 3 === 1);
    const top = heights.reduce((a, b) => Math.max(a, b));
    expect(heights.reduce((a, b) => Math.min(a, b))).toBeGreaterThan(-0.01);
    if (id.startsWith('rim-')) {
      expect(top).toBeLessThan(5);
      return;
    }
    expect(model.joints).toEqual([...BONES]);
    for (const [i, { triangles, strange, changed }] of model.lower.entries()) {
      expect(triangles).toBeLessThanOrEqual(Math.max(model.triangles * SHARES[i]!, LEAST[i]!));
      expect(strange).toBe(0);
      expect(changed, `outline of level ${i + 1}`).toBeLessThan(CHANGED[i]!);
    }
    expect(model.lower).toHaveLength(SHARES.length);
    expect(top).toBeGreaterThan(isSmall(id) ? 18 : 28);
    expect(top).toBeLessThan(58);
  });

  it.each(figureIds)('the file of %s is what its recipe makes', async (id) => {
    const [{ sculpt, extras }, file] = [figureOf(id), await kept(id)];
    expect(JSON.parse(JSON.stringify(extras))).toEqual(file.extras);
    const made = sculpt.parts.reduce((sum, { clay }) => sum + clay.f.reduce((all, { v }) => all + v.length - 2, 0), 0);
    expect(Math.abs(made - file.triangles)).toBeLessThan(made * 0.02);
  });

  it.each(['general-anakin-skywalker', 'hera-syndulla', 'rim-40-a', 'rim-50-b', 'rim-40-c', 'rim-50-d', 'rim-40-e'])('rebuilds %s to the kept shape', async (id) => {
    const [made, before] = [await read(id, (await makeModel(id)).bytes), await kept(id)];
    expect(made.extras).toEqual(before.extras);
    expect(made.triangles).toBe(before.triangles);
    expect(made.lower).toEqual(before.lower);
    let worst = 0;
    made.position.forEach((x, k) => {
      worst = Math.max(worst, Math.abs(x - before.position[k]!));
    });
    expect(worst).toBeLessThanOrEqual(0.2);
  });
});
