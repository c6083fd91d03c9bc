import type { Page } from '@playwright/test';
import { box, type Made } from '../../engine/testing/models.ts';
import { at, bareBench } from '../driver/bench.ts';
import { flaws, NO_FLAWS } from '../driver/flaws.ts';
import { showTable } from '../driver/frame.ts';
import { asGlb, groundTold, importSheet, pieceMade } from '../driver/import.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

const WINDOWS = [[960, 600], [1280, 800], [1920, 1080]] as const;
/** As much as a deed ever has to say. */
const TOLD = '12 pieces would topple and stay where they were: Gantry platform (gantry-platform-12), Shipping container (container-7), Crate stack (crates-31) and 9 more. Only 60 fall at once: 140 more pieces that were chosen were left as they were.';
/** A wall with a door in it, and a pit before it. */
const GATE: readonly Made[] = [
  box('wall', [-60, 0, -4], [-20, 60, 4]), box('wall right', [20, 0, -4], [60, 60, 4]), box('lintel', [-20, 50, -4], [20, 60, 4]),
  box('door', [-20, 0, -2], [20, 50, 2]), box('pit', [-60, 0, 20], [60, 1, 70]),
];

/** Panels of the workshop that lie over each other, and how they do. */
const overlapping = (page: Page): Promise<readonly string[]> => page.evaluate(() => {
  const panels = [...document.querySelectorAll('.workshop > .panel')].map((panel) => ({ name: panel.className, box: panel.getBoundingClientRect() }));
  const meets = (a: DOMRect, b: DOMRect): boolean => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
  return panels.flatMap((one, i) => panels.slice(i + 1).filter((other) => meets(one.box, other.box)).map((other) => `${one.name} over ${other.name}`));
});

for (const scale of [100, 200] as const) {
  test(`the workshop is whole in small and large windows, text ${scale} %: every panel, overlay and tool, and what is brought in`, async ({ shell }) => {
    const page = await shell.open();
    await page.getByRole('button', { name: `${scale} %` }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await bareBench(page);
    /** Opens a panel, where one is open at a time. */
    const open = async (name: 'Pieces' | 'Details' | 'View'): Promise<void> => {
      if (scale === 100) return;
      const fold = page.locator('.strip__folds').getByRole('button', { name, exact: true });
      if ((await fold.getAttribute('aria-pressed')) === 'false') await fold.click();
      await expect(fold).toHaveAttribute('aria-pressed', 'true');
    };
    /** Looks at what is shown in every window. What is laid out anew has a moment to come to rest. */
    const look = async (name: string, before = async (): Promise<void> => {}): Promise<void> => {
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await before();
        await expect.soft.poll(() => flaws(page), { message: `${name} at ${width} × ${height}`, timeout: 30_000 }).toEqual(NO_FLAWS);
        expect.soft(await overlapping(page), `${name} at ${width} × ${height}`).toEqual([]);
        await picture(page, `workshop-room-${name.replaceAll(' ', '-')}-${width}-${scale}`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      if (scale === 200) await expect(page.locator('.workshop.is-folded')).toHaveCount(1);
    };
    const take = page.getByRole('button', { name: 'Take Gantry platform' });
    await open('Pieces');
    await take.click();
    await expect(take).toHaveAttribute('aria-pressed', 'true');
    const place = await at(page, 0, 0, 0);
    await page.mouse.move(place.x, place.y);
    await page.mouse.click(place.x, place.y);
    await showTable(page, false);
    await look('a piece in hand');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await open('Details');
    for (const tab of ['Chosen', 'On the table', 'Table', 'Check']) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      if (tab === 'Check') await expect(page.getByRole('region', { name: 'Does it play?' })).toHaveAttribute('aria-busy', 'false');
      await look(tab.toLowerCase());
    }
    await look('what is said', async () => {
      await page.evaluate((words) => window.__bench!.bench.setState({ said: { words } }), TOLD);
      await expect(page.locator('.workshop__said')).toHaveText(TOLD);
    });
    await open('View');
    const show = page.getByRole('combobox', { name: 'Show', exact: true });
    for (const overlay of ['heights', 'matter', 'cover', 'ways', 'room', 'squares', 'missions']) {
      await show.selectOption(overlay);
      await look(`overlay ${overlay}`);
    }
    await show.selectOption('none');
    await page.getByRole('radio', { name: /^Measure/ }).click();
    await look('measure');
    await open('Details');
    await page.getByRole('radio', { name: /^Test figure/ }).click();
    await look('figure');
    await page.getByRole('radio', { name: /^Move/ }).click();
    await page.keyboard.press('?');
    await look('keys');
    await page.keyboard.press('Escape');
    await open('Pieces');
    await page.getByRole('button', { name: 'Bring in a model…' }).click();
    await look('import sheet');
    const sheet = importSheet(page);
    await sheet.locator('input[type=file]').setInputFiles(asGlb('gate', GATE));
    await pieceMade(page);
    await expect(sheet.getByRole('combobox', { name: 'What door is' })).toHaveValue('door');
    await expect(sheet.getByRole('combobox', { name: 'What pit is' })).toHaveValue('pit');
    await look('import of a gate');
    await sheet.getByRole('button', { name: 'Parts by kind' }).click();
    await look('import of a gate by kind');
    for (const shows of ['Cover', 'Room for a base', 'Squares']) {
      await sheet.getByRole('button', { name: shows, exact: true }).click();
      await groundTold(page);
      await look(`import of a gate, ${shows.toLowerCase()}`);
    }
  });
}
