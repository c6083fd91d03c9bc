import { isUnitEngaged } from '../../../shatterpoint/deeds/effects.ts';
import { read, type Game } from '../../../shatterpoint/game/game.ts';
import type { Unit } from '../../../shatterpoint/state/state.ts';
import { OUTERMOST, sideOf } from '../../../shatterpoint/deeds/struggle.ts';
import { Fault } from '../fault.ts';
import type { Watcher } from './watcher.ts';

const isWhole = (n: number, least: number, most = Infinity): boolean => Number.isInteger(n) && n >= least && n <= most;

/** Force, momentum and the struggle token keep to what there is of them. */
export function trackWatcher(): Watcher {
  const pools: number[] = [];
  return {
    event({ state, content }, { type }) {
      for (const [seat, { ready, pool, momentum, claimed }] of state.players.entries()) {
        if (!isWhole(ready, 0, pool)) throw new Fault(ready < 0 ? 'SP-FORCE-03' : 'SP-FORCE-04', 'forceOutOfPool', `seat ${seat} has ${ready} of ${pool} Ready after ${type}`);
        if ((pools[seat] ??= pool) !== pool) throw new Fault('SP-FORCE-05', 'poolChanged', `seat ${seat} had ${pools[seat]}, has ${pool} after ${type}`);
        if (new Set(momentum).size !== momentum.length || !momentum.every((space) => isWhole(space, 1, OUTERMOST))) throw new Fault('SP-MOM-01', 'momentumSpaces', `seat ${seat}: ${momentum.join(' ')} after ${type}`);
        if (claimed.length > content.setup.claimsToWin) throw new Fault('SP-WIN-01', 'claimedTooMany', `seat ${seat}: ${claimed.join(', ')}`);
      }
      const { token } = state.struggle;
      if (!isWhole(token, -OUTERMOST, OUTERMOST)) throw new Fault('SP-STRUG-03', 'tokenOffTrack', `${token} after ${type}`);
      for (const { id, active, controller, priority } of state.objectives) {
        if (!active && controller !== null) throw new Fault('SP-OBJ-02', 'inactiveControlled', `${id} by seat ${controller} after ${type}`);
        if (!active && priority) throw new Fault('SP-OBJ-07', 'inactivePriority', `${id} after ${type}`);
      }
    },
    rested(game) {
      const { phase, players, struggle } = game.state;
      for (const [seat, { momentum }] of players.entries()) {
        if (phase === 'play' && struggle.card !== null && struggle.wonBy === null && momentum.includes(struggle.token * sideOf(game, seat))) {
          throw new Fault('SP-WIN-02', 'tokenOnMomentum', `seat ${seat} has momentum on the struggle token's space ${struggle.token} and has not won`);
        }
      }
    },
  };
}

/** Tokens on stat cards. */
export function unitWatcher(): Watcher {
  return {
    event({ state }, event) {
      const { type } = event;
      if ((event.type === 'damaged' || event.type === 'damageHealed') && state.units.some(({ id, wounded }) => id === event.unit && wounded > 0)) throw new Fault('SP-WND-04', `${type} while Wounded`, `${event.unit}: ${event.amount}`);
      for (const unit of state.units) {
        const { id, damage, wounded, injured, hunker, conditions, defeated, characters } = unit;
        for (const [name, count] of Object.entries({ damage, injured, hunker })) if (!isWhole(count, 0)) throw new Fault('SP-DMG-01', 'tokensBelowZero', `${id}: ${name} ${count} after ${type}`);
        if (!isWhole(wounded, 0, 1)) throw new Fault('SP-WND-08', 'woundedTwice', `${id} has ${wounded} Wounded tokens after ${type}`);
        if (new Set(conditions).size !== conditions.length) throw new Fault('SP-COND-02', 'conditionTwice', `${id}: ${conditions.join(' ')} after ${type}`);
        if (!defeated) continue;
        if (characters.some(({ at }) => at !== null)) throw new Fault('SP-DEF-01', 'defeatedOnTable', `${id} after ${type}`);
        if (damage + wounded + injured + hunker + conditions.length > 0) throw new Fault('SP-DEF-05', 'defeatedHasTokens', `${id} after ${type}`);
      }
    },
    asked(game) {
      for (const unit of game.state.units) checkStamina(game, unit);
    },
    rested(game) {
      for (const unit of game.state.units) {
        checkStamina(game, unit);
        if (unit.hunker > 0 && isUnitEngaged(game, unit) && read(game, 'hunkerWhileEngaged', { unit: unit.id, character: null, attack: null }) === 0) throw new Fault('SP-COVER-08', 'engagedHunker', `${unit.id} has ${unit.hunker}`);
      }
    },
  };
}

/** Actions of the activation and the numbers of attacks being made. */
export function attackWatcher(): Watcher {
  return {
    event({ state }, { type }) {
      const now = state.activation;
      if (now !== null && now.spent > 2) throw new Fault('SP-ACTION-01', 'thirdAction', `${now.unit} after ${type}: ${now.made.join(' ')}`);
      for (const { attacker, defender, attackDice, defenseDice, successes, pool } of state.attacks) {
        const numbers = { attackDice, defenseDice, successes, pool };
        for (const [name, number] of Object.entries(numbers)) if (!isWhole(number, 0)) throw new Fault('SP-ATK-04', 'attackBelowZero', `${attacker} at ${defender}: ${name} ${number} after ${type}`);
      }
    },
  };
}

/** SP-WND-01. */
function checkStamina({ content }: Game, { id, card, damage, wounded, defeated }: Unit): void {
  const { stamina } = content.card(card);
  if (!defeated && wounded === 0 && damage >= stamina) throw new Fault('SP-WND-01', 'notWounded', `${id} has ${damage} damage, Stamina ${stamina}`);
}
