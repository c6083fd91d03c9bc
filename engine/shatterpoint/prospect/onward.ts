import type { Onward } from '../../core/rules.ts';
import type { PickRequest } from '../../core/script.ts';
import type { Content } from '../game/game.ts';
import type { State } from '../state/state.ts';
import { besideIngress } from './beside-ingress.ts';

/** What is done with the two actions, in the order in which a person thinks of them; abilities come behind. */
const ACTS: readonly string[] = ['move', 'combat'];
/** Answers that do nothing, or end what was begun. */
const AWAY: readonly string[] = ['none', 'done', 'stay', 'pass', 'no', 'end', 'stop'];
/** Questions of which every answer goes on towards a move or an attack. */
const ON: readonly string[] = ['character', 'how', 'attackKind', 'target', 'ingress'];

function follow({ ask, options, seat }: PickRequest, picks: readonly string[]): readonly string[] {
  if (ask === 'act') return picks.length > 0 ? [] : [...ACTS.filter((act) => options.includes(act)), ...options.filter((option) => option.startsWith('ability:'))];
  if (ON.includes(ask)) return options.filter((option) => !AWAY.includes(option));
  // An ability that lets one of its own side go somewhere asks first who it is.
  return ask === 'choice' ? options.filter((option) => option.startsWith(`${seat}.`)) : [];
}

/** Where Shatterpoint's questions lead on: to moves of any kind (SP-ACTION-02), also through ingress points (SP-INGR-02), and to attacks with the target that is chosen (SP-ATK-01, -02). */
export const onwardIn = (content: Content): Onward<State> => ({
  follow,
  aimedAt: (before, after) => after.attacks[before.attacks.length]?.defender ?? null,
  through: (state, request) => besideIngress({ state, content, events: null }, request),
});
