import { look } from '../driver/eyes.ts';
import { continueMatch, startShortMatch } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { answerQuickly } from '../driver/plans.ts';
import { expect, test } from '../driver/test.ts';

/** Answers until the person and the computer have each put a figure on the table. */
const LONGEST = 30;

test('a match is begun and answered, and is where it was after the game was left and opened again', async ({ shell }) => {
  await startShortMatch(await shell.open());
  const first = new Person(shell.page);
  let before = await first.asked();
  const placed = (seat: number): boolean => before.view.units.some((unit) => unit.seat === seat && unit.characters.some(({ at }) => at !== null));
  for (let i = 0; i < LONGEST && !(placed(0) && placed(1)); i++) {
    await answerQuickly(first, before);
    before = await first.asked();
  }
  expect([placed(0), placed(1)], 'both sides put a figure on the table').toEqual([true, true]);
  await continueMatch(await shell.again());
  const after = await new Person(shell.page).asked();
  expect({ at: after.at, view: after.view, request: after.request }).toEqual({ at: before.at, view: before.view, request: before.request });
  expect((await look(shell.page)).match).toBe(before.match);
});
