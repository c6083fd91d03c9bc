/** What tic-tac-toe with a ladder says; its id stands before the keys. */
export const en = {
  system: { name: 'Ladder', hint: 'Three in a row, with a ladder' },
  place: { top: 'the top of the ladder', square: 'square {{name}}' },
  figure: 'Figure {{number}}',
  ask: { turn: 'Where do you go?' },
  climb: 'Climb to the top',
  begun: '{{first}} against {{second}}: {{side}} begins.',
  placed: '{{side}} takes {{place}}.',
  climbed: '{{side}} climbs the ladder.',
  won: '{{side}} has a line.',
  draw: 'Nothing is left to do: a draw.',
  refusal: { notAtFoot: 'Only who stands at the foot of the ladder climbs it, and only while nobody is at its top.' },
  rule: { 1: 'Beginning', 2: 'Squares', 3: 'Ladder', 4: 'Ladder', 5: 'Lines', 6: 'Draw' },
  end: { figures: 'Figures on the board' },
  other: 'Who plays against you',
  start: 'The first to hold three squares in a row wins. The top of the ladder counts as the middle square.',
};
