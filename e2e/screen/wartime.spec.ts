import type { Seen } from '../driver/eyes.ts';
import { terrainOf } from '../driver/ground.ts';
import { picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { expect, test } from '../driver/test.ts';
import { adventure, answerAdventure, startAdventure } from '../driver/wartime.ts';

/** Answers of one person in an adventure of three turns at most. */
const LONGEST = 200;

test('a person and two computers play an adventure of three armies to its end', async ({ shell }) => {
  test.setTimeout(600_000);
  const terrain = await terrainOf('refinery');
  await shell.open();
  await startAdventure(shell.page, 3);
  const person = new Person(shell.page);
  let seen: Seen = await person.asked();
  const pictured = new Set<string>();
  for (let i = 0; i < LONGEST && seen.outcome === null; i++) {
    const name = seen.request?.kind === 'roll' ? 'roll' : seen.request?.ask ?? 'none';
    if (!pictured.has(name)) { pictured.add(name); await picture(shell.page, `wartime-${name}`); }
    await answerAdventure(person, seen, terrain);
    seen = await person.asked();
  }
  expect(adventure(seen).step).toBe('over');
  await expect(shell.page.getByRole('dialog')).toContainText(/wins?|draw/i);
  await picture(shell.page, 'wartime-end');
});
