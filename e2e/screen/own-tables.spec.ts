import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../driver/folders.ts';
import { look, settled } from '../driver/eyes.ts';
import { rows, toLibrary } from '../driver/library.ts';
import { continueMatch, picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { expect, test } from '../driver/test.ts';

interface Table {
  readonly name: string;
  readonly features: readonly { readonly id: string; readonly level: number }[];
}

const refinery = JSON.parse(readFileSync(join(ROOT, 'assets/tables/refinery.json'), 'utf8')) as Table;
/** The refinery under another name, one mast in the air. */
const yard = { ...refinery, name: 'Scrap Yard', features: refinery.features.map((one) => (one.id === 'mast-a' ? { ...one, level: 40 } : one)) };
const fileOf = (name: string, content: unknown) => ({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });

async function toTables(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
}

test('a table of one’s own is taken in, told what is wrong with it, mended and played on; the match keeps it when it is thrown away', async ({ shell }) => {
  const page = await shell.open();
  await toTables(page);
  const sheet = page.getByRole('dialog', { name: 'Your tables' });
  await expect(sheet).toContainText('You have no table of your own yet.');
  const odd = fileOf('odd.gantry-table', { ...yard, features: [{ ...yard.features[0], turn: 'half' }] });
  await sheet.locator('input[type=file]').setInputFiles([fileOf('yard.gantry-table', yard), odd]);
  await expect(sheet.getByRole('alert')).toContainText('feature gantry-hub: "turn": a number is needed, there is "half"');
  const findings = sheet.getByRole('region', { name: 'Does it play?' });
  await expect(findings.locator('.finding.is-error')).toContainText('mast-a Nothing carries it: it hangs 40 mm too high.');
  await picture(page, 'own-tables');
  await findings.getByRole('button', { name: 'Set it down: mast-a' }).click();
  await expect(findings.locator('.finding.is-error')).toHaveCount(0);
  await expect(findings).toHaveAttribute('aria-busy', 'false');
  await expect(findings.locator('.finding.is-error')).toHaveCount(0);

  await sheet.getByRole('button', { name: 'Play on it' }).click();
  await expect(page.getByRole('radio', { name: 'Scrap Yard' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Scrap Yard' }).locator('.plan')).toBeInViewport({ ratio: .9 });
  await expect(page.locator('.table-view')).toContainText('36 × 36 inches');
  await picture(page, 'new-match-own-table');
  await page.getByRole('button', { name: /^Start match/ }).click();
  await settled(page);
  await new Person(page).asked();
  const { match } = await look(page);

  const again = await shell.again();
  await toTables(again);
  await again.getByRole('button', { name: 'Delete' }).click();
  await expect(again.getByText('“Scrap Yard” was deleted.')).toBeVisible();
  await expect(again.getByText('You have no table of your own yet.')).toBeVisible();
  const home = await shell.again();
  await toLibrary(home);
  await expect(rows(home).first()).toContainText('Scrap Yard');
  const kept = await shell.again();
  await continueMatch(kept);
  expect((await new Person(kept).asked()).match).toBe(match);
  const [file] = readdirSync(join(shell.data, 'matches')).filter((name) => name.startsWith(match));
  expect(file).toBeDefined();
});

test('a file that is dropped on New match opens the tables; a copy of one of the game’s is one’s own, renamed and saved as a file', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'yard.gantry-table'));
    return transfer;
  }, JSON.stringify(yard));
  await page.getByRole('region', { name: 'Table' }).dispatchEvent('drop', { dataTransfer: dropped });
  const sheet = page.getByRole('dialog', { name: 'Your tables' });
  await expect(sheet.getByRole('status')).toContainText('“yard.gantry-table” is now a table of yours.');
  await sheet.getByRole('button', { name: 'Outpost' }).click();
  await expect(sheet.getByRole('button', { name: /^Outpost \(copy\)/ })).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('Far Outpost');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: /Far Outpost/ })).toBeVisible();
  const { name, bytes } = await shell.saved(() => sheet.getByRole('button', { name: 'Save as file' }).click());
  expect(name).toBe('far-outpost.gantry-table');
  expect((JSON.parse(bytes.toString('utf8')) as Table).name).toBe('Far Outpost');
});

test('a table that was deleted lies in the bin after the game was left, is brought back as it was, and is gone once it is deleted for ever', async ({ shell }) => {
  const page = await shell.open();
  await toTables(page);
  const taken = page.getByRole('dialog', { name: 'Your tables' });
  const second = { ...yard, name: 'Old Docks' };
  await taken.locator('input[type=file]').setInputFiles([fileOf('docks.gantry-table', second), fileOf('yard.gantry-table', yard)]);
  for (const name of ['Scrap Yard', 'Old Docks']) {
    await taken.getByRole('button', { name: new RegExp(`^(${name} from above )?${name}`) }).click();
    await taken.getByRole('button', { name: 'Delete' }).click();
    await expect(taken.getByText(`“${name}” was deleted.`)).toBeVisible();
  }
  const folder = join(shell.data, 'tables');
  writeFileSync(join(folder, 'bin/own-torn.gantry-table'), '{ "format": "gantry-table"');

  const again = await shell.again();
  await toTables(again);
  const sheet = again.getByRole('dialog', { name: 'Your tables', exact: true });
  await expect(sheet).toContainText('You have no table of your own yet.');
  await sheet.getByRole('button', { name: 'Bin (3)…' }).press('Enter');
  const bin = again.getByRole('dialog', { name: 'Bin of your tables' });
  await expect(bin.getByRole('listitem')).toHaveCount(3);
  await expect(bin.getByRole('listitem').first()).toContainText('Old Docks');
  await expect(bin.getByRole('listitem').nth(1)).toContainText(`${yard.features.length} pieces`);
  await expect(bin.getByRole('listitem').last()).toContainText('not JSON');
  await picture(again, 'own-tables-bin');

  await bin.getByRole('button', { name: 'Bring back: Scrap Yard' }).press('Enter');
  await expect(bin.getByRole('status')).toHaveText('“Scrap Yard” is back.');
  await expect(bin.getByRole('listitem')).toHaveCount(2);
  await again.keyboard.press('Escape');
  await expect(bin).toBeHidden();
  await expect(sheet.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Scrap Yard');
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.gantry-table'));
  expect((JSON.parse(readFileSync(join(folder, file!), 'utf8')) as Table).features).toEqual(yard.features.map((one) => expect.objectContaining({ id: one.id, level: one.level }) as unknown));

  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(sheet.getByText('“Scrap Yard” was deleted.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Bin (3)…' }).press('Enter');
  await bin.getByRole('button', { name: 'Delete for ever: Scrap Yard' }).press('Enter');
  const question = again.getByRole('dialog', { name: 'Delete “Scrap Yard” for ever?' });
  await expect(question.getByRole('button', { name: 'Keep in the bin' })).toBeFocused();
  await picture(again, 'own-tables-bin-question');
  await again.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await bin.getByRole('button', { name: 'Delete for ever: Scrap Yard' }).press('Enter');
  await question.getByRole('button', { name: 'Delete for ever' }).press('Enter');
  await expect(bin.getByRole('status')).toHaveText('“Scrap Yard” is gone for ever.');
  await expect(bin.getByRole('listitem')).toHaveCount(2);
  await expect(bin.getByRole('button', { name: 'Bring back: Old Docks' })).toBeFocused();
  await bin.getByRole('button', { name: 'Empty the bin' }).click();
  await again.getByRole('dialog', { name: 'Delete all 2 tables in the bin for ever?' }).getByRole('button', { name: 'Delete for ever' }).click();
  await expect(bin).toContainText('Nothing lies in the bin.');
  expect(readdirSync(folder, { recursive: true })).toEqual(['bin']);
});
