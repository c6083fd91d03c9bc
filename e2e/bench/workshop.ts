import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { drawCalls } from '../driver/bench.ts';
import { crowdedTable } from '../driver/crowd.ts';
import { made } from '../driver/gauge.ts';
import { workOf, type Work } from '../driver/work.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly value: number; readonly better: 'less' };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface BenchPlan {
  /** The browser's program. */
  readonly browser: string;
  /** The folder of the checkout. */
  readonly root: string;
}

const ARGS = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
/** Pieces in the file; as many are pasted beside them. */
const PIECES = 1000;
/** Script of one frame, and of a paste (milliseconds). */
const [FRAME, PASTE] = [16, 1000] as const;
/** Nothing takes longer in software (milliseconds). */
const SLOW = 120_000;
/** Moves that are measured of each kind. */
const MOVES = 12;

const round = (value: number): number => Number(value.toFixed(1));

/** Figures of the workshop at 2000 pieces that each stand at a height of their own: script of the page, whatever drawing costs here. */
export async function bench({ browser, root }: BenchPlan): Promise<readonly Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'gantry-bench-workshop-'));
  const env = { ...process.env, GANTRY_DATA: data };
  const host = spawn(process.execPath, [join(root, 'e2e/driver/host.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const opened = await chromium.launch({ executablePath: browser, args: ARGS });
  try {
    const [line] = (await once(host.stdout!, 'data')) as [Buffer];
    const page = await opened.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(SLOW);
    await page.goto(String(line).trim().replace('/#', '/?test&quality=low&camera=never&sound=off&sharpness=0.35#'));
    return await measure(page);
  } finally {
    await opened.close();
    host.kill('SIGTERM');
    await once(host, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Until nothing is left to do: when hands rest, lamps are lit and the table is written, a few milliseconds at a time. */
async function rested(page: Page, work: Work): Promise<void> {
  for (let quiet = 0; quiet < 3;) {
    const before = await work.done();
    await page.waitForTimeout(250);
    quiet = (await work.done()) - before < 2 ? quiet + 1 : 0;
  }
}

async function measure(page: Page): Promise<readonly Figure[]> {
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: 'Your tables…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your tables' });
  await sheet.locator('input[type=file]').setInputFiles([{ name: 'crowd.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(crowdedTable(PIECES))) }]);
  await sheet.getByRole('button', { name: 'Lay it out' }).click();
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  // What is made ready in the background is no hand's.
  await made(page, SLOW);
  await page.keyboard.press('0');
  await page.waitForFunction(() => !window.__bench!.rig.moves);
  const work = await workOf(page);
  const figures: Figure[] = [];
  const told = (name: string, values: readonly number[], most: number): void => {
    const rising = [...values].sort((a, b) => a - b);
    const [middle, longest] = [rising[rising.length >> 1]!, rising.at(-1)!];
    figures.push({ name: `workshop, 2000 pieces: ${name}`, value: round(middle), unit: 'ms script', goal: { value: most, better: 'less' } });
    if (rising.length > 1) figures.push({ name: `workshop, 2000 pieces: ${name}, longest`, value: round(longest), unit: 'ms script' });
  };
  /** One deed, apart from what is done when hands rest, of which the whole is told beside it. */
  const deed = async (name: string, act: () => Promise<unknown>, most: number): Promise<void> => {
    await rested(page, work);
    told(name, [await work.cost(act)], most);
    const done = await work.done();
    await rested(page, work);
    figures.push({ name: `workshop, 2000 pieces: ${name}, later on`, value: round((await work.done()) - done), unit: 'ms script' });
  };
  const at = (x: number, z: number, y = 0): Promise<Spot> => page.evaluate((place) => window.__bench!.project(place), { x, y, z });
  const moves = async (from: Spot, to: Spot): Promise<readonly number[]> => {
    const took: number[] = [];
    const between = (a: number, b: number, i: number): number => a + ((b - a) * i) / MOVES;
    for (let i = 1; i <= MOVES; i++) took.push(await work.cost(() => page.mouse.move(between(from.x, to.x, i), between(from.y, to.y, i))));
    return took;
  };
  /** Takes hold of what is under a place and drags it on; the button stays down. */
  const dragged = async (from: Spot, to: Spot): Promise<readonly number[]> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    return moves(from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  };
  const [left, right] = [await at(-250, 60), await at(250, -80)];
  const few = await drawCalls(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Escape');
  await deed('paste of 1000', () => page.keyboard.press('Control+v'), PASTE);
  await page.waitForFunction((count) => window.__bench!.bench.getState().draft!.table.features.length === count, 2 * PIECES);
  figures.push({ name: 'workshop, 2000 pieces: draw calls more than of 1000', value: (await drawCalls(page)) - few, unit: '' });
  told('drag of 1000, a move', await dragged(await at(60, 60, 400), right), FRAME);
  await deed('taken back: a drag of 1000', () => page.keyboard.press('Control+z'), PASTE);
  await page.keyboard.press('Escape');
  await page.mouse.move(left.x, left.y);
  told('hover, a move', await moves(left, right), FRAME);
  const clicks: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    await page.mouse.move(left.x + i * 12, left.y);
    clicks.push(await work.cost(() => page.mouse.click(left.x + i * 12, left.y)));
  }
  told('choose by a click', clicks, FRAME);
  told('drag of one, a move', await dragged(left, right), FRAME);
  await deed('let go of one', () => page.mouse.up(), FRAME);
  await deed('taken back: a drag of one', () => page.keyboard.press('Control+z'), FRAME);
  await page.keyboard.press('Escape');
  // From the bare corner of the table over all of it.
  const [corner, other] = [await at(-440, -440), await at(440, 440)];
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  told('rectangle, a move', await moves(corner, other), FRAME);
  await deed('rectangle around all, let go', () => page.mouse.up(), 4 * FRAME);
  await deed('nudge of all', () => page.keyboard.press('ArrowLeft'), 4 * FRAME);
  await deed('taken back: a nudge of all', () => page.keyboard.press('Control+z'), 4 * FRAME);
  return figures;
}
