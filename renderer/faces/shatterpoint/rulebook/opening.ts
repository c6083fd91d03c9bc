import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const opening: Chapter = chapter('opening', 'First player and mission', {
  'SP-FIRST-01': 'Both players roll five attack dice. More Criticals makes you the First Player.',
  'SP-FIRST-02': 'On a tie compare Strikes, then Expertise. If these are equal too, both roll all five dice again.',
  'SP-FIRST-03': 'The First Player picks an edge of the battlefield to deploy from. The other player gets the edge across.',
  'SP-MISS-01': 'The First Player decides which of the two mission sets brought to the table is played.',
  'SP-MISS-02': 'Put the objective tokens where the mission card shows them, all Inactive.',
  'SP-MISS-03': 'Shuffle the struggle cards of each phase and draw one of each, unseen. They form the mission deck, phase I on top and III at the bottom. Nobody looks at the cards left out.',
});
