import { figure } from '../card.ts';

export const snowtrooper = figure({
  id: 'snowtrooper',
  name: 'Snowtrooper',
  faction: 'imperial',
  cost: 7,
  hitPoints: 20,
  defense: 16,
  attack: 4,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-35-snowtrooper',
  feats: [],
});
