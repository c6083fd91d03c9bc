import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const turn: Chapter = chapter('wt-turn', 'The course of an adventure', {
  'WT-5.1': 'First everybody deploys, one character at a time in turn, near the own deployment point. Where not a single place is left there, the zone grows klik by klik. Then turns are played.',
  'WT-5.2': 'At the beginning of a turn action points are refilled. Characters act in the reaction phase of their REA, from 10 down to 1.',
  'WT-5.3': 'Each turn begins with a roll for initiative: one die for each side that is left, and the highest begins every phase of the turn.',
  'WT-5.4': 'Within a phase the sides activate one character after another, clockwise from the one with the initiative. A side without a character in the phase is skipped.',
  'WT-5.5': 'Whoever is activated decides on its actions one after another and pays each in action points, as long as they last.',
  'WT-5.6': 'The last side with characters left wins at once. After the last turn the most points felled decide, then the most points left; else it is a draw.',
  'WT-18.3': 'A skirmish is a meeting of small teams on a middling table, played with life points.',
  'WT-A15': 'An activation may end early. What is left of its action points is lost and pays for no answers.',
  'WT-A16': 'Sides that tie for the initiative roll again among themselves.',
  'WT-A110': 'Whether life points are used is a setting of the match; skirmishes use them.',
});
