import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const tree: Chapter = chapter('tree', 'Combat tree', {
  'SP-TREE-01': 'A combat tree is a set of options in rows and columns, with paths between them.',
  'SP-TREE-02': 'Each success lets you take one option. Begin with an orange option of the leftmost column.',
  'SP-TREE-03': 'A path must lead from the last option to the next. You may go up, down or right, but not to the left and not back to an option taken in this attack.',
  'SP-TREE-04': 'Apply everything in an option, in the order you like, before you take the next.',
  'SP-TREE-05': 'You cannot leave out an effect of an option you took, unless that effect says “may”.',
  'SP-TREE-06': 'You may stop before any option. Successes you did not use are lost.',
  'SP-TREE-07': 'Some paths lead past a column; following one, you skip that column.',
  'SP-TREE-08': 'Where no path leads on, the tree is finished and the successes left are lost.',
  'SP-TREE-09': 'Damage of an option goes to the damage pool before you take another option.',
  'SP-TREE-10': 'Directed effects go to the defender, to the character or its unit depending on the icon. Personal effects go to the attacking character.',
  'SP-TREE-11': 'Personal effects happen as soon as you apply their option (a house rule can change this). Only the free Active ability waits: it comes when the damage pool and all Directed effects are done.',
});
