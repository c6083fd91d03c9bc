import { spawn } from 'node:child_process';
import { chromium, expect, test } from '@playwright/test';
import { dropFolder, freshFolder } from '../driver/folders.ts';
import { WORDS } from '../driver/shells.ts';
import { surroundingsOf } from '../driver/surroundings.ts';
import { overhear } from '../driver/troubles.ts';
import { playIntoMatch } from './play.ts';

/** A packed program to be started, where there is one that runs: `release/linux-unpacked/gantry` and the like. */
const program = process.env['GANTRY_PACKAGED'];
const words = process.env['GANTRY_PACKAGED_WORDS']?.split(' ').filter(Boolean) ?? [];
const START_MS = 180_000;

test('the packed program starts and plays (where GANTRY_PACKAGED names one that runs)', async () => {
  test.skip(program === undefined, 'GANTRY_PACKAGED names no packed program');
  const data = freshFolder();
  // Its fuses keep debuggers out of its main process; its window can be reached as any Chromium's.
  const child = spawn(program!, [...words, `--user-data-dir=${data}`, '--remote-debugging-port=0'], { env: surroundingsOf({ data }), stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  try {
    const address = await new Promise<string>((found, fail) => {
      let said = '';
      child.stderr.on('data', (text: Buffer) => {
        said += String(text);
        const match = /DevTools listening on (ws:\S+)/.exec(said);
        if (match !== null) found(match[1]!);
      });
      setTimeout(() => fail(new Error(`it opened no window: ${said.slice(-2000)}`)), START_MS).unref();
      void ended.then(() => fail(new Error(`it ended: ${said.slice(-2000)}`)));
    });
    const browser = await chromium.connectOverCDP(address);
    const context = browser.contexts()[0]!;
    await expect.poll(() => context.pages().length, { timeout: START_MS }).toBe(1);
    const page = context.pages()[0]!;
    const troubles: string[] = [];
    overhear(context, page, troubles);
    await expect(page.getByRole('heading', { name: 'Gantry' })).toBeVisible();
    const home = new URL(page.url());
    home.search = `?${WORDS}`;
    await page.goto(home.href);
    await playIntoMatch(page);
    expect(troubles).toEqual([]);
    await browser.close();
  } finally {
    child.kill();
    await ended;
    dropFolder(data);
  }
});
