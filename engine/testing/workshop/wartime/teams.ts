import { armyProblems, armyProblemText } from '../../../wartime/army.ts';
import { characterCost } from '../../../wartime/cost.ts';
import { FIGURES } from '../../../wartime/figures/index.ts';
import { figureTeams } from '../figure-teams.ts';

const CARDS = new Map(FIGURES.map((card) => [card.id, card]));
const COSTS = new Map(FIGURES.map((card) => [card.id, characterCost(card)]));

/** Army lists of the characters that there are (WT-4.11), as text. Archetypes of one's own cannot be written yet. */
export const armies = figureTeams({
  called: 'army list',
  title: 'Wartime army list',
  cards: FIGURES,
  cost: (id) => COSTS.get(id)!,
  points: 250,
  mostPoints: 2000,
  sides: [],
  ownSide: () => '',
  problems: (figures, points) => armyProblems(figures, points, CARDS, COSTS),
  problemText: armyProblemText,
});
