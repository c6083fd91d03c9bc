/** How strong the opponent is: a choice of a new match. */
export const level = {
  legend: 'Opponent',
  firstSteps: 'First steps',
  firstStepsHint: 'Moves and shoots, and often misses the better thing',
  learner: 'Learner',
  learnerHint: 'Looks a little ahead, and is easily wrong',
  player: 'Player',
  playerHint: 'Plans its turns, among few plans',
  veteran: 'Veteran',
  veteranHint: 'Plans its turns carefully',
  grandmaster: 'Grandmaster',
  grandmasterHint: 'Compares many plans; takes its time',
};
