import { defineConfig } from 'vitest/config';

const rooms = '{engine,assets,electron,renderer}';
const tests = `${rooms}/**/*.test.{ts,tsx}`;
const slow = `${rooms}/**/*.slow.test.{ts,tsx}`;
const clock = `${rooms}/**/*.clock.test.ts`;
/** Tests that play a match say how they end. */
const setupFiles = ['engine/testing/watch-tests.ts'];
const screen = ['renderer/**/*.test.tsx', 'renderer/**/*.dom.test.ts'];

/**
 * Four projects: `fast` and `slow` in Node; `screen` with a page (DOM), fast too: what draws components, and `*.dom.test.ts`. Files of these two share
 * processes. `clock`: how long a person waits, so nothing may run beside it.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: '100%',
    projects: [
      { test: { name: 'fast', setupFiles, include: [tests], exclude: [slow, clock, ...screen], environment: 'node', isolate: false, testTimeout: 20_000 } },
      {
        test: {
          name: 'screen', setupFiles: [...setupFiles, 'renderer/testing/freshPage.fixture.ts'], include: screen, exclude: [slow], testTimeout: 20_000, isolate: false,
          environment: 'happy-dom', environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } } },
        },
      },
      { test: { name: 'clock', setupFiles, include: [clock], environment: 'node', testTimeout: 300_000, hookTimeout: 120_000 } },
      { test: { name: 'slow', setupFiles, include: [slow], environment: 'node', testTimeout: 900_000, hookTimeout: 120_000 } },
    ],
  },
});
