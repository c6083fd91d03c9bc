import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const setup: Chapter = chapter('setup', 'Set-up and deployment', {
  'SP-SETUP-01': 'Set up in this order: teams; who is First Player, and the sides; mission and objectives; terrain; decks, Force and struggle tracker. Then come deployment, stances and the first struggle card, and the first turn starts.',
  'SP-SETUP-02': 'Shuffle your unit order cards, your Shatterpoint card and the Battle Tactics cards you chose into a face-down order deck.',
  'SP-SETUP-03': 'The struggle token begins on 0. Each player’s first momentum token lies on the 8 of the side nearest to them.',
  'SP-DEPLOY-01': 'Beginning with the First Player, take turns to deploy a complete squad until all four stand on the table.',
  'SP-DEPLOY-02': 'Start a squad with one character of its Primary unit, within Range 2 of your own edge.',
  'SP-DEPLOY-03': 'All other characters of the squad go within Range 1 of this first one.',
  'SP-DEPLOY-04': 'Any piece of the base inside the distance is enough, and any Elevation will do. Every base must be where a movement could end, wholly on the table. Only where not a single place is left does a house rule say what happens: the figure stands a Range farther off, or at your own edge.',
  'SP-DEPLOY-05': 'You decide which of your squads to deploy first.',
  'SP-DEPLOY-06': 'With all squads deployed, choose the starting stance of each of your units that has two. The First Player chooses first.',
  'SP-DEPLOY-07': 'Finally the First Player turns over the top struggle card. Its objectives become Active, its rules begin, and the first turn starts.',
  'SP-DEPLOY-08': 'Nobody has lost a struggle yet, so if the first card has several maps the player who is not First Player chooses (a house rule can change this).',
});
