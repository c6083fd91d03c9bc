import { existsSync } from 'node:fs';
import { installedBrowser, isLinuxRoot } from './browsers.mjs';
import { inRoot } from './files.mjs';
import { run, tool } from './run.mjs';

const INSTALL_MS = 300_000;

/**
 * Finds a browser for the tests, or installs one: `GANTRY_BROWSER`, Playwright's own, an installed one, Playwright's
 * download, Debian's package. Gives its path. Throws saying what was tried and what to do.
 */
export async function testBrowser() {
  if (process.env.GANTRY_BROWSER) return installedBrowser();
  const own = await playwrightsOwn();
  if (own !== null) return own;
  const installed = installedBrowser();
  if (installed !== null) return installed;
  const tried = [];
  if (!process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) {
    console.log('No browser is installed here; trying to get one (npx playwright install chromium)...');
    const { code, text } = await tool(inRoot('node_modules/@playwright/test/cli.js'), ['install', 'chromium'], { quiet: true, limit: INSTALL_MS });
    const got = code === 0 ? await playwrightsOwn() : null;
    if (got !== null && (await starts(got))) return got;
    tried.push(`"npx playwright install chromium": ${got === null ? lastLine(text) : 'it does not start here (libraries are missing)'}`);
  }
  if (isLinuxRoot() && existsSync('/usr/bin/apt-get')) {
    console.log("Trying Debian's package (apt-get install chromium)...");
    await run('apt-get', ['update'], { quiet: true, limit: INSTALL_MS });
    const { text } = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true, limit: INSTALL_MS, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    const got = installedBrowser();
    if (got !== null) return got;
    tried.push(`"apt-get install chromium": ${lastLine(text)}`);
  }
  throw new Error(
    ['The tests in a window need Chrome, Chromium or Edge, and none could be found or installed.', ...tried.map((line) => `  tried ${line}`),
      'Install one of them, or set GANTRY_BROWSER to the path of its program, and run "npm test" again.'].join('\n'),
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : null;
}

async function starts(browser) {
  return (await run(browser, ['--version'], { quiet: true, limit: 20_000 })).code === 0;
}

const lastLine = (text) => text.trim().split('\n').filter(Boolean).at(-1)?.slice(0, 200) ?? 'it failed';
