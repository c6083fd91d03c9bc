import { refineryBench } from '../driver/bench.ts';
import { picture } from '../driver/menu.ts';
import { coloured, keepPixels, legendColours } from '../driver/overlays.ts';
import { expect, test } from '../driver/test.ts';

/** Pixels that each colour of a legend takes at least, of some 130 000. */
const LEAST = 8;

test('each overlay draws over a table of the game what its legend says: every colour of it is seen, and none of them without it', async ({ shell }) => {
  const page = await shell.open();
  await refineryBench(page);
  await expect(page.getByText('Nothing is chosen.')).toBeVisible();
  await page.getByRole('tab', { name: /^Check/ }).click();
  await expect(page.getByRole('region', { name: 'Does it play?' })).toHaveAttribute('aria-busy', 'false');
  const show = page.getByRole('combobox', { name: 'Show', exact: true });
  const of = page.getByRole('combobox', { name: 'In', exact: true });
  await keepPixels(page, 'none');
  await keepPixels(page, 'again');
  for (const overlay of ['heights', 'matter', 'cover', 'ways', 'room', 'squares', 'missions']) {
    await show.selectOption(overlay);
    if (overlay === 'missions') await of.selectOption({ index: 1 });
    if (overlay === 'room' || overlay === 'cover') await expect.poll(() => page.evaluate(() => window.__bench!.trial.getState().field?.cells.length ?? 0)).toBeGreaterThan(0);
    await expect(page.locator('.workshop__legend li').first()).toBeVisible();
    const colours = await legendColours(page);
    expect(colours.length, overlay).toBeGreaterThan(0);
    await keepPixels(page, overlay);
    const seen = await coloured(page, 'none', overlay, colours);
    expect.soft(colours.filter((_, i) => seen[i]! < LEAST), `${overlay}: of ${colours.join(' ')} so many pixels are seen: ${seen.join(' ')}`).toEqual([]);
    expect.soft(await coloured(page, 'none', 'again', colours), `${overlay}, without it`).toEqual(colours.map(() => 0));
    // What lies below decks and roofs is seen as well: each of the 252 filled squares takes some 40 pixels.
    if (overlay === 'squares') expect.soft(seen[colours.indexOf('#c2452f')]!).toBeGreaterThan(6000);
    await picture(page, `workshop-overlay-${overlay}`);
  }
  await show.selectOption('none');
  await expect(page.locator('.workshop__legend')).toHaveCount(0);
});
