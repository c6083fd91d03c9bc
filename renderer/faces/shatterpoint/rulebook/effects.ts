import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const effects: Chapter = chapter('effects', 'Effects', {
  'SP-EFF-01': 'Abilities, attacks, special rules and the mission all cause effects.',
  'SP-EFF-02': 'Whatever an allied unit or character brings about is an allied effect; whatever an enemy brings about is an enemy effect.',
  'SP-EFF-03': '“After” something is resolved means when all of it is finished.',
  'SP-EFF-04': 'Measure the range of an effect from the object that uses it, unless its text names something else.',
  'SP-EFF-05': 'When you halve a number, round the half up. What is left is the remainder: 7 becomes 4 and 3.',
  'SP-EFF-06': 'A “cannot” always beats a “can”.',
  'SP-EFF-08': 'An effect needs line of sight only where its text, or the rules for attacks and engagement, ask for it.',
  'SP-EFF-07': 'Where the text of a card contradicts the core rules, follow the card.',
  'SP-EFF-09': 'A card that chooses another ally for something that it and the own characters may do still lets the own characters do their part when there is nobody to choose. The cards do not say so; a house rule may leave that part out.',
  'SP-STACK-01': 'The same lasting effect counts only once for a unit or object. A second copy of it adds nothing.',
  'SP-STACK-02': 'Effects with a number in brackets, such as Cover [1] or Sharpshooter [2], are the exception: their numbers add up.',
  'SP-STACK-03': 'When one source of a bracketed effect ends, subtract its number. At 0 the effect is over; it never goes below that.',
  'SP-STACK-04': 'The brackets of Immunity hold the name of a condition instead of a number, so Immunity does not add up.',
});
