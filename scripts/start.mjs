import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { hasDisplay, installedBrowser, isLinuxRoot } from './parts/browsers.mjs';
import { inRoot } from './parts/files.mjs';
import { run } from './parts/run.mjs';

const USAGE = `npm start [-- OPTIONS]
  --no-window     only print the local address, to open in a browser of this computer
  --browser       use an installed browser's window even where Electron can be had
  --port NUMBER   the port of the local address (without it: the one of last time where it is free, else any)
  --host ADDRESS  an address of this computer that others may open too, with --no-window; nothing is encrypted then`;

/** Getting Electron's binary may take this long, in ms; after a failure it is tried again a day later. */
const DOWNLOAD_MS = 90_000;
const AGAIN_MS = 24 * 3600 * 1000;

function readOptions() {
  try {
    const { values } = parseArgs({ options: { 'no-window': { type: 'boolean' }, browser: { type: 'boolean' }, port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean' } } });
    const port = values.port === undefined ? 0 : Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port must be a number from 1 to 65535, not "${values.port}"`);
    return { window: !values['no-window'], browser: Boolean(values.browser), port, host: values.host, help: Boolean(values.help) };
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Gantry needs Node 20.19 or newer; this is ${process.versions.node}. Get it from nodejs.org.`);
  process.exit(1);
}

async function install() {
  const installed = inRoot('node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs - 1000) return;
  console.log('Installing what is missing (once, about a minute)...');
  const { code, text } = await run('npm', ['ci', '--no-fund', '--no-audit'], { quiet: true });
  if (code !== 0) throw new Error(`"npm ci" failed:\n${text.trim().split('\n').slice(-8).join('\n')}`);
}

async function build() {
  const { buildAll, isAllStale } = await import('./parts/bundle.mjs');
  if (!isAllStale()) return;
  console.log('Building...');
  await buildAll();
}

/** Electron's program, or null when it cannot be had. */
async function electronProgram() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) return join(override, process.platform === 'win32' ? 'electron.exe' : 'electron');
  const folder = inRoot('node_modules/electron');
  const program = () => {
    const path = join(folder, 'path.txt');
    const file = existsSync(path) ? join(folder, 'dist', readFileSync(path, 'utf8').trim()) : null;
    return file !== null && existsSync(file) ? file : null;
  };
  if (program() !== null) return program();
  const failed = inRoot('dist/electron-not-to-be-had.txt');
  if (existsSync(failed) && Date.now() - statSync(failed).mtimeMs < AGAIN_MS) return null;
  if (!existsSync(join(folder, 'install.js'))) return null;
  await run(process.execPath, [join(folder, 'install.js')], { quiet: true, limit: DOWNLOAD_MS });
  if (program() === null) writeFileSync(failed, 'Electron\'s binary could not be downloaded; it is tried again a day after this file was written, or when it is deleted.\n');
  return program();
}

/** Opens the game in Electron. Gives false when Electron does not get going. */
function inElectron(program) {
  return new Promise((resolve) => {
    const began = Date.now();
    const child = spawn(program, [inRoot()], { stdio: 'inherit', shell: false });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0 || Date.now() - began > 10_000));
  });
}

const server = () => import(pathToFileURL(inRoot('dist/server.mjs')).href);

async function serve(port, whenAlone, host) {
  const { serveGantry } = await server();
  const { address, close: end } = await serveGantry({ port, report: (message) => console.error(`[gantry] ${message}`), ...(whenAlone ? { whenAlone } : {}), ...(host ? { host } : {}) });
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await end();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  return { address, close };
}

/** A page that leads to the address. Other accounts of this computer may read the words a program was started with; they may not read this file. */
function doorTo(address, folder) {
  const path = join(folder, 'open.html');
  rmSync(path, { force: true });
  writeFileSync(path, `<!doctype html><title>Gantry</title><meta http-equiv="refresh" content="0; url=${address}">`, { mode: 0o600 });
  return pathToFileURL(path).href;
}

/** Opens the game in an app window of an installed browser: of the host that runs already, else of a new one, which ends with its last window. */
async function inBrowser(browser, port) {
  const { addressOfOther, dataFolder } = await server();
  let end = () => {};
  const address = (await addressOfOther(port)) ?? (await serve(port, () => end()).then((served) => {
    end = served.close;
    return served.address;
  }));
  const profile = join(dataFolder(), 'window');
  mkdirSync(profile, { recursive: true, mode: 0o700 });
  const words = [`--app=${doorTo(address, profile)}`, `--user-data-dir=${profile}`, '--no-first-run', '--no-default-browser-check', '--window-size=1440,900', ...(isLinuxRoot() ? ['--no-sandbox', '--test-type'] : [])];
  const child = spawn(browser, words, { stdio: 'ignore' });
  console.log(`Gantry opens in a window of ${browser}. Matches are kept in ${dataFolder()}.`);
  const failed = (why) => console.log(`The window could not be opened (${why}). Open this address in a browser of this computer:\n  ${address}`);
  child.on('error', (error) => failed(error.message));
  child.on('exit', (code) => { if (code) failed(`the browser ended with ${code}`); });
}

/** Prints an address: of the host that runs already with these files, else of a new one. */
async function atAddress(port, why, host) {
  const { addressOfOther } = await server();
  const other = await addressOfOther(port, host);
  const address = other ?? (await serve(port, undefined, host)).address;
  const end = other === null ? 'Ctrl+C ends Gantry; matches are saved.' : 'Gantry was running already, and goes on where it was started.';
  console.log(`${why}Gantry is at\n  ${address}\nOpen it in a browser of this computer. It works once, within a day; that browser stays known. Another address for another browser: start Gantry again. ${end}`);
}

const { window, browser, port, host, help } = readOptions();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
checkNode();
try {
  await install();
  await build();
  if (!window) await atAddress(port, '', host);
  else if (!hasDisplay() && !process.env.ELECTRON_OVERRIDE_DIST_PATH) await atAddress(port, 'There is no display here. ');
  else {
    const electron = browser || (isLinuxRoot() && !process.env.ELECTRON_OVERRIDE_DIST_PATH) ? null : await electronProgram();
    if (electron === null || !(await inElectron(electron))) {
      const installed = installedBrowser();
      if (installed !== null) await inBrowser(installed, port);
      else await atAddress(port, 'Neither Electron nor Chrome, Chromium or Edge was found. ');
    }
  }
} catch (error) {
  console.error(`Gantry could not start: ${error.message}`);
  process.exit(1);
}
