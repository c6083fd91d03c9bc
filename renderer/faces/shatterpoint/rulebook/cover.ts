import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const cover: Chapter = chapter('cover', 'Cover and Hunker', {
  'SP-COVER-01': 'Cover [n] gives a defender n more defense dice against a ranged attack. It does not help in melee.',
  'SP-COVER-02': 'Terrain gives Cover [1] against ranged attacks if the defender’s unit has a Hunker token (a house rule can change this). Some straight line between the two bases must also cross a part that is within Range 1 of the defender and at the attacker’s Elevation or higher.',
  'SP-COVER-03': 'Every Hunker token gives all characters of the unit Cover [1].',
  'SP-COVER-04': 'All Cover adds up: one for each Hunker token, one for terrain, and whatever cards give.',
  'SP-COVER-05': 'Terrain never gives more than [1], however much of it is in the way. Clear and Blocked parts both count, but not the ones that the attacker stands on (a house rule can change this).',
  'SP-COVER-06': 'When a unit activates it loses all its Hunker tokens.',
  'SP-COVER-07': 'A unit also loses all of them as soon as one of its characters is Engaged.',
  'SP-COVER-08': 'While any of its characters is Engaged, a unit can neither have nor gain Hunker tokens.',
  'SP-COVER-09': 'For Hunker tokens, characters of Wounded enemy units engage as well (a house rule can change this). This is checked whenever a movement is complete or a figure has been set down or taken away.',
});
