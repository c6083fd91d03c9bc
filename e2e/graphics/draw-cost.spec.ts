import type { Page } from '@playwright/test';
import { contrasts, type Contrast, type Places } from '../driver/contrast.ts';
import { drawInfo, settled } from '../driver/eyes.ts';
import { made } from '../driver/gauge.ts';
import { atHome, continueMatch } from '../driver/menu.ts';
import { prepareMatch, toAct } from '../driver/prepare.ts';
import { readDepth } from '../../engine/testing/depth.ts';
import { slowness } from '../../engine/testing/yardstick.ts';
import { HOURS } from '../../engine/space/terrain/light.ts';
import { expect, test } from '../driver/test.ts';

interface Figure { readonly id: string; x: number; z: number }

/** Puts others like those who stand there beside them, until so many stand. */
const crowd = (page: Page, many: number): Promise<void> => page.evaluate((wanted) => {
  const { stage } = window.__gantry as unknown as { readonly stage: { readonly actors: Map<string, Figure>; cast: number; wake(): void } };
  const there = [...stage.actors.values()];
  for (let i = 0; stage.actors.size < wanted; i++) {
    const one = structuredClone(there[i % there.length]!);
    stage.actors.set(`${one.id}+${i}`, { ...one, id: `${one.id}+${i}`, x: one.x * 0.7 + 40, z: one.z * 0.7 - 40 });
  }
  stage.cast += 1;
  stage.wake();
}, many);

test('the battle screen is cheap to draw and leaves nothing behind', async ({ shell }) => {
  // Times are those of many frames: the camera moves as it does for a person.
  const page = await shell.open({ match: toAct, motion: 'no-preference', ahead: true });
  const geometries: number[] = [];
  for (let i = 0; i < 3; i++) {
    await atHome(page);
    await continueMatch(page);
    for (let turn = 0; turn < 2; turn++) {
      await page.keyboard.press(']');
      await settled(page);
    }
    const info = await drawInfo(page);
    geometries.push(info.geometries);
    console.log(JSON.stringify(info));
    expect(info.calls, 'draw calls').toBeLessThanOrEqual(200);
    expect(info.triangles, 'triangles').toBeLessThanOrEqual(300_000);
    expect(info.script.p50, 'ms of script in a frame').toBeLessThan(6 * slowness());
    if (i === 2) {
      await crowd(page, 24);
      await settled(page);
      await page.keyboard.press(']');
      const full = await drawInfo(page);
      console.log(JSON.stringify(full));
      expect(full.calls, 'draw calls with 24 figures').toBeLessThanOrEqual(200);
      expect(full.calls, 'draw calls do not grow with figures').toBeLessThanOrEqual(info.calls + 6);
      expect(full.triangles, 'triangles with 24 figures').toBeLessThanOrEqual(300_000);
      expect(full.script.p50, 'ms of script in a frame with 24 figures').toBeLessThan(6 * slowness());
    }
    await page.getByRole('button', { name: 'Leave' }).click();
  }
  expect(geometries[2], `geometries on each visit: ${geometries.join(', ')}`).toBe(geometries[1]);
});

/** Five places on a deck and five on the ground of each table. */
const PLACES: Readonly<Record<string, readonly Places[]>> = {
  refinery: [[[-40, 90, -40], [40, 90, -40], [0, 90, 0], [-40, 90, 40], [40, 90, 40]], [[5, 0, 350], [75, 0, 350], [5, 0, 415], [75, 0, 415], [40, 0, 382]]],
  outpost: [
    [[114.3, 90, -110], [114.3, 90, -50], [114.3, 90, 10], [114.3, 90, 70], [114.3, 90, 130]],
    [[-385, 0, 350], [-315, 0, 350], [-385, 0, 415], [-315, 0, 415], [-350, 0, 382]],
  ],
  'landing-ship': [[[-40, 90, -40], [40, 90, -40], [0, 90, 0], [-40, 90, 40], [40, 90, 40]], [[5, 0, 350], [75, 0, 350], [5, 0, 415], [75, 0, 415], [40, 0, 382]]],
};
/** How far a figure stands out from what is behind it at least (CIEDE2000): what is told apart at a glance is some ten apart. */
const APART = 12;
/** Pictures that are looked at with all their pixels are measured finely drawn too; that takes minutes without a graphics card. */
const QUALITIES = process.env['GANTRY_SHARP'] === undefined ? ['low'] : ['low', 'high'];
/** Where time is short the table is looked at on which figures stand out least. */
const TABLES = Object.entries(PLACES).filter(([table]) => table === 'refinery' || readDepth(process.env['GANTRY_DEPTH']) >= 1);

interface Settable { readonly store: { getState(): { setSettings(change: { readonly quality: string }): void } } }

test('figures stand out from mat, grating and snow at every hour', async ({ shell }) => {
  const page = await shell.open({ match: toAct, ahead: true });
  for (const [table, places] of TABLES) {
    if (table !== 'refinery') {
      await page.getByRole('button', { name: 'Leave' }).click();
      await prepareMatch(shell.data, toAct, { table });
      await page.reload();
      await atHome(page);
    }
    await continueMatch(page);
    for (const quality of QUALITIES) {
      await page.evaluate((to) => (window.__gantry as unknown as Settable).store.getState().setSettings({ quality: to }), quality);
      await made(page, 240_000);
      await settled(page);
      const found = await contrasts(page, HOURS, places);
      const told = ({ figure, on, hour, apart }: Contrast): string => `${figure} at ${on} mm, ${hour}: ${apart.toFixed(1)}`;
      for (const { figure, on } of found.slice(0, found.length / HOURS.length)) {
        const row = HOURS.map((hour) => `${hour} ${found.find((one) => one.figure === figure && one.on === on && one.hour === hour)!.apart.toFixed(1)}`);
        console.log(`${table}, ${quality}, ${figure} at ${on} mm: ${row.join(', ')}`);
      }
      expect(found.length, 'figures that were seen and measured').toBeGreaterThanOrEqual(9 * HOURS.length);
      expect.soft(found.filter(({ apart }) => apart < APART).map(told), `${table}, ${quality}`).toEqual([]);
    }
  }
});
