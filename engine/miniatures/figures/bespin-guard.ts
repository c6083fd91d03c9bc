import { figure } from '../card.ts';
import { advantageousCover } from '../feats/body.ts';

export const bespinGuard = figure({
  id: 'bespin-guard',
  name: 'Bespin Guard',
  faction: 'fringe',
  cost: 5,
  hitPoints: 10,
  defense: 12,
  attack: 3,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'wing-guard-1',
  feats: [advantageousCover(8)],
});
