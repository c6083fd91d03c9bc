import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const engagement: Chapter = chapter('engagement', 'Engagement', {
  'SP-ENG-01': 'A character is Engaged with each enemy character that is within Range 2, at its Elevation and in line of sight.',
  'SP-ENG-02': 'While Engaged with an enemy whose unit is not Wounded, a character dashes instead of advancing, cannot climb and cannot make ranged attacks.',
  'SP-ENG-03': 'In melee you can attack only enemies you are Engaged with; those of Wounded units may be attacked too.',
  'SP-ENG-04': 'Who is Engaged can change at any moment: with every movement, and when a figure leaves the table. Wounds change what an engagement forbids.',
  'SP-ENG-05': 'Engagement goes both ways: if one of the two sees the other, both are Engaged (a house rule can change this).',
});
