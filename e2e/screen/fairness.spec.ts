import { shiftingPriorities } from '../../engine/shatterpoint/missions/shifting-priorities.ts';
import { at, bareBench, kept } from '../driver/bench.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('a table is played out in the background: matches are counted, shares have their intervals, it is ended; the last result is marked once the table is another, and is there tomorrow', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('tab', { name: /^Check/ }).click();
  const fair = page.getByRole('group', { name: 'Play it out' });
  await fair.getByRole('combobox', { name: 'By the rules of' }).selectOption('shatterpoint');
  await fair.getByRole('combobox', { name: 'Mission' }).selectOption({ label: 'Shifting Priorities' });
  await fair.getByRole('combobox', { name: 'Matches' }).selectOption('200');
  await fair.getByRole('button', { name: 'Play it out' }).click();
  await expect(fair.getByRole('status')).toContainText(/[2-9] of 200 matches played…/);
  await fair.getByRole('button', { name: 'Cancel' }).click();
  await expect(fair.getByRole('status')).toContainText(/^Ended after \d+ of 200 matches\.$/);
  await fair.getByRole('combobox', { name: 'By the rules of' }).selectOption('miniatures');
  await expect(fair.getByRole('combobox', { name: 'Mission' })).toHaveCount(0);
  await fair.getByRole('combobox', { name: 'Matches' }).selectOption('20');
  await fair.getByRole('button', { name: 'Play it out anew' }).click();
  await expect(fair.getByRole('status')).toContainText(/^20 matches played on this table, \d+(\.\d)? turns each on average\.$/);
  // A bare table is the same from both sides: every match was won once from either.
  await expect(fair.getByRole('img', { name: /^Near side: 50 %, 95 % interval \d+ % to \d+ %$/ })).toBeVisible();
  await expect(fair).toContainText('20 of 20 were decided: 10 for the near side, 10 for the far side.');
  await expect(fair).toContainText('These matches show no difference between the sides.');
  await picture(page, 'workshop-fair');
  await page.getByRole('button', { name: 'Take Container' }).click();
  await expect(page.getByRole('button', { name: 'Take Container' })).toHaveAttribute('aria-pressed', 'true');
  const place = await at(page, 0, 0, 100);
  await page.mouse.move(place.x, place.y);
  await page.mouse.click(place.x, place.y);
  await kept(page);
  await expect(fair).toContainText('Outdated: the table or the game’s rules have changed since.');
  await expect(fair).toContainText('20 of 20 were decided');
  await picture(page, 'workshop-fair-outdated');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await kept(page);
  await expect(fair).not.toContainText('Outdated');
  await expect(fair).toContainText('20 of 20 were decided');
  const again = await shell.again();
  await again.getByRole('button', { name: /^New match/ }).click();
  await again.getByRole('button', { name: 'Your tables…' }).click();
  await again.getByRole('button', { name: 'Lay it out' }).click();
  await again.getByRole('tab', { name: /^Check/ }).click();
  await expect(again.getByRole('group', { name: 'Play it out' })).toContainText('20 of 20 were decided: 10 for the near side, 10 for the far side.');
  await expect(again.getByRole('group', { name: 'Play it out' })).toContainText(/Last played on .*20\d\d/);
});

test('a table that names places is played out with them unless it is told otherwise, and the sheet says so', async ({ shell }) => {
  const page = await shell.open();
  const outlines = [[[-420, 100], [-200, 100], [-200, 400], [-420, 400]], [[200, -400], [420, -400], [420, -100], [200, -100]]];
  const objectives = shiftingPriorities.objectives.map(({ id, at: { x, z } }) => ({ id, at: [Math.round(x * 0.6), Math.round(z * 0.6)] }));
  const table = {
    format: 'gantry-table', version: 2, id: 'lane', name: 'Lane', theme: 'refinery', size: [914.4, 914.4], features: [],
    objectives, deployment: outlines.map((outline, seat) => ({ seat, outline })),
  };
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const tables = page.getByRole('dialog', { name: 'Your tables' });
  await tables.locator('input[type=file]').setInputFiles([{ name: 'lane.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(table)) }]);
  await tables.getByRole('button', { name: 'Lay it out' }).click();
  await page.getByRole('tab', { name: /^Check/ }).click();
  const fair = page.getByRole('group', { name: 'Play it out' });
  const places = fair.getByRole('combobox', { name: 'Objectives and deployments' });
  await fair.getByRole('combobox', { name: 'By the rules of' }).selectOption('wartime');
  await expect(places.locator('option')).toHaveText(['the table’s own deployments', 'as printed']);
  await fair.getByRole('combobox', { name: 'By the rules of' }).selectOption('shatterpoint');
  await expect(places.locator('option').first()).toHaveText('the table’s own');
  await fair.getByRole('combobox', { name: 'Mission' }).selectOption({ label: 'Shifting Priorities' });
  await fair.getByRole('combobox', { name: 'Matches' }).selectOption('20');
  await fair.getByRole('button', { name: 'Play it out' }).click();
  await expect(fair.getByRole('status')).toContainText(/^20 matches played on this table/);
  await expect(fair).toContainText('Shatterpoint, Shifting Priorities, with the table’s own objectives and deployments.');
  await expect(fair.getByRole('img', { name: /^Player 1’s deployment: \d+ %/ })).toBeVisible();
  // The outlines answer each other by half a turn: every match was won once from either.
  await expect(fair).toContainText('20 of 20 were decided: 10 from player 1’s deployment, 10 from player 2’s.');
  await places.selectOption('printed');
  await picture(page, 'workshop-fair-own-places');
});
