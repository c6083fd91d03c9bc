import { character } from '../archetype.ts';
import { precisionWeapon } from '../traits/aim.ts';

export const sniper = character({
  id: 'sniper',
  name: 'Sniper',
  base: 32,
  height: 32,
  body: { attributes: { con: 3, agi: 6, int: 3, rea: 5, vol: 4 }, traits: [] },
  weapon: { name: 'Long rifle', cost: 4, damage: 7, range: 35, attribute: 'agi', traits: [precisionWeapon] },
  protections: [{ name: 'Light vest', cost: 3, resistance: 2, traits: [] }],
  traits: [],
  sculpt: 'sniper',
});
