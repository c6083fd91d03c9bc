import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const force: Chapter = chapter('force', 'The Force', {
  'SP-FORCE-01': 'You begin with as many Force tokens as the Force stats of all your units together, all of them Ready.',
  'SP-FORCE-02': 'To spend Force, turn Ready tokens to Spent. To refresh Force, turn Spent tokens back to Ready.',
  'SP-FORCE-03': 'You cannot use anything that costs more Force than you have Ready.',
  'SP-FORCE-04': 'Refreshing more than you have spent makes everything Ready and no more: the pool does not grow.',
  'SP-FORCE-05': 'Losing a unit does not shrink your Force pool.',
  'SP-FORCE-06': 'When you refresh your order deck, all your Force becomes Ready. Your opponent’s does not.',
});
