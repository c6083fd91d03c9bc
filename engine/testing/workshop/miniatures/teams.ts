import type { Card } from '../../../miniatures/game.ts';
import { FIGURES } from '../../../miniatures/figures/index.ts';
import { SIDES, squadProblems, squadProblemText, type Side } from '../../../miniatures/squad.ts';
import { figureTeams } from '../figure-teams.ts';
import type { Teams } from '../workshop.ts';

const CARDS = new Map(FIGURES.map((card) => [card.id, card]));

const squadsOf = (cards: readonly Card[]): Teams => figureTeams({
  called: 'squad',
  title: 'Miniatures squad',
  cards,
  cost: (id) => CARDS.get(id)!.cost,
  points: 100,
  mostPoints: 1000,
  sides: SIDES,
  ownSide: (figures) => figures.map((id) => CARDS.get(id)!.faction).find((faction) => faction !== 'fringe') ?? SIDES[0]!,
  problems: (figures, points, side) => squadProblems(side as Side, figures, { points }, CARDS),
  problemText: squadProblemText,
});

/** Squads (SWM-2.1…2.3, SWM-2.6), as text. There is no format of a community to take over. */
export const squads = squadsOf(FIGURES);

/** Squads of the Fringe alone, which either side may bring (SWM-2.3). */
export const fringeSquads = squadsOf(FIGURES.filter(({ faction }) => faction === 'fringe'));
