import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kept, laid } from '../driver/bench.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('a table with pieces that are not here opens with a block in the place of each, and they are replaced or taken away', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  await page.getByRole('button', { name: 'A bare table' }).click();
  await expect(page.getByRole('button', { name: 'Lay it out' })).toBeVisible();
  // What another version of the game wrote.
  const folder = join(shell.data, 'tables');
  const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.gantry-table'))!);
  const feature = (id: string, piece: string, x: number): object => ({ id, piece, at: [x, 0], turn: 0, level: 0 });
  const features = [feature('a', 'cathedral', -150), feature('b', 'container', 0), feature('c', 'cathedral', 150), feature('d', 'obelisk', 300)];
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')) as object, features }));
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  const missing = page.getByRole('region', { name: 'Pieces that are not here' });
  await expect(missing).toContainText('cathedral is not here. Blocks in magenta mark the 2 places where it stands.');
  await expect(missing).toContainText('obelisk is not here. A block in magenta marks where it stands.');
  await picture(page, 'workshop-missing');
  await missing.getByRole('combobox', { name: 'Replace by…: cathedral' }).selectOption({ label: 'Crate stack' });
  await missing.getByRole('button', { name: 'Take away' }).click();
  await expect(missing).toHaveCount(0);
  expect((await laid(page)).map(({ piece }) => piece)).toEqual(['crates', 'container', 'crates']);
  await kept(page);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(missing).toContainText('cathedral');
  // They were asked for: nothing else was amiss.
  expect(shell.troubles.splice(0).filter((trouble) => !/^404: .*\/(cathedral|obelisk)\.glb\.pack$/.test(trouble))).toEqual([]);
});
