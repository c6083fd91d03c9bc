import { settled } from '../driver/eyes.ts';
import { jumpTo, position, watch } from '../driver/film.ts';
import { continueMatch, picture } from '../driver/menu.ts';
import { toAct } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

interface Place { readonly kind: string; readonly body: { readonly at: { readonly x: number; readonly y: number; readonly z: number } } }

/** What this test asks of the page beside what every test does. */
interface Advised {
  readonly store: {
    getState(): {
      readonly aimed: { readonly refusal: unknown } | null;
      readonly request: unknown;
      loadPaths(): Promise<readonly { readonly picks: readonly string[]; readonly request: Place | null }[]>;
    };
    setState(change: object): void;
  };
}

test('a person is told what the computer would do in their place and why, by key and by button, and sees it marked on the table', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  await continueMatch(page);
  await settled(page);
  await page.keyboard.press('F4');
  const sheet = page.getByRole('dialog', { name: 'What would you do?' });
  const plans = sheet.locator('.advice__plans > li');
  await expect(plans.first()).toContainText(/Best \d+ % to win/);
  await expect(plans).toHaveCount(2);
  await expect(plans.nth(1)).toContainText(/Next best \d+ % to win/);
  await expect(plans.first().locator('.advice__steps li').first()).not.toBeEmpty();
  await picture(page, 'advice');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.locator('.rail__button[aria-keyshortcuts="F4"]').click();
  await expect(plans).toHaveCount(2);
  await page.keyboard.press('Escape');
  // Whatever is advised: a move that is on offer is marked on the table from there, to be confirmed as any other mark.
  await page.evaluate(async () => {
    const { store } = window.__gantry as unknown as Advised;
    const { request, loadPaths } = store.getState();
    const paths = await loadPaths();
    const way = paths.find((path) => path.request?.kind === 'place')!;
    const after = (many: number) => paths.find(({ picks }) => picks.length === many && picks.every((pick, k) => pick === way.picks[k]))!.request;
    const asked = way.picks.map((_, i) => (i === 0 ? request : after(i)));
    const place = way.request!;
    const { at } = place.body;
    const picked = way.picks.map((pick, i) => ({ request: asked[i], answer: { kind: 'pick', picks: [pick] } }));
    const steps = [...picked, { request: place, answer: { kind: 'place', at: { ...at, x: at.x - 25 } } }];
    store.setState({ loadCounsel: () => Promise.resolve([{ steps, value: 0, grounds: {} }]) });
  });
  await page.keyboard.press('F4');
  await sheet.getByRole('button', { name: 'Show on the table' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.offer b').first()).toBeVisible();
  await settled(page);
  await picture(page, 'advice-marked');
  expect(await page.evaluate(() => (window.__gantry as unknown as Advised).store.getState().aimed?.refusal)).toBeNull();
});

test('a film says what was best where it stands, beside what was played, and stops at the question that is meant', async ({ shell }) => {
  const page = await shell.open({ match: toAct });
  const end = await watch(page);
  await jumpTo(page, end);
  await settled(page);
  const sheet = page.getByRole('dialog', { name: 'What was best here?' });
  const plans = sheet.locator('.advice__plans > li');
  await page.keyboard.press('F4');
  await expect(plans.first()).toContainText(/Best \d+ % to win/);
  await page.keyboard.press('Escape');
  // Back to a question of the person's that was answered by something that can be drawn: it is marked, or named, what was played.
  const played = sheet.getByText(/^Played|Best, and played/);
  const show = sheet.getByRole('button', { name: 'Show on the table' });
  for (let at = end - 1, found = false; !found; at = await position(page) - 1) {
    expect(at, 'a question of one’s own').toBeGreaterThan(0);
    await jumpTo(page, at);
    await page.keyboard.press('F4');
    await expect(sheet.getByText('Thinking…')).toHaveCount(0);
    const told = await played.count() > 0;
    found = told && await show.count() > 0;
    if (found) await picture(page, 'hindsight');
    expect(told || await sheet.getByText('Nobody had a choice before this moment').count() > 0).toBe(true);
    expect(await position(page)).toBeLessThanOrEqual(at);
    if (!found) await page.keyboard.press('Escape');
    else await show.first().click();
    await expect(sheet).toHaveCount(0);
  }
  // The whole way of the best plan is drawn on the table, until the film shows something else.
  await expect(page.locator('.table-tag.is-announced b')).not.toBeEmpty();
  await settled(page);
  await picture(page, 'hindsight-way');
  await page.keyboard.press('Comma');
  await expect(page.locator('.table-tag.is-announced')).toHaveCount(0);
});
