/** Makes the terrain pieces of a theme as binary glTF. */
import { bake } from './bake.ts';
import { writePiece } from './gltf.ts';
import { type ThemeName, themes } from './modelling/paint.ts';
import { build, type Piece } from './piece.ts';

/** The themes whose pieces are kept in `assets/pieces`. */
export const builtThemes: readonly ThemeName[] = ['refinery', 'snow', 'ship'];

/** The bytes and the triangle count of one piece in one theme; the same on every call. */
export async function makePiece(piece: Piece, theme: ThemeName): Promise<{ bytes: Uint8Array; triangles: number }> {
  const parts = build(piece, theme);
  return writePiece(piece.name, parts, bake(piece.name, parts, themes[theme]));
}
