import type { Page } from '@playwright/test';
import { readDepth } from '../../engine/testing/depth.ts';
import { en as miniatures } from '../../renderer/faces/miniatures/words/en.ts';
import { en as shatterpoint } from '../../renderer/faces/shatterpoint/words/en/index.ts';
import { en as wartime } from '../../renderer/faces/wartime/words/en.ts';
import { look } from '../driver/eyes.ts';
import { flaws, NO_FLAWS } from '../driver/flaws.ts';
import { covering, MOST, setting, showTable, WINDOWS } from '../driver/frame.ts';
import { continueMatch, picture } from '../driver/menu.ts';
import { keepMatch } from '../driver/prepare.ts';
import { expect, test } from '../driver/test.ts';
import { tour } from '../driver/tours.ts';

/** Every kind of question of every rule system, in small and large windows and at both sizes of text. */

interface Asks {
  readonly ask: object;
  readonly placeAsk?: object;
}

const FACES: Readonly<Record<string, Asks>> = { shatterpoint, miniatures, wartime };

/** Words of questions that are no kind of their own. */
const NO_KIND: ReadonlySet<string> = new Set([
  'other', // for a kind that has no words
  'choiceCard', // a choice that is about a card
  'answerFirst', // an answer that cannot be left out
  'override', // of doors, which the table of all these matches has none of
]);

/** The kinds of question that a rule system's face has words for. */
function worded({ ask, placeAsk = {} }: Asks): readonly string[] {
  const of = (kind: string, words: object): readonly string[] => [...new Set(Object.keys(words).map((word) => word.split('_')[0]!))].filter((word) => !NO_KIND.has(word)).map((word) => `${kind} ${word}`);
  return [...of('pick', ask), ...of('place', placeAsk)];
}

/** Where time is short the smallest window is looked at with large text, the usual one and the largest with the usual text. */
const LOOKED = readDepth(process.env['GANTRY_DEPTH']) >= 0.2 ? WINDOWS : WINDOWS.filter(([width, , text]) => (text === 2 ? width === 960 : width === 1280 || width === 2560));

/** Questions that are answered by reading whole cards, which may be put away. */
const READ: ReadonlySet<string> = new Set(['pick stance']);

/** Opens a match that lies in the player's folder, from another one. */
async function openMatch(page: Page, match: string): Promise<void> {
  if ((await look(page)).match === match) return;
  await page.evaluate(async (id) => {
    const { store } = window.__gantry!;
    await store.getState().leave();
    await store.getState().continueMatch(id);
  }, match);
}

/** Goes back in the match that is shown, to a question of the person's. */
async function backTo(page: Page, to: number): Promise<void> {
  if ((await look(page)).at !== to) {
    await page.evaluate((at) => {
      const { store, link } = window.__gantry!;
      const { shown } = store.getState();
      return link.call('undo', { match: shown!.match, at: shown!.at, to: at });
    }, to);
  }
  await page.waitForFunction((at) => {
    const { shown, request, playing } = window.__gantry!.store.getState();
    return shown?.at === at && request !== null && !playing && document.querySelector('.request') !== null;
  }, to, { polling: 20, timeout: 120_000 });
}

/** Keeps a picture in the usual palette and in the one that is farthest from it. */
async function pictured(page: Page, name: string): Promise<void> {
  await picture(page, name);
  await setting(page, { palette: 'light-dark' });
  await picture(page, `${name}-light-dark`);
  await setting(page, { palette: 'blue-vermilion' });
}

test('every kind of question is whole in small and large windows, at both sizes of text, and leaves two thirds of the usual one to the picture', async ({ shell }) => {
  const pictures = process.env['GANTRY_PICTURES'] !== undefined;
  const systems = await Promise.all(Object.keys(FACES).map(async (system) => ({ system, matches: await tour(system) })));
  for (const { system, matches } of systems) {
    const met = matches.flatMap(({ stops }) => stops.map(({ kind }) => kind));
    expect(new Set(met), `kinds of question of ${system} that are looked at`).toEqual(new Set(worded(FACES[system]!)));
    for (const [i, { file }] of matches.entries()) keepMatch(shell.data, `${system}-${i}`, file);
  }
  const page = await shell.open();
  await continueMatch(page);
  // Where the pointer rests nothing explains itself.
  await page.mouse.move(-5, -5);
  for (const { system, matches } of systems) {
    for (const [i, { stops }] of matches.entries()) {
      await openMatch(page, `${system}-${i}`);
      await showTable(page, false);
      for (const { kind, amid, at } of stops) {
        await backTo(page, at);
        const called = `${kind}${amid ? ' amid an attack' : ''}`;
        for (const [width, height, text] of LOOKED) {
          await page.setViewportSize({ width, height });
          await setting(page, { textScale: text });
          const { over, lapped, clipped, share } = await covering(page);
          const where = `${system}, ${called} at ${width} × ${height}, text ${text * 100} %`;
          expect.soft({ ...(await flaws(page)), over, lapped, clipped }, where).toEqual({ ...NO_FLAWS, over: [], lapped: [], clipped: [] });
          if (width === 1280 && text === 1 && !READ.has(kind)) expect.soft(share, where).toBeLessThanOrEqual(MOST);
          if (pictures) await pictured(page, `question-${system}-${called.replaceAll(' ', '-')}-${width}-${text}`);
        }
      }
      await showTable(page, true);
    }
  }
});
