import type { Locator, Page } from '@playwright/test';
import { box, glb, gltf, gltfDraft, type Made, obj, stl } from '../../engine/testing/models.ts';

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
