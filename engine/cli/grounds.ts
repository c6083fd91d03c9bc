/** Tables that somebody named on the command line: the game's by their ids, others by their files. */
import { readJson } from '../core/form.ts';
import { carried, type Ground } from '../host/ground.ts';
import { parseTable } from '../space/terrain/table.ts';
import { readText } from './files.ts';

/** Whether a word names a file: ids of tables have neither ending nor folder. */
const isFile = (word: string): boolean => /[./\\]/.test(word);

/** What is played on where a table of this name is meant. Throws `InputError` naming what is wrong with a file; an id is not looked up. */
export async function groundNamed(word: string): Promise<Ground> {
  return isFile(word) ? carried(parseTable(readJson(word, await readText(word)))) : word;
}
