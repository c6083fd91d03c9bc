/** A person who plays Wartime by script: shoots where that is open, else goes towards an enemy. */
import type { PickRequest, PlaceRequest } from '../../engine/core/script.ts';
import { planDistance, type Point } from '../../engine/shape/point.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import type { State } from '../../engine/wartime/state.ts';
import { settled, type Seen } from './eyes.ts';
import { goTowards } from './gestures.ts';
import { places } from './ground.ts';
import { picture } from './menu.ts';
import type { Page } from '@playwright/test';
import type { Hands } from './hands.ts';
import type { Person, Way } from './person.ts';
import type { Did } from './tally.ts';

/** How an adventure stands on the screen. */
export const adventure = ({ view }: Seen): State => view as unknown as State;

/** From the first screen to the first question of an adventure of three armies, one person's, so many turns long. */
export async function startAdventure(page: Page, hands: Hands, turns: number): Promise<void> {
  await hands.use(page.getByRole('button', { name: /^New match/ }));
  await hands.use(page.getByRole('button', { name: /^Wartime/ }));
  await hands.use(page.getByRole('button', { name: '3 armies' }));
  await hands.use(page.getByRole('radio', { name: 'Refinery' }));
  await hands.use(page.locator('.muster__more > summary'));
  await hands.use(page.getByRole('group', { name: /^Turns/ }).getByRole('button', { name: String(turns), exact: true }));
  await picture(page, 'wartime-setup');
  await hands.use(page.getByRole('button', { name: /^Start match/ }));
  await settled(page);
}

function wished({ ask, options }: PickRequest): string {
  const shot = options.find((option) => option.startsWith('shoot:'));
  if (ask === 'answer') return options.find((option) => option !== 'pass') ?? 'pass';
  if (ask === 'reroll') return 'reroll';
  if (ask !== 'act') return options[0]!;
  return shot ?? ['run', 'move', 'concentrate', 'end'].find((option) => options.includes(option)) ?? options[0]!;
}

const WAYS: readonly Way[] = ['table', 'button', 'table', 'key'];

/** What an option of `act` does. */
const didBy = (option: string): Did => (option.startsWith('shoot:') ? 'attacked' : option === 'run' || option === 'move' ? 'moved' : option === 'end' ? 'ended' : 'other');

/** Answers by mouse on the table, by buttons and by keys in turn; with the keyboard alone moves are made in one gesture. */
export async function answerAdventure(person: Person, seen: Seen, terrain: Terrain): Promise<Did> {
  const { request } = seen;
  if (request === null || request.kind === 'roll') throw new Error('nothing is asked');
  const way = WAYS[seen.at % WAYS.length]!;
  if (request.kind === 'pick') {
    const option = wished(request);
    const did = request.ask === 'act' ? didBy(option) : 'other';
    if (did === 'moved' && person.hands.hand === 'keys' && (await goTowards(person, seen, (figure) => nearestEnemy(seen, figure)))) return did;
    await person.pick(seen, option, way);
    return did;
  }
  await putDown(person, seen, request, terrain, way);
  return 'other';
}

/** The enemy that stands nearest to a figure. */
function nearestEnemy(seen: Seen, figure: string): Point | null {
  const { characters } = adventure(seen);
  const self = characters.find(({ id }) => id === figure);
  if (self === undefined || self.at === null) return null;
  const from = self.at;
  const others = characters.flatMap(({ seat, at }): readonly Point[] => (seat === self.seat || at === null ? [] : [at]));
  return others.sort((a, b) => planDistance(a, from) - planDistance(b, from))[0] ?? null;
}

async function putDown(person: Person, seen: Seen, request: PlaceRequest, terrain: Terrain, way: Way): Promise<void> {
  const others = adventure(seen).characters.flatMap(({ seat, at }): readonly Point[] => (seat === request.seat || at === null ? [] : [at]));
  const goal = (at: Point): number => (request.ask === 'deploy' ? Math.abs(at.y) : Math.min(1e6, ...others.map((other) => planDistance(at, other))));
  await person.place(seen, request, places(terrain, request, goal), way === 'key' ? 'button' : way);
}
