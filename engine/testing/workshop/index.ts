import { miniaturesWorkshop } from './miniatures/index.ts';
import { shatterpointWorkshop } from './shatterpoint/index.ts';
import { wartimeWorkshop } from './wartime/index.ts';
import type { Workshop } from './workshop.ts';

/** Every rule system, as commands and checks know it. */
export const workshops: readonly Workshop[] = [shatterpointWorkshop, miniaturesWorkshop, wartimeWorkshop];

export const systemIds: readonly string[] = workshops.map(({ id }) => id);

/** The one of an id. Throws for none. */
export function workshopOf(system: string): Workshop {
  const found = workshops.find(({ id }) => id === system);
  if (found === undefined) throw new Error(`there is no rule system "${system}"; there are ${systemIds.join(', ')}`);
  return found;
}
