import { character } from '../archetype.ts';
import { hawkEye } from '../traits/aim.ts';
import { piercing } from '../traits/ammunition.ts';

export const veteran = character({
  id: 'veteran',
  name: 'Veteran',
  base: 32,
  height: 32,
  body: { attributes: { con: 4, agi: 6, int: 3, rea: 5, vol: 5 }, traits: [hawkEye] },
  weapon: { name: 'Assault rifle', cost: 3, damage: 5, range: 25, attribute: 'agi', traits: [piercing] },
  protections: [{ name: 'Combat vest', cost: 4, resistance: 4, traits: [] }],
  traits: [],
  sculpt: 'veteran',
});
