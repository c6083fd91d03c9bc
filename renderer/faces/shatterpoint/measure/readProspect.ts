import type { Prospect } from '../../../../engine/shatterpoint/prospect/prospect.ts';
import type { AnyProspect } from '../../../measure/prospects.ts';

/** What the host told of a place, as Shatterpoint tells it; null for anything else. */
export function readProspect(told: AnyProspect | null): Prospect | null {
  const { others, objectives, ways } = (told ?? {}) as Partial<Prospect>;
  return Array.isArray(others) && Array.isArray(objectives) && Array.isArray(ways) ? (told as Prospect) : null;
}
