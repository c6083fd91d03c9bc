import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundled, temporaryFolder } from '../testing/folders.ts';
import { answers, ENDPOINT_NAME, openEndpoint } from './endpoint.ts';

/** This system's kind of endpoint, and the socket files of others where this one has them too. */
const KINDS = process.platform === 'win32' ? ['win32'] : [process.platform, 'freebsd'];
const isFile = (kind: string): boolean => kind !== 'linux' && kind !== 'win32';
const NOBODY = 'gantry-0123456789abcdef';

const folder = temporaryFolder('endpoint');
let program: string;
beforeAll(async () => { program = await bundled(join(import.meta.dirname, 'endpoint.fixture.ts'), join(folder.path, 'program.mjs')); });
afterAll(() => folder.remove());

const children: ChildProcess[] = [];
afterEach(() => { for (const child of children.splice(0)) child.kill('SIGKILL'); });

/** Another process with an endpoint. */
async function another(kind: string, stdin: 'pipe' | 'ignore' = 'pipe'): Promise<{ readonly name: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, [program, kind], { stdio: [stdin, 'pipe', 'inherit'] });
  children.push(child);
  const [said] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: String(said).trim(), child };
}

describe.each(KINDS)('an endpoint (%s)', (kind) => {
  it('answers while its process lives, and no more when that was killed', async () => {
    const { name, child } = await another(kind);
    expect(name).toMatch(ENDPOINT_NAME);
    for (let i = 0; i < 20; i++) expect(await answers(name, kind)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (let i = 0; i < 2; i++) expect(await answers(name, kind)).toBe(false);
    rmSync(join(tmpdir(), `${name}.sock`), { force: true });
  });

  it.skipIf(!isFile(kind))(`whose file was cleaned away may live all the same${isFile(kind) ? '' : ' (skipped: this kind has none)'}`, async () => {
    const { name } = await another(kind);
    rmSync(join(tmpdir(), `${name}.sock`));
    expect(await answers(name, kind)).toBeNull();
  });

  it.skipIf(kind === 'win32')('answers many at once, also while its process is busy', async () => {
    const { name, child } = await another(kind);
    child.kill('SIGSTOP');
    expect(await Promise.all(Array.from({ length: 50 }, () => answers(name, kind)))).toEqual(Array.from({ length: 50 }, () => true));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await answers(name, kind)).toBe(false);
    rmSync(join(tmpdir(), `${name}.sock`), { force: true });
  });

  it('keeps no process alive, and leaves nothing behind', async () => {
    const { name, child } = await another(kind, 'ignore');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    expect(readdirSync(tmpdir()).filter((file) => file.includes(name))).toEqual([]);
  });

  it('nobody is behind a name that nobody opened, where that can be told', async () => {
    expect(await answers(NOBODY, kind)).toBe(isFile(kind) ? null : false);
  });
});

it.skipIf(process.platform === 'win32').each([['its path would be cut short', 'x'.repeat(100)], ['there is no folder for it', 'gone']])('is not opened where %s', async (_, name) => {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = join(folder.path, name);
  try {
    expect(await openEndpoint('freebsd')).toBeNull();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
});
