import { squareToPoint } from '../../engine/space/ground/grid.ts';
import { project, settled, standing } from '../driver/eyes.ts';
import { overlayDone, standingAnswer } from '../driver/instruments.ts';
import { picture } from '../driver/menu.ts';
import { skirmish } from '../driver/miniatures.ts';
import { expect, test } from '../driver/test.ts';

const teams = [{ figures: ['han-solo', 'rebel-trooper', 'rebel-trooper', 'elite-hoth-trooper'] }, { figures: ['boba-fett', 'stormtrooper', 'stormtrooper'] }];
const plan = { system: 'miniatures', table: 'corridors', setup: { teams, rounds: 8 } };

test('SWM-9.1, SWM-9.4, SWM-10.6: squares are looked from, measured and overlaid in the rules’ own squares, and what is asked stays as it is', async ({ shell }) => {
  const { page, seen } = await shell.play((request) => request.kind === 'pick' && request.ask === 'act'
    && request.options.some((option) => option.startsWith('move:')) && request.options.some((option) => option.startsWith('attack:')), { plan });
  const { board, turn, figures } = skirmish(seen);
  const self = figures.find(({ id }) => id === turn!.figure)!;
  const before = await standingAnswer(page);
  await settled(page);

  // A square that is pointed at.
  const squares = seen.request!.kind === 'pick' ? seen.request!.options.filter((option) => option.startsWith('move:')) : [];
  const places = await project(page, squares.map((option) => {
    const [column, row] = option.slice('move:'.length).split(',').map(Number);
    return squareToPoint(board, { column: column!, row: row! });
  }));
  const pointed = places.map((place, i) => ({ ...place, option: squares[i]! })).filter(({ free }) => free).at(-1)!;
  await page.mouse.move(pointed.x + 2, pointed.y);
  await page.mouse.move(pointed.x, pointed.y);
  await expect(page.getByTestId('from-there')).toContainText('to get there');
  await expect(page.getByTestId('hit-by')).toBeVisible();
  await picture(page, 'miniatures-from-there');
  await page.mouse.move(5, 5);
  await expect(page.getByTestId('from-there')).toHaveCount(0);

  // The tools, by keys alone.
  await page.locator('.request').focus();
  await page.keyboard.press('m');
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByTestId('band')).toHaveText(/\d+ squares?|Walls part both/);
  await page.keyboard.press('l');
  await expect(page.getByTestId('sight')).toHaveText(/In line of sight|Out of sight/);
  await page.keyboard.press('Escape');
  const enemy = figures.find(({ seat, at }) => seat === 1 && at !== null)!;
  await page.keyboard.press('l');
  const [from, to] = await project(page, [self.id, enemy.id]);
  await page.mouse.click(from!.x, from!.y);
  await page.mouse.click(to!.x, to!.y);
  await expect(page.getByTestId('sight')).toHaveText(/In line of sight|Out of sight: \S+/);
  await picture(page, 'miniatures-sight');
  await page.keyboard.press('Escape');

  // Overlays.
  await page.keyboard.press('o');
  for (const kind of ['reach', 'sight', 'danger']) {
    await page.locator(`[data-overlay="${kind}"]`).click();
    await overlayDone(page);
    await picture(page, `miniatures-overlay-${kind}`);
    if (kind === 'reach') await expect(page.getByTestId('legend')).toContainText('what the way there costs');
  }
  await expect(page.getByTestId('legend')).toContainText('from where they stand');
  await page.keyboard.press('o');

  expect(await standingAnswer(page)).toEqual(before);
  expect(await standing(page)).toBe('asked');
});
