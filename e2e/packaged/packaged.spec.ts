import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPackageWithOptions, extractAll, listPackage } from '@electron/asar';
import { expect, test } from '@playwright/test';
import { findLicence, openAbout } from '../driver/about.ts';
import { launch, loadWith } from '../driver/electron.ts';
import { dropFolder, freshFolder, ROOT } from '../driver/folders.ts';
import { atHome } from '../driver/menu.ts';
import { VIEWPORT, WORDS } from '../driver/shells.ts';
import { overhear } from '../driver/troubles.ts';
import { archiveIn, filesBelow, layOut, packageCommand } from './pack.ts';
import { playIntoMatch } from './play.ts';

interface Report {
  readonly packed: readonly { readonly system: string; readonly sizes: Readonly<Record<string, number>>; readonly faults: readonly string[] }[];
}
interface Licences {
  readonly libraries: readonly { readonly name: string; readonly licence: string; readonly text: string }[];
}

const output = freshFolder();
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

test.describe.configure({ mode: 'serial' });
test.afterAll(() => dropFolder(output));

test('the game is packed for three systems without a network and without a fault', async () => {
  const { code, text } = await packageCommand('--stub', '--linux', '--win', '--mac', '--built', '--output', output);
  expect(text).toContain('3 packed, 0 faults');
  expect(code).toBe(0);
  const { packed } = readJson<Report>(join(output, 'report.json'));
  expect(packed.map(({ system, faults }) => [system, faults]).sort()).toEqual([['linux', []], ['mac', []], ['win', []]]);
  for (const { sizes } of packed) expect(sizes['total']!).toBeGreaterThan(sizes['archive']!);
  expect(packed[0]!.sizes['models']!).toBeGreaterThan(1_000_000);
  const told = [...readFileSync(join(ROOT, 'docs/packaging.md'), 'utf8').matchAll(/^\| (\w+) \| ([\d.]+) \| [\d.]+ \|$/gm)].map(([, part, size]) => [part!, Number(size) * 1_000_000] as const);
  expect(told.map(([part]) => part)).toEqual(['program', 'screen', 'models', 'sounds', 'archive', 'packed']);
  expect(told.filter(([part, size]) => Math.abs(packed[0]!.sizes[part]! - size) > size / 10)).toEqual([]);
});

test('the archive holds what the game loads and nothing of its making', () => {
  const paths = listPackage(archiveIn(output), { isPack: false }).map((path) => path.slice(1).replaceAll('\\', '/'));
  const built = filesBelow(join(ROOT, 'dist/renderer')).map((path) => `dist/renderer/${path}`);
  expect(built.filter((path) => !paths.includes(path)), 'built for the screen and not packed').toEqual([]);
  expect(paths.filter((path) => /\.(tsx?|map|md|tsbuildinfo)$|node_modules|\.test\.|(^|\/)(e2e|scripts|engine)\//.test(path))).toEqual([]);
  expect([...new Set(paths.map((path) => path.split('/')[0]))].sort()).toEqual(['dist', 'package.json']);
});

test('a package with something added, left out or changed is refused by name', async () => {
  const spoiled = freshFolder();
  try {
    cpSync(join(output, 'linux-unpacked'), join(spoiled, 'linux-unpacked'), { recursive: true });
    const contents = join(spoiled, 'contents');
    extractAll(archiveIn(output), contents);
    writeFileSync(join(contents, 'dist/renderer/app/notes.ts'), 'export {};');
    writeFileSync(join(contents, 'dist/electron/preload.cjs'), 'require("left-pad");');
    const description = readJson<Record<string, unknown>>(join(contents, 'package.json'));
    writeFileSync(join(contents, 'package.json'), JSON.stringify({ ...description, devDependencies: {} }));
    await createPackageWithOptions(contents, archiveIn(spoiled), { unpack: '**/*.glb.pack' });
    const program = join(spoiled, 'linux-unpacked/gantry');
    const bytes = readFileSync(program);
    bytes[bytes.indexOf('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX') + 34] = '1'.charCodeAt(0);
    writeFileSync(program, bytes);
    const { code, text } = await packageCommand('--check', spoiled);
    expect(code).toBe(1);
    for (const fault of [
      'dist/renderer/app/notes.ts does not belong into the package', 'dist/electron/preload.cjs needs left-pad, which is not there', 'package.json still has devDependencies',
      'dist/renderer/assets/tables/refinery.json must lie beside the archive', 'fuse runAsNode is true, not false',
    ]) expect(text).toContain(`FAULT ${fault}`);
  } finally {
    dropFolder(spoiled);
  }
});

test('the packed game starts from its archive and plays, the computer too, with nothing from outside', async () => {
  const folder = freshFolder();
  const data = freshFolder();
  const app = layOut(archiveIn(output), folder);
  expect(filesBelow(`${app}.unpacked`).filter((path) => !/^dist\/renderer\/assets\/(tables|pieces|catalogue)\//.test(path)), 'beside the archive, where its checksum does not reach').toEqual([]);
  const troubles: string[] = [];
  const { app: game, page } = await launch({ runner: 'stand-in', data, app });
  try {
    let said = '';
    game.process().stderr?.on('data', (text: Buffer) => { said += String(text); });
    overhear(game.context(), page, troubles);
    await page.setViewportSize(VIEWPORT);
    await atHome(page);
    await loadWith(game, page, WORDS);

    const { libraries } = await page.evaluate(() => fetch('./licences.json').then((response) => response.json() as Promise<Licences>));
    const { dependencies } = readJson<{ readonly dependencies: Readonly<Record<string, string>> }>(join(ROOT, 'package.json'));
    expect(Object.keys(dependencies).filter((name) => !libraries.some((library) => library.name === name)), 'libraries without a licence on the page').toEqual([]);
    expect(libraries.map(({ name }) => name)).toEqual(expect.arrayContaining(['electron', 'gl-matrix', 'scheduler']));
    expect(libraries.filter(({ licence, text }) => licence === '' || text.length < 200).map(({ name }) => name)).toEqual([]);

    await atHome(page);
    const about = await openAbout(page);
    await findLicence(about);
    await page.keyboard.press('Escape');
    await expect(about).toHaveCount(0);

    await playIntoMatch(page);
    expect(troubles).toEqual([]);
    const logs = filesBelow(data).filter((path) => /^logs\/.*\.log$/.test(path)).map((path) => readFileSync(join(data, path), 'utf8'));
    expect([said, ...logs].join('\n')).not.toMatch(/thread was lost|could not|cannot find|ENOENT/i);
  } finally {
    await game.close();
    dropFolder(data);
    dropFolder(folder);
  }
});
