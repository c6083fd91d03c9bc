import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { letIn, lockedSheet } from '../driver/door.ts';
import { dropFolder, freshFolder, ROOT } from '../driver/folders.ts';
import { surroundingsOf } from '../driver/surroundings.ts';

const data = freshFolder();
test.afterAll(() => dropFolder(data));

interface Started {
  readonly child: ChildProcess;
  /** What it printed until `until` was found, or until it ended. */
  readonly text: string;
  readonly code: number | null;
}

function start(words: readonly string[], until: RegExp): Promise<Started> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs'), ...words], { cwd: tmpdir(), env: surroundingsOf({ data }) });
    let text = '';
    const hear = (chunk: Buffer): void => {
      text += String(chunk);
      if (until.test(text)) resolve({ child, text, code: null });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => resolve({ child, text, code }));
  });
}

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/#token=\S+/;
const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => {
  if (child.exitCode !== null) resolve(child.exitCode);
  else child.once('exit', resolve);
});

test('without a window it prints an address that lets one browser in; another start prints another one, for another browser or one that lost its key', async ({ page, browser }) => {
  const { child, text } = await start(['--no-window'], ADDRESS);
  const address = ADDRESS.exec(text)![0];
  await page.goto(address);
  await letIn(page);
  await expect(page, 'the address that is left says no secret').not.toHaveURL(/token/);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(lockedSheet(stranger)).toBeVisible();

  const second = await start(['--no-window'], /never/);
  expect([second.code, second.text]).toEqual([0, expect.stringContaining('Gantry was running already')]);
  expect(new URL(ADDRESS.exec(second.text)![0]).origin).toBe(new URL(address).origin);
  await stranger.goto(ADDRESS.exec(second.text)![0]);
  await letIn(stranger);
  await stranger.context().close();

  await page.reload();
  await letIn(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(lockedSheet(page), 'it lost its key').toBeVisible();
  const third = await start(['--no-window'], /never/);
  await page.goto(ADDRESS.exec(third.text)![0]);
  await letIn(page);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
});

test('a busy port is named, with what to do', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const { text, code } = await start(['--no-window', '--port', String(port)], /never/);
  expect(text).toContain(`Gantry could not start: port ${port} is used by another program: choose another with --port`);
  expect(code).toBe(1);
  other.close();
});

test('wrong words are named', async () => {
  const { text, code } = await start(['--port', 'many'], /never/);
  expect(text).toContain('--port must be a number from 1 to 65535, not "many"');
  expect(code).toBe(2);
});
