import { figure } from '../card.ts';
import { wayOut } from '../feats/commanders.ts';

export const princessLeiaSenator = figure({
  id: 'princess-leia-senator',
  name: 'Princess Leia, Senator',
  faction: 'rebel',
  cost: 13,
  hitPoints: 40,
  defense: 15,
  attack: 7,
  damage: 10,
  force: 1,
  unique: true,
  base: 25,
  sculpt: 'rs-13-princess-leia-senator',
  feats: [wayOut],
});
