import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { settled } from './eyes.ts';
import { ROOT } from './folders.ts';

/** From the first screen to the first question of a short match against the computer. */
export async function startShortMatch(page: Page, table = 'Refinery'): Promise<void> {
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${table}`) }).first().click();
  await page.getByRole('button', { name: /^Short match/ }).click();
  await page.getByRole('button', { name: /^Start match/ }).click();
  await settled(page);
}

/** Opens the match that "Continue" offers. */
export async function continueMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Continue|Go on)/ }).first().click();
  await settled(page);
}

/** Waits for the first screen with what the host told it. */
export async function atHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Gantry', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^New match/ })).toBeVisible();
}

/** Keeps a picture of the window, in a folder of the running project's name. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = join(ROOT, 'test-results/pictures', test.info().project.name);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
