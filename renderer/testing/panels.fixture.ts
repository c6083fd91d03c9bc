import { beforeAll } from 'vitest';
import { faces } from './faces.fixture.ts';
import { loadPanels } from '../faces/usePanels.ts';

/** What the rule systems show around the table is there before a file's tests begin, as it is when a table is on the screen. */
export const withPanels = (): void => beforeAll(async () => { for (const face of faces) await loadPanels(face); });
