import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Milliseconds since 1970 of the newest change among files and folders (folders with all that is in them); 0 when there is none. */
export function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const stats = statSync(path);
    latest = Math.max(latest, stats.mtimeMs);
    if (stats.isDirectory()) {
      const inside = readdirSync(path, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules' && !name.includes('.test.'));
      latest = Math.max(latest, newest(inside.map(({ name }) => join(path, name))));
    }
  }
  return latest;
}

/** Whether a built file is missing or older than what it was made from. */
export const isStale = (built, sources) => !existsSync(built) || statSync(built).mtimeMs < newest(sources);
