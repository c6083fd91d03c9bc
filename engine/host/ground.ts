import { InputError } from '../core/form.ts';
import { fingerprint } from '../core/hash.ts';
import type { Setup } from '../core/rules.ts';
import type { TableFile } from '../space/terrain/table.ts';

/** What a match is played on: a table of the game by its id, or one that the match carries with it. */
export type Ground = string | TableFile;

/** What ids of tables that are not the game's own begin with. */
const OWN = 'own-';

/** Whether an id is that of a person's own table, or of one that a match carries. */
export const isOwn = (table: string): boolean => table.startsWith(OWN);

/** A person's table as a match carries it: under an id that goes by all it says, so that whatever becomes of the table the match keeps its own; without what only lists show. */
export function carried(table: TableFile): TableFile {
  const { picture: _, tags: __, ...played } = table;
  const { id: ___, name, notes, ...rest } = played;
  return { ...played, id: `${OWN}${fingerprint([name, notes ?? '', rest])}` };
}

export const groundId = (ground: Ground): string => (typeof ground === 'string' ? ground : ground.id);

/** What a match is played on. Throws `InputError` where its setup names another table than it carries, or that one's id does not go by what it says. */
export function groundOf({ ground }: { readonly ground?: TableFile | undefined }, { table }: Setup): Ground {
  if (ground === undefined) return table;
  if (ground.id !== table) throw new InputError('match file', `ground: it carries the table "${ground.id.slice(0, 120)}", and its setup names "${table}"`);
  if (carried(ground).id !== ground.id) throw new InputError('match file', 'ground: "id": it is not the id of the table that stands there');
  return ground;
}
