import { loadFaces } from '../faces/index.ts';
import { loadPanels } from '../faces/usePanels.ts';

/** A screen with a table comes together with what stands around tables, so that nothing of it waits by itself. */
async function withPanels<T>(screen: Promise<T>): Promise<T> {
  const panels = loadFaces().then((faces) => Promise.all(faces.map(loadPanels)));
  return (await Promise.all([screen, panels]))[0];
}

/** The code of the table with everything in three dimensions, and of the screens over it: fetched before it is needed, and waited for where it is. */
export const loadTable = () => import('../table/LastingTable.tsx');
export const loadBattle = () => withPanels(import('./Hud.tsx'));
export const loadReplay = () => withPanels(import('../replay/Replay.tsx'));
