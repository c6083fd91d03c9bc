import type { PickRequest, PlaceRequest } from '../../engine/core/script.ts';
import type { State } from '../../engine/shatterpoint/state/state.ts';
import { planDistance, type Point } from '../../engine/shape/point.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import type { Seen } from './eyes.ts';
import { goTowards, goUp, strike } from './gestures.ts';
import { places, toWayUp, waysUp } from './ground.ts';
import type { Person, Way } from './person.ts';
import type { Did } from './tally.ts';

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

/** Directions in which a figure that is pushed is tried to go, and how far from it the table is clicked (mm). */
const TURNS = 12;
const ASIDE = 70;

/** Where a figure goes that somebody else moves: places of a push lie in a direction, not in a field. */
function anywhere(request: PlaceRequest, terrain: Terrain): readonly Point[] {
  if (request.zone.kind !== 'slide') return places(terrain, request, (at) => planDistance(at, request.body.at));
  const { at } = request.body;
  return Array.from({ length: TURNS }, (_, i) => {
    const turn = (i * 2 * Math.PI) / TURNS;
    return { x: at.x + Math.sin(turn) * ASIDE, y: at.y, z: at.z + Math.cos(turn) * ASIDE };
  });
}

/** Puts a figure wherever it comes, or lets it stay. */
function placeQuickly(person: Person, seen: Seen, request: PlaceRequest, terrain: Terrain | null): Promise<void> {
  if (request.optional) return person.stay(seen);
  return terrain === null ? person.placeByKeys(seen, request) : person.place(seen, request, anywhere(request, terrain), person.hands.hasKeys ? 'key' : 'table');
}

/** What an option of `act` does. */
const didBy = (option: string): Did => (option === 'move' ? 'moved' : option === 'combat' ? 'attacked' : option === 'end' ? 'ended' : 'other');

/** Whether a question belongs to a unit's own moves and attacks: none that cards ask, and no option of an attack's tree. */
export const isOfActs = ({ request }: Seen): boolean =>
  (request?.kind === 'pick' ? ['act', 'character', 'how', 'ingress', 'attackKind', 'target'] : ['advance', 'dash', 'climb', 'jump', 'reposition', 'ingress']).includes(request?.kind === 'roll' ? '' : request?.ask ?? '');

/** Does what is still wanted by one gesture or one click; null where that takes more. */
export async function answerAtOnce(person: Person, seen: Seen, left: ReadonlySet<Deed>, terrain: Terrain): Promise<Did | null> {
  const { request } = seen;
  if (request?.kind !== 'pick' || request.ask !== 'act') return null;
  if (left.has('climb') && request.options.includes('move') && (await goUp(person, seen))) return 'moved';
  if (left.has('cover') && !left.has('attack') && request.options.includes('takeCover')) return null;
  const others = enemies(seen.view, request.seat);
  const feet = waysUp(terrain).map(({ foot }) => foot.at);
  return answerByGesture(person, seen, request, (at) => (left.has('climb') ? feet.filter(({ y }) => Math.abs(y - at.y) < 40) : others));
}

/** Attacks, else moves towards the nearest of some places, by one gesture; null where neither is to be had. */
async function answerByGesture(person: Person, seen: Seen, { options }: PickRequest, goals: (from: Point) => readonly Point[]): Promise<Did | null> {
  if (options.includes('combat') && (await strike(person, seen))) return 'attacked';
  const goal = (figure: string): Point | null => {
    const at = seen.view.units.flatMap(({ characters }) => characters).find(({ id }) => id === figure)?.at ?? null;
    return at === null ? null : [...goals(at)].sort((a, b) => planDistance(a, at) - planDistance(b, at))[0] ?? null;
  };
  return options.includes('move') && (await goTowards(person, seen, goal)) ? 'moved' : null;
}

/** Answers as somebody who wants to see everything once, by mouse on the table, by buttons and by keys in turn. */
export async function answerWishing(person: Person, seen: Seen, left: ReadonlySet<Deed>, terrain: Terrain): Promise<Did> {
  const { request } = seen;
  if (request === null || request.kind === 'roll') throw new Error('nothing is asked');
  const way = WAYS[seen.at % WAYS.length]!;
  if (request.kind === 'place') {
    if (request.ask === 'push' || request.ask === 'pull') await placeQuickly(person, seen, request, terrain);
    else await person.place(seen, request, wishedPlaces(request, seen, left, terrain), way === 'key' ? 'button' : way);
    return 'other';
  }
  if (request.min !== 1 || request.max !== 1) {
    await person.pickSeveral(seen, request);
    return 'other';
  }
  const option = wishedOption(request, left, terrain);
  await person.pick(seen, option, request.ask === 'option' ? 'button' : way);
  return request.ask === 'act' ? didBy(option) : 'other';
}

/** Answers at once, by keyboard where that is used, passing wherever the rules let it. Without it the terrain says where a figure can be put. */
export async function answerQuickly(person: Person, seen: Seen, terrain: Terrain | null = null): Promise<Did> {
  const { request } = seen;
  if (request === null || request.kind === 'roll') throw new Error('nothing is asked');
  if (request.kind === 'place') await placeQuickly(person, seen, request, terrain);
  else if (request.min !== 1 || request.max !== 1) await person.pickSeveral(seen, request);
  else {
    const option = quickOption(request);
    await person.pick(seen, option, 'key');
    if (request.ask === 'act') return didBy(option);
  }
  return 'other';
}

function quickOption({ ask, options }: PickRequest): string {
  const usual = ask === 'order' ? 'reveal' : ask === 'reserve' ? 'activate' : undefined;
  return usual !== undefined && options.includes(usual) ? usual : (DECLINES.find((option) => options.includes(option)) ?? options[0]!);
}
