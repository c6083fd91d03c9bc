import { existsSync, readFileSync, statSync } from 'node:fs';
import inspector from 'node:inspector';
import Module from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { makeElectron } from './electron.mjs';

/** Reads Electron's command line as far as it matters here. */
function readWords(words) {
  const options = { inspect: false, debugPort: false, userData: undefined };
  let i = 0;
  for (; i < words.length; i++) {
    const word = words[i];
    if (word === '-r') i++;
    else if (word.startsWith('--inspect')) options.inspect = true;
    else if (word.startsWith('--remote-debugging-port')) options.debugPort = true;
    else if (word.startsWith('--user-data-dir=')) options.userData = word.slice('--user-data-dir='.length);
    else if (!word.startsWith('--')) break;
  }
  return { ...options, root: resolve(words[i] ?? '.'), rest: words.slice(i) };
}

/** Runs an application's main process as Electron would. */
export function run(words) {
  const { inspect, debugPort, userData, root, rest } = readWords(words);
  const isFolder = statSync(root).isDirectory();
  const appPath = isFolder ? root : dirname(root);
  const described = join(appPath, 'package.json');
  const description = existsSync(described) ? JSON.parse(readFileSync(described, 'utf8')) : { name: 'Electron', version: '0.0.0' };
  const main = isFolder ? join(root, description.main ?? 'index.js') : root;

  let gate;
  if (inspect) {
    inspector.open(0);
    gate = new Promise((open) => { globalThis.__playwright_run = async () => open(); }); // Playwright holds 'ready' until it has attached
  }
  const { electron, boot } = makeElectron(appPath, description, { userData, debugPort, gate });
  const load = Module._load;
  Module._load = function (name, ...more) {
    return name === 'electron' || name === 'electron/main' ? electron : load.call(this, name, ...more);
  };
  process.versions.electron = '45.4.1-standin';
  process.type = 'browser';
  process.resourcesPath = join(root, 'resources');
  process.argv = [process.argv[0], ...rest];
  boot().catch((error) => {
    console.error(error);
    process.exit(1);
  });
  Module._load(main, null, true);
}
