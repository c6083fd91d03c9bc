import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readDepth } from '../../engine/testing/depth.ts';
import { serveGallery } from '../../scripts/parts/gallery.mjs';
import { figureIds, tableIds } from '../../scripts/parts/shown.mjs';
import type {} from '../../renderer/gallery/page.ts';

/** The mean difference of all points (0 to 255) that another browser, or fewer points, may make. */
const ANOTHER_BROWSER = 2;
const FEWER_POINTS = 9;

/** Of so many figures and tables one is drawn, of twice as many where time is short: that each picture is of today's file, `assets/pictures.test.ts` knows without drawing. */
const SOME = readDepth(process.env['GANTRY_DEPTH']) >= 0.2 ? { figures: 16, tables: 3 } : { figures: 32, tables: 6 };

const kept = (path: string): string => `data:image/webp;base64,${readFileSync(`assets/pictures/${path}.webp`).toString('base64')}`;

test('pictures of figures and tables show what the game draws today', async ({ page }) => {
  const { address, close } = await serveGallery();
  try {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await page.waitForFunction(() => window.gallery !== undefined);
    const others: string[] = [];
    for (const id of figureIds().filter((_, i) => i % SOME.figures === 0)) {
      const off = await page.evaluate(async ([name, before]) => window.gallery.difference(await window.gallery.portrait(name!), before!), [id, kept(`figures/${id}`)]);
      if (off > ANOTHER_BROWSER) others.push(`${id}: ${off.toFixed(1)}`);
    }
    for (const id of tableIds().filter((_, i) => i % SOME.tables === 0)) {
      const drawn = await page.evaluate((name) => window.gallery.table(name, 0.25), id);
      for (const [i, picture] of drawn.entries()) {
        const off = await page.evaluate(([now, before]) => window.gallery.difference(now!, before!), [picture, kept(`tables/${id}-${i + 1}`)]);
        if (off > FEWER_POINTS) others.push(`${id}-${i + 1}: ${off.toFixed(1)}`);
      }
    }
    expect(others, 'npm run pictures draws them anew').toEqual([]);
    // The measure tells one figure from another.
    const two = await page.evaluate(([a, b]) => window.gallery.difference(a!, b!), [kept('figures/lord-maul'), kept('figures/savage-opress')]);
    expect(two).toBeGreaterThan(2 * ANOTHER_BROWSER);
  } finally {
    close();
  }
});
