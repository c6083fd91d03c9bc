import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
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

test('without a window it prints an address that lets one browser in', async ({ page, browser }) => {
  const { child, text } = await start(['--no-window'], /token=\S+\n/);
  const address = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/.exec(text)![0];
  await page.goto(address);
  expect(page.url()).not.toContain('token');
  await expect(page).toHaveTitle(/Gantry/);
  expect((await page.reload())?.status()).toBe(200);
  const stranger = await browser.newContext();
  expect((await (await stranger.newPage()).goto(address))?.status()).toBe(403);
  await stranger.close();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
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
