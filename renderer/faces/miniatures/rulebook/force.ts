import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const force: Chapter = chapter('force', 'The Force', {
  'SWM-14.1': 'Points are spent for the rest of the skirmish.',
  'SWM-14.2': 'For 1 point a character rolls its attack or save again, even a 1. The second result stands, even if it is worse.',
  'SWM-14.3': 'For 1 point it moves two squares more in this turn: before its attack, after it, or without one, but not once an attack has followed its move.',
  'SWM-14.4': 'A power costs the points that it prints.',
  'SWM-14.5': 'A character uses the Force once in any turn, its own or another’s.',
  'SWM-14.6': 'Who has paid to move faster uses no power in that turn, and may roll a save again in the next one.',
  'SWM-14.7': 'The points must be there, and all of them come from one character.',
  'SWM-14.8': 'A roll is made again at once, before anything comes of it.',
  'SWM-AMB-32': 'The point may be paid until the move ends.',
  'SWM-AMB-39': 'Attacks that the Force has paid for are not rolled again, unless there is another use.',
});

export const commanders: Chapter = chapter('commanders', 'Commanders', {
  'SWM-15.1': 'A commander’s effect reaches allies as its card says, never Droids nor the Savage.',
  'SWM-15.2': 'It needs no sight and ends when the commander falls. The same effect counts once; of different ones on one number, the highest.',
  'SWM-15.3': 'A commander is not its own ally.',
  'SWM-AMB-17': 'Effects of commanders that boost one number do not add up, unless the card says so.',
  'SWM-AMB-34': 'Displeasure: an ally without the Force that rolls a 1 that stands is defeated; each time, the others without the Force have +2 Attack while Vader stands.',
});
