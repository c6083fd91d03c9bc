import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellBridge } from '../../engine/host/shell.ts';
import { commandLine, loadWith, programOf } from '../driver/electron.ts';
import { ROOT } from '../driver/folders.ts';
import { toLibrary } from '../driver/library.ts';
import { atHome, picture } from '../driver/menu.ts';
import { prepareMatch, toAct } from '../driver/prepare.ts';
import { expect, test, type Program } from '../driver/program.ts';
import { WORDS } from '../driver/shells.ts';
import { surroundingsOf } from '../driver/surroundings.ts';

/** Opens a file with the game while it runs. Resolves when the second start has handed it over. */
function openAgain({ runner, data }: Program, path: string): Promise<unknown> {
  const another = spawn(programOf(runner), commandLine({ data, words: [path] }), { stdio: 'ignore', env: surroundingsOf({ data }) });
  return new Promise((resolve) => another.once('exit', resolve));
}

test('files come to the screen: from the command line, from a second start, from a drop; wrong ones with the reason', async ({ program }) => {
  const [first, second] = [join(program.data, 'first.gantry'), join(program.data, 'second.gantry')];
  writeFileSync(first, 'wrong');
  const { app, page } = await program.start([first]);
  await expect(page.locator('#root')).toContainText('first.gantry');
  await expect(page.locator('#root')).toContainText('JSON');
  const setup = { table: 'refinery', teams: [{ name: 'Rebels', figures: ['chewbacca', 'rebel-trooper'] }, { name: 'Hunters', figures: ['dengar', 'greedo'] }] };
  const file = await page.evaluate(async (args) => {
    const { call } = (
      window as unknown as {
        readonly gantry: { call(name: string, args: unknown): Promise<{ readonly result: { readonly match: string; readonly file: string } }> };
      }
    ).gantry;
    const { match } = (await call('newMatch', args)).result;
    await call('leave', { match });
    return (await call('exportMatch', { match })).result.file;
  }, { system: 'miniatures', setup, seats: ['person', 'person'] });
  writeFileSync(second, Buffer.from(file, 'base64'));
  const ended = openAgain(program, second);
  await expect(page.getByRole('status')).toContainText('second.gantry');
  await ended;
  expect(app.windows()).toHaveLength(1);
  await page.evaluate((bytes) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([new Uint8Array(bytes)], 'dropped.gantry'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, [...Buffer.from(file, 'base64')]);
  await expect(page.getByRole('status')).toContainText('dropped.gantry');
});

test('a table file is told with its figures, and one that names an unknown piece with that piece', async ({ program }) => {
  const table = JSON.parse(readFileSync(join(ROOT, 'assets/tables/refinery.json'), 'utf8')) as { readonly features: readonly { readonly id: string }[] };
  const [good, bad] = [join(program.data, 'yard.gantry-table'), join(program.data, 'odd.gantry-table')];
  const [first, ...rest] = table.features;
  writeFileSync(good, JSON.stringify(table));
  writeFileSync(bad, JSON.stringify({ ...table, features: [{ ...first, piece: 'x' }, ...rest] }));
  const { page } = await program.start([good]);
  await expect(page.getByRole('status')).toContainText(`“yard.gantry-table” is a sound table: “Refinery”, ${table.features.length} pieces on 914.4 × 914.4 mm`);
  await picture(page, 'table-file');
  const ended = openAgain(program, bad);
  const told = page.getByRole('alert');
  await expect(told).toContainText(`Feature ${first!.id}: there is no piece "refinery/x"`);
  await expect(told).toContainText('odd.gantry-table');
  await ended;
});

test('a match is shown in its folder, and one whose file is gone is said to be', async ({ program }) => {
  await prepareMatch(program.data, toAct);
  const { app, page } = await program.start();
  await app.evaluate(({ shell }) => {
    const paths: string[] = [];
    Object.assign(globalThis, { shownPaths: paths });
    shell.showItemInFolder = (path) => void paths.push(path);
  });
  const shown = (): Promise<readonly string[]> => app.evaluate(() => (globalThis as unknown as { readonly shownPaths: readonly string[] }).shownPaths);
  const reveal = (match: string): Promise<string> => page.evaluate((match) => (window as unknown as { readonly gantryShell: ShellBridge }).gantryShell.reveal(match).then(() => 'shown', ({ message }: Error) => message), match);
  expect(await reveal('nothing-here')).toContain('its file is not there any more');
  expect(await shown()).toEqual([]);
  const path = join(program.data, 'matches/prepared.journal');
  expect(await reveal('prepared')).toBe('shown');
  expect(await shown()).toEqual([path]);

  await loadWith(app, page, WORDS);
  await atHome(page);
  await toLibrary(page);
  await page.getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(shown).toEqual([path, path]);
  await picture(page, 'library-reveal');
});
