import { mayStand } from '../../../space/ground/ground.ts';
import { elevation, within } from '../../../space/plane/measure.ts';
import { EPSILON, type Point } from '../../../shape/point.ts';
import { actionPoints, lifePoints } from '../../../wartime/archetype.ts';
import type { Event } from '../../../wartime/events.ts';
import { bodyOf, cardOf, type Game } from '../../../wartime/game.ts';
import { characterOf, isStanding, standing } from '../../../wartime/state.ts';
import { Fault } from '../fault.ts';
import type { Watcher as AnyWatcher } from '../watch.ts';

type Watcher = AnyWatcher<Game, Event>;

const written = ({ x, y, z }: Point): string => `${x} ${y} ${z}`;

/** Whoever was moved stands on the table, supported, where it fits, on nobody's base, in whole tenths of a mm, and no enemy of its level within one klik (WT-5.1, WT-8.1, WT-8.5). */
export function placeWatcher(): Watcher {
  return {
    event(game, event) {
      if (event.type !== 'deployed' && event.type !== 'moved') return;
      const self = characterOf(game.state, event.character);
      if (!isStanding(self)) throw new Fault('WT-8.1', 'notOnTable', self.id);
      const where = `${self.id} at ${written(self.at)} after ${event.type}`;
      const others = standing(game.state).filter(({ id }) => id !== self.id);
      const body = bodyOf(game, self);
      const refusal = mayStand(game.content.terrain, body, others.map((other) => bodyOf(game, other)), game.content.levels);
      if (refusal !== null) throw new Fault('WT-8.1', `badPlace ${refusal.why}`, where);
      const enemy = others.find((other) => other.seat !== self.seat && elevation(other.at.y, self.at.y, game.content.levels) === 'same' && within(body, bodyOf(game, other), game.content.klik - 2 * EPSILON));
      if (enemy !== undefined) throw new Fault('WT-8.5', 'withinOneKlik', `${where}, ${enemy.id} at ${written(enemy.at)}`);
      for (const n of [self.at.x, self.at.y, self.at.z]) if (Math.abs(n * 10 - Math.round(n * 10)) > 1e-6) throw new Fault('core', 'unroundedPlace', where);
    },
  };
}

/** Life points, casualties and the points for them (WT-5.6, WT-9.1, WT-9.16). */
export function harmWatcher(): Watcher {
  return {
    event(game, event) {
      const { state, content } = game;
      for (const character of state.characters) {
        const { id, lost, casualty, at } = character;
        const life = lifePoints(cardOf(game, character));
        if (!Number.isInteger(lost) || lost < 0 || lost > life || (lost > 0 && !content.vitality)) throw new Fault('WT-9.16', 'lifePoints', `${id} lost ${lost} of ${life} after ${event.type}`);
        if (casualty && at !== null) throw new Fault('WT-9.1', 'casualtyOnTable', `${id} after ${event.type}`);
      }
      if (event.type !== 'felled') return;
      for (const [seat, felled] of state.felled.entries()) {
        const most = state.characters.reduce(
          (sum, character) => sum + (character.casualty && character.seat !== seat ? content.costs.get(character.card)! : 0), 0,
        );
        if (felled > most) throw new Fault('WT-5.6', 'pointsFromNowhere', `seat ${seat} has ${felled} of ${most}`);
      }
    },
    rested(game) {
      for (const character of game.state.characters) {
        const { id, lost, casualty } = character;
        if (!casualty && lost >= lifePoints(cardOf(game, character))) throw new Fault('WT-9.16', 'notCasualty', `${id} lost ${lost}`);
        if (!casualty && character.at === null && game.state.step !== 'deploy') throw new Fault('WT-9.1', 'gone', id);
      }
    },
  };
}

/** Action points in and out of turn, concentration, and who answers whom (WT-5.5, WT-7.3, WT-A10, WT-A15b, WT-A17). */
export function activationWatcher(): Watcher {
  return {
    event(game, event) {
      const { activation } = game.state;
      if (activation !== null && (activation.left < 0 || activation.concentration > 3)) throw new Fault('WT-5.5', 'pointsBelowZero', `${activation.character}: ${activation.left} left, concentration ${activation.concentration} after ${event.type}`);
      for (const character of game.state.characters) {
        const { id, debt, kept } = character;
        const most = actionPoints(cardOf(game, character));
        if (debt < 0 || debt > most) throw new Fault('WT-A10', 'debtTooGreat', `${id}: ${debt} of ${most} after ${event.type}`);
        if (kept !== null && (kept < 0 || kept > most)) throw new Fault('WT-A17', 'keptTooMuch', `${id}: ${kept} of ${most} after ${event.type}`);
      }
      if (event.type === 'answered' && characterOf(game.state, event.character).seat === characterOf(game.state, event.to).seat) throw new Fault('WT-7.3', 'answersOwnSide', `${event.character} to ${event.to}`);
      if (event.type === 'shotDeclared' && event.shooter === event.target) throw new Fault('WT-9.1', 'shootsItself', event.shooter);
    },
  };
}

/** Turns and phases go on in order and end; each character acts once in a turn (WT-5.2, WT-5.4, WT-5.6). */
export function turnWatcher(): Watcher {
  let turn = 0;
  let phase = 0;
  let ended = new Set<string>();
  return {
    event({ state, content }, event) {
      switch (event.type) {
        case 'turnBegun':
          if (event.turn !== turn + 1) throw new Fault('WT-5.2', 'turnSkipped', `${event.turn} after ${turn}`);
          if (event.turn > content.turns) throw new Fault('WT-5.6', 'noEnd', `turn ${event.turn} of ${content.turns}`);
          [turn, phase, ended] = [event.turn, 11, new Set()];
          return;
        case 'phaseBegun':
          if (event.phase >= phase || event.phase < 1) throw new Fault('WT-5.2', 'phaseOrder', `${event.phase} after ${phase}`);
          phase = event.phase;
          return;
        case 'activated': {
          const self = characterOf(state, event.character);
          if (!isStanding(self) || self.acted || ended.has(self.id)) throw new Fault('WT-5.4', 'actsAgain', self.id);
          if (self.phase !== state.phase) throw new Fault('WT-5.2', 'wrongPhase', `${self.id} of phase ${self.phase} in ${state.phase}`);
          return;
        }
        case 'activationEnded':
          ended.add(event.character);
          return;
        default:
      }
    },
  };
}
