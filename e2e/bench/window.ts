import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { drawInfo, settled } from '../driver/eyes.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
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

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Figures of the window in software WebGL: how long it takes to come up, and what a frame costs. */
export async function bench({ browser, root }: BenchPlan): Promise<readonly Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'gantry-bench-window-'));
  const host = spawn(process.execPath, [join(root, 'e2e/driver/host.mjs')], { env: { ...process.env, GANTRY_DATA: data }, stdio: ['ignore', 'pipe', 'inherit'] });
  const opened = await chromium.launch({ executablePath: browser, args: ARGS });
  try {
    const [line] = (await once(host.stdout!, 'data')) as [Buffer];
    const page = await opened.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(String(line).trim());
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
  const start = page.getByRole('button', { name: /^Start match/ });
  await start.waitFor();
  const asked = performance.now();
  await start.click();
  await page.waitForFunction(() => window.__gantry?.store.getState().shown != null, undefined, { polling: 30 });
  const stands = performance.now() - asked;
  await page.evaluate(() => window.__gantry!.settled());
  const ready = performance.now() - asked;
  for (let i = 0; i < TURNS; i++) {
    await page.keyboard.press(']');
    await settled(page);
  }
  const { calls, triangles, script, geometries, textures } = await drawInfo(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  const figure = (name: string, value: number, unit: string): Figure => ({ name: `window, ${quality}: ${name}`, value, unit });
  return [
    figure('first screen usable', round(usable), 'ms'), figure('start match to first state', round(stands), 'ms'), figure('start match to table drawn', round(ready), 'ms'),
    figure('draw calls', calls, 'a frame'), figure('triangles', triangles, 'a frame'), figure('script p50', round(script.p50, 2), 'ms/frame'), figure('script p95', round(script.p95, 2), 'ms/frame'),
    figure('geometries', geometries, ''), figure('textures', textures, ''),
  ];
}
