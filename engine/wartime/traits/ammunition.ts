import { trait } from '../trait.ts';

export const piercing = trait({ id: 'piercing-ammo', name: 'Piercing ammunition', text: 'The target has 2 less DEF, but at least 1.', points: 10, changes: [] });

export const tracer = trait({ id: 'tracer-ammo', name: 'Tracer ammunition', text: '+2 on the impact check.', points: 10, changes: [{ stat: 'impact', add: 2 }] });

export const expired = trait({ id: 'expired-ammo', name: 'Expired ammunition', text: '-1 on the damage check.', points: -10, changes: [{ stat: 'damage', add: -1 }] });

export const superheavy = trait({ id: 'superheavy-ammo', name: 'Super-heavy ammunition', text: 'Damage rolls of 1 and 2 are criticals.', points: 10, changes: [{ stat: 'damageCritical', set: 2 }] });
