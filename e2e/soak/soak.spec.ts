import type { Page } from '@playwright/test';
import { look, settled } from '../driver/eyes.ts';
import { rows, toLibrary } from '../driver/library.ts';
import { atHome, continueMatch } from '../driver/menu.ts';
import { expect, test, type TestShell } from '../driver/test.ts';
import { Gauge } from './gauge.ts';
import { playOn, type Played } from './player.ts';
import { describeRows, growths, type Row } from './table.ts';
import { share } from './trend.ts';

/** Minutes of play, half of them in each of the two tests; longer where the least number of samples takes longer. */
const MINUTES = Number(process.env['GANTRY_SOAK_MINUTES'] ?? 1);
/** Among the other tests a leak of a whole scene or match is enough to find; the long run finds small ones. */
const LONG = MINUTES >= 5;
/** Samples at the beginning that are not compared: code, figures and tables are loaded once. */
const WARM = LONG ? 2 : 1;
const LEAST = WARM + (LONG ? 4 : 2);
/** Answers of a person before a match is left, and after it is gone on with. */
const STINTS = LONG ? ([10, 6] as const) : ([5, 3] as const);
/** Answers after each of which what they led to is shown, and not skipped. */
const SHOW_EACH = LONG ? 8 : 24;
/** A person gives about one answer a minute, the opponent's turns included: a whole match has 40 to 60 of them. */
const ANSWERS_A_MINUTE = 1;
const EIGHT_HOURS = ANSWERS_A_MINUTE * 60 * 8;
/** How much the heap may have grown after warming up, as a share. */
const HEAP = 0.1;
/** How much each count may have grown by: the screen is not quite the same at every sample. */
const SLACK = { nodes: 25, listeners: 8, documents: 0, geometries: 4, textures: 2, programs: 1 } as const;

const SIZE = { width: 800, height: 500 } as const;
const QUICK = { reducedMotion: true, speed: 2, quality: 'low' } as const;

test.use({ actionTimeout: 60_000 });

interface Cycle {
  readonly played: readonly Played[];
  readonly held: Row['held'];
}

/** Plays and measures in turn until the time is over; every sample is one row. */
async function soak(name: string, cycle: (number: number) => Promise<Cycle>): Promise<void> {
  const end = Date.now() + MINUTES * 30_000;
  const samples: Row[] = [];
  const sum = { answers: 0, all: 0, events: 0 };
  for (let number = 0; number < LEAST || Date.now() < end; number++) {
    const { played, held } = await cycle(number);
    for (const stint of played) for (const key of ['answers', 'all', 'events'] as const) sum[key] += stint[key];
    samples.push({ held, answers: sum.answers });
    console.log(`${name}, sample ${number + 1}: ${JSON.stringify(samples.at(-1))}`);
  }
  const steady = samples.slice(WARM);
  const heap = share(steady.map(({ held }) => held['heap']!));
  // The halves lie half of all steady samples apart.
  const eight = EIGHT_HOURS / ((sum.answers - samples[WARM - 1]!.answers) / 2);
  console.log([
    name, describeRows(samples, WARM),
    `${sum.answers} answers of persons, ${sum.all} of everybody and the dice, ${sum.events} events: ${((sum.answers / EIGHT_HOURS) * 8).toFixed(1)} hours of play at ${ANSWERS_A_MINUTE} answer of a person a minute`,
    `the heap grew by ${(heap * 100).toFixed(1)} %; at that rate by ${(heap * eight * 100).toFixed(1)} % in eight hours`,
  ].join('\n'));
  expect(heap, 'share by which the heap grew').toBeLessThan(HEAP);
  const grown = growths(steady);
  for (const [what, slack] of Object.entries(SLACK)) expect(grown[what] ?? 0, `growth of ${what}`).toBeLessThanOrEqual(slack);
}

/** The game on its first screen: small, quick and without long ways. */
async function opened(shell: TestShell): Promise<Page> {
  const page = await shell.open({ ahead: true });
  await page.setViewportSize(SIZE);
  await page.evaluate((settings) => localStorage.setItem('gantry.settings', JSON.stringify(settings)), QUICK);
  return shell.again();
}

async function startMatch(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await page.getByRole('button', { name: /^Short match/ }).click();
  await page.getByRole('button', { name: /^Start match/ }).click();
  await settled(page);
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leave' }).click();
  await atHome(page);
}

/** Takes every tool up once and lays it away. */
async function useTools(page: Page): Promise<void> {
  await page.keyboard.press('m');
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.press('l');
  await settled(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  for (const kind of ['reach', 'sight', 'danger']) {
    await page.locator(`[data-overlay="${kind}"]`).press('Enter');
    await page.waitForTimeout(300);
  }
  await page.keyboard.press('o');
  await settled(page);
}

/** Watches the newest match: jumps, plays a little, and goes back to the library. */
async function watch(page: Page): Promise<void> {
  await page.keyboard.press('w');
  await settled(page);
  const slider = page.getByRole('slider', { name: 'Timeline' });
  for (const key of ['End', 'Home', 'PageUp', 'PageUp']) {
    await slider.press(key);
    await settled(page);
  }
  await page.keyboard.press('Space');
  await page.waitForTimeout(700);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(rows(page)).not.toHaveCount(0);
}

test('memory stays level while matches are begun, left, resumed, watched and thrown away', async ({ shell }) => {
  test.setTimeout((MINUTES * 30 + 900) * 1000);
  const page = await opened(shell);
  const gauge = await Gauge.of(page);
  await soak('coming and going', async (number) => {
    await startMatch(page);
    const first = await playOn(page, { answers: STINTS[0], showEach: 5, seed: number });
    await useTools(page);
    await leave(page);
    await continueMatch(page);
    const second = await playOn(page, { answers: STINTS[1], showEach: 3, seed: number + 100 });
    await leave(page);
    await toLibrary(page);
    await watch(page);
    await page.keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await atHome(page);
    return { played: [first, second], held: { ...(await gauge.page()) } };
  });
});

test('memory stays level while one match follows the other on the same table', async ({ shell }) => {
  test.setTimeout((MINUTES * 30 + 900) * 1000);
  const page = await opened(shell);
  const gauge = await Gauge.of(page);
  await startMatch(page);
  await soak('match after match', async (number) => {
    const played = await playOn(page, { answers: 1000, showEach: SHOW_EACH, seed: number });
    expect(played.over).toBe(true);
    const before = (await look(page)).match;
    await page.getByRole('button', { name: 'Rematch' }).click();
    await expect.poll(async () => (await look(page).catch(() => null))?.match ?? before).not.toBe(before);
    await settled(page);
    return { played: [played], held: { ...(await gauge.page()), ...(await gauge.scene()) } };
  });
});
