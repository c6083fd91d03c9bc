/** The repository's own programs and texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const ROOMS = ['assets', 'e2e', 'electron', 'engine', 'renderer'];

const short = (file: string): string => relative(root, file).split(sep).join('/');

/** Programs in a folder, by their path from the root. */
export const programsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules')).sort().map(short);

const texts = new Map<string, string>();

/** The text of a file by its path from the root; it is read once. */
export function textOf(file: string): string {
  let text = texts.get(file);
  if (text === undefined) texts.set(file, (text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')));
  return text;
}

/** Every program of the repository. */
export const allPrograms = (): string[] => ROOMS.flatMap(programsIn);
