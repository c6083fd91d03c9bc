import { useSyncExternalStore } from 'react';
import { rootSizeHere } from './rootSize.ts';
import { onResize } from './useRootSize.ts';

/** The same limit as in compact.css, in rem. */
const LIMIT = 60;

/** Whether the window is at most `limit` rem wide: without one, whether the frame is in its compact form for large text or a small window. */
export const useCompact = (textScale: number, limit = LIMIT): boolean => useSyncExternalStore(onResize, () => innerWidth <= limit * rootSizeHere(textScale));
