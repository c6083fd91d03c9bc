import { indexOf, squareId } from '../../../miniatures/board.ts';
import { hasFeat } from '../../../miniatures/card.ts';
import { overlapping, squaresOf } from '../../../miniatures/space.ts';
import { spaceOf } from '../../../miniatures/stand.ts';
import { farthestOf, speedOf } from '../../../miniatures/allowance.ts';
import type { Event } from '../../../miniatures/events.ts';
import { cardOf, type Game } from '../../../miniatures/game.ts';
import { figureOf, standing } from '../../../miniatures/state.ts';
import { Fault } from '../fault.ts';
import type { Watcher as AnyWatcher } from '../watch.ts';

type Watcher = AnyWatcher<Game, Event>;

/** Whoever stands on the board stands on a square that can be stood on, alone but for somebody on its way past an ally or over a pit (SWM-8.5, SWM-8.8, SWM-13.1). */
export function squareWatcher(): Watcher {
  const look = (game: Game, moving: string | null, after: string): void => {
    const { board } = game.content;
    const figures = standing(game.state);
    for (const [i, figure] of figures.entries()) {
      const { id, seat } = figure;
      for (const square of squaresOf(spaceOf(game, figure))) {
        const { column, row, level = 0 } = square;
        const ground = board.ground[indexOf(board, square)];
        const sizes = [[column, board.columns], [row, board.rows], [level, board.upper.levels]] as const;
        const isOnBoard = sizes.every(([n, most]) => Number.isInteger(n) && n >= 0 && n < most);
        const hovers = ground === 'pit' && id === moving && hasFeat(cardOf(game, figure), 'flight');
        if (!isOnBoard || (ground !== 'open' && ground !== 'low' && !hovers)) throw new Fault('SWM-13.1', 'badSquare', `${id} at ${squareId(square)} after ${after}`);
      }
      for (const other of figures.slice(i + 1)) {
        if (!overlapping(spaceOf(game, figure), spaceOf(game, other))) continue;
        const mover = [figure, other].find((each) => each.id === moving);
        const passes = mover !== undefined && (game.state.turn?.leaping === true || hasFeat(cardOf(game, mover), 'flight'));
        if (other.seat !== seat && !passes) throw new Fault('SWM-8.5', 'onEnemy', `${id} and ${other.id} after ${after}`);
        if (mover === undefined) throw new Fault('SWM-8.8', 'twoOnSquare', `${id} and ${other.id} after ${after}`);
      }
    }
  };
  return {
    event(game, event) {
      if (event.type === 'deployed' || event.type === 'stepped' || event.type === 'turnEnded') look(game, game.state.turn?.figure ?? null, event.type);
      const squeezed = game.state.figures.find((figure) => figure.squeezed);
      if (event.type === 'turnEnded' && squeezed !== undefined) throw new Fault('SWM-8.13', 'endsSqueezed', squeezed.id);
    },
  };
}

/** Hit points, defeat, and who attacks whom. */
export function figureWatcher(): Watcher {
  const settled = (game: Game): void => {
    for (const figure of game.state.figures) {
      const { hitPoints } = cardOf(game, figure);
      if (!figure.defeated && figure.damage >= hitPoints) throw new Fault('SWM-1.2', 'notDefeated', `${figure.id} has ${figure.damage} damage of ${hitPoints}`);
      if (figure.defeated && figure.damage < hitPoints) throw new Fault('SWM-1.2', 'defeatedTooSoon', `${figure.id} has ${figure.damage} damage of ${hitPoints}`);
    }
  };
  return {
    event(game, event) {
      for (const figure of game.state.figures) {
        const { id, damage, defeated, at } = figure;
        const { hitPoints } = cardOf(game, figure);
        if (!Number.isInteger(damage) || damage < 0 || damage > hitPoints) throw new Fault('SWM-11.9', 'damageOutOfBounds', `${id} has ${damage} damage of ${hitPoints} after ${event.type}`);
        if (defeated && at !== null) throw new Fault('SWM-1.2', 'defeatedOnBoard', `${id} after ${event.type}`);
      }
      if (event.type !== 'attackDeclared') return;
      const [attacker, target] = [figureOf(game.state, event.attacker), figureOf(game.state, event.target)];
      if (attacker.seat === target.seat) throw new Fault('SWM-10.1', 'attacksAlly', `${attacker.id} at ${target.id}`);
      if (cardOf(game, attacker).damage === 0) throw new Fault('SWM-11.10', 'harmlessAttacks', attacker.id);
    },
    rested: settled,
  };
}

/** One character's turn: its movement, its one attack, and each answer once (SWM-7.2…7.4, SWM-12.3, SWM-16.8). */
export function turnWatcher(): Watcher {
  return {
    event(game, { type }) {
      const { state, state: { turn } } = game;
      if (turn === null) return;
      const { figure, spent, attacks, used } = turn;
      const self = figureOf(state, figure);
      if (spent > farthestOf(game, self, turn) || (attacks > 0 && spent > speedOf(game, self, turn))) throw new Fault('SWM-7.2', 'movedTooFar', `${figure}: ${spent} after ${type}`);
      if (new Set(used).size !== used.length) throw new Fault('SWM-12.3', 'usedTwice', `${used.join(' ')} after ${type}`);
    },
  };
}

/** Rounds, phases and activations go on in order and end (SWM-5.1, SWM-6.1, SWM-6.4, SWM-4.2). */
export function roundWatcher(): Watcher {
  let round = 0;
  let activated = new Set<string>();
  return {
    event({ state, content }, event) {
      switch (event.type) {
        case 'roundBegun':
          if (event.round !== round + 1) throw new Fault('SWM-5.1', 'roundSkipped', `${event.round} after ${round}`);
          if (event.round > content.roundLimit) throw new Fault('SWM-4.2', 'noEnd', `round ${event.round} of ${content.roundLimit}`);
          round = event.round;
          activated = new Set();
          return;
        case 'fireCombined':
        case 'activated': {
          if (event.type === 'fireCombined' && !event.activates) return;
          const id = event.type === 'activated' ? event.figure : event.helper;
          const { seat } = figureOf(state, id);
          if (activated.has(id)) throw new Fault('SWM-6.4', 'activatedTwice', `${id} in round ${round}`);
          if (seat !== state.active && event.type === 'activated') throw new Fault('SWM-6.1', 'wrongPlayerActivates', id);
          if (state.left < 0 || state.left > 2) throw new Fault('SWM-6.1', 'tooManyActivations', `${state.left} left`);
          activated.add(id);
          return;
        }
        default:
      }
    },
  };
}
