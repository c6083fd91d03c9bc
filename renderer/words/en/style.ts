/** How the opponent likes to play: a choice of a new match. */
export const style = {
  legend: 'Style',
  balanced: 'Balanced',
  balancedHint: 'Weighs its figures, yours and the objectives alike',
  bold: 'Bold',
  boldHint: 'Strikes where it can, and counts its own losses for less',
  careful: 'Careful',
  carefulHint: 'Keeps its figures whole before it hurts yours',
  objectives: 'Single-minded',
  objectivesHint: 'Goes for the objectives, whoever falls for it',
};
