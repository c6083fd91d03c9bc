/** Makes the terrain pieces of a theme as binary glTF. */
import { bake } from './bake.ts';
import { weld } from '../../../engine/space/derive/weld.ts';
import { writePiece } from '../../../engine/space/derive/write-piece.ts';
import { extrasOfParts } from './derived.ts';
import { type ThemeName, themes } from './modelling/paint.ts';
import { build, type Piece } from './piece.ts';

/** The themes whose pieces are kept in `assets/pieces`. */
export const builtThemes: readonly ThemeName[] = ['refinery', 'snow', 'desert', 'ship'];

const MAKER = { generator: 'gantry terrain kit', copyright: 'MIT, made by the scripts of Gantry' };

/** The bytes and the triangle count of one piece in one theme; the same on every call. */
export async function makePiece(piece: Piece, theme: ThemeName): Promise<{ bytes: Uint8Array; triangles: number }> {
  const parts = build(piece, theme);
  const meshes = bake(piece.name, parts, themes[theme]).map(weld);
  const extras = extrasOfParts(parts, meshes);
  const bytes = await writePiece(piece.name, meshes.map((mesh, i) => ({ extras: extras[i]!, mesh })), MAKER);
  return { bytes, triangles: meshes.reduce((sum, { index }) => sum + index.length / 3, 0) };
}
