import { planDistance } from '../../engine/shape/point.ts';
import type { TableFile } from '../../engine/space/terrain/table.ts';
import { standing } from '../driver/bench.ts';
import { happened, hurry, look, settled, type Happened, type Seen } from '../driver/eyes.ts';
import { places, terrainOf, waysUp } from '../driver/ground.ts';
import { Builder } from '../driver/house.ts';
import { picture } from '../driver/menu.ts';
import { Person } from '../driver/person.ts';
import { answerAtOnce, answerQuickly, answerWishing } from '../driver/plans.ts';
import { expect, test } from '../driver/test.ts';

/** Answers after which nobody goes up any more. */
const LONGEST = 250;
/** Where something lies that both sides want: up on the decks of the house. */
const SOUGHT: [number, number][] = [[152, -60], [110, -20], [152, 0], [200, 0], [152, 40], [-40, 0], [0, 30], [0, -30], [40, 0]];
/** Sides deploy before the ladder and before the lift. */
const OUTLINES: [number, number][][] = [[[-60, 100], [60, 100], [60, 240], [-60, 240]], [[-300, -80], [-190, -80], [-190, 80], [-300, 80]]];
const yard: TableFile = {
  format: 'gantry-table', version: 2, id: 'yard', name: 'Yard', theme: 'refinery', size: [914.4, 914.4], features: [],
  objectives: SOUGHT.map((at, i) => ({ id: `place-${i + 1}`, at })), deployment: OUTLINES.map((outline, seat) => ({ seat, outline })),
};

/** Whether a figure of a seat went up by itself: through ladder or lift, by climbing or jumping. */
const wentUp = (seat: number, ways: readonly string[]) => (event: Happened): boolean => {
  const [from, to] = [event['from'], event['to']] as readonly { readonly y: number }[];
  return String(event['character']).startsWith(`${seat}.`) && ways.includes(String(event['how'])) && to!.y - from!.y > 80;
};

test('a house of two decks that was built on the screen is climbed by a person, through its ladder or lift, and by the opponent', async ({ shell }) => {
  const page = await shell.open();
  const builder = new Builder(page);
  await builder.press(/^New match/);
  await builder.press('Your tables…');
  await page.getByRole('dialog', { name: 'Your tables' }).locator('input[type=file]').setInputFiles([{ name: 'yard.gantry-table', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(yard)) }]);
  await builder.press('Lay it out');
  await page.waitForFunction(() => window.__bench?.bench.getState().draft != null);
  await builder.house();
  await builder.key('Escape');
  // Under their own names: in the match a way up is offered by that of its piece.
  const features = (await standing(page)).map(({ at: [x, z], ...piece }) => ({ ...piece, at: [x, z] as [number, number] }));
  expect(features).toHaveLength(5);
  await builder.press('Play here');
  await builder.press('Shatterpoint');
  expect(builder.inputs).toBeLessThan(40);
  await settled(page);
  await hurry(page);
  const terrain = await terrainOf({ ...yard, features });
  const person = new Person(page);
  const moves = (): Promise<readonly Happened[]> => happened(page, ['moved']);
  /** Deploys as near as may be to the foot of a way up. */
  const answer = async (seen: Seen, climbs: boolean): Promise<unknown> => {
    const left = new Set(climbs ? ['climb' as const] : []);
    if (seen.request?.kind === 'place' && seen.request.ask === 'deploy') {
      const feet = waysUp(terrain).map(({ foot: { at } }) => at);
      return person.place(seen, seen.request, places(terrain, seen.request, (at) => Math.min(...feet.map((foot) => planDistance(foot, at)))), 'table');
    }
    return climbs ? (await answerAtOnce(person, seen, left, terrain)) ?? answerWishing(person, seen, left, terrain) : answerQuickly(person, seen, terrain);
  };
  const isUp = { person: wentUp(0, ['ingress']), opponent: wentUp(1, ['ingress', 'climb', 'jump']) };
  let hasClimbed = false;
  for (let i = 0; i < LONGEST; i++) {
    const seen = await person.asked();
    const made = await moves();
    if (!hasClimbed && made.some(isUp.person)) await picture(page, 'house-climbed-by-the-person');
    hasClimbed = made.some(isUp.person);
    if (seen.outcome !== null || (hasClimbed && made.some(isUp.opponent))) break;
    await answer(seen, !hasClimbed);
  }
  await settled(page);
  const made = await moves();
  await picture(page, 'house-climbed');
  const told = made.map(({ character, how, to }) => `${String(character)} ${String(how)} ${(to as { readonly y: number }).y}`).join(', ');
  expect({ person: made.some(isUp.person), opponent: made.some(isUp.opponent) }, told).toEqual({ person: true, opponent: true });
  // They stand on decks of the house, whose objectives they went up for.
  const { objectives, units } = (await look(page)).view;
  expect(objectives.every(({ at }) => at.y >= 90)).toBe(true);
  expect(units.some(({ characters }) => characters.some(({ at }) => at !== null && at.y >= 90))).toBe(true);
});
