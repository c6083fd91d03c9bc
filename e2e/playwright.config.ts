import { defineConfig } from '@playwright/test';

const browser = process.env['GANTRY_BROWSER'];

/** Tests of the whole game in a window. One after another: software rendering uses every core already. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/window',
  timeout: 240_000,
  expect: { timeout: 15_000 },
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
      args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
    },
  },
});
