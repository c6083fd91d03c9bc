import { expect, test } from '@playwright/test';
import { dropFolder, freshFolder } from '../driver/folders.ts';
import { startHost } from '../driver/host.ts';
import { atHome } from '../driver/menu.ts';

test('a wrong or used address lets nobody in and says why', async ({ browser }) => {
  const data = freshFolder();
  const host = await startHost({ data });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const { origin } = new URL(host.address);
    for (const [address, why] of [[`${origin}/?token=wrong`, 'This address was used already'], [`${origin}/`, 'needs the whole address']] as const) {
      expect((await page.goto(address))?.status()).toBe(403);
      await expect(page.locator('body')).toContainText(why);
    }
    expect((await page.goto(host.address))?.status()).toBe(200);
    await atHome(page);
  } finally {
    await context.close();
    await host.close();
    dropFolder(data);
  }
});
