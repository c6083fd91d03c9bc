import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { filesOf } from './contents.mjs';

const MB = 1_000_000;

/** The most that each part may weigh, in bytes. What grows past it is looked at before its number is raised. */
export const BUDGET = { program: 8 * MB, screen: 4.5 * MB, models: 36 * MB, sounds: 4 * MB, other: 1 * MB, archive: 48 * MB, packed: 32 * MB };

const PARTS = [
  ['program', /^dist\/(electron\/|worker\.cjs)/],
  ['screen', /^dist\/renderer\/app\//],
  ['models', /^dist\/renderer\/assets\/(pieces|catalogue|figures|tables|pictures)\//],
  ['sounds', /^dist\/renderer\/assets\/(sounds|fonts)\//],
];

/** Bytes of an archive's parts, of all its files (`archive`, with those beside it), of these as a zip packs them (`packed`), and of the whole folder around it (`total`). */
export function sizesOf(archive, folder) {
  const sizes = { program: 0, screen: 0, models: 0, sounds: 0, other: 0, archive: 0, packed: packedSize(archive), total: weigh(folder) };
  for (const { path, bytes } of filesOf(archive)) {
    sizes[PARTS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'] += bytes;
    sizes.archive += bytes;
  }
  return sizes;
}

/** The parts that weigh more than they may, as sentences. */
export const sizeFaults = (sizes) => Object.entries(BUDGET).filter(([part, most]) => sizes[part] > most).map(([part, most]) => `${part} weighs ${megabytes(sizes[part])}, more than ${megabytes(most)}`);

/** What the game's own files add to an installer, as near as a zip tells: Electron comes on top of it, and other packers do a little better. */
function packedSize(archive) {
  const beside = `${archive}.unpacked`;
  const files = existsSync(beside) ? readdirSync(beside, { recursive: true }).map((path) => join(beside, path)).filter((path) => statSync(path).isFile()) : [];
  return [archive, ...files].reduce((sum, path) => sum + deflateRawSync(readFileSync(path), { level: 9 }).length, 0);
}

export const megabytes = (bytes) => `${(bytes / MB).toFixed(1)} MB`;

function weigh(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isSymbolicLink() ? 0 : entry.isDirectory() ? weigh(path) : statSync(path).size);
  }, 0);
}
