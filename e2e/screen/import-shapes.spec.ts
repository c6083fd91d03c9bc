import { box, house, type Made } from '../../engine/testing/models.ts';
import { bareTable } from '../driver/bench.ts';
import { asGlb, groundTold, importSheet, pieceMade } from '../driver/import.ts';
import { picture } from '../driver/menu.ts';
import { coloured, keepShot, legendColours } from '../driver/overlays.ts';
import { expect, test } from '../driver/test.ts';

/** Two walls with a door between them, three inches together, and a pit before them. */
const GATE: readonly Made[] = [
  box('wall', [-38.1, 0, -4], [-12.7, 60, 4]), box('wall right', [12.7, 0, -4], [38.1, 60, 4]), box('door', [-12.7, 0, -2], [12.7, 60, 2]),
  box('pit', [-38.1, 0, 10], [38.1, 1, 68]),
];
/** Pixels that each colour of a legend takes at least, of some 500 000. */
const LEAST = 40;

test('of a model that is no piece yet it is shown by keys where a base fits, what has cover, and what squares read, as the workshop shows it of a table', async ({ shell }) => {
  const page = await shell.open();
  await bareTable(page);
  await page.getByRole('button', { name: 'Bring in a model…' }).click();
  const sheet = importSheet(page);
  const stage = sheet.getByRole('application');
  const bring = async (name: string, some: readonly Made[]): Promise<void> => {
    await sheet.locator('input[type=file]').setInputFiles(asGlb(name, some));
    await expect(sheet.getByText(`${name}.glb: `)).toBeVisible();
    await pieceMade(page);
  };
  /** Shows something, and tells which of its colours are not seen in the picture. */
  const unseen = async (name: string): Promise<readonly string[]> => {
    await sheet.getByRole('button', { name, exact: true }).press('Enter');
    expect(await groundTold(page)).toMatchObject({ fault: '' });
    const over = '.import__shows, .import__measure, .import__figure';
    await keepShot(page, stage, name, over);
    const colours = await legendColours(page, '.import__legend');
    expect(colours.length, name).toBeGreaterThan(0);
    const told = await page.evaluateHandle(() => window.__import!.over.getState());
    await page.evaluate(() => window.__import!.over.setState({ field: null, givers: null, grid: null }));
    await keepShot(page, stage, 'without', over);
    await told.evaluate((before) => window.__import!.over.setState(before as never));
    const seen = await coloured(page, 'without', name, colours);
    return colours.filter((_, i) => seen[i]! < LEAST);
  };
  await bring('house', house());
  for (const name of ['Cover', 'Room for a base', 'Squares']) {
    expect.soft(await unseen(name), name).toEqual([]);
    await picture(page, `import-house-${name.toLowerCase().replaceAll(' ', '-')}`);
  }
  expect(await groundTold(page)).toMatchObject({ storeys: 3, climbs: 2 });
  await sheet.getByRole('button', { name: 'Storey 2' }).press('Enter');
  await picture(page, 'import-house-squares-of-storey-2');
  await sheet.getByRole('button', { name: 'Room for a base' }).press('Enter');
  expect((await groundTold(page)).heights).toEqual([0, 90, 180]);
  await expect(sheet.getByText('On the piece there is room for bases of 25, 32, 40, 50, 65 mm.')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'Base', exact: true }).selectOption('80');
  await expect(sheet.getByText('No base of 80 mm finds room on it.')).toBeVisible();
  await picture(page, 'import-house-no-room');
  // What is changed is measured anew.
  await sheet.getByRole('combobox', { name: 'Base', exact: true }).selectOption('25');
  await sheet.getByRole('combobox', { name: 'What roof is' }).selectOption('gone');
  await pieceMade(page);
  await expect.poll(async () => (await groundTold(page)).heights.at(-1)).toBe(176);

  await bring('gate', GATE);
  expect.soft(await unseen('Squares')).toEqual([]);
  expect(await groundTold(page)).toMatchObject({ storeys: 1, doors: 1 });
  await picture(page, 'import-gate-squares');
  expect.soft(await unseen('Cover')).toEqual([]);
  await picture(page, 'import-gate-cover');
  await sheet.getByRole('combobox', { name: 'By the rules of' }).selectOption('miniatures');
  await expect(sheet.getByText('wall: covers, or hides')).toBeVisible();
  expect((await groundTold(page)).givers).toBeGreaterThan(0);
  await picture(page, 'import-gate-cover-miniatures');
});
