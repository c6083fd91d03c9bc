import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { look, settled, type Seen } from '../driver/eyes.ts';
import { terrainOf } from '../driver/ground.ts';
import { toLibrary } from '../driver/library.ts';
import { atHome, picture } from '../driver/menu.ts';
import type { Person } from '../driver/person.ts';
import { answerWishing, type Deed } from '../driver/plans.ts';
import type { Wanted } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';

/** The person may take cover first and attack then: at least two answers, and dice fall on the last. */
const toAttack: Wanted = (request, state) => request.kind === 'pick' && request.ask === 'act' && state.phase === 'play' && state.activation?.spent === 0 && ['takeCover', 'combat'].every((act) => request.options.includes(act));

/** The same, and there is more than one to attack, so that the dice do not fall at once; after the activation the next card is drawn. */
const toChoose: Wanted = (request, state, terrain, after) => {
  if (!toAttack(request, state, terrain, after)) return false;
  const target = after('combat');
  return target?.kind === 'pick' && target.ask === 'target' && after('combat', target.options[0]!)?.kind === 'roll' && after('end')?.kind === 'roll';
};

const ATTACK: ReadonlySet<Deed> = new Set(['attack']);
/** Answers after which the dice of an attack must have fallen. */
const LONGEST = 12;

const takeBack = (page: Page): Locator => page.getByRole('button', { name: /^Take back: / });
/** The words of an option after which nothing can be taken back. */
const ENDS_BY_CHANCE = 'The way back ends here: next, dice fall or a card is drawn.';

/** What options of the standing question carry a sign, and what it says. */
const signs = (page: Page): Promise<Readonly<Record<string, string>>> => page.locator('.request [data-option]').evaluateAll((all) => Object.fromEntries(all.flatMap((option) => {
  const words = option.querySelector('.option__end [role="img"]')?.getAttribute('aria-label');
  return typeof words === 'string' ? [[(option as HTMLElement).dataset['option'] ?? '', words]] : [];
})));

const standsAt = (page: Page): Promise<number> => look(page).then(({ at }) => at);
const shown = ({ view, request }: Seen): Pick<Seen, 'view' | 'request'> => ({ view, request });

type Line = Readonly<Record<string, unknown>>;

/** The lines of the match's file after the first, while it is played. */
const lines = (data: string): readonly Line[] => readFileSync(join(data, 'matches/prepared.journal'), 'utf8').trim().split('\n').slice(1).map((line) => JSON.parse(line) as Line);

const throwsIn = (data: string): number => lines(data).filter(({ n, seat }) => n !== undefined && seat === null).length;
const takenBackIn = (data: string): readonly Line[] => lines(data).filter(({ undo }) => undo !== undefined).map(({ undo, free }) => ({ undo, free }));

/** What was seen before each answer, and what is asked once the dice have fallen. */
interface Attack {
  readonly answered: readonly Seen[];
  readonly after: Seen;
}

/** Takes cover and attacks, until dice have fallen. `look` is called before each answer. */
async function attackFromCover(person: Person, begin: Seen, data: string, look: (seen: Seen) => Promise<void> = () => Promise.resolve()): Promise<Attack> {
  const terrain = await terrainOf('refinery');
  const thrown = throwsIn(data);
  const answered: Seen[] = [];
  let seen = begin;
  while (throwsIn(data) === thrown) {
    if (answered.length > LONGEST) throw new Error(`no dice after ${answered.length} answers; asked ${JSON.stringify(seen.request)}`);
    await look(seen);
    await (answered.length === 0 ? person.pick(seen, 'takeCover', 'key') : answerWishing(person, seen, ATTACK, terrain));
    answered.push(seen);
    seen = await person.asked();
  }
  return { answered, after: seen };
}

test('answers are taken back up to the dice and no further, and the button says so', async ({ shell }) => {
  const { page, person, seen } = await shell.play(toAttack);
  await person.pick(seen, 'takeCover', 'key');
  await person.asked();
  await expect(takeBack(page)).toHaveAccessibleName('Take back: Take back your last answer');
  await takeBack(page).click();
  await expect.poll(() => standsAt(page)).toBe(seen.at);

  const { answered, after } = await attackFromCover(person, await person.asked(), shell.data);
  expect(answered.length).toBeGreaterThan(1);
  await expect(takeBack(page)).toHaveAccessibleName('Take back: The dice have fallen');
  await expect(takeBack(page)).toHaveAttribute('aria-disabled', 'true');
  await picture(page, 'undo-boundary');
  await page.keyboard.press('Control+z');
  await settled(page);
  expect(await standsAt(page)).toBe(after.at);
  expect(takenBackIn(shell.data)).toEqual([{ undo: seen.at, free: false }]);
});

test('what cannot be taken back says so before it is chosen', async ({ shell }) => {
  const { page, person, seen: begin } = await shell.play(toChoose);
  const beside = page.locator('.request__beyond');
  const looked = new Set<string>();
  await attackFromCover(person, begin, shell.data, async ({ request }) => {
    if (request?.kind !== 'pick') return;
    looked.add(request.ask);
    if (request.ask === 'act') {
      // After an activation the next card is drawn.
      await expect.poll(() => signs(page)).toEqual({ end: ENDS_BY_CHANCE });
      await expect(beside).toHaveCount(0);
    }
    if (request.ask === 'target') {
      // Dice fall whoever is chosen, so that the question says it too.
      await expect.poll(() => signs(page)).toEqual(Object.fromEntries(request.options.map((option) => [option, ENDS_BY_CHANCE])));
      await expect(beside).toContainText(ENDS_BY_CHANCE);
      await picture(page, 'undo-sign');
    }
  });
  expect([...looked]).toEqual(expect.arrayContaining(['act', 'target']));
});

test('where it was set up so, answers are taken back beyond the dice once that is confirmed; the file and the library say so', async ({ shell }) => {
  const { page, person, seen } = await shell.play(toAttack, { plan: { undo: 'free' } });
  const { answered, after } = await attackFromCover(person, seen, shell.data);
  const before = answered.at(-1)!;
  await expect(takeBack(page), 'it can be taken back').not.toHaveAttribute('aria-disabled', 'true');
  const asks = page.getByRole('dialog', { name: 'Take back beyond the dice?' });
  await page.keyboard.press('Control+z');
  await expect(asks).toContainText('It will be noted in the match file.');
  await picture(page, 'undo-beyond');
  await asks.getByRole('button', { name: 'Leave it' }).click();
  await expect(asks).toHaveCount(0);
  expect(await standsAt(page)).toBe(after.at);

  await takeBack(page).click();
  await asks.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => standsAt(page)).toBe(before.at);
  expect(shown(await person.asked())).toEqual(shown(before));
  expect(takenBackIn(shell.data)).toEqual([{ undo: before.at, free: true }]);

  // On the other side of the dice nothing is asked.
  await page.keyboard.press('Control+z');
  await expect.poll(() => standsAt(page)).toBe(answered.at(-2)!.at);
  await expect(asks).toHaveCount(0);
  expect(takenBackIn(shell.data).at(-1)).toMatchObject({ free: false });

  await page.getByRole('button', { name: 'Leave' }).click();
  await atHome(page);
  await toLibrary(page);
  await expect(page.locator('.match__noted')).toHaveText(/\d+ answers? (was|were) taken back beyond dice/);
  await picture(page, 'library-taken-back');
});
