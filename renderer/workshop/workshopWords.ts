import type { Mark } from '../../engine/space/terrain/marks.ts';
import { packedName } from '../table/packs.ts';
import { tables } from '../words/en/tables.ts';
import { piece, part, terrain } from '../words/en/terrain.ts';
import { workshop } from '../words/en/workshop.ts';
import { addWords, prettify, type Speak } from '../words/speak.ts';

// They come with the workshop: the menu needs none of them.
addWords('workshop', { en: workshop });
addWords('tables', { en: tables });
addWords('piece', { en: piece });
addWords('part', { en: part });
addWords('terrain', { en: terrain });

/** A piece as people name it, with a capital. */
export function pieceWords(piece: string, speak: Speak): string {
  const own = packedName(piece);
  if (own !== undefined) return own;
  const words = speak.has(`piece.${piece}`) ? speak(`piece.${piece}`) : prettify(piece);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A place that the table names, as people do. */
export function markWords(of: Mark['of'], speak: Speak): string {
  switch (of.kind) {
    case 'objective': return of.mission === null ? speak('workshop.mark.objective', { id: of.id }) : speak('workshop.mark.objectiveOf', { id: of.id, mission: prettify(of.mission.slice(of.mission.indexOf('/') + 1)) });
    case 'corner': return speak('workshop.mark.corner', { player: of.seat + 1, number: of.corner + 1 });
    case 'way': return speak(of.end === 'from' ? 'workshop.mark.wayFrom' : 'workshop.mark.wayTo', { id: of.id });
    default: return of satisfies never;
  }
}

/** Names that a note gives; the others it counts. */
const NAMED = 3;

/** Names one after the other: the first few, and how many more there are. */
export function listed(names: readonly string[], speak: Speak): string {
  const first = names.slice(0, NAMED).join(', ');
  return names.length <= NAMED ? first : speak('workshop.said.more', { names: first, count: names.length - NAMED });
}
