import type { ReactNode } from 'react';
import { DrawnTable } from '../table/DrawnTable.tsx';
import { Hud } from './Hud.tsx';

/** A match being played: the drawn table, and the interface over it. */
export const Battle = (): ReactNode => (
  <>
    <DrawnTable />
    <Hud />
  </>
);
