import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const movement: Chapter = chapter('wt-movement', 'Movement', {
  'WT-8.1': 'MOV is the diameter of the base in whole centimetres. A movement goes up to MOV along a way that is wide enough for the base, here bent at most once.',
  'WT-8.5': 'Nobody comes within one klik of an enemy without engaging it in melee, which this game does not have.',
  'WT-8.8': 'On plain ground moving costs 1 point for one MOV, running 3 points for four.',
  'WT-8.9': 'A fall of less than twice the own height does no harm. Below three times it has damage 6, below four times damage 8, else damage 10.',
  'WT-A18': 'The klik around an enemy is closed to every way that does not end in an engagement.',
  'WT-A27': 'A fall strikes without an impact check: a damage check, then DEF. From four times the height on it has damage 10.',
  'WT-A28': 'The height of a character stands on its card; a human has one klik.',
});
