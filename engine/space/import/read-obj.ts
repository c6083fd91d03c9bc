import type { Mesh } from 'three';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';
import { ImportError } from './import-error.ts';
import { MOST_OBJECTS, MOST_TRIANGLES, MOST_UNKNOWN_LINES } from './limits.ts';
import { type LeftOut, PLAIN, type RawModel, type RawPart } from './raw.ts';
import { readMtl } from './read-mtl.ts';
import { textOf } from '../terrain/utf8.ts';

/** Whether a text is an OBJ as far as its first lines tell. */
export const isObj = (head: string): boolean => /^(\s*(#[^\n]*|(mtllib|o|g|s|usemtl)\b[^\n]*)?\n)*\s*(v|f|o|g|mtllib|usemtl)[ \t]/.test(head);

/** Words that begin a line which is read, and those that are known and left out. */
const READ = new Set(['v', 'vn', 'vt', 'f', 'o', 'g', 's', 'usemtl']);
const LEFT_OUT: Readonly<Record<string, LeftOut | null>> = { mtllib: 'materials', usemap: 'texture', l: 'lines', p: 'lines', vp: null };

/** Looks through all lines before anything is made of them, and says which are unknown. Throws `ImportError` naming the first that is wrong. */
function looked(lines: readonly string[]): { readonly unknown: ReadonlySet<number>; readonly leftOut: readonly LeftOut[] } {
  const corners = { v: 0, vt: 0, vn: 0 };
  let [triangles, objects] = [0, 0];
  const unknown = new Set<number>();
  const leftOut = new Set<LeftOut>();
  lines.forEach((line, i) => {
    const field = `line ${i + 1}`;
    const words = line.trim().split(/\s+/);
    const [word = ''] = words;
    if (word === '' || word.startsWith('#')) return;
    if (word === 'v') {
      if (words.length < 4) throw new ImportError(field, 'shortCorner');
      for (let k = 1; k < 4; k++) if (!Number.isFinite(Number(words[k]))) throw new ImportError(field, 'badCorner', { text: words[k]!.slice(0, 20) });
      corners.v++;
    } else if (word === 'vt' || word === 'vn') corners[word]++;
    else if (word === 'f') {
      if (words.length < 4) throw new ImportError(field, 'shortFace');
      for (let k = 1; k < words.length; k++) refuseCorner(words[k]!, corners, field);
      triangles += words.length - 3;
      if (triangles > MOST_TRIANGLES) throw new ImportError('triangles', 'moreThan', { most: MOST_TRIANGLES });
    } else if (word === 'o' || word === 'g' || word === 'usemtl') objects++;
    else if (word in LEFT_OUT) { if (LEFT_OUT[word] != null) leftOut.add(LEFT_OUT[word]); if (word === 'usemap') unknown.add(i); }
    else if (!READ.has(word) && unknown.add(i).size > MOST_UNKNOWN_LINES) throw new ImportError(field, 'noObj');
  });
  if (objects > MOST_OBJECTS) throw new ImportError('objects', 'tooMany', { count: objects, most: MOST_OBJECTS });
  if (triangles === 0) throw new ImportError('triangles', 'none');
  return { unknown, leftOut: [...leftOut] };
}

/** A corner of a face names a place, and may name a place of a picture and a normal; from the end where the number is negative. */
function refuseCorner(corner: string, { v, vt, vn }: { readonly v: number; readonly vt: number; readonly vn: number }, field: string): void {
  const plain = Number(corner);
  if (Number.isInteger(plain) && plain !== 0 && Math.abs(plain) <= v) return;
  const said = corner.split('/');
  for (let i = 0; i < 3; i++) {
    const number = said[i];
    if (number === undefined || (number === '' && i > 0)) continue;
    const [n, most] = [Number(number), [v, vt, vn][i]!];
    if (!Number.isInteger(n) || n === 0) throw new ImportError(field, 'badFace', { text: number.slice(0, 20) });
    if (Math.abs(n) > most) throw new ImportError(field, (['cornerBeyond', 'pictureCornerBeyond', 'normalBeyond'] as const)[i]!, { at: n, there: most });
  }
}

/** Reads an OBJ. What its materials look like stands in another file, which is not looked for: whoever has it gives it. Throws `ImportError`. */
export function readObj(bytes: Uint8Array, materials: Uint8Array | null): RawModel {
  const looks = materials === null ? null : readMtl(materials);
  // A line may go on behind a backslash.
  const text = textOf(bytes).replace(/\\\r?\n/g, ' ').replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  const { unknown, leftOut } = looked(lines);
  const kept = unknown.size === 0 ? text : lines.filter((_, i) => !unknown.has(i)).join('\n');
  const parts = new OBJLoader().parse(kept).children.flatMap((child) => partsOf(child as Mesh));
  if (looks === null) return { format: 'OBJ', parts, leftOut };
  return { format: 'OBJ', parts: parts.map((part) => ({ ...part, ...looks.get(part.material) })), leftOut: leftOut.filter((one) => one !== 'materials') };
}

/** Triangles of one object, by material. */
function partsOf(mesh: Mesh): readonly RawPart[] {
  if (!mesh.isMesh) return [];
  const { geometry, name } = mesh;
  const materials = [mesh.material].flat();
  const positions = geometry.getAttribute('position').array as Float32Array;
  const colours = (geometry.getAttribute('color')?.array ?? null) as Float32Array | null;
  const groups = geometry.groups.length > 0 ? geometry.groups : [{ start: 0, count: positions.length / 3, materialIndex: 0 }];
  return groups.filter(({ count }) => count >= 3).map(({ start, count, materialIndex }) => ({
    ...PLAIN, name, material: materials[materialIndex ?? 0]?.name ?? '',
    positions: positions.slice(start * 3, (start + count) * 3),
    index: Uint32Array.from({ length: count - (count % 3) }, (_, k) => k),
    colours: colours?.slice(start * 3, (start + count) * 3) ?? null,
  }));
}
