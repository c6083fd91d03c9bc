import { shiftingPriorities } from '../../engine/shatterpoint/missions/shifting-priorities.ts';
import { look, settled } from '../driver/eyes.ts';
import { picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { expect, test } from '../driver/test.ts';

/** Nine places nearer to the middle than the mission prints them, and an outline at the left and at the right: x and z in mm. */
const objectives = shiftingPriorities.objectives.map(({ at: { x, z } }, i) => ({ id: `place-${i + 1}`, at: [Math.round(x * 0.6), Math.round(z * 0.6)] as const }));
const OUTLINES = [[[-440, -60], [-320, -60], [-320, 260], [-440, 260]], [[320, -260], [440, -260], [440, 60], [320, 60]]] as const;
const table = {
  format: 'gantry-table', version: 2, id: 'lane', name: 'Lane', theme: 'refinery', size: [914.4, 914.4], features: [],
  objectives, deployment: OUTLINES.map((outline, seat) => ({ seat, outline })),
};

test('a match is played with the objectives and outlines that its table names: chosen in New match, said at the table, carried by its file', async ({ shell }) => {
  const page = await shell.open();
  await page.getByRole('button', { name: /^New match/ }).click();
  const objectivesChoice = page.getByRole('group', { name: /^Objectives lie/ });
  await expect(page.getByRole('button', { name: /^Start match/ })).toBeEnabled();
  await expect(objectivesChoice).toHaveCount(0);
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your tables' });
  await sheet.locator('input[type=file]').setInputFiles([{ name: 'lane.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(table)) }]);
  await sheet.getByRole('button', { name: 'Play on it' }).click();
  await expect(objectivesChoice.getByRole('button', { name: 'By the rules' })).toHaveAttribute('aria-pressed', 'true');
  await objectivesChoice.getByRole('button', { name: /^By the table/ }).click();
  await page.getByRole('group', { name: /^Sides deploy/ }).getByRole('button', { name: /^By the table/ }).click();
  await expect(page.locator('.mission__maps .battle-map__zone polygon')).toHaveCount(2);
  await picture(page, 'new-match-named-places');
  await page.getByRole('button', { name: /^Start match/ }).click();
  await settled(page);

  const person = new Person(page);
  let seen = await person.asked();
  while (seen.request?.kind === 'pick') {
    await person.pick(seen, seen.request.options[0]!, 'button');
    seen = await person.asked();
  }
  const { request, view } = seen;
  if (request?.kind !== 'place') throw new Error('nobody is asked to deploy');
  expect(request.zone).toMatchObject({ kind: 'outline', over: 0 });
  await expect(page.locator('.request')).toContainText('Within the outline that the table draws for your side (house rule).');
  const laid = view.objectives.map(({ at: { x, z } }) => `${x} ${z}`).sort();
  expect(laid).toEqual(objectives.map(({ at: [x, z] }) => `${x} ${z}`).sort());
  await picture(page, 'named-places-deployment');
  await page.keyboard.press('g');
  await expect(page.getByRole('log')).toContainText('where the table names them (house rule)');
  await page.keyboard.press('g');
  const [x, z] = view.edges[request.seat] === 1 ? [-380, 100] : [380, -100];
  await person.place(seen, request, [{ x, y: 0, z }, { x, y: 0, z: z + 40 }, { x, y: 0, z: z - 40 }], 'table');
  await person.asked();
  const primary = (await look(page)).view.units.find(({ characters }) => characters.some(({ id }) => id === request.figure))!.characters[0]!.at!;
  expect(Math.abs(primary.x - x)).toBeLessThan(60);

  const again = await shell.again();
  await again.getByRole('button', { name: /^(Continue|Go on)/ }).first().click();
  await settled(again);
  await new Person(again).asked();
  expect((await look(again)).view.objectives.map(({ at }) => `${at.x} ${at.z}`).sort()).toEqual(laid);
});

test('an outline that crosses itself is refused before the match, found by the check, and put in order by a click', async ({ shell }) => {
  const page = await shell.open();
  const bow = OUTLINES[0].map((corner, i) => OUTLINES[0][[0, 2, 1, 3][i]!] ?? corner);
  const crossing = { ...table, deployment: [{ seat: 0, outline: bow }, table.deployment[1]] };
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your tables' });
  await sheet.locator('input[type=file]').setInputFiles([{ name: 'lane.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(crossing)) }]);
  await sheet.getByRole('button', { name: 'Play on it' }).click();
  const byTable = page.getByRole('group', { name: /^Sides deploy/ }).getByRole('button', { name: /^By the table/ });
  await byTable.click();
  await expect(page.getByText('The outline of player 1 crosses itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start match/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  await sheet.getByRole('button', { name: 'Lay it out' }).click();
  await page.getByRole('tab', { name: /^Check/ }).click();
  await page.getByRole('button', { name: /^Put its corners in order/ }).click();
  await expect(page.getByText('crosses or touches itself')).toHaveCount(0);
});
