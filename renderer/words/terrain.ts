import type { PartRef } from '../tools/groundTalk.ts';
import { packedName } from '../table/packs.ts';
import { part, piece, terrain } from './en/terrain.ts';
import { addWords, prettify, type Speak } from './speak.ts';

// They come with the table: the menu needs none of them.
addWords('piece', { en: piece });
addWords('part', { en: part });
addWords('terrain', { en: terrain });

const wordOf = (key: string, id: string, speak: Speak): string => (speak.has(key) ? speak(key) : prettify(id).toLowerCase());

/** Parts that are all there is to their piece, or whose name the piece bears. */
const isWhole = (part: string, piece: string): boolean => part === piece || piece.endsWith(` ${part}`);

/** A part of the terrain in words: "upper walls of the two-storey building". */
export function partWords({ part, piece }: Pick<PartRef, 'part' | 'piece'>, speak: Speak): string {
  const own = packedName(piece);
  // Parts of packs are called by what they are, and numbered.
  const said = own === undefined ? part : part.replace(/-\d+$/, '');
  const words = { part: wordOf(`part.${said}`, said, speak), piece: own ?? wordOf(`piece.${piece}`, piece, speak) };
  return speak('terrain.partOf', isWhole(words.part, words.piece) ? { ...words, context: 'whole' } : words);
}
