import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const terms: Chapter = chapter('terms', 'Terms', {
  'SP-TERM-01': 'Characters and tokens are called objects. Terrain is not one.',
  'SP-TERM-02': 'A unit is made up of one character or several. Each character is a single base, whatever stands on it.',
  'SP-TERM-03': 'A unit is Primary, Secondary or Supporting, and its characters are named the same way: a Primary unit has Primary characters.',
  'SP-TERM-04': 'A unit with one character is a Single Character Unit; with two or more it is a Multiple Character Unit.',
  'SP-TERM-05': 'You control every unit of your strike team. Your units, characters and what they cause are allied to you; those of your opponent are enemy.',
  'SP-TERM-06': 'Effects of the mission, of conditions and of rules that no player controls are non-player effects: neither allied nor enemy.',
  'SP-TERM-07': 'Whatever a card or a mission adds to the core rules is called a special rule.',
  'SP-TERM-08': 'Every unit and every character counts as its own ally. A text that leaves it out says “another”.',
});
