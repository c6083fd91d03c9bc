import { figure } from '../card.ts';

export const eliteSnowtrooper = figure({
  id: 'elite-snowtrooper',
  name: 'Elite Snowtrooper',
  faction: 'imperial',
  cost: 12,
  hitPoints: 30,
  defense: 17,
  attack: 6,
  damage: 20,
  unique: false,
  base: 25,
  sculpt: 'snowtroopers-1',
  feats: [],
});
