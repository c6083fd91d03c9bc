/** For tests of odds: an attack asked about as the game asks. */
import type { Script } from '../../core/script.ts';
import { attack } from '../attack/attack.ts';
import type { Game } from '../game/game.ts';
import { cloneState } from '../state/state.ts';
import { oddsOfDeclared, type Odds } from './odds.ts';
import type { Plan } from './terms.ts';

/** The odds of an attack that could be declared now: declared on a copy and gone on to the dice, nobody answering what may be passed. */
export function oddsOf(game: Game, { attacker, defender, kind, dice = null, part = 'combat' }: Plan): Odds {
  const state = cloneState(game.state);
  const after: Game = { content: game.content, state, events: null };
  const script: Script<unknown> = attack(after, attacker, { kinds: [kind], targets: [defender], part, dice });
  let step = script.next();
  while (step.done !== true && step.value.kind === 'pick') step = script.next({ kind: 'pick', picks: [step.value.options.includes('pass') ? 'pass' : step.value.options[0]!] });
  const made = state.attacks[game.state.attacks.length];
  if (made === undefined) throw new Error('the attack is over before any dice are rolled');
  return oddsOfDeclared(game, after, made);
}
