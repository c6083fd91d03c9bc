import { expect, type Locator, type Page } from '@playwright/test';

/** Opens "About and licences" on the first screen by its key. */
export async function openAbout(page: Page): Promise<Locator> {
  await page.keyboard.press('l');
  const sheet = page.getByRole('dialog', { name: 'About and licences' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Finds a library among those that the sheet lists, and its licence. */
export async function findLicence(sheet: Locator): Promise<void> {
  const libraries = sheet.locator('.about__list .licence');
  await expect.poll(() => libraries.count()).toBeGreaterThanOrEqual(20);
  const all = await libraries.count();
  await sheet.getByRole('searchbox', { name: 'Search by name or licence' }).fill('three');
  await expect.poll(() => libraries.count()).toBeLessThan(all);
  const found = await libraries.locator('summary b').allTextContents();
  expect(found.some((name) => /^three \d/.test(name)), found.join(', ')).toBe(true);
  for (const name of found) expect(name).toContain('three');
  await expect(sheet.getByRole('status')).toHaveText(`${found.length} of ${all}`);
  const three = libraries.filter({ hasText: /^three \d/ });
  await three.locator('summary').click();
  await expect(three.locator('pre').first()).toContainText('Permission is hereby granted');
}
