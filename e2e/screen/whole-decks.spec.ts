import type { Page } from '@playwright/test';
import type { PickRequest } from '../../engine/core/script.ts';
import { figureOf } from '../../engine/miniatures/state.ts';
import { middleOf, squareOf } from '../../renderer/faces/miniatures/table/squares.ts';
import { DECKS, DecksScript, MIDDLE, type Picked } from '../driver/decks.ts';
import { happened, hurry, project, settled, type Seen } from '../driver/eyes.ts';
import { picture } from '../driver/menu.ts';
import { skirmish } from '../driver/miniatures.ts';
import type { Person } from '../driver/person.ts';
import { expect, test } from '../driver/test.ts';

/** Answers of both sides in three rounds. */
const LONGEST = 110;

interface Node {
  readonly isPoints?: true;
  readonly visible: boolean;
  readonly geometry: { getAttribute(name: string): { readonly count: number } };
}

/** What this test looks at in the page beside what every test does. */
interface Drawn {
  readonly rig: {
    readonly goal: { readonly turn: number };
    focus(x: number, y: number, z: number): void;
    zoom(factor: number): void;
    orbit(turn: number, tilt: number): void;
  };
  readonly stage: { readonly doors: { share(door: number): number } };
  drawing(): { readonly scene: { traverse(visit: (node: Node) => void): void } };
}

/** Squares that are marked, and where they lie. */
const spotsOf = (seen: Seen, options: readonly string[]) => options.map((option) => ({ option, at: middleOf(skirmish(seen).board, squareOf(option)!) }));

/** Comes near with the camera, as a person does with the wheel, and looks straight across the table. */
const comeNear = (page: Page): Promise<void> => page.evaluate(({ x, y, z }) => {
  const { rig } = window.__gantry as unknown as Drawn;
  rig.focus(x, y, z);
  rig.zoom(1.25);
  rig.orbit(-rig.goal.turn, 0);
}, MIDDLE);

/** Points that are drawn: those of the scene, and marks of strikes. */
const pointsDrawn = (page: Page): Promise<number> => page.evaluate(() => {
  let count = 0;
  (window.__gantry as unknown as Drawn).drawing().scene.traverse((node) => { if (node.isPoints === true && node.visible) count += node.geometry.getAttribute('position').count; });
  return count;
});

/** How far the leaf of a door is drawn open, 0 to 1. */
const ajar = (page: Page, door: number): Promise<number> => page.evaluate((number) => (window.__gantry as unknown as Drawn).stage.doors.share(number), door);

/** Answers as a person does: squares by mouse, all else by buttons. */
async function give(person: Person, seen: Seen, { picks, instead = [] }: Picked): Promise<void> {
  const request = seen.request as PickRequest;
  const [option] = picks;
  if (request.min !== 1 || request.max !== 1) await person.pickSeveral(seen, request, picks);
  else if (squareOf(option!) === null) await person.pick(seen, option!, 'button');
  else await person.spot(seen, spotsOf(seen, [...picks, ...instead]), 'table');
}

/** Points at the first of some squares that the pointer comes to; gives which. */
async function pointAt(page: Page, person: Person, seen: Seen, options: readonly string[]): Promise<string> {
  const spots = await project(page, spotsOf(seen, options).map(({ at }) => at));
  for (const [i, option] of options.entries()) {
    if (!spots[i]!.free) continue;
    await person.hands.point(spots[i]!);
    if (await person.points(option)) return option;
  }
  throw new Error(`the pointer comes to none of ${options.join(', ')}`);
}

test('a skirmish is played to its end on three decks: strikes on the way are marked (SWM-12.1), a door opens (SWM-13.15), fire is combined (SWM-11.6), somebody climbs, and somebody in cover is attacked (SWM-10.6)', async ({ shell }) => {
  const { page, person } = await shell.play(() => true, { plan: DECKS });
  await hurry(page);
  const script = await DecksScript.ready();
  const panel = page.locator('.strike');
  let seen = await person.asked();
  let near = false;
  for (let i = 0; i < LONGEST && seen.outcome === null; i++) {
    if (!near && skirmish(seen).step !== 'deploy') {
      await comeNear(page);
      await settled(page);
      near = true;
    }
    const picked = script.answer(skirmish(seen), seen.request as PickRequest);
    const { picks: [option], shows } = picked;
    const asked = seen;
    const next = async (): Promise<Seen> => { await give(person, asked, picked); return person.asked(); };
    const unmarked = shows === 'strikes' ? await pointsDrawn(page) : 0;
    if (squareOf(option ?? '') !== null && shows !== undefined) await pointAt(page, person, seen, [...picked.picks, ...picked.instead ?? []]);
    switch (shows) {
      case 'strikes':
        await expect(page.locator('.table-tag__strikes')).toHaveText(/^[23] attacks of opportunity: (Dengar|Elite \w+), /);
        expect(await pointsDrawn(page)).toBeGreaterThan(unmarked);
        await settled(page);
        await picture(page, 'decks-strikes');
        seen = await next();
        break;
      case 'struck':
        await expect(page.locator('.request')).toContainText(/Chewbacca is leaving: does .+ strike/);
        await picture(page, 'decks-struck');
        seen = await next();
        expect((await happened(page, ['opportunityTaken'])).map(({ mover }) => mover)).toContain('0.0');
        break;
      case 'fire':
        await expect(page.locator(`.request [data-option="${option!}"]`)).toContainText('→');
        await picture(page, 'decks-fire-asked');
        seen = await next();
        await expect(panel).toContainText('1 helper+4');
        await picture(page, 'decks-fire');
        break;
      case 'storey':
        await expect(page.getByTestId('from-there')).toContainText('↑2');
        await settled(page);
        await picture(page, 'decks-storey-way');
        seen = await next();
        expect(figureOf(skirmish(seen), skirmish(seen).turn!.figure).at).toMatchObject({ level: 1 });
        await settled(page);
        await picture(page, 'decks-storey');
        break;
      case 'door': {
        const door = picked.door!;
        expect(await ajar(page, door)).toBe(0);
        await picture(page, 'decks-door-shut');
        seen = await next();
        await expect.poll(() => ajar(page, door)).toBe(1);
        expect(skirmish(seen).doors[door]).toEqual({ open: true, holder: null });
        await settled(page);
        await picture(page, 'decks-door');
        break;
      }
      case undefined: seen = await next();
    }
    if (shows !== undefined) script.left.delete(shows);
    const { attack } = skirmish(seen);
    if (attack?.cover === true && attack.roll !== null && script.left.has('cover')) {
      await expect(panel).toContainText('Cover+4');
      await picture(page, 'decks-cover');
      script.left.delete('cover');
    }
  }
  expect([...script.left], 'what was not seen').toEqual([]);
  expect(skirmish(seen).step).toBe('over');
  const ending = page.getByRole('dialog', { name: 'Match over' });
  await expect(ending).toContainText(/match goes to Side|draw/i);
  await expect(ending).toContainText('Cost of enemies defeated');
  await picture(page, 'decks-end');
  console.log(`${seen.at} answers; not clickable: ${person.missed.join(', ') || 'nothing'}`);

  // The film marks what happened, by what it was.
  await ending.getByRole('button', { name: /Watch/ }).click();
  for (const says of [/The door .+ opens|Door \(answer/, /adds fire|Combined fire \(answer/]) {
    await expect(page.locator('.film__marks').getByRole('button', { name: says }).first()).toBeVisible();
  }
  await settled(page);
  await picture(page, 'decks-film');
});
