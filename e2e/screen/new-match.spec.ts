import type { Page } from '@playwright/test';
import { look, settled } from '../driver/eyes.ts';
import { drawn, picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

/** Names of the line-ups that have more than two lines, stick out of their tile, or are not seen without scrolling; and how many names there are. */
const namesAmiss = (page: Page): Promise<{ readonly names: number; readonly amiss: readonly string[] }> => page.evaluate(() => {
  const foot = document.querySelector('.muster__foot')!.getBoundingClientRect().top;
  const names = [...document.querySelectorAll<HTMLElement>('.figure-tile__words b')];
  const isAmiss = (name: HTMLElement): boolean => {
    const { bottom, height } = name.getBoundingClientRect();
    return height > 2.5 * parseFloat(getComputedStyle(name).lineHeight) || name.scrollWidth > name.clientWidth + 1 || bottom > foot;
  };
  return { names: names.length, amiss: names.filter(isAmiss).map(({ textContent }) => textContent) };
});

test('in a low window every name of the line-ups is seen in two lines, in every rule system', async ({ shell }) => {
  const page = await shell.open();
  await page.setViewportSize({ width: 960, height: 600 });
  for (const [name, figure] of [[/^New match/, /^Ahsoka/], [/^Miniatures/, /^Chewbacca/], [/^Wartime/, /^Scout/]] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: figure }).first()).toBeVisible();
    await drawn(page);
    // Where squads are chosen in secret only one's own is seen (SWM-2.5).
    const inSight = page.getByRole('button', { name: 'In sight', exact: true });
    if (await inSight.count() > 0) await inSight.click();
    const { names, amiss } = await namesAmiss(page);
    expect([names > 5, amiss], String(name)).toEqual([true, []]);
    // What lies below the fold is opened from the foot.
    await page.locator('.muster__foot [aria-keyshortcuts="M"]').click();
    await expect(page.locator('.muster__rest').first()).toBeInViewport();
  }
});

test('a match is put together by keyboard: a unit is found and taken, and its card is shown; and it is begun', async ({ shell }) => {
  const page = await shell.open();
  await page.keyboard.press('n');
  const first = page.getByRole('region', { name: 'First strike team' });
  const rex = first.getByRole('button', { name: /^CC-7567 Captain Rex/ });
  await rex.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(first.locator('.card-box')).toContainText('Tactical Supremacy');
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Secondary of squad 1' });
  await expect(picker.getByRole('gridcell', { selected: true })).toContainText('CC-7567 Captain Rex');
  await expect.poll(() => picker.locator('img.figure-picture').evaluateAll((all) => (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length)).toBeGreaterThan(11);
  await picture(page, 'new-match-picker');
  await page.keyboard.type('ponds');
  await expect(picker.getByRole('gridcell')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first.getByRole('button', { name: /^CT-411 Commander Ponds/ })).toBeFocused();
  await expect(first.locator('img.figure-picture').first()).toHaveJSProperty('complete', true);
  await picture(page, 'new-match');
  await page.getByRole('button', { name: /^Start match/ }).click();
  await settled(page);
  expect(JSON.stringify((await look(page)).view)).toContain('ct-411-commander-ponds');
});
