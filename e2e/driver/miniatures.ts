/** A person who plays Miniatures by script: attacks where that is open, else goes towards the nearest enemy. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { PickRequest } from '../../engine/core/script.ts';
import type { Point } from '../../engine/shape/point.ts';
import { squareToPoint, type Square } from '../../engine/space/ground/grid.ts';
import type { State } from '../../engine/miniatures/state.ts';
import { settled, type Seen } from './eyes.ts';
import type { Hands } from './hands.ts';
import type { Person } from './person.ts';
import type { Did } from './tally.ts';

/** How a skirmish stands on the screen. */
export const skirmish = ({ view }: Seen): State => view as unknown as State;

interface Settings {
  readonly rounds: string;
  /** Who is left of each squad that the screen begins with, by name. */
  readonly squads: readonly (readonly string[])[];
}

/** From the first screen to the first question of a skirmish against the computer. */
export async function startSkirmish(page: Page, hands: Hands, { rounds, squads }: Settings): Promise<void> {
  await openSkirmish(page, (button) => hands.use(button));
  await hands.use(page.getByRole('button', { name: 'In sight', exact: true }));
  for (const [seat, squad] of (['Rebel squad', 'Imperial squad'] as const).entries()) await keepOnly(page.getByRole('region', { name: squad }), squads[seat]!, hands);
  await hands.use(page.getByRole('group', { name: /^Rounds/ }).getByRole('button', { name: rounds, exact: true }));
  await hands.use(page.getByRole('button', { name: /^Start match/ }));
  await settled(page);
}

/** Takes everybody else out of a squad: by the cross, or by Delete from the keyboard alone. */
export async function keepOnly(squad: Locator, names: readonly string[], hands: Hands): Promise<void> {
  const tiles = squad.locator('.figure-tile:not(.is-open)');
  await tiles.first().waitFor();
  const standing = await tiles.evaluateAll((all) => all.map((tile) => ({ name: tile.querySelector('b')!.textContent, count: Number(tile.querySelector('.figure-tile__count')?.textContent.slice(1) ?? 1) })));
  let at = 0;
  for (const { name, count } of standing) {
    const stay = names.filter((one) => one === name).length;
    for (let gone = stay; gone < count; gone++) {
      if (hands.hasMouse) await hands.use(squad.locator('.figure-tile__remove').nth(at));
      else {
        await hands.reach(tiles.nth(at));
        await hands.press('Delete');
      }
    }
    if (stay > 0) at += 1;
  }
  await expect(tiles).toHaveCount(new Set(names).size);
}

/** From the first screen to New match of Miniatures. */
export async function openSkirmish(page: Page, use = (button: Locator): Promise<void> => button.click()): Promise<void> {
  await use(page.getByRole('button', { name: /^New match/ }));
  await use(page.getByRole('button', { name: /^Miniatures/ }));
}

const squareOf = (option: string): Square | null => {
  const found = /^(?:move:)?(\d+),(\d+)$/.exec(option);
  return found === null ? null : { column: Number(found[1]), row: Number(found[2]) };
};

/** Where the squares of a request lie on the table, those that serve best first: near an enemy that is left, or the middle of the near edge. */
function wishedSquares({ options, seat }: PickRequest, view: State): readonly { readonly option: string; readonly at: Point }[] {
  const enemies = view.figures.flatMap((figure) => (figure.seat !== seat && figure.at !== null ? [figure.at] : []));
  const goals = enemies.length > 0 ? enemies : [{ column: view.board.columns / 2, row: view.board.rows / 2 }];
  const far = ({ column, row }: Square): number => Math.min(...goals.map((goal) => Math.abs(goal.column - column) + Math.abs(goal.row - row)));
  const squares = options.flatMap((option) => { const square = squareOf(option); return square === null ? [] : [{ option, square }]; });
  return squares.sort((a, b) => far(a.square) - far(b.square)).map(({ option, square }) => ({ option, at: squareToPoint(view.board, square) }));
}

/** Answers a question of a skirmish: squares and figures by mouse, every third square by the arrow keys, the rest by buttons and keys. */
export async function answerSkirmish(person: Person, seen: Seen): Promise<Did> {
  const { request } = seen;
  if (request?.kind !== 'pick') throw new Error('no pick is asked');
  const way = seen.at % 3 === 2 ? 'key' : 'table';
  if (request.min !== 1 || request.max !== 1) {
    await person.pickSeveral(seen, request);
    return 'other';
  }
  const attack = request.options.find((option) => option.startsWith('attack'));
  const named = attack ?? request.options.find((option) => squareOf(option) === null && option !== 'end' && option !== 'pass');
  if (named !== undefined) {
    await person.pick(seen, named, way);
    return named === attack ? 'attacked' : 'other';
  }
  const squares = request.ask === 'act' && (skirmish(seen).turn?.attacks ?? 0) > 0 ? [] : wishedSquares(request, skirmish(seen));
  // Who has gone its way and cannot attack is done.
  const gone = request.ask === 'act' && (skirmish(seen).turn?.spent ?? 0) > 0 && request.options.includes('end');
  if (squares.length === 0 || gone) {
    await person.pick(seen, 'end', 'key');
    return 'ended';
  }
  await person.spot(seen, squares, way);
  return request.ask === 'act' ? 'moved' : 'other';
}
