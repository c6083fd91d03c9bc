import { loaderBroke } from './breaks.ts';
import { isGlb } from './gltf-container.ts';
import { ImportError } from './import-error.ts';
import { FARTHEST, LARGEST_FILE, MOST_TRIANGLES } from './limits.ts';
import type { RawModel, RawPart, Reading } from './raw.ts';
import { readGltf } from './read-gltf.ts';
import { isObj, readObj } from './read-obj.ts';
import { isStl, readStl } from './read-stl.ts';
import { textOf } from '../terrain/utf8.ts';

/** How much of a file tells what it is. */
const HEAD = 4096;
/** What people bring that is none of the three, by how it begins. */
const OTHERS = [
  [/^Kaydara FBX/, 'fbx'], [/^PK/, 'zip'], [/^ply\r?\n/, 'ply'], [/^BLENDER/, 'blender'], [/^\s*<\?xml|^\s*<COLLADA/, 'xml'], [/^\s*<(!doctype|html|svg)/i, 'page'],
] as const;

/**
 * Reads a model from the bytes of its file, by what they say and not by their name: glTF (binary or text), OBJ, STL. Of the files beside it a glTF gets
 * those that it names, an OBJ the material file. Nothing else is looked at. Throws `ImportError` naming field and cause.
 */
export async function readModel(bytes: Uint8Array, reading: Reading = {}): Promise<RawModel> {
  const { tell = () => {}, beside = new Map<string, Uint8Array>() } = reading;
  if (bytes.length === 0) throw new ImportError('', 'empty');
  const size = [...beside.values()].reduce((sum, { length }) => sum + length, bytes.length);
  if (size > LARGEST_FILE) throw new ImportError('', beside.size === 0 ? 'tooLarge' : 'tooLargeTogether', { most: LARGEST_FILE / 1024 / 1024 });
  tell('reading', 0);
  const model = await read(bytes, reading);
  tell('checking', 0.5);
  const parts = model.parts.map(checked).filter(({ index }) => index.length > 0);
  const triangles = parts.reduce((sum, { index }) => sum + index.length / 3, 0);
  if (triangles > MOST_TRIANGLES) throw new ImportError('triangles', 'tooMany', { count: triangles, most: MOST_TRIANGLES });
  if (triangles === 0) throw new ImportError('triangles', 'noneSized');
  return { ...model, parts };
}

async function read(bytes: Uint8Array, reading: Reading): Promise<RawModel> {
  const head = textOf(bytes.subarray(0, HEAD));
  const format = isGlb(bytes) || /^\s*\{/.test(head) ? 'glTF' : isStl(bytes, head) ? 'STL' : isObj(head) ? 'OBJ' : null;
  if (format === null) throw new ImportError('', OTHERS.find(([begins]) => begins.test(head))?.[1] ?? 'unknown');
  try {
    if (format === 'glTF') return await readGltf(bytes, reading);
    if (format === 'STL') return readStl(bytes);
    return readObj(bytes, [...reading.beside ?? []].find(([name]) => /\.mtl$/i.test(name))?.[1] ?? null);
  } catch (error) {
    // Whatever a loader trips over in spite of all checks is never ours to die of.
    throw error instanceof ImportError ? error : loaderBroke(error, format);
  }
}

/** A part of which every number is one, without triangles that have no size. Throws `ImportError`. */
function checked(part: RawPart): RawPart {
  const { positions: p, index, name } = part;
  const field = name === '' ? 'corners' : `corners of ${name.slice(0, 60)}`;
  for (let i = 0; i < p.length; i++) {
    if (!Number.isFinite(p[i]!)) throw new ImportError(field, 'noNumber');
    if (Math.abs(p[i]!) > FARTHEST) throw new ImportError(field, 'tooFar', { most: FARTHEST });
  }
  const same = (a: number, b: number): boolean => p[a * 3] === p[b * 3] && p[a * 3 + 1] === p[b * 3 + 1] && p[a * 3 + 2] === p[b * 3 + 2];
  let kept = 0;
  const order = new Uint32Array(index.length);
  for (let t = 0; t + 2 < index.length; t += 3) {
    const [a, b, c] = [index[t]!, index[t + 1]!, index[t + 2]!];
    if (same(a, b) || same(b, c) || same(c, a)) continue;
    order[kept++] = a;
    order[kept++] = b;
    order[kept++] = c;
  }
  const colours = part.colours !== null && part.colours.every((c) => c >= 0 && c <= 1) ? part.colours : null;
  return { ...part, colours, index: order.slice(0, kept) };
}
