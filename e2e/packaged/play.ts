import { expect, type Page } from '@playwright/test';
import { atHome, startShortMatch } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { answerQuickly } from '../driver/plans.ts';

/** Answers after which the computer must have moved at least one figure. */
const LONGEST = 30;

/** From the first screen into a match, until the person was asked and the computer has put a figure on the table. */
export async function playIntoMatch(page: Page): Promise<void> {
  await atHome(page);
  await startShortMatch(page);
  const person = new Person(page);
  let seen = await person.asked();
  expect(seen.request).not.toBeNull();
  const moved = (): boolean => seen.view.units.some(({ seat, characters }) => seat === 1 && characters.some(({ at }) => at !== null));
  for (let i = 0; i < LONGEST && !moved(); i++) {
    await answerQuickly(person, seen);
    seen = await person.asked();
  }
  expect(moved(), 'the computer put a figure on the table').toBe(true);
}
