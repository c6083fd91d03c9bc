/** The page that draws what the game has to show for pictures and contact sheets: `npm run pictures`, `npm run gallery`. */
import { difference } from './difference.ts';
import { pieces, smallPiece } from './pieces.ts';
import { portrait } from './portrait.ts';
import { sheet } from './sheet.ts';
import { table } from './tables.tsx';
import { tokens } from './tokens.ts';

const gallery = { difference, pieces, portrait, smallPiece, sheet, table, tokens };

declare global {
  interface Window {
    gallery: typeof gallery;
  }
}

window.gallery = gallery;
