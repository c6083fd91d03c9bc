import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const setup: Chapter = chapter('setup', 'Setting up', {
  'SWM-3.1': 'A skirmish begins in the hangar bay, or on any other table.',
  'SWM-3.2': 'In the hangar bay the Rebels are placed in the ship’s hold, those who do not fit as near to it as there is room; the Imperials in either turbolift, or in both.',
  'SWM-3.3': 'The Rebel player places the whole squad, then the Imperial player does.',
  'SWM-3.6': 'Each squad is placed in the rows along its own edge, one figure to a square.',
  'SWM-AMB-02': 'The zone is as many rows deep as the players set. Whoever finds no free square there goes to the nearest rows with room.',
  'SWM-3.5': 'Doors beside a figure that is placed begin open.',
  'SWM-3.4': 'Who brings reinforcements chooses them when the own squad stands and the other is known, and places them next.',
});

export const rounds: Chapter = chapter('rounds', 'Rounds', {
  'SWM-5.1': 'Every round begins with initiative: each player rolls a twenty-sided die, and ties are rolled again.',
  'SWM-5.2': 'Whoever rolled higher chooses who goes first in this round.',
  'SWM-5.5': 'Initiative is settled before the first phase of a round begins.',
  'SWM-6.1': 'The players take turns in phases. In a phase a player activates two characters, one after the other.',
  'SWM-6.2': 'With a single character left to activate, the phase is that one alone.',
  'SWM-6.3': 'A player who has nobody left to activate is passed over, and the other goes on.',
  'SWM-6.4': 'Every character is activated once a round, and must be.',
  'SWM-6.5': 'The round ends when everybody was activated. All marks are taken off and the next one begins.',
  'SWM-6.6': 'A character that lent its fire counts as activated and is skipped.',
  'SWM-AMB-36': 'No activation may be passed up, but a character need not do anything in its turn.',
  'SWM-5.3': 'The Force never rolls an initiative again.',
  'SWM-5.4': 'A side with a scout that sees an enemy throws two dice and keeps the higher.',
});

export const winning: Chapter = chapter('winning', 'Winning', {
  'SWM-4.1': 'The last enemy defeated ends the skirmish at once; reinforcements need not be defeated.',
  'SWM-4.2': 'After the last round that was agreed on, the following decides, in this order.',
  'SWM-4.2a': 'The squad wins whose defeated enemies cost more.',
  'SWM-4.2b': 'Else the squad wins that has the character nearest to the centre of the board.',
  'SWM-4.2c': 'Else, of the characters that are equally near, the one that costs more wins it.',
  'SWM-4.2d': 'Else it is a draw.',
  'SWM-AMB-03': 'The centre is the square in the middle, or the nearest of those around it. The distance is counted as always, round walls.',
  'SWM-4.3': 'When the same thing defeats the last of both squads, the higher cost defeated wins; else it is a draw.',
  'SWM-AMB-04': 'Both squads gone at once: the cost of those defeated decides, and nobody where it is equal.',
});
