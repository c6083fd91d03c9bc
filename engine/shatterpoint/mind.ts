import type { Mind } from '../core/rules.ts';
import type { Answer, PickRequest, PlaceRequest } from '../core/script.ts';
import type { Random } from '../core/rng.ts';
import type { Content } from './content.ts';
import type { Game } from './game.ts';
import { judge } from './mind/judge.ts';
import { reflexPick } from './mind/picks.ts';
import { bestPlaces } from './mind/places.ts';
import type { State } from './state.ts';

/** Places looked at more closely for one move. */
const SPOTS = 6;

/** What the search must know to play Shatterpoint: options worth trying, quick answers, and how a match stands. */
export function makeMind(content: Content): Mind<State> {
  const gameOf = (state: State): Game => ({ state, content, events: null });
  return {
    suggest(state, request) {
      const game = gameOf(state);
      if (request.kind === 'roll') throw new Error('dice are rolled, not suggested');
      if (request.kind === 'place') return suggestPlaces(game, request);
      return request.max > 1 ? suggestSets(request) : suggestPicks(request);
    },
    reflex(state, request, random) {
      const game = gameOf(state);
      switch (request.kind) {
        case 'roll': return { kind: 'roll', faces: Array.from({ length: request.count }, () => 1 + Math.floor(random() * request.sides)) };
        case 'pick': return { kind: 'pick', picks: request.max > 1 ? wantedSet(request) : picksFrom(request, reflexPick(game, request, random)) };
        case 'place': return reflexPlace(game, request, random);
        default: return request satisfies never;
      }
    },
    judge: (state, seat) => judge(gameOf(state), seat),
  };
}

const suggestPicks = (request: PickRequest): Answer[] => request.options.map((option) => ({ kind: 'pick', picks: picksFrom(request, option) }));

/** Of several things at once: the wanted ones, or as few as allowed. */
const suggestSets = (request: PickRequest): Answer[] => [
  { kind: 'pick', picks: wantedSet(request) },
  ...(request.min < wantedSet(request).length ? [{ kind: 'pick', picks: request.options.slice(0, request.min) } as const] : []),
];

/** Of dice to roll again the failures; of other things as many as allowed. */
function wantedSet({ ask, options, min, max }: PickRequest): string[] {
  const wanted = ask === 'reroll' ? options.filter((option) => option.endsWith(':failure')) : options;
  return [...wanted, ...options.filter((option) => !wanted.includes(option)).slice(0, Math.max(0, min - wanted.length))].slice(0, max);
}

/** One option, filled up to the number asked for. */
const picksFrom = ({ options, min }: PickRequest, first: string): string[] => [first, ...options.filter((option) => option !== first).slice(0, Math.max(0, min - 1))];

function suggestPlaces(game: Game, request: PlaceRequest): Answer[] {
  const answers: Answer[] = bestPlaces(game, request, SPOTS).map((at) => ({ kind: 'place', at }));
  if (request.optional) answers.push({ kind: 'place', at: null });
  return answers;
}

function reflexPlace(game: Game, request: PlaceRequest, random: Random): Answer {
  const [at] = bestPlaces(game, request, 1, random, 1.2);
  return { kind: 'place', at: at ?? null };
}
