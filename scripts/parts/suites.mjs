import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildAll } from './bundle.mjs';
import { inRoot } from './files.mjs';
import { tool } from './run.mjs';
import { step } from './sum.mjs';
import { testBrowser } from './test-browser.mjs';

const REPORTS = inRoot('test-results');
/** A check of the whole program that says nothing while it runs, so that several may run at once, and what it found at its end. */
const look = (name, program, words) =>
  step(name, async () => {
    const { code, text } = await tool(inRoot(program), words, { quiet: true });
    if (text.trim() !== '') console.log(`${name}:\n${text.trimEnd()}`);
    return code === 0 ? undefined : `ended with ${code}`;
  });
/** The compiler that is a program of its own: six times as fast as the one in JavaScript, which lint still needs to read files. */
const runTypes = () => look('types', 'node_modules/typescript-7/bin/tsc', ['-b', '--pretty']);
const runLint = () => look('lint', 'node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/']);
/** Files and exports that nobody imports, and packages that are not used or not listed (`knip.json`). */
const runUnused = () => look('unused', 'node_modules/knip/bin/knip.js', ['--no-progress']);
/** Types and what nobody uses beside lint, the longest, which works on one core. */
export async function runLooks() {
  const lint = runLint();
  const [types, unused] = [await runTypes(), await runUnused()];
  return [types, await lint, unused];
}
export const runBuild = () => step('build', async () => void (await buildAll()));

/** Runs vitest projects and counts their tests. */
export async function runVitest(projects) {
  const name = `tests (${projects.join(', ')})`;
  console.log(`\n== ${name}`);
  const began = Date.now();
  const report = freshReport(`vitest-${projects.join('-')}.json`);
  const words = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...projects.map((project) => `--project=${project}`)];
  const { code } = await tool(inRoot('node_modules/vitest/vitest.mjs'), words, { env: { NO_COLOR: '1' } });
  const seconds = (Date.now() - began) / 1000;
  const read = readReport(report);
  if (read === null) return { name, passed: 0, failed: 1, seconds, note: `vitest ended with ${code} and wrote no report` };
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, testResults } = read;
  const brokenFiles = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed')).length;
  const failed = numFailedTests + brokenFiles;
  return { name, passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, seconds, note: failed === 0 && code !== 0 ? `vitest ended with ${code}` : undefined };
}

/** What a test in a window is tagged with that measures time or memory, or needs a thing of this machine to itself. */
const ALONE = '@alone';
/** Windows side by side: a window waits most of its time for motions. */
const WINDOWS = Math.min(2, availableParallelism());

/** Runs the tests in a window and counts them: several at once, then one after another those that measure. */
export async function runWindow(words = []) {
  const name = 'tests in a window';
  console.log(`\n== ${name}`);
  const began = Date.now();
  const since = () => (Date.now() - began) / 1000;
  if (!hasSpecs(inRoot('e2e'))) return { name, passed: 0, failed: 0, seconds: 0, note: 'there are none' };
  let browser;
  try {
    browser = await testBrowser();
  } catch (error) {
    console.error(error.message);
    return { name, passed: 0, failed: 1, seconds: since(), note: 'no browser' };
  }
  console.log(`browser: ${browser}`);
  const halves = [
    await runPlaywright(browser, 'together', [...words, '--grep-invert', ALONE, '--workers', String(WINDOWS)]),
    await runPlaywright(browser, 'alone', [...words, '--grep', ALONE, '--workers', '1']),
  ];
  const all = (key) => halves.reduce((sum, half) => sum + half[key], 0);
  const notes = halves.flatMap(({ note }) => note ?? []);
  return { name, passed: all('passed'), failed: all('failed'), skipped: all('skipped'), seconds: since(), note: notes.length > 0 ? notes.join('; ') : undefined, parts: joined(halves) };
}

/** Runs the tests that some words choose, none perhaps, and counts them. */
async function runPlaywright(browser, part, words) {
  const report = freshReport(`playwright-${part}.json`);
  const { code } = await tool(inRoot('node_modules/@playwright/test/cli.js'), ['test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests', '--reporter=list,json', '--output', inRoot('test-results/window', part), ...words], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, GANTRY_BROWSER: browser, STANDIN_CHROMIUM: browser },
  });
  const read = readReport(report);
  if (read === null) return { passed: 0, failed: 1, skipped: 0, note: `Playwright ended with ${code} and wrote no report`, parts: [] };
  const { expected, unexpected, flaky, skipped } = read.stats;
  const failed = unexpected + (unexpected === 0 && code !== 0 ? Math.max(1, read.errors.length) : 0);
  return { passed: expected + flaky, failed, skipped, note: flaky > 0 ? `${flaky} passed only at a second try` : undefined, parts: projectsOf(read) };
}

/** The same projects of several runs, summed up. */
function joined(halves) {
  const found = new Map();
  for (const { name, tests, seconds } of halves.flatMap(({ parts }) => parts)) {
    const before = found.get(name) ?? { tests: 0, seconds: 0 };
    found.set(name, { tests: before.tests + tests, seconds: before.seconds + seconds });
  }
  return [...found].map(([name, ran]) => ({ name, ...ran }));
}

/** How many tests ran in which project, and how long they took, second tries too. */
function projectsOf({ suites }) {
  const testsOf = ({ suites = [], specs = [] }) => [...suites.flatMap(testsOf), ...specs.flatMap(({ tests }) => tests)];
  const found = new Map();
  for (const { projectName, results } of suites.flatMap(testsOf)) {
    const { tests, seconds } = found.get(projectName) ?? { tests: 0, seconds: 0 };
    found.set(projectName, { tests: tests + 1, seconds: seconds + results.reduce((sum, { duration }) => sum + duration, 0) / 1000 });
  }
  return [...found].map(([name, ran]) => ({ name, ...ran }));
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const path = inRoot('test-results', name);
  rmSync(path, { force: true });
  return path;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function hasSpecs(folder) {
  return existsSync(folder) && readdirSync(folder, { withFileTypes: true }).some((entry) => (entry.isDirectory() ? hasSpecs(`${folder}/${entry.name}`) : entry.name.endsWith('.spec.ts')));
}
