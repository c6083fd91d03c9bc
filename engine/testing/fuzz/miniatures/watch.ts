import { sameSquare } from '../../../miniatures/board.ts';
import { farthestOf, speedOf } from '../../../miniatures/allowance.ts';
import type { Event } from '../../../miniatures/events.ts';
import { cardOf, type Game } from '../../../miniatures/game.ts';
import { figureOf, standing } from '../../../miniatures/state.ts';
import { Fault } from '../fault.ts';
import type { Watcher as AnyWatcher } from '../watch.ts';

type Watcher = AnyWatcher<Game, Event>;

/** Whoever stands on the board stands on a square that can be stood on, alone but for somebody on its way past an ally (SWM-8.5, SWM-8.8, SWM-13.1). */
export function squareWatcher(): Watcher {
  const look = ({ state, content: { board } }: Game, moving: string | null, after: string): void => {
    const figures = standing(state);
    for (const [i, { id, seat, at }] of figures.entries()) {
      const ground = board.ground[at.row * board.columns + at.column];
      const isOnBoard =
        Number.isInteger(at.column) && Number.isInteger(at.row) && at.column >= 0 && at.row >= 0 && at.column < board.columns && at.row < board.rows;
      if (!isOnBoard || (ground !== 'open' && ground !== 'low')) throw new Fault('SWM-13.1', 'badSquare', `${id} at ${at.column},${at.row} after ${after}`);
      for (const other of figures.slice(i + 1)) {
        if (!sameSquare(other.at, at)) continue;
        if (other.seat !== seat) throw new Fault('SWM-8.5', 'onEnemy', `${id} and ${other.id} at ${at.column},${at.row} after ${after}`);
        if (moving !== id && moving !== other.id) throw new Fault('SWM-8.8', 'twoOnSquare', `${id} and ${other.id} at ${at.column},${at.row} after ${after}`);
      }
    }
  };
  return {
    event(game, event) {
      if (event.type === 'deployed' || event.type === 'stepped' || event.type === 'turnEnded') look(game, game.state.turn?.figure ?? null, event.type);
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
