import { chromium, expect, test as plain, type Page } from '@playwright/test';
import { letIn, lockedSheet } from '../driver/door.ts';
import { dropFolder, freshFolder } from '../driver/folders.ts';
import { startHost, type Host } from '../driver/host.ts';
import { picture } from '../driver/menu.ts';
import { homeOf, WORDS } from '../driver/shells.ts';

/** The browser host, with a player's folder of its own. */
const test = plain.extend<{ readonly data: string; readonly host: Host }>({
  data: async ({ browserName: _ }, use) => {
    const data = freshFolder();
    await use(data);
    dropFolder(data);
  },
  host: async ({ data }, use) => {
    const host = await startHost({ data });
    await use(host);
    await host.close();
  },
});

const locked = async (page: Page): Promise<void> => {
  await expect(lockedSheet(page)).toBeVisible();
  await expect(lockedSheet(page)).toContainText('Start Gantry once more');
};

test('a wrong address, a used one and none let nobody in and say what to do; a right one does, in the same window', async ({ host, page, browser }) => {
  const { origin } = new URL(host.address);
  for (const address of [`${origin}/#token=${'w'.repeat(43)}`, `${origin}/`, `${origin}/?token=${new URL(host.address).hash.slice(7)}`]) {
    await page.goto(address);
    await locked(page);
  }
  await picture(page, 'locked');
  await page.setViewportSize({ width: 360, height: 560 });
  await picture(page, 'locked-small');
  await page.keyboard.press('Escape');
  await locked(page);

  await page.goto(host.address);
  await letIn(page);
  await expect(page).toHaveURL(`${origin}/`);

  const other = await (await browser.newContext()).newPage();
  await other.goto(host.address);
  await locked(other);
  await other.getByRole('button', { name: 'Try again' }).click();
  await locked(other);
  await other.context().close();
});

test('a browser that is closed and opened again is known, also after the host was started again, and its key is another each time', async ({ data }) => {
  const profile = freshFolder();
  const open = () => chromium.launchPersistentContext(profile, { executablePath: process.env['GANTRY_BROWSER'] ?? chromium.executablePath(), args: ['--no-sandbox'] });
  const keys: unknown[] = [];
  let origin = '';
  for (let i = 0; i < 3; i++) {
    const host = await startHost({ data });
    const context = await open();
    const page = await context.newPage();
    if (i === 0) origin = new URL(host.address).origin;
    await page.goto(i === 0 ? host.address : origin);
    await letIn(page);
    await page.goto('about:blank');
    await page.goBack();
    await letIn(page);
    keys.push(await page.evaluate(() => localStorage.getItem('gantry.key')));
    await context.close();
    await host.close();
  }
  expect(new Set(keys).size).toBe(3);
  dropFolder(profile);
});

test('nine windows: the last says that there are too many, and goes on when one is closed', async ({ host, context }) => {
  const pages: Page[] = [];
  for (let i = 0; i < 9; i++) {
    const page = await context.newPage();
    await page.goto(i === 0 ? host.address.replace('/#', `/?${WORDS}#`) : homeOf(pages[0]!));
    pages.push(page);
    if (i < 8) await letIn(page);
  }
  const crowded = pages[8]!.getByRole('dialog', { name: 'Gantry is open in too many windows' });
  await expect(crowded).toBeVisible();
  await picture(pages[8]!, 'locked-crowded');
  await pages[3]!.close();
  await expect(crowded).toBeHidden();
  await letIn(pages[8]!);
});
