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

test('SWM-10.2: why an enemy is no target is read beside its name, in the corner of the window too, where the reason has room only above it', async ({ shell }) => {
  const { page, seen } = await shell.play((request) => request.kind === 'pick' && request.ask === 'act' && request.closed.some(({ why }) => why === 'noLineOfSight'), { plan });
  const enemy = skirmish(seen).figures.find(({ seat, at }) => seat === 1 && at !== null)!;
  // The table is turned until the enemy stands before its middle, and moved until it stands there.
  const corner = await page.evaluate(async (id) => {
    const { rig, project } = window.__gantry!;
    const goal = { x: innerWidth - 150, y: innerHeight - 45 };
    const next = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const drawn = async (): Promise<void> => { for (let i = 0; i < 3; i++) await next(); };
    const look = async (x: number, z: number): Promise<{ readonly x: number; readonly y: number }> => {
      rig.focus(x, 0, z);
      rig.zoom(2);
      rig.jump();
      await drawn();
      return project(id)!;
    };
    let lowest = { down: -Infinity, turns: 0 };
    for (let turns = 0; turns < 4; turns++) {
      const { y: down } = await look(0, 0);
      if (down > lowest.down) lowest = { down, turns };
      rig.orbit(Math.PI / 2, 0);
    }
    rig.orbit((lowest.turns * Math.PI) / 2, 0);
    let [x, z] = [0, 0];
    for (let i = 0; i < 5; i++) {
      const [here, across, along] = [await look(x, z), await look(x + 20, z), await look(x, z + 20)];
      const [a, b, c, d] = [across.x - here.x, along.x - here.x, across.y - here.y, along.y - here.y].map((by) => by / 20) as [number, number, number, number];
      const [right, down] = [goal.x - here.x, goal.y - here.y];
      const det = a * d - b * c;
      x += (right * d - b * down) / det;
      z += (a * down - right * c) / det;
    }
    return look(x, z);
  }, enemy.id);
  await settled(page);
  await page.mouse.move(corner.x + 2, corner.y);
  await page.mouse.move(corner.x, corner.y);
  const name = page.locator('.table-tag').filter({ hasText: 'hit points' });
  await expect(name).toBeVisible();
  await page.mouse.click(corner.x, corner.y);
  const reason = page.getByRole('alert');
  await expect(reason).toContainText('A wall is in the way of every line to it.');
  await settled(page);
  const overlap = async (): Promise<boolean> => {
    const [a, b] = [(await name.boundingBox())!, (await reason.boundingBox())!];
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  };
  await expect.poll(overlap, { message: 'they lie over each other' }).toBe(false);
  await picture(page, 'miniatures-no-target');
});
