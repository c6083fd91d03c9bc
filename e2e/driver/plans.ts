import type { PickRequest, PlaceRequest } from '../../engine/core/script.ts';
import type { State } from '../../engine/shatterpoint/state/state.ts';
import { planDistance, type Point } from '../../engine/shape/point.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import type { Seen } from './eyes.ts';
import { places, toWayUp, waysUp } from './ground.ts';
import type { Person, Way } from './person.ts';

/** What the scripted person wants to have done once. */
export type Deed = 'climb' | 'attack' | 'cover';

const DECLINES = ['none', 'pass', 'no', 'skip', 'stay', 'done', 'end'];

const enemies = (view: State, seat: number): readonly Point[] =>
  view.units.filter((unit) => unit.seat !== seat).flatMap(({ characters }) => characters.flatMap(({ at }) => (at === null ? [] : [at])));

const nearest = (at: Point, others: readonly Point[]): number => Math.min(1e6, ...others.map((other) => planDistance(at, other)));

/** Actions in the order of what is still wanted; abilities help to come near an enemy. */
function wishedActs(options: readonly string[], left: ReadonlySet<Deed>): readonly string[] {
  const abilities = left.has('attack') ? options.filter((option) => option.startsWith('ability:')) : [];
  return left.has('attack') || left.has('climb') ? ['combat', 'move', ...abilities, 'takeCover', 'end'] : [...(left.has('cover') ? ['takeCover'] : []), 'combat', 'move', 'end'];
}

/** The option that leads to what is still wanted. */
function wishedOption({ ask, options }: PickRequest, left: ReadonlySet<Deed>, terrain: Terrain): string {
  const first = (...wanted: readonly string[]): string | undefined => wanted.find((option) => options.includes(option));
  const height = (id: string): number => terrain.ingress.find((point) => point.id === id)?.at.y ?? -1;
  switch (ask) {
    case 'act': return first(...wishedActs(options, left)) ?? options[0]!;
    case 'how': return first('advance', 'reposition', 'dash', 'climb') ?? options[0]!;
    case 'ingress': return [...options].sort((a, b) => (Number(b.includes('arm') || b.includes('hub')) - Number(a.includes('arm') || a.includes('hub'))) || height(b) - height(a))[0]!;
    case 'order': return first('reveal') ?? options[0]!;
    case 'reserve': return first('activate') ?? options[0]!;
    case 'option': return options.find((option) => option !== 'stop') ?? options[0]!;
    case 'answer': case 'freeActive': case 'may': case 'pinned': return first(...DECLINES) ?? options[0]!;
    default: return options[0]!;
  }
}

/** Where a figure should go: near a way up while climbing is wanted, then towards the enemy. */
function wishedPlaces(request: PlaceRequest, seen: Seen, left: ReadonlySet<Deed>, terrain: Terrain): readonly Point[] {
  const { view } = seen;
  const edge = view.edges[request.seat] ?? 1;
  if (request.ask === 'deploy') {
    const foot = waysUp(terrain).filter(({ head, foot: { at } }) => at.z * edge > 0 && /stairs|tank/.test(head.id))[0]?.foot.at ?? { x: 0, y: 0, z: 0 };
    return places(terrain, request, (at) => planDistance(at, foot) + Math.abs(at.y));
  }
  if (request.ask === 'ingress') return places(terrain, request, (at) => planDistance(at, request.body.at), 8);
  if (left.has('climb')) return places(terrain, request, (at) => toWayUp(terrain, at));
  const others = enemies(view, request.seat);
  return places(terrain, request, (at) => nearest(at, others));
}

const WAYS: readonly Way[] = ['table', 'button', 'table', 'key'];

/** Answers as somebody who wants to see everything once, by mouse on the table, by buttons and by keys in turn. */
export async function answerWishing(person: Person, seen: Seen, left: ReadonlySet<Deed>, terrain: Terrain): Promise<void> {
  const { request } = seen;
  if (request === null || request.kind === 'roll') throw new Error('nothing is asked');
  const way = WAYS[seen.at % WAYS.length]!;
  if (request.kind === 'place') {
    if (request.ask === 'push' || request.ask === 'pull') await (request.optional ? person.stay(seen) : person.placeByKeys(seen, request));
    else await person.place(seen, request, wishedPlaces(request, seen, left, terrain), way === 'key' ? 'button' : way);
  } else if (request.min !== 1 || request.max !== 1) await person.pickSeveral(seen, request);
  else await person.pick(seen, wishedOption(request, left, terrain), request.ask === 'option' ? 'button' : way);
}

/** Answers at once by keyboard, passing wherever the rules let it. */
export async function answerQuickly(person: Person, seen: Seen): Promise<void> {
  const { request } = seen;
  if (request === null || request.kind === 'roll') throw new Error('nothing is asked');
  if (request.kind === 'place') await (request.optional ? person.stay(seen) : person.placeByKeys(seen, request));
  else if (request.min !== 1 || request.max !== 1) await person.pickSeveral(seen, request);
  else await person.pick(seen, quickOption(request), 'key');
}

function quickOption({ ask, options }: PickRequest): string {
  const usual = ask === 'order' ? 'reveal' : ask === 'reserve' ? 'activate' : undefined;
  return usual !== undefined && options.includes(usual) ? usual : (DECLINES.find((option) => options.includes(option)) ?? options[0]!);
}
