import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const squads: Chapter = chapter('squads', 'Cards and squads', {
  'SWM-0.1': 'Where a card says something else than these rules, the card counts.',
  'SWM-0.2': 'A character counts as activated from the moment it is chosen, before it does anything.',
  'SWM-1.1': 'A card prints a name, a side, a cost, hit points, Defense, Attack, Damage, points and powers of the Force, and what its figure can do.',
  'SWM-1.2': 'Damage takes hit points away. A character with none left is defeated and leaves the board.',
  'SWM-1.3': 'Defense is the number that an attack on the character must reach.',
  'SWM-1.4': 'Attack is added to the die when the character attacks. Damage is what a hit deals.',
  'SWM-1.5': 'Everybody has Speed 6: one move is worth six movement points.',
  'SWM-2.1': 'A Rebel squad meets an Imperial one.',
  'SWM-2.2': 'The figures of a squad cost 100 points together at the most, or as many as the players agree on.',
  'SWM-2.3': 'A squad takes figures of its own side and of the Fringe, which fights for anybody.',
  'SWM-2.5': 'Nobody sees the other squad while it is chosen. Once both are there, everybody sees everything.',
  'SWM-2.6': 'A squad has each unique person once.',
  'SWM-AMB-01': 'Two cards are the same person when their names agree up to the comma.',
  'SWM-1.6': 'A card may have points of the Force without powers: it then rolls again or moves faster, nothing else.',
  'SWM-2.4': 'Figures of exactly the agreed points make a whole squad.',
});
