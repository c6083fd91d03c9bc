import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDepth } from '../../engine/testing/depth.ts';
import { costNow, detailed, lookFrom } from '../driver/detail.ts';
import { settled } from '../driver/eyes.ts';
import { ROOT } from '../driver/folders.ts';
import { atHome, continueMatch } from '../driver/menu.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** From how far a table is looked at (mm), and the share of its triangles that is drawn at most: close by, as one plays, all of it, and as far as the camera goes. */
const VIEWS = [['near', 260, 0.7], ['middle', 800, 0.9], ['whole', 1880, 0.75], ['far', 2600, 0.65]] as const;
/** The mean difference of all points (0 to 255) and the share of points that are seen to differ, at most: hard edges and gratings do, more so in a picture of few points. */
const [APART, SEEN] = process.env['GANTRY_SHARP'] === undefined ? [5, 0.07] : [2.5, 0.035];
/** Pieces of the largest tables: on one people play, the other can be laid out. Where time is short the larger one is looked at alone. */
const MANY = readDepth(process.env['GANTRY_DEPTH']) >= 1 ? [600, 2000] : [2000];
/** Triangles of a piece of the refinery at its finest, on average. */
const FINEST = 4000;

test('terrain that is small on the screen is drawn with fewer triangles, in no more draw calls, and looks the same', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  await atHome(page);
  await continueMatch(page);
  for (const [view, away, most] of VIEWS) {
    await lookFrom(page, away);
    await settled(page);
    const { drawn, finest, apart, share } = await detailed(page, `detail-${view}`);
    console.log(`${view}: ${JSON.stringify({ drawn, finest, apart, share })}`);
    expect(drawn.triangles, `triangles, ${view}`).toBeLessThan(finest.triangles * most);
    expect(drawn.withShadows.triangles, `triangles with shadows, ${view}`).toBeLessThan(finest.withShadows.triangles * most);
    expect(drawn.calls, `draw calls, ${view}`).toBeLessThanOrEqual(finest.calls);
    expect(drawn.withShadows.calls, `draw calls with shadows, ${view}`).toBeLessThanOrEqual(finest.withShadows.calls);
    expect(apart, `mean difference, ${view}`).toBeLessThan(APART);
    expect(share, `points that differ, ${view}`).toBeLessThan(SEEN);
  }
});

test('tables of many pieces are drawn in as many calls as one of each kind, with a third of their triangles', async ({ shell }) => {
  const page = await shell.open();
  const refinery = JSON.parse(readFileSync(join(ROOT, 'assets/tables/refinery.json'), 'utf8')) as { readonly features: readonly { readonly id: string; readonly piece: string }[] };
  const kinds = new Set(refinery.features.map(({ piece }) => piece)).size;
  for (const many of MANY) {
    // Anywhere, one in another: drawing does not mind.
    const features = Array.from({ length: many }, (_, i) => ({ ...refinery.features[i % refinery.features.length]!, id: `piece-${i}`, at: [(i % 40) * 15 - 300, Math.floor(i / 40) * 12 - 300], turn: 0 }));
    const file = { name: `${many}.gantry-table`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...refinery, name: `Table of ${many}`, features })) };
    await page.getByRole('button', { name: /^New match/ }).click();
    await page.getByRole('button', { name: 'Your tables…' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your tables' });
    await sheet.locator('input[type=file]').setInputFiles([file]);
    await expect(sheet.getByRole('status')).toContainText('is now a table of yours.');
    await sheet.getByRole('button', { name: 'Lay it out' }).click();
    await page.waitForFunction((pieces) => window.__bench?.bench.getState().draft?.table.features.length === pieces, many);
    await lookFrom(page, 1880);
    await expect.poll(async () => (await costNow(page)).triangles).toBeLessThan((many * FINEST) / 3);
    const drawn = await costNow(page);
    console.log(`${many} pieces: ${JSON.stringify(drawn)}`);
    expect(drawn.calls).toBeLessThanOrEqual(kinds + 20);
    expect(drawn.withShadows.calls).toBeLessThanOrEqual(2 * kinds + 20);
    await page.reload();
  }
});
