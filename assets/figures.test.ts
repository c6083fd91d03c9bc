import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assetsFolder, newReader } from './kit/check/read.ts';
import { makeModel, modelIds } from './kit/figures/build.ts';
import { BONES } from './skeleton.ts';

interface ReadModel {
  readonly extras: Readonly<Record<string, unknown>>;
  readonly joints: readonly string[];
  readonly triangles: number;
  readonly position: Float32Array;
}

async function read(bytes: Uint8Array): Promise<ReadModel> {
  const root = (await newReader().readBinary(bytes)).getRoot();
  const top = root.listScenes()[0]!.listChildren()[0]!;
  const body = top.listChildren().find((node) => node.getName() === 'body')!.getMesh()!.listPrimitives()[0]!;
  return {
    extras: top.getExtras(),
    joints: root.listSkins()[0]?.listJoints().map((joint) => joint.getName()) ?? [],
    triangles: body.getIndices()!.getCount() / 3,
    position: body.getAttribute('POSITION')!.getArray() as Float32Array,
  };
}

const kept = (id: string): Promise<ReadModel> => read(new Uint8Array(readFileSync(`${assetsFolder}figures/${id}.glb`)));

describe('figures', () => {
  it.each(modelIds)('%s fits its base, its height and its triangle budget', async (id) => {
    const model = await kept(id);
    const base = model.extras['base'] as number;
    expect(base).toBe(id.startsWith('b1-') || id.startsWith('rim-50') ? 50 : 40);
    expect(model.triangles).toBeLessThan(6000);
    const heights = model.position.filter((_, i) => i % 3 === 1);
    const top = heights.reduce((a, b) => Math.max(a, b));
    expect(heights.reduce((a, b) => Math.min(a, b))).toBeGreaterThan(-0.01);
    if (id.startsWith('rim-')) {
      expect(top).toBeLessThan(5);
      return;
    }
    expect(model.joints).toEqual([...BONES]);
    expect(top).toBeGreaterThan(28);
    expect(top).toBeLessThan(48);
  });

  it.each(['general-anakin-skywalker', 'b1-battle-droids-2', 'rim-40-a', 'rim-50-b', 'rim-40-c', 'rim-50-d', 'rim-40-e'])('rebuilds %s to the kept shape', { timeout: 60_000 }, async (id) => {
    const [made, before] = [await read((await makeModel(id)).bytes), await kept(id)];
    expect(made.extras).toEqual(before.extras);
    expect(made.triangles).toBe(before.triangles);
    let worst = 0;
    made.position.forEach((x, k) => {
      worst = Math.max(worst, Math.abs(x - before.position[k]!));
    });
    expect(worst).toBeLessThanOrEqual(0.2);
  });
});
