import { quantile } from '../../engine/testing/stopwatch.ts';
import { slowness } from '../../engine/testing/yardstick.ts';
import { look, settled } from '../driver/eyes.ts';
import { at, bareBench, drawCalls, kept, laid, soundStep } from '../driver/bench.ts';
import { workOf } from '../driver/work.ts';
import { Builder } from '../driver/house.ts';
import { picture } from '../driver/menu.ts';
import { expect, test } from '../driver/test.ts';

test('a house of two decks with ladder and lift is built in under 40 inputs, checked, taken back and built again, kept over a restart, and played on', async ({ shell }) => {
  const page = await shell.open();
  const builder = new Builder(page);
  for (const name of [/^New match/, 'Your tables…', 'A bare table', 'Lay it out']) await builder.press(name);
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await expect(page.getByText('Nothing is chosen.')).toBeVisible();
  await builder.house();
  await builder.take('Crate stack');
  await builder.click(-60, 0, 250);
  await builder.key('Escape');
  const house = await laid(page);
  // The second deck stands on the first, the third flush with it, ladder and lift lean at an edge of it.
  expect(house.map(({ piece, at, turn, level }) => [piece, ...at, turn, level])).toEqual([
    ['gantry-platform', 0, 0, 0, 0], ['gantry-platform', 0, 0, 0, 90], ['gantry-platform', 152.4, 0, 0, 0], ['ladder', 0, 76.2, 0, 0], ['lift', -76.2, 0, -90, 0], ['crates', -60, 250, 0, 0],
  ]);

  await builder.key('Control+a');
  await builder.press('Half turn');
  expect(await laid(page)).toHaveLength(10); // the two platforms in the middle are their own images
  expect(builder.inputs).toBeLessThan(40);
  await kept(page);
  await page.getByRole('tab', { name: /^Check/ }).click();
  const check = page.getByRole('region', { name: 'Does it play?' });
  await expect(check).toHaveAttribute('aria-busy', 'false');
  // What is wrong is said as one goes.
  await expect(check.locator('.finding.is-error').first()).toContainText('crates-2 covers its place.');
  await page.keyboard.press('Control+z');
  expect(await laid(page)).toEqual(house);
  await kept(page);
  await expect(check).not.toContainText('crates-2');
  await expect(check).toContainText('crates-1 covers its place.');
  await check.getByRole('button', { name: 'Take it away: Objective B' }).click();
  expect(await laid(page)).toEqual(house.slice(0, 5));
  await expect(check).not.toContainText('crates-1');
  await page.keyboard.press('Control+z');
  expect(await laid(page)).toEqual(house);
  await picture(page, 'workshop-house');
  while ((await laid(page)).length > 0) await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Redo: put down' }).click();
  for (let i = 0; i < 5; i++) await page.keyboard.press('Control+y');
  expect(await laid(page)).toEqual(house);
  await kept(page);

  // After a restart everything can still be taken back.
  const again = await shell.again();
  await again.getByRole('button', { name: /^Workshop/ }).click();
  await again.getByRole('button', { name: 'Lay it out' }).click();
  await again.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  expect(await laid(again)).toEqual(house);
  await again.getByRole('button', { name: /^Undo/ }).click();
  expect(await laid(again)).toEqual(house.slice(0, 5));
  await again.keyboard.press('Control+Shift+Z');
  expect(await laid(again)).toEqual(house);

  // Where a mission's place is covered, that is said, and the table stays on the bench.
  await again.getByRole('button', { name: 'Play here' }).click();
  await again.getByRole('button', { name: 'Shatterpoint' }).click();
  await expect(again.locator('.trouble')).toContainText('crates-1');
  await again.getByRole('button', { name: /^Undo/ }).click();
  await again.getByRole('button', { name: 'Play here' }).click();
  await again.getByRole('button', { name: 'Shatterpoint' }).click();
  await settled(again);
  expect((await look(again)).match.length).toBeGreaterThan(3);
});

test('a table is laid out by keyboard alone', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).press('Enter');
  await page.getByRole('button', { name: 'Your tables…' }).press('Enter');
  await page.getByRole('button', { name: 'A bare table' }).press('Enter');
  await page.getByRole('button', { name: 'Lay it out' }).press('Enter');
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await page.getByRole('searchbox', { name: 'Search pieces' }).fill('container');
  await page.getByRole('button', { name: 'Take Container' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'in hand' })).toContainText('Container in hand');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', ',', 'Enter', 'Escape']) await page.keyboard.press(key);
  const [first] = await laid(page);
  expect(first).toMatchObject({ piece: 'container', turn: 15 });
  await page.getByRole('tab', { name: 'On the table' }).press('Enter');
  await page.getByRole('option', { name: /Container/ }).press('Enter');
  await page.getByRole('tab', { name: 'Chosen' }).press('Enter');
  await page.getByRole('button', { name: 'Hide' }).focus();
  for (const key of ['ArrowDown', 'PageUp', '.', 'Control+d']) await page.keyboard.press(key);
  const [moved, copied] = await laid(page);
  expect(moved).toMatchObject({ turn: 0, level: 45 });
  expect(moved!.at).not.toEqual(first!.at);
  expect(copied!.piece).toBe('container');
  await page.keyboard.press('Delete');
  await page.getByRole('tab', { name: 'On the table' }).press('Enter');
  await page.getByRole('option', { name: /Container/ }).press('Enter');
  await page.getByRole('tab', { name: 'Chosen' }).press('Enter');
  const across = page.getByRole('textbox', { name: /Across/ });
  await across.fill('2000');
  await across.press('Enter');
  expect((await laid(page))[0]!.at).toEqual(moved!.at);
  await across.fill('-120,5');
  await across.press('Enter');
  expect((await laid(page))[0]!.at[0]).toBe(-120.5);
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'New table' })).toBeVisible();
});

test('a table is suggested, one step that is taken back; a figure tries it; its code makes the same table again', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByRole('textbox', { name: /Number/ }).fill('7');
  await page.getByRole('textbox', { name: /Number/ }).press('Enter');
  await page.getByRole('button', { name: 'Suggest', exact: true }).click();
  await expect.poll(async () => (await laid(page)).length).toBeGreaterThan(20);
  const suggested = await soundStep(page, 'workshop-suggested');
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByRole('textbox', { name: 'Tags' }).fill(' Rust,two storeys, rust');
  await page.getByRole('textbox', { name: 'Tags' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('rust, two storeys');

  await page.keyboard.press('f');
  const card = page.getByRole('region', { name: 'Test figure' });
  await expect(card).toContainText('Click on the table to put it down');
  const [edge, beyond] = [await at(page, 0, 0, 345), await at(page, 0, 0, -345)];
  await page.mouse.click(edge.x, edge.y);
  await page.mouse.move(beyond.x, beyond.y);
  await expect(card).toContainText(/690 mm away, -?\d+ mm higher\. On (its|a higher) level\./);
  await expect(card).toContainText(/In its sight|Out of sight: the .+ is in the way/);
  await expect(card).not.toContainText('Measuring');
  await picture(page, 'workshop-figure');
  await page.keyboard.press('Escape');
  await kept(page);

  await page.getByRole('button', { name: 'Back' }).click();
  // Its file holds a picture of it by now.
  const tile = page.getByRole('radio', { name: 'New table' });
  await tile.click();
  await expect(tile.locator('img')).toHaveAttribute('src', /^data:image\/webp;base64,/);
  await expect(page.getByRole('list', { name: 'What the table is like' })).toContainText('two storeys');
  await picture(page, 'new-match-own-picture');
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your tables' });
  await sheet.getByRole('button', { name: 'Copy as code' }).click();
  const code = sheet.getByRole('textbox', { name: 'The table as a code' });
  await expect(code).toHaveValue(/^gantry-table:1:/);
  const text = await code.inputValue();
  await sheet.getByRole('button', { name: 'Paste a code…' }).click();
  const paste = sheet.getByRole('textbox', { name: 'A table’s code' });
  await paste.fill(text.slice(0, -40));
  await sheet.getByRole('button', { name: 'Take it in' }).click();
  await expect(sheet.getByRole('alert')).toContainText('A part of the code is missing or was changed.');
  await paste.fill(text.replace(/^/gm, '> '));
  await sheet.getByRole('button', { name: 'Take it in' }).click();
  await expect(sheet).toContainText('The table from the code is now yours.');
  // The code left the picture out, not the tags.
  const listed = sheet.locator('.own-tile');
  await expect(listed).toHaveCount(2);
  await expect(listed.locator('img')).toHaveCount(1);
  await picture(page, 'own-tables-pictures');
  const search = sheet.getByRole('searchbox', { name: 'Search by name or tag' });
  await search.fill('nowhere');
  await expect(listed).toHaveCount(0);
  await search.fill('Rust');
  await expect(listed).toHaveCount(2);
  await sheet.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  expect(await laid(page)).toEqual(suggested);
});

test('a thousand pieces are pasted within a second and drawn in as many calls as one; more than two thousand are refused, and the check says how many play', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('button', { name: 'Take Container' }).click();
  await expect(page.getByRole('button', { name: 'Take Container' })).toHaveAttribute('aria-pressed', 'true');
  const middle = await at(page, -300, 0, -300);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.click(middle.x, middle.y);
  await page.keyboard.press('Escape');
  // Once for what is in hand, once for what is chosen: handles and outlines are drawn in calls of their own.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing is chosen.')).toBeVisible();
  const few = await drawCalls(page);
  let slowest = 0;
  for (let i = 0; i < 10; i++) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    slowest = Math.max(slowest, await page.evaluate(async () => {
      const began = performance.now();
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, cancelable: true }));
      await new Promise(requestAnimationFrame);
      return performance.now() - began;
    }));
  }
  expect(await laid(page)).toHaveLength(1024);
  expect(slowest).toBeLessThan(1000 * slowness());
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(page.getByText('A table holds 2000 pieces at most.')).toBeVisible();
  expect(await laid(page)).toHaveLength(1024);
  await page.keyboard.press('Escape');
  await kept(page);
  await expect(page.getByText('Nothing is chosen.')).toBeVisible();
  expect(await drawCalls(page)).toBe(few);
  // What a hand does to one of them takes the page less than a picture lasts.
  const work = await workOf(page);
  const moved = async (x: number): Promise<number> => work.cost(() => page.mouse.move(middle.x + x, middle.y));
  const [hover, choose, drag]: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < 8; i++) hover.push(await moved(20 * i));
  for (let i = 0; i < 8; i++) {
    await moved(20 * i);
    choose.push(await work.cost(() => page.mouse.click(middle.x + 20 * i, middle.y)));
  }
  await page.mouse.down();
  for (let i = 8; i < 16; i++) drag.push(await moved(20 * i));
  await page.mouse.up();
  const slow = slowness();
  for (const [what, costs] of Object.entries({ hover, choose, drag })) expect(quantile(costs, 0.5), `${what}: ${costs.join(' ')} ms of script`).toBeLessThan(16 * slow);
  await page.keyboard.press('Control+z');
  await page.getByRole('tab', { name: /^Check/ }).click();
  await expect(page.getByRole('region', { name: 'Does it play?' })).toContainText('1024 pieces are too many to play on; 600 are the most.');
});

test('by pointer: a piece is dragged, a rectangle chooses several, and the handles move and raise them, each one step', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('button', { name: 'Take Container' }).click();
  await expect(page.getByRole('button', { name: 'Take Container' })).toHaveAttribute('aria-pressed', 'true');
  for (const [x, z] of [[-100, 0], [100, 0]] as const) {
    const place = await at(page, x, 0, z);
    await page.mouse.move(place.x, place.y);
    await page.mouse.click(place.x, place.y);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const past = (): Promise<number> => page.evaluate(() => window.__bench!.bench.getState().draft!.past.length);
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let i = 1; i <= 4; i++) await page.mouse.move(from.x + ((to.x - from.x) * i) / 4, from.y + ((to.y - from.y) * i) / 4);
    await page.mouse.up();
  };
  // Off its middle, where the handles are.
  await drag(await at(page, -125, 46, 10), await at(page, -125, 46, 210));
  let [first, second] = await laid(page);
  expect([first!.at, second!.at]).toEqual([[-100, expect.closeTo(200, -0.7)], [100, 0]]);
  expect(await past()).toBe(3);

  await page.keyboard.press('Escape');
  await drag(await at(page, -250, 0, -150), await at(page, 250, 0, 300));
  await expect(page.getByRole('heading', { name: '2 pieces' })).toBeVisible();
  // The handles stand in the middle of both, below them; they are seen from aslant.
  await page.keyboard.press('0');
  await page.waitForFunction(() => !window.__bench!.rig.moves);
  const middleNow = (): Promise<{ x: number; z: number }> => page.evaluate(() => {
    const [a, b] = window.__bench!.bench.getState().draft!.table.features;
    return { x: (a!.at[0] + b!.at[0]) / 2, z: (a!.at[1] + b!.at[1]) / 2 };
  });
  const middle = await middleNow();
  const along = await at(page, middle.x + 60, 0, middle.z);
  await drag(along, { x: along.x + 60, y: along.y - 10 });
  const moved = await laid(page);
  expect(moved[0]!.at[0]).toBeGreaterThan(first!.at[0] + 5);
  expect(moved[0]!.at[0] - first!.at[0]).toBeCloseTo(moved[1]!.at[0] - second!.at[0], 1);
  expect(await past()).toBe(4);
  await page.keyboard.press('r');
  const foot = await middleNow();
  const up = await at(page, foot.x, 70, foot.z);
  await drag(up, { x: up.x, y: up.y - 50 });
  [first, second] = await laid(page);
  expect([first!.level > 0, second!.level]).toEqual([true, first!.level]);
  for (let i = 0; i < 5; i++) await page.keyboard.press('Control+z');
  expect(await laid(page)).toEqual([]);
});
