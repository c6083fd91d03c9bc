import { defineConfig } from 'vitest/config';

const rooms = '{engine,assets,electron,renderer}';
const tests = `${rooms}/**/*.test.{ts,tsx}`;
const slow = `${rooms}/**/*.slow.test.{ts,tsx}`;
const clock = `${rooms}/**/*.clock.test.ts`;
/** Tests that play a match say how they end. */
const setupFiles = ['engine/testing/watch-tests.ts'];
/** Milliseconds that end a hang. How long something may take is held against a yardstick, or asked by a test of its own: these say nothing of it, however slow the machine. */
const [SHORT, LONG] = [120_000, 900_000];
const quick = {
  testTimeout: SHORT, hookTimeout: SHORT, expect: { poll: { timeout: 30_000 } },
  // What a busy machine spoils is tried once more where nobody watches, as in a window, and reported by name; what hung would hang again.
  retry: { count: process.env['CI'] === undefined ? 0 : 1, condition: /^(?!Test timed out)/ },
};
const lasting = { ...quick, testTimeout: LONG };
const screen = ['renderer/**/*.test.tsx', 'renderer/**/*.dom.test.ts'];

/**
 * Four projects: `fast` and `slow` in Node; `screen` with a page (DOM), fast too: what draws components, and `*.dom.test.ts`. Files of these three share
 * processes. `clock`: how long a person waits, so nothing may run beside it.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: '100%',
    projects: [
      { test: { name: 'fast', setupFiles, include: [tests], exclude: [slow, clock, ...screen], environment: 'node', isolate: false, ...quick } },
      {
        test: {
          name: 'screen', setupFiles: [...setupFiles, 'renderer/testing/freshPage.fixture.ts'], include: screen, exclude: [slow], isolate: false, ...quick,
          environment: 'happy-dom', environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } } },
        },
      },
      { test: { name: 'clock', setupFiles, include: [clock], environment: 'node', ...lasting } },
      { test: { name: 'slow', setupFiles, include: [slow], environment: 'node', isolate: false, ...lasting } },
    ],
  },
});
