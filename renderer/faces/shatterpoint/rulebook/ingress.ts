import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const ingress: Chapter = chapter('ingress', 'Ingress points', {
  'SP-INGR-01': 'Ladders, lifts and the like have ingress points, connected in pairs or groups as agreed before the game.',
  'SP-INGR-02': 'A character that would end an advance, dash, climb or jump within Range 1 of an ingress point, and at its Elevation, may go through it.',
  'SP-INGR-03': 'It comes out within Range 1 of a connected ingress point, at the Elevation of that point.',
  'SP-INGR-04': 'The way must lead to an Elevation other than the one where the move would have ended.',
  'SP-INGR-05': 'The movement is then over: only one ingress can be used in it.',
  'SP-INGR-06': 'In this way an advance or a dash can end higher. It also works while Engaged, with a move that is allowed then. The new place must be one where a movement may end.',
});
