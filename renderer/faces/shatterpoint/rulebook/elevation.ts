import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const elevation: Chapter = chapter('elevation', 'Elevation', {
  'SP-ELEV-01': 'Elevation always compares two heights with each other. Use the Range 2 tool upright.',
  'SP-ELEV-02': 'An object is as high as the surface under it, be it terrain or the battlefield. How tall the figure is does not matter.',
  'SP-ELEV-03': 'A part of terrain is as high as its top.',
  'SP-ELEV-04': 'If two heights differ by more than Range 2, they are different Elevations.',
  'SP-ELEV-05': 'If they differ by Range 2 or less, they are the same Elevation (a house rule can change this for exactly Range 2).',
  'SP-ELEV-06': 'Different is different: it does not matter how much higher or lower something is.',
  'SP-ELEV-07': 'Compare each pair afresh. A may be the same Elevation as B, and B as C, while A and C are different.',
});
