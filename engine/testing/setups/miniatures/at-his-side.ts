import { all } from './outcome.ts';
import { position } from './scene.ts';

/** A commander adds to the attack of followers next to him (SWM-15.1, a ruling of our own): an 11 becomes a 7. */
export const atHisSide = position({
  name: 'at-his-side',
  says: 'Obi-Wan has 10 hit points left and is hit with an 11; next to the officer, who has acted, with a 7: shoot from there',
  map: ['............', '.....O......', '............', 'A..........a', '............'],
  pieces: { a: { card: 'obi-wan-kenobi', damage: 90, force: 0 }, A: { card: 'elite-stormtrooper' }, O: { card: 'imperial-officer', activated: true } },
  acting: 'A',
  house: { commanderEffects: true },
  solution: ['move:4,2', 'attack:0.0'],
  blunder: ['attack:0.0'],
  solved: (_game, told) => all(told, 'attackRolled').some(({ attacker, total, natural }) => attacker === '1.0' && total - natural === 12),
});
