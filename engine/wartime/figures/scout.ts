import { character } from '../archetype.ts';
import { camouflage } from '../traits/body.ts';

export const scout = character({
  id: 'scout',
  name: 'Scout',
  base: 32,
  height: 32,
  body: { attributes: { con: 3, agi: 5, int: 3, rea: 6, vol: 4 }, traits: [camouflage] },
  weapon: { name: 'Carbine', cost: 2, damage: 4, range: 15, attribute: 'agi', traits: [] },
  protections: [{ name: 'Light vest', cost: 3, resistance: 2, traits: [] }],
  traits: [],
  sculpt: 'scout',
});
