import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../driver/program.ts';

test('the page cannot leave, open windows, or ask anything from outside; the game itself breaks no policy', async ({ program }) => {
  const violations: string[] = [];
  const { app, page } = await program.start();
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  await page.reload();
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForTimeout(500);
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).margin), 'the style written in the page is allowed').toBe('0px');
  const address = page.url();
  await page.evaluate(() => { location.href = 'https://example.com/'; });
  await page.evaluate(() => { window.open('https://example.com/'); });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: './assets/tables/refinery.json' });
    document.body.append(link);
    link.click();
  });
  expect(await page.evaluate(() => fetch('https://example.com/').then(() => 'answered', () => 'refused'))).toBe('refused');
  await expect.poll(() => app.windows().length).toBe(1);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => 'gantry' in window)).toBe(true);
  const log = () => readFileSync(join(program.data, 'logs/gantry.log'), 'utf8');
  await expect.poll(log).toContain('going to another page was refused: https://example.com/');
  await expect.poll(log).toContain('a new window was refused');
});

test('the window opens where it was, and keeps where it is', async ({ program }) => {
  const file = join(program.data, 'window.json');
  writeFileSync(file, JSON.stringify({ x: 40, y: 30, width: 1000, height: 700, maximized: true, fullScreen: false }));
  const { app, page } = await program.start();
  const stands = await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return { ...window!.getNormalBounds(), maximized: window!.isMaximized() };
  });
  expect(stands).toMatchObject({ x: 40, y: 30, width: 1000, height: 700 });
  writeFileSync(file, 'damaged');
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await (await app.browserWindow(page)).evaluate((window) => window.close());
  await ended;
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ x: 40, width: 1000, height: 700 });
});
