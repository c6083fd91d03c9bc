import { trait } from '../trait.ts';

/** WT-B63. */
export const piercing = trait({ id: 'piercing-ammo', name: 'Piercing ammunition', text: 'The target has 2 less DEF, but at least 1.', points: 10, changes: [] });

/** WT-B65. */
export const superheavy = trait({ id: 'superheavy-ammo', name: 'Super-heavy ammunition', text: 'Damage rolls of 1 and 2 are criticals.', points: 10, changes: [{ stat: 'damageCritical', set: 2 }] });
