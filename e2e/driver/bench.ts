import type { Page } from '@playwright/test';
import { picture } from './menu.ts';
import { expect } from './test.ts';

/** A piece where it stands, in mm and degrees. */
interface Standing {
  readonly id: string;
  readonly piece: string;
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly level: number;
}

interface Draft {
  readonly table: {
    readonly features: readonly Standing[];
    readonly objectives?: readonly { readonly id: string; readonly at: readonly [number, number] }[];
    readonly layouts?: readonly { readonly objectives: readonly { readonly at: readonly [number, number] }[] }[];
    readonly deployment?: readonly { readonly seat: number; readonly outline: readonly (readonly [number, number])[] }[];
  };
  readonly past: readonly unknown[];
}

/** What the workshop's probe tells of the table that is laid out; the page has it with `?test` in its address. */
interface BenchProbe {
  readonly bench: {
    getState(): { readonly draft: Draft | null; readonly selection: readonly string[] };
    setState(to: { readonly said: { readonly words: string } | null } | { readonly draft: Draft }): void;
  };
  readonly trial: {
    getState(): {
      readonly field: { readonly cells: ArrayLike<number>; readonly values: ArrayLike<number> } | null;
      readonly figure: { readonly x: number; readonly z: number } | null;
    };
  };
  readonly rig: { readonly moves: boolean };
  drawing(): {
    readonly gl: {
      readonly info: { readonly render: { readonly calls: number } };
      readonly shadowMap: { needsUpdate: boolean };
      render(scene: unknown, camera: unknown): void;
    };
    readonly scene: unknown;
    readonly camera: unknown;
  };
  project(of: { readonly x: number; readonly y: number; readonly z: number }): { readonly x: number; readonly y: number };
}

declare global {
  interface Window {
    __bench?: BenchProbe;
  }
}

/** Pieces of the table that is laid out, by their names. */
export const standing = (page: Page): Promise<readonly Standing[]> => page.evaluate(() =>
  window.__bench!.bench.getState().draft!.table.features.map(({ id, piece, at, turn, level }) => ({ id, piece, at, turn, level })));

/** A piece as it stands. */
type Laid = Omit<Standing, 'id'>;

/** What is laid out where, whatever the pieces are called. */
export const laid = async (page: Page): Promise<readonly Laid[]> => (await standing(page)).map(({ id: _, ...piece }) => piece);

/** Places that the table names: its objectives, and the corners of the first deployment. */
export const namedPlaces = (page: Page): Promise<{ readonly [what in 'objectives' | 'corners']: readonly (readonly number[])[] }> => page.evaluate(() => {
  const { objectives = [], deployment = [] } = window.__bench!.bench.getState().draft!.table;
  return { objectives: objectives.map(({ at }) => at), corners: deployment[0]?.outline ?? [] };
});
export const kept = async (page: Page): Promise<void> => { await expect(page.locator('.workshop__kept')).toHaveText('Saved'); };

/** Draw calls of one whole picture of the table as it is laid out now, its shadows drawn anew: what was drawn last may have been without them, or no picture of the table at all. */
export const drawCalls = (page: Page): Promise<number> => page.evaluate(() => {
  const { gl, scene, camera } = window.__bench!.drawing();
  gl.shadowMap.needsUpdate = true;
  gl.render(scene, camera);
  return gl.info.render.calls;
});

/** From the first screen to a bare table on the bench. */
export async function bareTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  await page.getByRole('button', { name: 'A bare table' }).click();
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
}

/** A bare table on the bench, seen from above. */
export async function bareBench(page: Page): Promise<void> {
  await bareTable(page);
  await page.keyboard.press('0');
  await page.waitForFunction(() => !window.__bench!.rig.moves);
}

/** Where a place of the table (mm) is in the window. */
export const at = (page: Page, x: number, y: number, z: number): Promise<{ x: number; y: number }> =>
  page.evaluate((place) => window.__bench!.project(place), { x, y, z });

/** A table that was suggested: saved, nothing found wrong with it, and one step that is taken back and given again. Gives its pieces; keeps a picture. */
export async function soundStep(page: Page, name: string): Promise<readonly Laid[]> {
  const suggested = await laid(page);
  await kept(page);
  await page.getByRole('tab', { name: /^Check/ }).click();
  const check = page.getByRole('region', { name: 'Does it play?' });
  await expect(check.locator('.findings__measures')).toContainText(`${suggested.length} pieces`);
  await expect(check.locator('.finding.is-error, .finding.is-warning')).toHaveCount(0);
  await picture(page, name);
  await page.keyboard.press('Control+z');
  expect(await laid(page)).toEqual([]);
  await page.keyboard.press('Control+y');
  expect(await laid(page)).toEqual(suggested);
  return suggested;
}

/** Lays a copy of the refinery out, seen whole. */
export async function refineryBench(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your tables' });
  await sheet.getByRole('button', { name: 'Refinery' }).click();
  await sheet.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await expect(page.getByTestId('table')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('0');
  await page.waitForFunction(() => !window.__bench!.rig.moves);
}
