import type { Board } from './board.ts';
import type { Card } from './card.ts';
import type { Event } from './events.ts';
import type { Answering, Content } from './game.ts';
import type { MiniaturesSetup } from './setup.ts';
import { openEyes } from './sight.ts';
import type { Figure, State } from './state.ts';

/** The figures of both squads before deployment. */
export function firstState(setup: MiniaturesSetup): State {
  const figures: Figure[] = [];
  for (const [seat, team] of setup.teams.entries()) for (const [place, card] of team.figures.entries()) {
    figures.push({ id: `${seat}.${place}`, seat, card, at: null, damage: 0, activated: false, defeated: false });
  }
  return { step: 'deploy', round: 0, first: 0, active: 0, left: 0, turn: null, figures, winner: null };
}

/** Everything that never changes in this skirmish. Reactions are indexed by the event they answer. */
export function makeContent(setup: MiniaturesSetup, board: Board, cards: ReadonlyMap<string, Card>, state: State): Content {
  const reactions = new Map<Event['type'], Answering[]>();
  for (const { id, card } of state.figures) for (const feat of cards.get(card)!.feats) {
    if (feat.kind !== 'reaction') continue;
    const known = reactions.get(feat.after);
    if (known === undefined) reactions.set(feat.after, [{ owner: id, feat }]);
    else known.push({ owner: id, feat });
  }
  return { cards, board, eyes: openEyes(board), reactions, roundLimit: setup.rounds, deployRows: setup.deployRows };
}
