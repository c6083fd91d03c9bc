import { readdirSync } from 'node:fs';
import { inRoot } from './files.mjs';

const named = (folder, end) => readdirSync(inRoot('assets', folder)).filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length)).sort();

/** Every figure, table and piece that the game has a file of. */
export const figureIds = () => named('figures', '.glb.pack');
export const tableIds = () => named('tables', '.json');
export const pieceThemes = () => readdirSync(inRoot('assets/pieces'));
export const pieceIds = (theme) => named(`pieces/${theme}`, '.glb.pack');
