import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const costs: Chapter = chapter('wt-costs', 'Costs and army lists', {
  'WT-4.1': 'Attributes from 1 to 10 cost 1, 2, 3, 5, 8, 13, 21, 34, 55 and 89 points.',
  'WT-4.2': 'A body costs what its five attributes cost, with its bonuses.',
  'WT-4.3': 'A weapon costs ten times its damage divided by its action points, and a tenth of damage times range, with its bonuses.',
  'WT-4.4': 'A protection costs ten times its resistance divided by its action points, with its bonuses.',
  'WT-4.8': 'A character costs what its body, weapon and protections cost, with its own bonuses.',
  'WT-4.9': 'The exact terms of a cost are added up and rounded up once.',
  'WT-4.11': 'An army list is made of characters whose costs together stay within the points that were agreed on. It is not empty.',
  'WT-A72': 'Whatever its drawbacks take off, nothing costs less than 1.',
  'WT-A81': 'Where terms of a cost are divided, they are added up exactly before the one rounding.',
});
