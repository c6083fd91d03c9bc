import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const objectives: Chapter = chapter('objectives', 'Objectives', {
  'SP-OBJ-01': 'A character contests an Active objective within Range 2 if its unit is not Wounded. It may be at any Elevation and need not see the token.',
  'SP-OBJ-02': 'Nobody can contest or control an Inactive objective.',
  'SP-OBJ-03': 'At the end of every turn, count the characters contesting each Active objective at the token’s own Elevation. Only if there are none, count those at other Elevations. The player with more takes control; on a tie nothing changes.',
  'SP-OBJ-04': 'A control token shows who holds an objective. A new owner’s token replaces the old one.',
  'SP-OBJ-05': 'You keep an objective, even with nobody near it, until your opponent takes it or the struggle is over.',
  'SP-OBJ-06': 'Characters are counted, not units: two characters of one unit count as two.',
  'SP-OBJ-07': 'A priority token marks an Active objective. The mission says what it does.',
  'SP-OBJ-08': 'Shifting Priorities: in the second and third struggle, roll one defense die at the start of your turn; the objective with that face on the map gets a priority token. If you control a marked objective, your struggle move is 1 space longer, never more. In the first print all priority tokens leave after the move.',
});
