import { trait } from '../trait.ts';

/** WT-B17. */
export const camouflage = trait({ id: 'camouflage', name: 'Camouflage', text: 'Enemies that target it have -1 on the impact check.', points: 10, changes: [{ stat: 'impactAgainst', add: -1 }] });

/** WT-M12. */
export const highlyVisible = trait({ id: 'highly-visible', name: 'Highly visible', text: 'Ranged attacks on it have +1 on the impact check.', points: -5, changes: [{ stat: 'impactAgainst', add: 1 }] });

/** WT-M36. No character in play has it. @public */
export const unlucky = trait({ id: 'unlucky', name: 'Unlucky', text: '9 and 10 on a D10 are fumbles.', points: -20, changes: [{ stat: 'fumble', set: 9 }] });

/** WT-B89. */
export const ultralight = trait({ id: 'ultralight', name: 'Ultralight', text: 'This protection does not count when DEF is compared with CON.', points: 20, changes: [] });
