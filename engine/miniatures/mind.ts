import { throwDice } from '../core/dice.ts';
import { anyOf } from '../core/rng.ts';
import type { Mind } from '../core/rules.ts';
import type { Answer, PickRequest } from '../core/script.ts';
import { readUse } from './action.ts';
import { cardOf, type Content } from './game.ts';
import { bestSquares, squaresWorth } from './mind/goals.ts';
import { features, judge, strength, STYLES_OF } from './mind/judgement.ts';
import { quickOverride } from './mind/overriding.ts';
import { joiners, quickAct, quickActivation, quickAnswer, quickStriker } from './mind/quick.ts';
import { worthJoining } from './mind/reinforce.ts';
import { figureOf, type State } from './state.ts';
import { FASTER, readAttack } from './turn.ts';

const pick = (...picks: readonly string[]): Answer => ({ kind: 'pick', picks });

/** Squares considered for a deployment. */
const SPOTS = 8;

/** How the computer sees a skirmish: attack whom it hurts most, else go where an attack will be possible. */
export function makeMind(content: Content): Mind<State> {
  return {
    suggest(state, request) {
      if (request.kind !== 'pick') throw new Error(`nobody thinks about a ${request.kind} in this game`);
      if (request.ask === 'deploy') return bestSquares(content, request, state).slice(0, SPOTS).map((option) => pick(option));
      if (request.ask === 'reinforce') return worthJoining(content, state, request).map((option) => pick(option));
      if (request.ask === 'combineFire') return distinct([pick(), pick(...joiners(content, state, request)), pick(...request.options)]);
      if (request.ask === 'act') return worthwhile(content, state, request).map((option) => pick(option));
      if (request.ask === 'useOn') return suited(content, state, request).map((option) => pick(option));
      if (request.ask === 'lightning') return [pick(...leaps(state, request))];
      return request.options.map((option) => pick(option));
    },
    reflex(state, request, random) {
      if (request.kind === 'roll') return throwDice(request, Math.floor(random() * 4294967296))[0];
      if (request.kind !== 'pick') throw new Error(`no ${request.kind} is asked in this game`);
      if (request.ask === 'deploy') return pick(anyOf(bestSquares(content, request, state).slice(0, SPOTS), random));
      if (request.ask === 'reinforce') return pick(worthJoining(content, state, request)[0]!);
      if (request.ask === 'act') return pick(quickAct(content, state, request, random));
      if (request.ask === 'activate') return pick(quickActivation(content, state, request, random));
      if (request.ask === 'combineFire') return pick(...joiners(content, state, request));
      if (request.ask === 'reroll') return pick(missed(request) && random() < REROLLS ? request.options[0]! : 'pass');
      if (request.ask === 'useOn') return pick(anyOf(suited(content, state, request), random));
      if (request.ask === 'lightning') return pick(...leaps(state, request));
      if (request.ask === 'strikers') return pick(quickStriker(content, state, request));
      if (request.ask === 'dealtNext') return pick(request.options[0]!);
      if (request.ask === 'first') return pick(String(request.seat));
      if (request.ask === 'override') return pick(quickOverride(content, state, request));
      if (request.ask === 'answer') return pick(quickAnswer(content, state, request));
      if (request.options.includes('pass')) return pick(request.options.find((option) => option !== 'pass')!);
      return pick(anyOf(request.options, random));
    },
    judge: (state, seat, stress) => judge(content, state, seat, stress),
    styles: STYLES_OF,
    grounds: (state, seat) => (state.step === 'over' ? {} : { own: strength(content, state, seat), enemy: -strength(content, state, 1 - seat) }),
    features: (state, seat) => (state.step === 'over' ? {} : features(content, state, seat)),
    acting: ({ active }) => active,
    activated: ({ turn }) => turn?.figure ?? null,
  };
}

/** How often a miss is rolled again. */
const REROLLS = 0.7;

/** Whether the roll that may be rolled again has failed. */
const missed = ({ about }: PickRequest): boolean => Number(about['natural']) < Number(about['needed']);

/** Whom an action that is chosen for suits: friends what helps, enemies all else. */
function suited(content: Content, state: State, { seat, about, options }: PickRequest): readonly string[] {
  const { feats } = cardOf({ content }, figureOf(state, String(about['figure'])));
  const helps = feats.some((feat) => feat.id === about['feat'] && feat.kind === 'action' && feat.helps === true);
  const fit = options.filter((option) => (figureOf(state, option).seat === seat) === helps);
  return fit.length > 0 ? fit : options;
}

/** Enemies that lightning leaps to. */
const leaps = (state: State, { seat, options, max }: PickRequest): readonly string[] =>
  options.filter((option) => figureOf(state, option).seat !== seat).slice(0, max);

/** Answers that differ in what they pick. */
const distinct = (answers: readonly Answer[]): Answer[] => [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];

/** Attacks, a few squares worth going to, and the end of the turn. */
function worthwhile(content: Content, state: State, request: PickRequest): string[] {
  const attacks = request.options.filter((option) => readAttack(option) !== null);
  const rest = request.options.filter((option) => option === 'end' || option === FASTER || readUse(option) !== null);
  const chosen = [...attacks, ...squaresWorth(content, state, request), ...rest];
  return chosen.length > 0 ? chosen : request.options.slice();
}

