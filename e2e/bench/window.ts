import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
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
/** Nothing takes longer in software. */
const SLOW = 120_000;
/** From a choice in the menu to the first question that can be answered, and the longest that the page may not listen, in milliseconds at low quality. */
const QUESTION = 2500;
const BLOCK = 200;

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Figures of the window in software WebGL: how long it takes to come up, and what a frame costs. */
export async function bench({ browser, root }: BenchPlan): Promise<readonly Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'gantry-bench-window-'));
  const host = spawn(process.execPath, [join(root, 'e2e/driver/host.mjs')], { env: { ...process.env, GANTRY_DATA: data }, stdio: ['ignore', 'pipe', 'inherit'] });
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
    const figures: Figure[] = [];
    for (const quality of QUALITIES) figures.push(...(await measure(page, `${origin}/?test&quality=${quality}`, quality)));
    return figures;
  } finally {
    await opened.close();
    host.kill('SIGTERM');
    await once(host, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure(page: Page, address: string, quality: string): Promise<readonly Figure[]> {
  const began = performance.now();
  await page.goto(address);
  await page.getByRole('button', { name: /^New match/ }).waitFor();
  const usable = performance.now() - began;
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: /^Start match/ }).waitFor();
  await made(page, SLOW);
  const figure = (name: string, value: number, unit: string): Figure => ({ name: `window, ${quality}: ${name}`, value, unit });
  const ready = figure('everything ready to draw', round(performance.now() - began), 'ms');
  const goal = (most: number): Pick<Figure, 'goal'> => (quality === 'low' ? { goal: { value: most, better: 'less' } } : {});
  const opened = async (what: string, open: () => Promise<unknown>, stands: string): Promise<readonly Figure[]> => {
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
  const button = (name: RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
  const started = await opened('start match', () => button(/^Start match/), '.request');
  for (let i = 0; i < TURNS; i++) {
    await page.keyboard.press(']');
    await settled(page);
  }
  const { calls, triangles, script, geometries, textures } = await drawInfo(page);
  await button(/^Leave/);
  const continued = await opened('continue', () => button(/^(Continue|Go on)/), '.request');
  await button(/^Leave/);
  await button(/^Matches/);
  const watched = await opened('film', () => page.keyboard.press('w'), '.film');
  return [
    figure('first screen usable', round(usable), 'ms'), ready, ...started, ...continued, ...watched,
    figure('draw calls', calls, 'a frame'), figure('triangles', triangles, 'a frame'), figure('script p50', round(script.p50, 2), 'ms/frame'), figure('script p95', round(script.p95, 2), 'ms/frame'),
    figure('geometries', geometries, ''), figure('textures', textures, ''),
  ];
}
