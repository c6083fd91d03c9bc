import type { Locator, Page } from '@playwright/test';
import { hurry, look, settled, type Seen } from '../driver/eyes.ts';
import { jumpTo, slider } from '../driver/film.ts';
import { answersOf } from '../driver/folders.ts';
import { terrainOf } from '../driver/ground.ts';
import { heard, listen } from '../driver/hands.ts';
import { atHome, picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { Tally } from '../driver/tally.ts';
import { expect, test } from '../driver/test.ts';
import { adventure, answerAdventure, startAdventure } from '../driver/wartime.ts';

/** Answers of one person in an adventure of three turns at most. */
const LONGEST = 200;
/** Presses of an activation in which a character moves and attacks. */
const MOST_PRESSES = 8;

const askOf = ({ request }: Seen): string => (request === null ? 'nothing' : request.kind === 'roll' ? 'roll' : request.ask);
const shown = ({ at, view, request }: Seen): Pick<Seen, 'at' | 'view' | 'request'> => ({ at, view, request });

const backButton = (page: Page): Locator => page.getByRole('button', { name: /^Take back: / });

/** Whether nobody has answered since but the person, and no dice have fallen. */
const mayTakeBack = async (page: Page): Promise<boolean> => (await backButton(page).getAttribute('aria-disabled')) === null;

/** Takes what was just answered back, and sees everything as it was before it. */
async function takeBack(page: Page, person: Person, before: Seen): Promise<void> {
  await person.hands.use(backButton(page));
  await expect.poll(async () => (await look(page)).at).toBe(before.at);
  expect(shown(await person.asked())).toEqual(shown(before));
}

/** An open shot as its option has it, by keyboard, and as the table shows it: the same share is hidden. */
async function hiddenShare(page: Page, seen: Seen): Promise<void> {
  const shot = seen.request?.kind === 'pick' ? seen.request.options.find((option) => option.startsWith('shoot:')) : undefined;
  if (shot === undefined) return;
  const option = page.locator(`.request [data-option="${shot}"]`);
  await option.focus();
  await expect(page.getByTestId('aim')).toContainText('hits');
  const line = (await option.locator('.aim-line').textContent())!.trim();
  await expect(page.getByTestId('aim')).toContainText(line);
  await settled(page);
  await picture(page, 'wartime-hidden');
  await page.evaluate(() => { if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); });
}

test('WT-5.6: a person and two computers play an adventure of three armies to its end, with an answer taken back, left and gone on with, and watch it', async ({ shell }) => {
  const terrain = await terrainOf('refinery');
  const person = new Person(await shell.open({ before: listen }), 'keys');
  const tally = new Tally();
  await startAdventure(shell.page, person.hands, 3);
  await hurry(shell.page);
  let seen: Seen = await person.asked();
  expect(adventure(seen).felled).toHaveLength(3);
  const pictured = new Set<string>();
  let [undone, left, looked] = [false, false, false];
  for (let i = 0; i < LONGEST && seen.outcome === null; i++) {
    const ask = askOf(seen);
    if (!pictured.has(ask)) await picture(shell.page, `wartime-${ask}`);
    pictured.add(ask);
    if (ask === 'act' && !looked && seen.request?.kind === 'pick' && seen.request.options.some((option) => option.startsWith('shoot:'))) {
      looked = true;
      await hiddenShare(shell.page, seen);
    }
    if (ask === 'act' && !left && adventure(seen).turn >= 1) {
      left = true;
      await person.hands.use(shell.page.getByRole('button', { name: 'Leave' }));
      await atHome(shell.page);
      await person.hands.use(shell.page.getByRole('button', { name: /^Continue/ }).first());
      await settled(shell.page);
      expect(shown(await person.asked())).toEqual(shown(seen));
    }
    await tally.count(person.hands, seen, () => answerAdventure(person, seen, terrain));
    const next = await person.asked();
    if (!undone && (ask === 'act' || ask === 'run') && next.request !== null && (await mayTakeBack(shell.page))) {
      undone = true;
      await takeBack(shell.page, person, seen);
      await answerAdventure(person, seen, terrain);
      seen = await person.asked();
    } else seen = next;
  }
  expect(adventure(seen).step).toBe('over');
  expect({ undone, left }).toEqual({ undone: true, left: true });
  const sheet = shell.page.getByRole('dialog', { name: 'Match over' });
  await expect(sheet).toContainText(/you win the match|the match goes to|draw/i);
  for (const [seat, felled] of adventure(seen).felled.entries()) await expect(sheet.getByRole('row', { name: /^Points felled/ }).getByRole('cell').nth(seat)).toHaveText(String(felled));
  await picture(shell.page, 'wartime-end');
  console.log(`${seen.at} answers; used ${JSON.stringify(person.used)}; asked ${[...pictured].join(', ')}; a shot was open: ${looked}; not clickable: ${person.missed.join(', ') || 'nothing'}`);
  console.log(tally.told('by keyboard', answersOf(shell.data)));
  expect(tally.median, `presses of activations with move and attack: ${tally.whole.join(', ')}`).toBeLessThanOrEqual(MOST_PRESSES);
  expect((await heard(shell.page)).mouse, 'the mouse was never used').toBe(0);

  await person.hands.use(sheet.getByRole('button', { name: 'Watch again' }));
  await settled(shell.page);
  await expect(slider(shell.page)).toHaveValue('0');
  await jumpTo(shell.page, Math.floor(seen.at / 2));
  const middle = await look(shell.page);
  expect([middle.request, adventure(middle).step]).toEqual([null, 'phases']);
  await picture(shell.page, 'wartime-film');
});
