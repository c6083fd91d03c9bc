import { laid } from '../driver/bench.ts';
import { crowdedTable } from '../driver/crowd.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('a check that takes long shows how far it is; an edit ends it, and the next one looks through the table to its end', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const file = { name: 'crowd.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(crowdedTable(120))) };
  await page.getByRole('dialog', { name: 'Your tables' }).locator('input[type=file]').setInputFiles([file]);
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await page.getByRole('tab', { name: /^Check/ }).click();
  const panel = page.getByRole('region', { name: 'Does it play?' });
  const bar = panel.getByRole('progressbar', { name: 'How much of the table has been looked through' });
  // It is there for a second or two: looked for more often than assertions look.
  const shown = (is: boolean, timeout: number): Promise<unknown> =>
    page.waitForFunction((wanted) => (document.querySelector('.findings progress[max="1"]') !== null) === wanted, is, { polling: 30, timeout });
  // The first check may be over before anybody looks: each step of all pieces begins another one.
  const lift = async (): Promise<void> => {
    const before = await laid(page);
    await page.keyboard.press('PageUp');
    await expect.poll(() => laid(page)).not.toEqual(before);
  };
  await page.keyboard.press('Control+a');
  await lift();
  await shown(true, 30_000);
  await lift();
  await shown(false, 2000);
  await shown(true, 30_000);
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  await expect(bar).toHaveCount(0);
  await expect(panel.locator('.finding').first()).toBeVisible();
});

/** A tank with an objective half within it and its counterpart opposite, a ladder that leans at nothing, and an outline over the table's edge. */
const SPOILT = {
  format: 'gantry-table', version: 2, id: 'spoilt', name: 'Spoilt', theme: 'refinery', size: [914.4, 914.4], systems: ['miniatures'],
  features: [
    { id: 'tank', piece: 'fuel-tank', at: [-150, 120], turn: 0, level: 0 }, { id: 'deck', piece: 'gantry-platform', at: [150, -120], turn: 0, level: 0 },
    { id: 'ladder', piece: 'ladder', at: [150, 20], turn: 0, level: 0, locked: true },
  ],
  objectives: [{ id: 'A', at: [-100, 120] }, { id: 'B', at: [100, 120] }, { id: 'C', at: [0, -120] }],
  deployment: [
    { seat: 0, outline: [[-460, 360], [460, 360], [460, 457], [-460, 457]] }, { seat: 1, outline: [[-450, -457], [450, -457], [450, -360], [-450, -360]] },
  ],
};

test('what is found is mended by a click, one step each; hands are kept off what is locked until it is unlocked', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const file = { name: 'spoilt.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(SPOILT)) };
  await page.getByRole('dialog', { name: 'Your tables' }).locator('input[type=file]').setInputFiles([file]);
  await page.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await page.getByRole('tab', { name: /^Check/ }).click();
  const panel = page.getByRole('region', { name: 'Does it play?' });
  const looked = (): Promise<void> => expect(panel).toHaveAttribute('aria-busy', 'false');
  const past = (): Promise<number> => page.evaluate(() => window.__bench!.bench.getState().draft!.past.length);
  const ladder = panel.locator('.finding.is-error').filter({ hasText: 'ladder' });
  await expect(ladder.first()).toContainText('What would mend it is locked: ladder.');
  await picture(page, 'workshop-mends');
  const before = await past();
  await panel.getByRole('button', { name: 'Move it beside: Objective A' }).click();
  expect(await past()).toBe(before + 1);
  await expect(panel.getByText('Objective A', { exact: true })).toHaveCount(0);
  await looked();
  await panel.getByRole('button', { name: 'Bring it onto the table: Deployment' }).click();
  await expect(panel.getByText('would deploy beyond the edge')).toHaveCount(0);
  await looked();
  await ladder.first().getByRole('button', { name: /^Show/ }).click();
  await page.keyboard.press('l');
  await panel.getByRole('button', { name: /^Move it to where there is room: ladder/ }).first().click({ timeout: 60_000 });
  await expect(ladder).toHaveCount(0);
  await picture(page, 'workshop-mended');
  // Without it nothing leads onto the deck: one that leans there is brought in from the kit.
  await looked();
  await page.keyboard.press('Delete');
  expect((await laid(page)).map(({ piece }) => piece)).toEqual(['fuel-tank', 'gantry-platform']);
  await panel.getByRole('button', { name: /^Lead a way up: deck/ }).click({ timeout: 60_000 });
  await expect(panel.getByText('one has to climb')).toHaveCount(0);
  expect((await laid(page)).map(({ piece }) => piece)).toEqual(['fuel-tank', 'gantry-platform', 'ladder']);
  expect(await page.evaluate(() => window.__bench!.bench.getState().selection), 'what came to the table is chosen').toEqual(['ladder-1']);
  await picture(page, 'workshop-led-up');
});
