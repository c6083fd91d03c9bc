/** Where a question leads on, before anything is picked: what the table shows and what may be clicked there. */
export const offer = {
  heading: 'On the table',
  chooseFigure: 'Click a figure to see where it can go, or press X.',
  place: 'Click a place to mark it, or use the arrow keys.',
  enemies: 'Click a lit enemy to aim at it, or press X.',
  nowhere: 'goes nowhere',
  same: 'nothing beyond {{kind}}',
  marked: '{{who}}: {{kind}}. Click again or press Enter to go there; Esc takes the mark away.',
  aimed: '{{who}}: {{kind}}. Click again or press Enter to attack; Esc to let be.',
  others: 'V for {{kinds}}.',
  lookThere: 'Look there',
};
