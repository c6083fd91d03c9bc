import { trait } from '../trait.ts';

/** WT-B09. */
export const sniperWeapon = trait({ id: 'sniper-weapon', name: 'Sniper weapon', text: 'Impact rolls of 1, 2 and 3 are criticals.', points: 10, changes: [{ stat: 'impactCritical', set: 3 }] });

/** WT-B10. */
export const precisionWeapon = trait({ id: 'precision-weapon', name: 'Precision weapon', text: 'An impact check that is no fumble may be rerolled once.', points: 10, changes: [] });

/** WT-B69. */
export const hawkEye = trait({ id: 'hawk-eye', name: 'Hawk eye', text: '+1 on impact checks at range.', points: 10, changes: [{ stat: 'impact', add: 1 }] });
