import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const battlefield: Chapter = chapter('battlefield', 'Battlefield', {
  'SP-FIELD-01': 'The battlefield is a square, 36 inches on each side.',
  'SP-FIELD-02': 'Terrain is set up after the mission is known and its objective tokens lie in place.',
  'SP-FIELD-03': 'As a guide, use terrain of many shapes, sizes and heights, fill most of the table with it and keep the centre the densest.',
  'SP-FIELD-04': 'If terrain stands where an objective token belongs, the token moves straight up to the highest part on which all of it lies flat.',
  'SP-FIELD-05': 'Terrain may not stand over an objective’s place if the token would find no part to lie on.',
  'SP-FIELD-06': 'Pieces of terrain may overlap one another.',
  'SP-FIELD-07': 'Before the game, agree on the qualities of every piece of terrain and on which ingress points are connected.',
});
