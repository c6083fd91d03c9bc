import { defineConfig } from '@playwright/test';
import { readDepth } from '../engine/testing/depth.ts';
import { realElectron } from './driver/electron.ts';
import type { Options } from './driver/test.ts';

const browser = process.env['GANTRY_BROWSER'];

const specs = (...folders: readonly string[]): string[] => folders.map((folder) => `**/e2e/${folder}/*.spec.ts`);

/** Where time is very short the stand-in alone shows what works in every shell: all other tests are in the browser's. */
const everyShell = readDepth(process.env['GANTRY_DEPTH']) >= 0.1 ? ['every-shell'] : [];

/** One project for each shell that the game can be opened in here, and one for what is packed. What runs where goes by folder. */
const projects = [
  { name: 'stand-in', use: { kind: 'stand-in' as const }, testMatch: specs('every-shell', 'desktop', 'standin') },
  { name: 'browser', use: { kind: 'browser' as const }, testMatch: specs(...everyShell, 'screen', 'graphics', 'server', 'soak') },
  ...(realElectron() === null ? [] : [{ name: 'electron', use: { kind: 'electron' as const }, testMatch: specs('every-shell', 'screen', 'graphics', 'desktop') }]),
  { name: 'packaged', testMatch: specs('packaged') },
];

/** Tests of the whole game in a window. One after another: software rendering uses every core already. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../test-results/window',
  // These end a hang and say nothing of how long something takes: software draws, on machines of any speed.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // Dice and the opponent differ every time: a second try is allowed on a busy machine, and reported.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 720 },
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // Without a card, painting the panels through one takes a fifth of a test's time.
      args: ['--no-sandbox', '--disable-gpu-rasterization', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
    },
  },
  projects,
});
