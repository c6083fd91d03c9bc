import type { Mind } from '../../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest } from '../../core/script.ts';
import type { Random } from '../../core/rng.ts';
import { unitWith } from '../state/find.ts';
import type { Game, Content } from '../game/game.ts';
import { grounds, judge, STYLES_OF } from './judge.ts';
import { reflexPick } from './picks.ts';
import { bestPlaces, standWorth, stayWorth } from './places.ts';
import { fittingPlaces } from './purposes.ts';
import type { State } from '../state/state.ts';

/** Places looked at more closely for one move. */
const SPOTS = 6;

/** How much less than the best a place may be worth to be thought about: about half an objective. */
const MARGIN = 2;

/** How far the worth of a place is shaken in a hurry. */
const NOISE = 0.6;

/** What the search must know to play Shatterpoint: options worth trying, quick answers, and how a match stands. */
export function makeMind(content: Content): Mind<State> {
  const gameOf = (state: State): Game => ({ state, content, events: null });
  return {
    suggest(state, request) {
      const game = gameOf(state);
      if (request.kind === 'roll') throw new Error('dice are rolled, not suggested');
      if (request.kind === 'place') return suggestPlaces(game, request);
      return isSet(request) ? suggestSets(game, request) : suggestPicks(request);
    },
    reflex(state, request, random) {
      const game = gameOf(state);
      switch (request.kind) {
        case 'roll': return { kind: 'roll', faces: Array.from({ length: request.count }, () => 1 + Math.floor(random() * request.sides)) };
        case 'pick': return { kind: 'pick', picks: isSet(request) ? wantedSet(game, request) : picksFrom(request, reflexPick(game, request, random)) };
        case 'place': return reflexPlace(game, request, random);
        default: return request satisfies never;
      }
    },
    judge: (state, seat, stress) => judge(gameOf(state), seat, stress),
    styles: STYLES_OF,
    grounds: (state, seat) => (state.phase === 'over' ? {} : grounds(gameOf(state), seat)),
    acting: ({ active }) => active,
  };
}

/** Whether several things, or none at all, may be picked. */
const isSet = ({ min, max }: PickRequest): boolean => max > 1 || min === 0;

const suggestPicks = (request: PickRequest): Answer[] => request.options.map((option) => ({ kind: 'pick', picks: picksFrom(request, option) }));

/** Of several things at once: the wanted ones, or as few as allowed. */
const suggestSets = (game: Game, request: PickRequest): Answer[] => [
  { kind: 'pick', picks: wantedSet(game, request) },
  ...(request.min < wantedSet(game, request).length ? [{ kind: 'pick', picks: request.options.slice(0, request.min) } as const] : []),
];

/** Of dice to roll again the own failures or the enemy's successes; of other things as many as allowed. */
function wantedSet(game: Game, { ask, about, options, min, max, seat }: PickRequest): string[] {
  const wanted = ask === 'reroll' ? options.filter((option) => isBad(option, unitWith(game.state, String(about[about['roll'] === 'attack' ? 'attacker' : 'defender'])).seat === seat)) : options;
  return [...wanted, ...options.filter((option) => !wanted.includes(option)).slice(0, Math.max(0, min - wanted.length))].slice(0, max);
}

/** Whether a die had better show something else, for the side that rolled it or for the other. */
const isBad = (option: string, own: boolean): boolean => option.endsWith(':failure') === own;

/** One option, filled up to the number asked for. */
const picksFrom = ({ options, min }: PickRequest, first: string): string[] => [
  first,
  ...options.filter((option) => option !== first).slice(0, Math.max(0, min - 1)),
];

/** Good places, those that are plainly worse than the best left out; one for each purpose that they do not serve; and staying. */
function suggestPlaces(game: Game, request: PlaceRequest): Answer[] {
  const standing = standWorth(game, request);
  const spots = bestPlaces(game, request, SPOTS, standing);
  const least = (spots[0]?.value ?? -Infinity) - MARGIN;
  const good = spots.filter(({ value }) => value >= least).map(({ at }) => at);
  const answers: Answer[] = [...good, ...fittingPlaces(game, request, good)].map((at) => ({ kind: 'place', at }));
  if (request.optional && (answers.length === 0 || stayWorth(game, request, standing) >= least)) answers.push({ kind: 'place', at: null });
  return answers;
}

/** The best place, unless it is better to stay. */
function reflexPlace(game: Game, request: PlaceRequest, random: Random): Answer {
  const standing = standWorth(game, request);
  const [best] = bestPlaces(game, request, 1, standing, random, NOISE);
  if (best === undefined || (request.optional && best.value < stayWorth(game, request, standing))) return { kind: 'place', at: null };
  return { kind: 'place', at: best.at };
}
