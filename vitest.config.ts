import { defineConfig } from 'vitest/config';

const rooms = '{engine,assets,electron,renderer}';
const tests = `${rooms}/**/*.test.{ts,tsx}`;
const slow = `${rooms}/**/*.slow.test.{ts,tsx}`;
/** Tests that play a match say how they end. */
const setupFiles = ['engine/testing/watch-tests.ts'];
const screen = ['renderer/**/*.test.tsx', 'renderer/**/*.dom.test.ts'];

/** Three projects: `fast` and `slow` in Node; `screen` with a page (DOM), fast too: what draws components, and `*.dom.test.ts`. Files of `fast` share a process. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: '100%',
    projects: [
      { test: { name: 'fast', setupFiles, include: [tests], exclude: [slow, ...screen], environment: 'node', isolate: false, testTimeout: 20_000 } },
      { test: { name: 'screen', setupFiles, include: screen, exclude: [slow], environment: 'happy-dom', testTimeout: 20_000 } },
      { test: { name: 'slow', setupFiles, include: [slow], environment: 'node', testTimeout: 900_000, hookTimeout: 120_000 } },
    ],
  },
});
