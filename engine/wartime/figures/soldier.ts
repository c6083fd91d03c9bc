import { character } from '../archetype.ts';

export const soldier = character({
  id: 'soldier',
  name: 'Line soldier',
  base: 32,
  height: 32,
  body: { attributes: { con: 4, agi: 5, int: 3, rea: 4, vol: 4 }, traits: [] },
  weapon: { name: 'Rifle', cost: 3, damage: 6, range: 30, attribute: 'agi', traits: [] },
  protections: [{ name: 'Combat vest', cost: 4, resistance: 4, traits: [] }],
  traits: [],
  sculpt: 'soldier',
});
