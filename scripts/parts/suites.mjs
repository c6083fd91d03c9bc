import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
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

/** Runs vitest projects and counts their tests. `beside`: while others run, which go first; what it says comes at its end. */
export async function runVitest(projects, { beside = false } = {}) {
  const name = `tests (${projects.join(', ')})`;
  console.log(`\n== ${name}${beside ? ', beside what follows' : ''}`);
  const began = Date.now();
  const report = freshReport(`vitest-${projects.join('-')}.json`);
  const words = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...projects.map((project) => `--project=${project}`)];
  const { code, text } = await tool(inRoot('node_modules/vitest/vitest.mjs'), words, { env: { NO_COLOR: '1' }, quiet: beside, yields: beside });
  if (beside) console.log(`\n${name}:\n${text.trimEnd()}`);
  const seconds = (Date.now() - began) / 1000;
  const read = readReport(report);
  if (read === null) return { name, passed: 0, failed: 1, seconds, note: `vitest ended with ${code} and wrote no report` };
  const second = secondTries(read);
  if (second.length > 0) console.log(`\nPassed only at a second try:\n${second.join('\n')}`);
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, testResults } = read;
  const brokenFiles = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed')).length;
  const failed = numFailedTests + brokenFiles;
  return { name, passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, seconds, note: failed === 0 && code !== 0 ? `vitest ended with ${code}` : flakyNote(second.length) };
}

/** Tests of vitest's report that failed first and passed then: what they are, and what they found at first. */
function secondTries({ testResults }) {
  const passed = testResults.flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ file: name, ...test }))).filter(({ status }) => status === 'passed');
  return passed.filter(({ failureMessages }) => failureMessages?.length > 0).map(({ file, fullName, failureMessages: [why] }) => `${relative(inRoot('.'), file)} > ${fullName}: ${why.split('\n')[0]}`);
}

const flakyNote = (count) => (count > 0 ? `${count} passed only at a second try` : undefined);

/** Runs the tests in a window and counts them. */
export async function runWindow(words = []) {
  const name = 'tests in a window';
  console.log(`\n== ${name}`);
  const began = Date.now();
  const since = () => (Date.now() - began) / 1000;
  if (!hasSpecs(inRoot('e2e'))) return { name, passed: 0, failed: 0, seconds: since(), note: 'there are none' };
  let browser;
  try {
    browser = await testBrowser();
  } catch (error) {
    console.error(error.message);
    return { name, passed: 0, failed: 1, seconds: since(), note: 'no browser' };
  }
  console.log(`browser: ${browser}`);
  const report = freshReport('playwright.json');
  const { code } = await tool(inRoot('node_modules/@playwright/test/cli.js'), ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...words], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, GANTRY_BROWSER: browser, STANDIN_CHROMIUM: browser },
  });
  const read = readReport(report);
  if (read === null) return { name, passed: 0, failed: 1, seconds: since(), note: `Playwright ended with ${code} and wrote no report` };
  const { expected, unexpected, flaky, skipped } = read.stats;
  const failed = unexpected + (unexpected === 0 && code !== 0 ? Math.max(1, read.errors.length) : 0);
  const note = flakyNote(flaky);
  return { name, passed: expected + flaky, failed, skipped, seconds: since(), note, parts: projectsOf(read) };
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
