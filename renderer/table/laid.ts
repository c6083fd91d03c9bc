import type { Aim, FieldCells } from '../tools/groundTalk.ts';
import type { PlaceRequest } from '../../engine/core/script.ts';

/** What the tools have laid on the table now; changed in place, drawn by the field, the tool and the ghost. */
export interface Laid {
  request: PlaceRequest | null;
  field: FieldCells | null;
  aim: Aim | null;
  fixed: boolean;
  version: number;
}

export const laid: Laid = { request: null, field: null, aim: null, fixed: false, version: 0 };

const listeners = new Set<() => void>();

/** Changes what is laid and tells those who draw it. */
export function lay(change: Partial<Omit<Laid, 'version'>>): void {
  Object.assign(laid, change);
  laid.version += 1;
  for (const listen of listeners) listen();
}

export function onLaid(listen: () => void): () => void {
  listeners.add(listen);
  return () => { listeners.delete(listen); };
}
