import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const dice: Chapter = chapter('dice', 'Dice', {
  'SP-DICE-01': 'An attack die has eight faces: 1 Critical, 3 Strikes, 2 Expertise and 2 Failures.',
  'SP-DICE-02': 'A defense die has six faces: 2 Blocks, 2 Expertise and 2 Failures.',
  'SP-DICE-03': 'A Critical counts as a success, and Blocks cannot take it away.',
  'SP-DICE-04': 'A Strike counts as a success unless a Block takes it away. Every Block takes away one Strike.',
  'SP-DICE-05': 'Expertise is worth nothing on its own. Count the Expertise in your roll: the number picks a row of your expertise chart.',
  'SP-DICE-06': 'A Failure does nothing by itself, but some abilities look for one.',
  'SP-DICE-07': 'To add a result, put one more die showing it into the roll. To change a result, turn one die that shows it to the new face.',
  'SP-DICE-08': 'Added results may bring a roll above the number of dice you threw. There is no upper limit, and you never run out of dice.',
});
