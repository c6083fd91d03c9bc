import { faces } from '../faces/index.ts';
import { loadPanels } from '../faces/usePanels.ts';

/** A screen with a table comes together with what stands around tables, so that nothing of it waits by itself. */
const withPanels = async <T>(screen: Promise<T>): Promise<T> => (await Promise.all([screen, ...faces.map(loadPanels)]))[0];

/** The code of the table with everything in three dimensions: fetched before it is needed, and waited for where it is. */
export const loadBattle = () => withPanels(import('./Battle.tsx'));
export const loadReplay = () => withPanels(import('../replay/Replay.tsx'));
