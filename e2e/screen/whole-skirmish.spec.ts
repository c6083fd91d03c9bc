import { hurry, settled, type Seen } from '../driver/eyes.ts';
import { answersOf } from '../driver/folders.ts';
import { handFor, heard, listen } from '../driver/hands.ts';
import { answerSkirmish, skirmish, startSkirmish } from '../driver/miniatures.ts';
import { atHome, continueMatch, picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { Tally } from '../driver/tally.ts';
import { expect, test } from '../driver/test.ts';

/** Answers of one person in a skirmish of six rounds at most. */
const LONGEST = 160;
/** Presses, or clicks, of an activation in which a figure moves and attacks. */
const MOST = { keys: 8, mouse: 6, both: 6 } as const;

test('a skirmish is played through by one hand alone: taken back, left and gone on with, ended, watched as a film', async ({ shell }) => {
  test.setTimeout(1_800_000);
  const hand = handFor('keys');
  const page = await shell.open({ before: listen });
  const person = new Person(page, hand);
  await startSkirmish(page, person.hands, { rounds: '6 rounds', squads: [['Chewbacca', 'Rebel Trooper'], ['Dengar', 'Stormtrooper']] });
  await hurry(page);
  const tally = new Tally();
  let seen: Seen = await person.asked();
  const pictured = new Set<string>();
  const shots = async (name: string): Promise<void> => {
    if (pictured.has(name)) return;
    pictured.add(name);
    await picture(page, `miniatures-${name}`);
  };
  let undone = false;
  let left = false;
  for (let i = 0; i < LONGEST && seen.outcome === null; i++) {
    const ask = seen.request?.kind === 'pick' ? seen.request.ask : 'none';
    const attack = seen.request?.kind === 'pick' ? seen.request.options.find((option) => option.startsWith('attack:')) : undefined;
    if (attack !== undefined) {
      await expect(page.locator(`.request [data-option="${attack}"]`)).toContainText(/Hits on \d+ or more: \d+ %/);
      await shots('armed');
    }
    await shots((skirmish(seen).turn?.attacks ?? 0) > 0 ? `${ask}-after` : ask);
    const before = seen.at;
    const asked = seen;
    await tally.count(person.hands, asked, () => answerSkirmish(person, asked));
    seen = await person.asked();
    if (skirmish(seen).attack?.roll !== undefined && skirmish(seen).attack?.roll !== null) await shots('attack');
    if (!undone && ask === 'act' && seen.request?.kind === 'pick' && seen.request.ask === 'act' && seen.at === before + 1) {
      if (hand === 'keys') await person.hands.press('Control+z');
      else await person.hands.use(page.getByRole('button', { name: /^Take back: / }));
      await expect.poll(async () => (await person.asked()).at).toBe(before);
      undone = true;
      seen = await person.asked();
    }
    if (!left && skirmish(seen).round === 2) {
      left = true;
      const at = seen.at;
      await person.hands.use(page.getByRole('button', { name: 'Leave', exact: true }));
      await atHome(page);
      await continueMatch(page, (button) => person.hands.use(button));
      seen = await person.asked();
      expect(seen.at).toBe(at);
      await settled(page);
      await shots('continued');
    }
  }
  expect(person.missed.filter((what) => what.includes('clicked'))).toEqual([]);
  expect(skirmish(seen).step).toBe('over');
  expect([undone, left]).toEqual([true, true]);
  console.log(tally.told(`by ${hand} alone`, answersOf(shell.data)));
  expect((await heard(page))[hand === 'keys' ? 'mouse' : 'keys'], 'the other hand was never used').toBe(0);
  // Who comes within range seldom attacks in the same activation: the parts are counted too.
  for (const inputs of [tally.median, tally.moveAndAttack]) expect(inputs, `inputs of activations with move and attack: ${tally.whole.join(', ')}`).toBeLessThanOrEqual(MOST[hand]);
  expect(tally.moveAndAttack).toBeGreaterThan(0);
  const ending = page.getByRole('dialog');
  await expect(ending).toContainText(/wins? the match|draw/i);
  await expect(ending).toContainText('Cost of enemies defeated');
  await picture(page, 'miniatures-end');

  await ending.getByRole('button', { name: /Watch/ }).click();
  const film = page.locator('section.film');
  await expect(film).toContainText('answer 0 of');
  await expect(page.locator('.track')).toContainText('Deployment');
  // Activation by activation, until somebody has moved and struck.
  for (let i = 0; i < 6; i++) {
    const before = await film.textContent();
    await page.keyboard.press(']');
    await expect(film).not.toHaveText(before ?? '');
  }
  await expect(page.locator('.track')).toContainText('activation');
  await expect(film).toContainText(/Round \d ·/);
  await picture(page, 'miniatures-film');
});
