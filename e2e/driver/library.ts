import { expect, type Locator, type Page } from '@playwright/test';

/** From the first screen to the saved matches. */
export async function toLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Matches/ }).click();
  await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible();
  await expect(rows(page)).not.toHaveCount(0);
}

export const rows = (page: Page): Locator => page.locator('[data-match]');

/** The line that says what was done. */
export const note = (page: Page): Locator => page.locator('.library__note');

/** What the listed matches are called, from the first on. */
export const titles = (page: Page): Promise<string[]> => page.locator('.match__text > b').allTextContents();

/** Which matches are listed, from the first on. */
export const listed = (page: Page): Promise<string[]> => rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['match'] ?? ''));

/** Gives the chosen match a name. */
export async function rename(page: Page, name: string): Promise<void> {
  await page.keyboard.press('r');
  await page.getByLabel('Name of the match').fill(name);
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText(`“${name}”`);
}
