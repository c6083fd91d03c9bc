import { drawInfo, settled } from '../driver/eyes.ts';
import { atHome, continueMatch } from '../driver/menu.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

test('the battle screen is cheap to draw and leaves nothing behind', async ({ shell }) => {
  // Times are those of many frames: the camera moves as it does for a person.
  const page = await shell.open({ match: toAct, motion: 'no-preference' });
  const geometries: number[] = [];
  for (let i = 0; i < 3; i++) {
    await atHome(page);
    await continueMatch(page);
    for (let turn = 0; turn < 2; turn++) {
      await page.keyboard.press(']');
      await settled(page);
    }
    const info = await drawInfo(page);
    geometries.push(info.geometries);
    console.log(JSON.stringify(info));
    expect(info.calls, 'draw calls').toBeLessThanOrEqual(200);
    expect(info.triangles, 'triangles').toBeLessThanOrEqual(300_000);
    expect(info.script.p50, 'ms of script in a frame').toBeLessThan(6);
    await page.getByRole('button', { name: 'Leave' }).click();
  }
  expect(geometries[2], `geometries on each visit: ${geometries.join(', ')}`).toBe(geometries[1]);
});
