import type { Page } from '@playwright/test';
import type { Point } from '../../engine/shape/point.ts';
import { squareToPoint } from '../../engine/space/ground/grid.ts';
import { box, type Made } from '../../engine/testing/models.ts';
import { at, bareBench, kept } from '../driver/bench.ts';
import { happened, hurry, settled, type Seen } from '../driver/eyes.ts';
import { asGlb, importSheet, pieceMade } from '../driver/import.ts';
import { picture } from '../driver/menu.ts';
import { skirmish } from '../driver/miniatures.ts';
import { Person } from '../driver/person.ts';
import { answerQuickly } from '../driver/plans.ts';
import { expect, test } from '../driver/test.ts';

/** A wall as long as four squares of an inch and a half, its door as long as the two in the middle. */
const GATE: readonly Made[] = [
  box('wall', [-76.2, 0, -4], [-38.1, 60, 4]), box('wall right', [38.1, 0, -4], [76.2, 60, 4]), box('lintel', [-38.1, 52, -4], [38.1, 60, 4]),
  { ...box('door', [-38.1, 0, -2], [38.1, 52, 2]), colour: [0.7, 0.2, 0.05] },
];
/** Where it stands (mm): on a line of squares, within the zone of whoever deploys at the near edge. */
const DOOR = { x: 0, z: 381 } as const;

/** How far the door of the imported piece is drawn open, 0 to 1. */
const ajar = (page: Page): Promise<number> => page.evaluate(() => {
  interface Node { readonly name: string; ajar?(piece: number): number }
  const found: number[] = [];
  const table = window.__gantry as unknown as { drawing(): { readonly scene: { traverse(visit: (node: Node) => void): void } } };
  table.drawing().scene.traverse((node) => { if (node.name.startsWith('pack-') && node.ajar !== undefined) found.push(node.ajar(0)); });
  return found[0]!;
});

/** Where the square of an option lies on the table. */
function placeOf(seen: Seen, option: string): Point {
  const [column, row] = option.split(',').map(Number) as [number, number];
  return squareToPoint(skirmish(seen).board, { column, row });
}

/** Deploys beside the door; everything else is answered as it comes. */
async function answer(person: Person, seen: Seen): Promise<void> {
  const { request } = seen;
  if (request?.kind !== 'pick' || request.ask !== 'deploy') return void await answerQuickly(person, seen);
  const far = (option: string): number => {
    const { x, z } = placeOf(seen, option);
    return (x - DOOR.x) ** 2 + (z - DOOR.z) ** 2;
  };
  const squares = [...request.options].sort((a, b) => far(a) - far(b)).slice(0, 8).map((option) => ({ option, at: placeOf(seen, option) }));
  await person.spot(seen, squares, 'table');
}

test('SWM-13.15 a door that was brought in as a model is laid on a table, and opens in a skirmish that is begun there: its leaf slides aside', async ({ shell }) => {
  const page = await shell.open();
  await bareBench(page);
  await page.getByRole('button', { name: 'Bring in a model…' }).click();
  const sheet = importSheet(page);
  await sheet.locator('input[type=file]').setInputFiles(asGlb('gate', GATE));
  await pieceMade(page);
  await sheet.getByRole('combobox', { name: 'One unit is' }).selectOption('m');
  await pieceMade(page);
  await expect(sheet.getByRole('combobox', { name: 'What door is' })).toHaveValue('door');
  await sheet.getByRole('button', { name: 'What blocks' }).click();
  await picture(page, 'import-door');
  await sheet.getByRole('textbox', { name: 'Who made it' }).fill('A. Builder');
  await sheet.getByRole('combobox', { name: 'Licence' }).selectOption('mine');
  await sheet.getByRole('button', { name: 'Add to the palette' }).click();
  await expect(sheet).toBeHidden();
  const place = await at(page, DOOR.x, 0, DOOR.z);
  await page.mouse.move(place.x, place.y);
  await page.mouse.click(place.x, place.y);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  for (const [name, value] of [['Across', DOOR.x], ['Along', DOOR.z]] as const) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await field.fill(String(value));
    await field.press('Enter');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('squares');
  await expect(page.locator('.workshop__legend')).toContainText('1 door');
  await picture(page, 'import-door-laid');
  await kept(page);

  await page.getByRole('button', { name: 'Play here' }).click();
  await page.getByRole('button', { name: 'Miniatures' }).click();
  await settled(page);
  await hurry(page);
  const person = new Person(page);
  let seen = await person.asked();
  expect(skirmish(seen).doors).toEqual([{ open: false, holder: null }]);
  expect(await ajar(page)).toBe(0);
  await picture(page, 'import-door-shut');
  for (let i = 0; i < 120 && seen.outcome === null && !skirmish(seen).doors[0]!.open; i++) {
    await answer(person, seen);
    seen = await person.asked();
  }
  expect(skirmish(seen).doors[0]).toMatchObject({ open: true });
  expect((await happened(page, ['doorMoved'])).length).toBeGreaterThan(0);
  await expect.poll(() => ajar(page)).toBe(1);
  await settled(page);
  await picture(page, 'import-door-open');
});
