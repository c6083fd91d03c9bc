import type { Locator, Page } from '@playwright/test';
import { CUT_OFF } from '../../engine/space/check/trial.ts';
import { ball, box, house, platform } from '../../engine/testing/models.ts';
import { slowness } from '../../engine/testing/yardstick.ts';
import { bareTable } from '../driver/bench.ts';
import { happened, hurry, settled } from '../driver/eyes.ts';
import { asDraco, asGlb, asMeshopt, asObj, asStl, beachBall, hostile, importSheet, pieceMade, type Brought } from '../driver/import.ts';
import { picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { answerQuickly } from '../driver/plans.ts';
import { expect, test } from '../driver/test.ts';

/** How long a model of 200 000 triangles may take to become a piece on a quick machine, in seconds. */
const MOST_SECONDS = 5;

/** Drops files on what is drawn there, as a browser does. */
async function drop(page: Page, on: Locator, ...files: readonly Brought[]): Promise<void> {
  const given = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of dropped) transfer.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name));
    return transfer;
  }, files.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') })));
  await on.dispatchEvent('dragover', { dataTransfer: given });
  await on.dispatchEvent('drop', { dataTransfer: given });
}

/** Waits until the piece is made anew, and tells what is known of it. */
async function made(page: Page) {
  await pieceMade(page);
  return page.evaluate(() => {
    const { apart, made: piece, model } = window.__import!.store.getState();
    return {
      size: apart!.size.map(Math.round), before: apart!.triangles, kinds: piece!.parts.map(({ kind }) => kind), triangles: piece!.triangles,
      floors: model!.parts.flatMap(({ surfaces }) => surfaces.map(({ y }) => y)).sort((a, b) => a - b),
      climbs: model!.parts.reduce((sum, { ingress }) => sum + ingress.length, 0),
    };
  });
}

test('a house of two decks is brought in, adjusted, named, laid down, climbed by a test figure and played on; its pack goes where table and match go', async ({ shell }) => {
  const page = await shell.open();
  await bareTable(page);
  await page.getByRole('button', { name: 'Bring in a model…' }).click();
  const sheet = importSheet(page);
  const files = sheet.locator('input[type=file]');
  for (const { file, says } of hostile()) {
    await files.setInputFiles(file);
    await expect(sheet.getByRole('alert')).toContainText(says);
  }
  await files.setInputFiles([asGlb('two-deck_house', house()), asStl('block', [box('block', [-30, 0, -30], [30, 40, 30])])]);
  expect(await made(page)).toMatchObject({ size: [150, 182, 116], floors: [90, 180], climbs: 2 });
  await expect(sheet.getByRole('combobox', { name: 'What posts is' })).toHaveValue('openwork');
  await expect(sheet.getByText('left aside: block.stl')).toBeVisible();
  await picture(page, 'import-look');
  for (const view of ['Parts by kind', 'Heights', 'What blocks', 'Ways up']) {
    await sheet.getByRole('button', { name: view }).click();
    await picture(page, `import-${view.toLowerCase().replaceAll(' ', '-')}`);
  }

  // Size and axis are guessed and can be changed; what cannot be is said.
  await sheet.getByRole('combobox', { name: 'Up is' }).selectOption('+z');
  expect(await made(page)).toMatchObject({ size: [150, 116, 182] });
  await sheet.getByRole('combobox', { name: 'Up is' }).selectOption('+y');
  await sheet.getByRole('combobox', { name: 'One unit is' }).selectOption('mm');
  await expect(sheet.getByRole('alert')).toContainText('a piece is at least 10 mm. Choose another unit');
  await sheet.getByRole('combobox', { name: 'One unit is' }).selectOption('m');
  expect(await made(page)).toMatchObject({ size: [150, 182, 116], climbs: 2 });
  // A part is left out, another becomes something else, and the roof is painted so that nobody stands there: then no way leads up to it.
  await sheet.getByRole('combobox', { name: 'What railing is' }).selectOption('gone');
  await sheet.getByRole('combobox', { name: 'What posts is' }).selectOption('bare');
  expect((await made(page)).kinds).not.toContain('openwork');
  await sheet.getByRole('button', { name: 'New part' }).click();
  const roof = await page.evaluate(() => window.__import!.project(-20, 180, -40));
  await page.mouse.click(roof.x, roof.y);
  await page.waitForFunction(() => window.__import!.store.getState().working === null);
  await expect.poll(async () => (await made(page)).floors).toEqual([90]);
  await sheet.getByRole('button', { name: 'Take the last back' }).click();
  await expect.poll(async () => (await made(page)).floors).toEqual([90, 180]);

  // By keyboard what is in the middle of the picture is painted.
  await sheet.getByRole('application').press('ArrowLeft');
  await sheet.getByRole('application').press('Enter');
  await sheet.getByRole('button', { name: 'Take the last back' }).press('Enter');
  await expect(sheet.getByRole('button', { name: 'Take the last back' })).toBeDisabled();
  expect(await made(page)).toMatchObject({ floors: [90, 180], climbs: 2 });

  // A way is added by hand; off the floor it leads nowhere and says so, on it the piece has it, and it is taken away again.
  await sheet.getByRole('button', { name: 'Add a way' }).click();
  await expect.poll(async () => (await made(page)).climbs).toBe(3);
  const way = sheet.getByRole('group', { name: 'Added way 1' });
  const height = way.getByRole('group', { name: 'to' }).getByRole('textbox', { name: 'y' });
  await height.fill('120');
  await height.press('Enter');
  await expect(way.getByRole('status')).toContainText('It leads nowhere: its end lies at 120 mm, the floor there at');
  await picture(page, 'import-way-nowhere');
  await expect.poll(async () => (await made(page)).climbs).toBe(2);
  await height.fill('180');
  await height.press('Enter');
  await expect.poll(async () => (await made(page)).climbs).toBe(3);
  await picture(page, 'import-way-added');
  await sheet.getByRole('button', { name: 'Take away Added way 1' }).click();
  await expect.poll(async () => (await made(page)).climbs).toBe(2);

  // One that a ladder proposes is taken away alone, and given back.
  await sheet.getByRole('button', { name: 'Take away lower ladder' }).press('Enter');
  await expect.poll(async () => (await made(page)).climbs).toBe(1);
  expect((await made(page)).kinds.filter((kind) => kind === 'ladder')).toHaveLength(2);
  await picture(page, 'import-way-taken');
  await sheet.getByRole('button', { name: 'Give back the way of lower ladder' }).press('Enter');
  await expect.poll(async () => (await made(page)).climbs).toBe(2);

  await expect(sheet.getByRole('button', { name: 'Add to the palette' })).toBeDisabled();
  await sheet.getByRole('textbox', { name: 'Who made it' }).fill('A. Builder');
  await sheet.getByRole('combobox', { name: 'Licence' }).selectOption('mine');
  await picture(page, 'import-rights');
  await sheet.getByRole('button', { name: 'Add to the palette' }).click();
  await expect(sheet).toBeHidden();

  const palette = page.getByRole('region', { name: 'Pieces' });
  await expect(palette.getByRole('region', { name: 'Pack Two deck house' })).toContainText('by A. Builder');
  await expect(palette.getByRole('button', { name: 'Take Two deck house' })).toHaveAttribute('aria-pressed', 'true');
  const at = (x: number, y: number, z: number): Promise<{ x: number; y: number }> => page.evaluate((place) => window.__bench!.project(place), { x, y, z });
  // Beside the places that missions fight over.
  const free = await at(150, 0, 100);
  await page.mouse.move(free.x, free.y);
  await page.mouse.click(free.x, free.y);
  await page.keyboard.press('Escape');
  const [laid] = await page.evaluate(() => window.__bench!.bench.getState().draft!.table.features.map(({ id, piece, at: [x, z] }) => ({ id, piece, x, z })));
  expect(laid).toMatchObject({ id: 'two-deck-house-1', piece: expect.stringMatching(/^pack-[0-9a-f]{40}\/two-deck-house$/) });
  await expect(page.locator('.workshop__kept')).toHaveText('Saved');
  await page.getByRole('tab', { name: /^Check/ }).click();
  const check = page.getByRole('region', { name: 'Does it play?' });
  await expect(check.locator('.findings__measures')).toContainText('1 piece');
  await expect(check.locator('.finding.is-error')).toHaveCount(0);

  // What a table needs is not thrown away.
  await palette.getByText('by A. Builder').click();
  await expect(palette.getByText('Licence: CC0 1.0')).toBeVisible();
  await palette.getByRole('button', { name: 'Delete' }).click();
  await expect(palette.getByRole('alert')).toContainText('a piece of it stands on the table “New table”');

  // By the rules a figure gets onto the lower deck.
  await page.keyboard.press('f');
  const card = page.getByRole('region', { name: 'Test figure' });
  const [ground, deck] = [await at(laid!.x + 40, 0, laid!.z + 140), await at(laid!.x + 50, 90, laid!.z + 35)];
  await page.mouse.click(ground.x, ground.y);
  await page.mouse.move(deck.x, deck.y);
  await expect(card).toContainText('90 mm higher. On a higher level.');
  await expect(card).not.toContainText('Measuring');
  // On foot and by ladders it gets onto both decks.
  const reached = await page.evaluate((cutOff) => {
    const { cells, values } = window.__bench!.trial.getState().field!;
    return [...new Set(Array.from(values).flatMap((value, i) => (value < cutOff ? [Math.round(cells[3 * i + 1]!)] : [])))].sort((a, b) => a - b);
  }, CUT_OFF);
  expect(reached).toEqual([0, 90, 180]);
  await expect(card.locator('.bad, [role=alert]')).toHaveCount(0);
  await picture(page, 'import-climbed');

  await page.getByRole('button', { name: 'Play here' }).click();
  await page.getByRole('button', { name: 'Shatterpoint' }).click();
  await settled(page);
  await hurry(page);
  const person = new Person(page);
  let seen = await person.asked();
  const drawn = await page.evaluate(() => {
    const names: string[] = [];
    const table = window.__gantry as unknown as { drawing(): { readonly scene: { traverse(visit: (node: { readonly name: string }) => void): void } } };
    table.drawing().scene.traverse(({ name }) => { if (name.startsWith('pack-')) names.push(name); });
    return names;
  });
  expect(drawn).toEqual([laid!.piece]);
  await picture(page, 'import-played');
  const carried = await page.evaluate(async () => {
    const { link, store } = window.__gantry!;
    const { file } = (await link.call('matchTable', { match: store.getState().shown!.match })) as { readonly file: string };
    const { carries } = JSON.parse(file) as { readonly carries: readonly { readonly author: string; readonly licence: string }[] };
    return carries.map(({ author, licence }) => [author, licence]);
  });
  expect(carried).toEqual([['A. Builder', 'CC0 1.0']]);
  // The computer takes its turn on it.
  const acted = async (): Promise<boolean> => (await happened(page, ['actionBegun'])).some(({ unit }) => String(unit).startsWith('1.'));
  for (let i = 0; i < 120 && seen.outcome === null && !(await acted()); i++) {
    await answerQuickly(person, seen);
    seen = await person.asked();
  }
  expect(await acted()).toBe(true);
});

test('dropped models come to the sheet; those of 200 000 triangles become pieces in the browser’s own thread in seconds, and giving up is at once', async ({ shell }) => {
  const page = await shell.open();
  await bareTable(page);
  const rock = ball('rock', 60, 316, 316, 0.06);
  const seconds: Record<string, number> = {};
  const sheet = importSheet(page);
  const files = sheet.locator('input[type=file]');
  // What is dropped on the workshop opens the sheet; what is dropped there takes its place.
  await drop(page, page.locator('main.workshop'), asStl('block', [box('block', [-30, 0, -30], [30, 40, 30])]));
  expect(await made(page)).toMatchObject({ size: [60, 40, 60] });
  await drop(page, sheet.locator('.import'), asObj('kerb', [box('kerb', [-60, 0, -5], [60, 20, 5])]));
  await expect(sheet.getByText('kerb.obj: ')).toBeVisible();
  expect(await made(page)).toMatchObject({ size: [120, 20, 10], kinds: ['low'] });
  await page.evaluate(() => {
    Object.assign(window, { __at: { began: 0 } });
    addEventListener('change', () => Object.assign(window, { __at: { began: performance.now() } }), { capture: true });
  });
  const become = async (file: Brought): Promise<number> => {
    await files.setInputFiles(file);
    await expect(sheet.getByText(`${file.name}: `)).toBeVisible();
    const { before, triangles, kinds } = await made(page);
    const took = await page.evaluate(() => performance.now() - (window as unknown as { readonly __at: { readonly began: number } }).__at.began);
    expect(before).toBeGreaterThan(199_000);
    expect(triangles).toBeLessThanOrEqual(2100);
    expect(kinds).toEqual(['solid']);
    return took / 1000;
  };
  for (const file of [asGlb('rock', [rock]), asObj('rock', [rock]), asStl('rock', [rock])]) {
    // What else the machine does spoils some of the tries, a method that is too slow all.
    let best = Infinity;
    for (let tries = 0; tries < 3 && best >= MOST_SECONDS; tries++) best = Math.min(best, await become(file));
    seconds[file.name] = best;
  }
  const slow = slowness();
  const told = Object.entries(seconds).map(([name, took]) => `${name} ${took.toFixed(1)} s`).join(', ');
  console.log(`200 000 triangles became pieces in ${told}, on a machine ${slow.toFixed(1)} times as slow as a quick one`);
  for (const [name, took] of Object.entries(seconds)) expect(took, name).toBeLessThan(MOST_SECONDS * slow);
  // Pressed as soon as it is there: the piece is made in a moment.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const cancel = [...document.querySelectorAll<HTMLButtonElement>('.import-sheet button')].find(({ textContent }) => textContent === 'Cancel');
      if (cancel === undefined) return;
      watch.disconnect();
      cancel.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await files.setInputFiles(asObj('again', [rock]));
  await expect(sheet.getByRole('button', { name: 'Choose a file…' })).toBeVisible({ timeout: 2000 });
});

test('a glTF is dropped together with its data and its picture, and none of them is asked for elsewhere; what meshopt and Draco packed is unpacked in the browser’s own thread', async ({ shell }) => {
  const page = await shell.open();
  await bareTable(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const sheet = importSheet(page);
  const [description, data, painted] = beachBall();
  // Alone it says which files it needs, and takes them one after the other, too.
  await drop(page, page.locator('main.workshop'), description);
  await expect(sheet.getByRole('alert')).toContainText('it needs "beach ball.bin", "stripes.png": choose or drop the model together with what it needs');
  await picture(page, 'import-files-missing');
  await drop(page, sheet.locator('.import'), painted);
  await expect(sheet.getByRole('alert')).toContainText('it needs "beach ball.bin": choose or drop');
  await drop(page, sheet.locator('.import'), data);
  expect(await made(page)).toMatchObject({ size: [80, 80, 80] });
  await drop(page, sheet.locator('.import'), data);
  await expect(sheet.getByRole('alert')).toContainText('choose or drop them together with it');
  await drop(page, sheet.locator('.import'), painted, description, data);
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  expect(await made(page)).toMatchObject({ size: [80, 80, 80], kinds: ['solid'] });
  const seen = await page.evaluate(() => {
    const { colour } = (window.__import!.store.getState().made!.parts[0] as unknown as { readonly drawn: { readonly colour: Float32Array } }).drawn;
    const all = Array.from({ length: colour.length / 3 }, (_, i) => [...colour.slice(i * 3, i * 3 + 3)] as [number, number, number]);
    const count = (is: (red: number, green: number, blue: number) => boolean): number => all.filter((one) => is(...one)).length;
    const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.2;
    return { red: count((r, _, b) => r > b * 4), blue: count((r, _, b) => b > r * 4), white: count((r, g, b) => r > 0.2 && near(r, b) && near(r, g)) };
  });
  for (const [name, count] of Object.entries(seen)) expect(count, name).toBeGreaterThan(200);
  await picture(page, 'import-files-apart');

  await drop(page, sheet.locator('.import'), await asMeshopt('platform', platform()));
  await expect(sheet.getByText('platform.glb: ')).toBeVisible();
  expect(await made(page)).toMatchObject({ size: [120, 110, 86], floors: [90], climbs: 1 });
  await picture(page, 'import-meshopt');
  await drop(page, sheet.locator('.import'), await asDraco('rock', ball('rock', 60, 60, 80, 0.1)));
  await expect(sheet.getByText('rock.glb: ')).toBeVisible();
  expect((await made(page)).kinds).toEqual(['solid']);
  await picture(page, 'import-draco');
  expect(asked.filter((path) => /beach|stripes/.test(path))).toEqual([]);
  expect(asked.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
});
