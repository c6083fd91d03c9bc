import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import { ImportError } from './import-error.ts';
import { MOST_TRIANGLES } from './limits.ts';
import { PLAIN, type RawModel } from './raw.ts';
import { textOf } from '../terrain/utf8.ts';

const [HEADER, FACE] = [84, 50];

/** Whether bytes are an STL as far as their beginning and their length tell. */
export const isStl = (bytes: Uint8Array, head: string): boolean => /^\W{0,4}solid\b/.test(head) || (bytes.length >= HEADER && facesSaid(bytes) * FACE + HEADER === bytes.length);

const facesSaid = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(80, true);

/** How often a word stands in a text; each sign is looked at once. */
function countOf(text: string, word: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) count++;
  return count;
}

/** What a text would make the loader trip over: a solid or a facet that never ends costs it time beyond measure. Throws `ImportError`. */
function checkText(text: string): number {
  const facets = countOf(text, 'endfacet');
  if (countOf(text, 'facet') !== facets * 2) throw new ImportError('facet', 'openFacet');
  const solids = countOf(text, 'endsolid');
  if (solids === 0) throw new ImportError('endsolid', 'noEnd');
  if (countOf(text, 'solid') > solids * 2 + 16) throw new ImportError('solid', 'openSolid');
  if (/\b(nan|inf|infinity|1\.#\w+)\b/i.test(text)) throw new ImportError('vertex', 'badVertex');
  if (countOf(text, 'vertex') !== facets * 3) throw new ImportError('vertex', 'notThree');
  return facets;
}

/** Reads an STL, binary or text. Throws `ImportError`. */
export function readStl(bytes: Uint8Array): RawModel {
  const binary = bytes.length >= HEADER && facesSaid(bytes) * FACE + HEADER === bytes.length;
  const said = binary ? facesSaid(bytes) : checkText(textOf(bytes));
  if (said > MOST_TRIANGLES) throw new ImportError('triangles', 'tooMany', { count: said, most: MOST_TRIANGLES });
  if (said === 0) throw new ImportError('triangles', 'none');
  const geometry = new STLLoader().parse(bytes.slice().buffer);
  const positions = geometry.getAttribute('position').array as Float32Array;
  if (positions.length !== said * 9) throw new ImportError('vertex', 'shortVertex');
  const colours = (geometry.getAttribute('color')?.array ?? null) as Float32Array | null;
  const solids = (geometry.userData['groupNames'] ?? []) as readonly string[];
  const groups = geometry.groups.length > 1 ? geometry.groups : [{ start: 0, count: positions.length / 3 }];
  const parts = groups.filter(({ count }) => count > 0).map(({ start, count }, i) => ({
    ...PLAIN, name: (solids[i] ?? '').trim(), material: '', colours: colours?.slice(start * 3, (start + count) * 3) ?? null,
    positions: positions.slice(start * 3, (start + count) * 3), index: Uint32Array.from({ length: count }, (_, k) => k),
  }));
  return { format: 'STL', parts, leftOut: [] };
}
