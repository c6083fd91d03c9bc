/** A person who plays Wartime by script: shoots where that is open, else goes towards an enemy. */
import type { PickRequest } from '../../engine/core/script.ts';
import { planDistance, type Point } from '../../engine/shape/point.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import type { State } from '../../engine/wartime/state.ts';
import { settled, type Seen } from './eyes.ts';
import { places } from './ground.ts';
import { picture } from './menu.ts';
import type { Page } from '@playwright/test';
import type { Person, Way } from './person.ts';

/** How an adventure stands on the screen. */
export const adventure = ({ view }: Seen): State => view as unknown as State;

/** From the first screen to the first question of an adventure of three armies, one person's, so many turns long. */
export async function startAdventure(page: Page, turns: number): Promise<void> {
  await page.getByRole('button', { name: /^New match/ }).click();
  await page.getByRole('button', { name: /^Wartime/ }).click();
  await page.getByRole('button', { name: '3 armies' }).click();
  await page.getByRole('button', { name: /^Refinery/ }).first().click();
  await page.getByRole('group', { name: /^Turns/ }).getByRole('button', { name: String(turns), exact: true }).click();
  await picture(page, 'wartime-setup');
  await page.getByRole('button', { name: /^Start match/ }).click();
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

/** Answers by mouse on the table, by buttons and by keys in turn. */
export async function answerAdventure(person: Person, seen: Seen, terrain: Terrain): Promise<void> {
  const { request } = seen;
  if (request === null || request.kind === 'roll') throw new Error('nothing is asked');
  const way = WAYS[seen.at % WAYS.length]!;
  if (request.kind === 'pick') return person.pick(seen, wished(request), way);
  const others = adventure(seen).characters.flatMap(({ seat, at }): readonly Point[] => (seat === request.seat || at === null ? [] : [at]));
  const goal = (at: Point): number => (request.ask === 'deploy' ? Math.abs(at.y) : Math.min(1e6, ...others.map((other) => planDistance(at, other))));
  await person.place(seen, request, places(terrain, request, goal), way === 'key' ? 'button' : way);
}
