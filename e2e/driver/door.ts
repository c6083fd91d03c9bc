import { expect, type Locator, type Page } from '@playwright/test';
import { atHome } from './menu.ts';

/** What a window says that the host does not let in. */
export const lockedSheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Gantry does not know this browser' });

/** Waits until the window was let in: the first screen has what only the host can tell. */
export async function letIn(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await atHome(page);
  await page.getByRole('button', { name: /^New match/ }).click();
  await expect(page.getByRole('radio', { name: 'Refinery' })).toBeVisible();
  await page.getByRole('button', { name: /^Back/ }).first().click();
  await atHome(page);
}
