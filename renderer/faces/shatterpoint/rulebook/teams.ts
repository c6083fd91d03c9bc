import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const teams: Chapter = chapter('teams', 'Strike teams', {
  'SP-TEAM-01': 'Your strike team is two squads of three units, six in all, and one mission set.',
  'SP-TEAM-02': 'A strike team may not hold the same unit twice, nor two units that share a unique name.',
  'SP-TEAM-03': 'Every squad has one Primary unit, one Secondary and one Supporting.',
  'SP-TEAM-04': 'Begin a squad with its Primary. Choose one of its eras for the whole squad; its Squad Points are what you may spend.',
  'SP-TEAM-05': 'Then add a Secondary and a Supporting unit of that era. Their Point Costs together may not be more than the Primary’s Squad Points.',
  'SP-TEAM-06': 'The three units of a squad must share its era. Your other squad may be of a different one.',
  'SP-TEAM-07': 'Squad Points left over are lost. They cannot be lent to your other squad.',
  'SP-ERA-01': 'There are four eras, in order of time: first Fall of the Jedi, second Reign of the Empire, third Age of Rebellion, fourth New Republic (a house rule can change this).',
  'SP-ERA-02': 'Most units belong to a single era. Cross-Era units show two; they fit into squads of either and of any era between them.',
  'SP-ERA-03': 'For instance, a unit with Fall of the Jedi and Age of Rebellion may also join a squad of Reign of the Empire.',
  'SP-ERA-04': 'In a squad, a Cross-Era unit counts as being of the era chosen with the Primary.',
});
