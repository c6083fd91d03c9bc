import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const screen = join(import.meta.dirname, '..');

/** A key in a text, as far as it is fixed: `'menu.back'`, `` `match.${kind}` ``. */
const NAMED = /['"`]([a-z][a-zA-Z]*(?:\.[\w-]*)+)(\$\{|['"`])/g;

/** Where a key is named: the room of a rule system, or the frame. */
const roomOf = (file: string): string => /^faces\/(\w+)\//.exec(relative(screen, file).replaceAll('\\', '/'))?.[1] ?? 'frame';

/** Files that ask for words: no tests, and no dictionaries. */
function files(): readonly string[] {
  return readdirSync(screen, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/[/\\](testing[/\\]ladder|words[/\\]en)\b/.test(file));
}

/** Without the ending of a number. */
const plain = (key: string): string => key.replace(/_(one|few|many|other)$/, '');

/** For each of these keys the rooms that ask for it. One that is put together counts as every key that begins so. */
export function roomsOf(keys: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map(keys.map((key) => [key, new Set<string>()]));
  for (const file of files()) {
    for (const [, named = '', end] of readFileSync(file, 'utf8').matchAll(NAMED)) {
      const open = end === '${' || named.endsWith('.');
      const asked = (key: string): boolean => (open ? key.startsWith(named) : plain(key) === named || key.startsWith(`${named}_`));
      for (const key of keys) if (asked(key)) rooms.get(key)!.add(roomOf(file));
    }
  }
  return rooms;
}
