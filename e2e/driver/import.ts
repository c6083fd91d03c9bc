import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { addView, ball, box, glb, gltf, gltfDraft, type Made, obj, stl } from '../../engine/testing/models.ts';
import { draco, meshopt } from '../../engine/testing/packed-models.ts';

/** What the sheet's probe tells of the model that is brought in; the page has it with `?test` in its address. */
interface ImportProbe {
  readonly store: {
    getState(): {
      readonly working: object | null;
      readonly apart: { readonly size: readonly number[]; readonly triangles: number } | null;
      readonly made: { readonly triangles: number; readonly parts: readonly { readonly kind: string }[] } | null;
      readonly model: { readonly parts: readonly { readonly surfaces: readonly { readonly y: number }[]; readonly ingress: readonly object[] }[] } | null;
    };
  };
  readonly over: {
    getState(): {
      readonly working: boolean;
      readonly fault: string;
      readonly field: { readonly cells: Float32Array } | null;
      readonly givers: readonly object[] | null;
      readonly grid: { readonly storeys: readonly { readonly doors: readonly (readonly object[])[] }[]; readonly climbs: readonly object[] } | null;
    };
    setState(change: { readonly field: null; readonly givers: null; readonly grid: null }): void;
  };
  project(x: number, y: number, z: number): { readonly x: number; readonly y: number };
}

declare global {
  interface Window {
    __import?: ImportProbe;
  }
}

export const importSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Bring a model in' });

/** Waits until what was chosen is worked off and there is a piece. */
export const pieceMade = (page: Page): Promise<unknown> => page.waitForFunction(() => {
  const state = window.__import?.store.getState();
  return state !== undefined && state.working === null && state.made !== null;
});

/** Waits until the ground has told what is shown of the piece, and gives it. */
export async function groundTold(page: Page) {
  await page.waitForFunction(() => window.__import?.over.getState().working === false);
  return page.evaluate(() => {
    const { fault, field, givers, grid } = window.__import!.over.getState();
    const heights = [...new Set([...field?.cells ?? []].filter((_, i) => i % 3 === 1).map(Math.round))].sort((a, b) => a - b);
    const doors = grid?.storeys.flatMap(({ doors: all }) => all.filter((edges) => edges.length > 0)).length ?? 0;
    return { fault, heights, givers: givers?.length ?? 0, storeys: grid?.storeys.length ?? 0, climbs: grid?.climbs.length ?? 0, doors };
  });
}

/** A file as a chooser gives it. */
export interface Brought {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const file = (name: string, bytes: Uint8Array): Brought => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });

export const asGlb = (name: string, some: readonly Made[]): Brought => file(`${name}.glb`, glb(gltfDraft(some)));
export const asObj = (name: string, some: readonly Made[]): Brought => file(`${name}.obj`, obj(some));
export const asStl = (name: string, some: readonly Made[]): Brought => file(`${name}.stl`, stl(some));

export const asMeshopt = async (name: string, some: readonly Made[]): Promise<Brought> => file(`${name}.glb`, glb(await meshopt(gltfDraft(some))));
export const asDraco = async (name: string, one: Made): Promise<Brought> => file(`${name}.glb`, glb(await draco(gltfDraft([one]), one)));

/** A picture of upright stripes, 8 pixels wide each, as PNG. */
function stripes(colours: readonly (readonly [number, number, number])[]): Buffer {
  const width = colours.length * 8;
  const row = Buffer.from([0, ...Array.from({ length: width }, (_, x) => colours[Math.floor(x / 8)]!).flat()]);
  const chunk = (kind: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const [long, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    long.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([long, named, sum]);
  };
  const head = Buffer.from([0, 0, 0, width, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 8 }, () => row)));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A ball painted like one for the beach, as programs write it that keep data and pictures in files of their own: its description, its data, its picture. */
export function beachBall(): readonly [description: Brought, data: Brought, picture: Brought] {
  const [rings, sectors] = [32, 48];
  const draft = gltfDraft([{ ...ball('beach ball', 40, rings, sectors), colour: [1, 1, 1] }]);
  const across = Array.from({ length: (rings + 1) * sectors }, (_, i) => [((i % sectors) + 0.5) / sectors, Math.floor(i / sectors) / rings]);
  const places = Float32Array.from(across.flat());
  const { json } = draft;
  const uv = json.accessors.push({ bufferView: addView(draft, new Uint8Array(places.buffer)), componentType: 5126, count: places.length / 2, type: 'VEC2' }) - 1;
  Object.assign(json.meshes[0]!.primitives[0]!['attributes'] as object, { TEXCOORD_0: uv });
  json.materials[0] = { pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 0.6 } };
  Object.assign(json, { textures: [{ source: 0 }], images: [{ uri: 'textures/stripes.png' }] });
  json.buffers[0]!['uri'] = 'beach%20ball.bin';
  return [
    file('beach-ball.gltf', new TextEncoder().encode(JSON.stringify(json))), file('beach ball.bin', draft.bin),
    file('stripes.png', stripes([[220, 30, 30], [245, 245, 240], [30, 90, 220], [245, 245, 240]])),
  ];
}

/** Files that must not be taken: one that asks for another file elsewhere, one with a corner that is no number, one whose triangles name corners that are not there. */
export function hostile(): readonly { readonly file: Brought; readonly says: string }[] {
  const outside = gltfDraft([box('crate', [-30, 0, -30], [30, 40, 30])]);
  Object.assign(outside.json, { images: [{ uri: 'http://127.0.0.1:9/picture.png' }] });
  const broken = gltfDraft([{ name: 'crate', positions: [0, 0, 0, 50, 0, 0, 0, 50, 0], index: [0, 1, 7] }]);
  return [
    { file: file('outside.gltf', gltf(outside)), says: 'Nothing outside the files that are given is read' },
    { file: file('nan.obj', new TextEncoder().encode('v 0 0 0\nv 1 nan 0\nv 0 1 0\nf 1 2 3\n')), says: '"line 2": a corner is no number: "nan"' },
    { file: file('broken.glb', glb(broken)), says: 'a triangle names corner 7; there are 3' },
  ];
}
