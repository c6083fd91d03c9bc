import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { drawInfo, settled } from '../driver/eyes.ts';
import { costOf, gauge, gauged, made } from '../driver/gauge.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly value: number; readonly better: 'less' };
}

interface BenchPlan {
  /** The browser's program. */
  readonly browser: string;
  /** The folder of the checkout. */
  readonly root: string;
}

const ARGS = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
const QUALITIES = ['low', 'high'] as const;
/** Quarter turns of the camera whose frames are measured. */
const TURNS = 6;
/** Nothing takes longer: to make everything ready for fine drawing takes minutes where a few cores draw it in software. */
const SLOW = 600_000;
/** From a choice in the menu to the first question that can be answered, and the longest that the page may not listen, in milliseconds at low quality. */
const QUESTION = 2500;
const BLOCK = 200;
/** Dice that give a person the first question of a standard match, and dice that give the opponent all until its first figures stand. */
const DICE = { person: 1, opponent: 2 };

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Figures of the window in software WebGL: how long it takes to come up, and what a frame costs. */
export async function bench(plan: BenchPlan): Promise<readonly Figure[]> {
  const watched = await atMenu(plan, DICE.opponent, (page, address) => measureStart(page, address('low')));
  return atMenu(plan, DICE.person, async (page, address) => {
    const figures = [...watched];
    for (const quality of QUALITIES) figures.push(...(await measure(page, address(quality), quality)));
    return figures;
  });
}

/** Measures in a window of its own at the menu, with a program and a folder of its own, whose dice are a seed's. */
async function atMenu({ browser, root }: BenchPlan, seed: number, run: (page: Page, address: (quality: string) => string) => Promise<readonly Figure[]>) {
  const data = mkdtempSync(join(tmpdir(), 'gantry-bench-window-'));
  const host = spawn(process.execPath, [join(root, 'e2e/driver/host.mjs')], { env: { ...process.env, GANTRY_DATA: data, GANTRY_DICE_SEED: String(seed) }, stdio: ['ignore', 'pipe', 'inherit'] });
  const opened = await chromium.launch({ executablePath: browser, args: ARGS });
  try {
    const [line] = (await once(host.stdout!, 'data')) as [Buffer];
    const page = await opened.newPage({ viewport: { width: 1280, height: 720 } });
    await gauge(page);
    await page.goto(String(line).trim());
    // Leaving the page before the host knows this browser would lock it out.
    await page.getByRole('button', { name: /^New match/ }).waitFor();
    await page.waitForFunction(() => !location.hash.includes('token'));
    const { origin } = new URL(page.url());
    return await run(page, (quality) => `${origin}/?test&quality=${quality}`);
  } finally {
    await opened.close();
    host.kill('SIGTERM');
    await once(host, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}

/** Figures of one quality are named so. */
const figureOf = (quality: string) => (name: string, value: number, unit: string): Figure => ({ name: `window, ${quality}: ${name}`, value, unit });

/** Goes to a match that can be started, with everything ready to draw; milliseconds until the menu can be used and until then. */
async function toStart(page: Page, address: string): Promise<{ readonly usable: number; readonly ready: number }> {
  const began = performance.now();
  await page.goto(address);
  await button(page, /^New match/).waitFor();
  const usable = performance.now() - began;
  await button(page, /^New match/).click();
  await button(page, /^Start match/).waitFor();
  await made(page, SLOW);
  return { usable, ready: performance.now() - began };
}

const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name }).first();

/** Opens something and measures until its first question stands and until it is at rest. */
function opening(page: Page, quality: string) {
  const figure = figureOf(quality);
  const goal = (most: number): Pick<Figure, 'goal'> => (quality === 'low' ? { goal: { value: most, better: 'less' } } : {});
  return async (what: string, open: () => Promise<unknown>, stands: string): Promise<readonly Figure[]> => {
    const before = await gauged(page);
    await open();
    await page.waitForFunction((shows) => window.__gantry?.store.getState().playing === false && document.querySelector(shows) !== null, stands, { polling: 'raf' });
    const { now } = await gauged(page);
    await settled(page);
    const after = await gauged(page);
    const { longest, blocked, programs, waits } = costOf(before, after);
    // Told at once: fine drawing without a graphics card takes minutes, and whoever breaks off has this.
    console.log(`${quality}: ${what}: first question ${round(now - before.now)} ms, at rest ${round(after.now - before.now)} ms, longest block ${longest} ms, all blocks ${blocked} ms, waits ${waits.map(([name, ms]) => `${name} ${ms} ms`).join(', ')}`);
    return [
      { ...figure(`${what} to first question`, round(now - before.now), 'ms'), ...goal(QUESTION) }, figure(`${what} to table at rest`, round(after.now - before.now), 'ms'),
      { ...figure(`${what}, longest block`, longest, 'ms'), ...goal(BLOCK) }, figure(`${what}, all blocks`, blocked, 'ms'), figure(`${what}, programs compiled`, programs, ''),
    ];
  };
}

/** The start of a match in which the opponent chooses and sets its figures down before anybody is asked. */
async function measureStart(page: Page, address: string): Promise<readonly Figure[]> {
  await toStart(page, address);
  return opening(page, 'low')('start match, opponent first,', () => button(page, /^Start match/).click(), '.request');
}

async function measure(page: Page, address: string, quality: string): Promise<readonly Figure[]> {
  const { usable, ready } = await toStart(page, address);
  const figure = figureOf(quality);
  const opened = opening(page, quality);
  const click = (name: RegExp): Promise<void> => button(page, name).click();
  const started = await opened('start match', () => click(/^Start match/), '.request');
  for (let i = 0; i < TURNS; i++) {
    await page.keyboard.press(']');
    await settled(page);
  }
  const { calls, triangles, script, geometries, textures } = await drawInfo(page);
  await click(/^Leave/);
  const continued = await opened('continue', () => click(/^(Continue|Go on)/), '.request');
  await click(/^Leave/);
  await click(/^Matches/);
  const watched = await opened('film', () => page.keyboard.press('w'), '.film');
  return [
    figure('first screen usable', round(usable), 'ms'), figure('everything ready to draw', round(ready), 'ms'), ...started, ...continued, ...watched,
    figure('draw calls', calls, 'a frame'), figure('triangles', triangles, 'a frame'), figure('script p50', round(script.p50, 2), 'ms/frame'), figure('script p95', round(script.p95, 2), 'ms/frame'),
    figure('geometries', geometries, ''), figure('textures', textures, ''),
  ];
}
