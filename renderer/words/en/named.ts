/** Places that a table names, in New match. */
export const named = {
  objectives: 'Objectives lie', deployment: 'Sides deploy', usual: 'By the rules', table: 'By the table', houseRule: 'House rule',
  objectiveCount: 'The table names {{count}} objectives, and the mission lays {{needed}}.',
  deploymentMissing: 'The table has no outline in which player {{player}} could deploy.',
  deploymentCrosses: 'The outline of player {{player}} crosses itself.',
  deploymentRoom: 'The outline of player {{player}} has room for {{room}} of {{figures}} figures.',
};
