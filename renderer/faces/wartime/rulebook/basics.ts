import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const basics: Chapter = chapter('wt-basics', 'Basics', {
  'WT-1.2': 'A character sees a target when a straight line from its eyes reaches the target’s body, head or limbs. It turns freely to look. Of a target that is hidden whole nothing is seen, and it cannot be shot at.',
  'WT-1.3': 'The line of fire is the way of the shot. A weapon that is carried shoots along the line of sight, from the eyes of the one who shoots.',
  'WT-1.4': 'A base is the space that a miniature occupies. Nothing may enter it.',
  'WT-1.5': 'Distances are measured from the edge of one base to the nearest edge of the other, at any time.',
  'WT-1.6': 'Decimals are rounded up to the next whole number, once, at the end of a sum. Halves of cover are rounded up one by one.',
  'WT-1.7': 'Lengths are counted in kliks (K). With figures of 28 mm a klik is 3 cm, with figures of 15 mm it is 2 cm, with figures of 6 mm it is 1 cm.',
  'WT-2.1': 'All dice have ten faces, from 1 to 10.',
  'WT-2.2': 'A die may be rolled again once at most, and the second roll counts.',
  'WT-2.3': 'A chance in percent is rolled with two dice, one for the tens and one for the units; it happens when the roll is not above the chance.',
  'WT-A01': 'The klik and the movement that follows from a base are rounded to the nearest whole number; everything else is rounded up.',
  'WT-A02': 'Two dice in percent give 1 to 100: two tens are 100.',
});
