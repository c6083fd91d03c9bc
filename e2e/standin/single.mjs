import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How often the first instance looks for others, in ms. */
const EVERY_MS = 50;

/** Whether this is the only instance with a folder. If so, `hear` gets the words and the working folder of every later one; if not, the first one is told. */
export function isOnly(folder, hear) {
  const lock = join(folder, 'standin-instance');
  const knocks = join(folder, 'standin-knocks');
  mkdirSync(knocks, { recursive: true });
  if (!take(lock)) {
    const knock = join(knocks, String(process.pid));
    writeFileSync(`${knock}.draft`, JSON.stringify({ words: process.argv, folder: process.cwd() }));
    renameSync(`${knock}.draft`, knock);
    return false;
  }
  const look = () => {
    for (const name of readdirSync(knocks).filter((name) => !name.endsWith('.draft'))) {
      const { words, folder } = JSON.parse(readFileSync(join(knocks, name), 'utf8'));
      rmSync(join(knocks, name));
      hear(words, folder);
    }
  };
  setInterval(look, EVERY_MS).unref();
  process.on('exit', () => rmSync(lock, { force: true }));
  return true;
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAlive(Number(readFileSync(lock, 'utf8')))) return false;
    rmSync(lock, { force: true });
    return take(lock);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
