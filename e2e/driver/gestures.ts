/** Moves and attacks as one gesture: what a question leads on to is marked on the table, and then confirmed. */
import { planDistance, type Point } from '../../engine/shape/point.ts';
import { project, settled, type Seen, type Spot } from './eyes.ts';
import type { Person } from './person.ts';

const POLL = { polling: 50, timeout: 120_000 } as const;
/** Places of a field that are tried by mouse, and how long a mark is waited for. */
const TRIES = 5;
const SOON = { polling: 40, timeout: 4000 } as const;

/** What may be pointed at on the table. */
interface Offered {
  readonly movers: readonly string[];
  readonly targets: readonly string[];
}

/** Waits until everything is known that the question leads on to. */
async function offered({ page }: Person): Promise<Offered> {
  await page.waitForFunction(() => {
    const { asked, offers, fields } = window.__gantry!.offering.getState();
    const { request } = window.__gantry!.store.getState();
    return request?.kind !== 'pick' || (asked !== null && JSON.stringify(asked) === JSON.stringify(request) && fields.size === offers.moves.length);
  }, undefined, POLL);
  return page.evaluate(() => {
    const { moves, strikes } = window.__gantry!.offering.getState().offers;
    return { movers: [...new Set(moves.map(({ figure }) => figure))], targets: [...new Set(strikes.map(({ target }) => target))] };
  });
}

const marked = ({ page }: Person, kind: 'place' | 'strike'): Promise<boolean> => page.waitForFunction((wanted) => {
  const { mark } = window.__gantry!.offering.getState();
  return mark?.kind === wanted && mark.aim?.refusal == null;
}, kind, SOON).then(() => true, () => false);

/** Attacks whoever can be pointed at, by one gesture. Gives whether somebody was. */
export async function strike(person: Person, seen: Seen): Promise<boolean> {
  const { targets } = await offered(person);
  if (targets.length === 0) return false;
  if (!person.hands.hasMouse) {
    for (let i = 0; i < 12; i++) {
      await person.hands.press('x');
      if (await person.page.evaluate(() => window.__gantry!.offering.getState().mark?.kind === 'strike')) return confirmed(person, seen, null);
    }
    return false;
  }
  for (const [i, spot] of (await project(person.page, targets)).entries()) {
    if (!spot.free) continue;
    await person.hands.point(spot);
    if (!(await person.points(targets[i]!))) continue;
    await person.hands.click(spot);
    if (await marked(person, 'strike')) return confirmed(person, seen, spot);
  }
  person.missed.push(`an enemy among ${targets.join(', ')}`);
  return false;
}

/** Goes with one figure as near to a goal as a move comes, by one gesture. Gives whether it went. */
export async function goTowards(person: Person, seen: Seen, goal: (figure: string) => Point | null): Promise<boolean> {
  const { movers } = await offered(person);
  const figure = movers.find((id) => goal(id) !== null);
  if (figure === undefined) return false;
  const to = goal(figure)!;
  if (movers.length > 1 && !(await choose(person, figure))) return false;
  if (!person.hands.hasMouse) return goByKeys(person, seen, figure, to);
  const spots = (await project(person.page, await reached(person, figure, to))).filter(({ free }) => free);
  const step = Math.max(1, Math.floor(spots.length / TRIES / 4));
  for (let i = 0; i < TRIES && i * step < spots.length; i++) {
    await person.hands.click(spots[i * step]!);
    if (await marked(person, 'place')) return confirmed(person, seen, await ofMark(person) ?? spots[i * step]!);
  }
  person.missed.push(`a place for ${figure}`);
  return false;
}

/** Goes up a ladder, stairs or a lift by one gesture, where nothing else leads to what lies beyond. Gives whether it did. */
export async function goUp(person: Person, seen: Seen): Promise<boolean> {
  await offered(person);
  const ways = await person.page.evaluate(() => {
    const { offers, fields } = window.__gantry!.offering.getState();
    const placesOf = (move: (typeof offers.moves)[number]) => {
      const { cells } = fields.get(move)!;
      return Array.from({ length: cells.length / 3 }, (_, i) => ({ x: cells[3 * i]!, y: cells[3 * i + 1]!, z: cells[3 * i + 2]! }));
    };
    const [through, plain] = [true, false].map((is) => offers.moves.filter(({ request }) => (request.ask === 'ingress') === is));
    const known = plain!.flatMap((move) => placesOf(move).map((at) => ({ ...at, figure: move.figure })));
    return through!.flatMap((move) => {
      const up = placesOf(move).filter(({ y }) => y > move.request.body.at.y + 40);
      const own = up.filter((at) => !known.some((other) => other.figure === move.figure && Math.hypot(other.x - at.x, other.y - at.y, other.z - at.z) < 25));
      return own.length === 0 ? [] : [{ figure: move.figure, at: own[Math.floor(own.length / 2)]! }];
    });
  });
  return goTowards(person, seen, (figure) => ways.find((way) => way.figure === figure)?.at ?? null);
}

/** Takes one of several figures in hand. */
async function choose(person: Person, figure: string): Promise<boolean> {
  const isChosen = (id: string): boolean => window.__gantry!.offering.getState().figure === id;
  if (await person.page.evaluate(isChosen, figure)) return true;
  if (!person.hands.hasMouse) {
    for (let i = 0; i < 12 && !(await person.page.evaluate(isChosen, figure)); i++) await person.hands.press('x');
    return person.page.evaluate(isChosen, figure);
  }
  const [spot] = await project(person.page, [figure]);
  if (spot?.free !== true) return false;
  await person.hands.click(spot);
  return person.page.waitForFunction(isChosen, figure, SOON).then(() => true, () => false);
}

/** The arrow keys, those first that lead towards a goal as the screen shows it. */
async function goByKeys(person: Person, seen: Seen, figure: string, goal: Point): Promise<boolean> {
  const [from, to] = await project(person.page, [figure, goal]);
  const [dx, dy] = [to!.x - from!.x, to!.y - from!.y];
  const across = dx > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const along = dy > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
  const far = planDistance(await standsAt(person, figure), goal);
  const [first, second] = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
  for (const key of [first[0]!, second[0]!, second[1]!, first[1]!]) {
    await person.hands.press(key);
    if (!(await marked(person, 'place'))) continue;
    const at = await person.page.evaluate(() => window.__gantry!.offering.getState().mark?.aim?.at ?? null);
    // An arrow leads as far as it goes, past what is near.
    if (at !== null && planDistance(at, goal) < far) return confirmed(person, seen, null);
    await person.hands.press('Escape');
  }
  return false;
}

/** Where a figure stands from which moves are offered. */
const standsAt = ({ page }: Person, figure: string): Promise<Point> =>
  page.evaluate((id) => window.__gantry!.offering.getState().offers.moves.find((move) => move.figure === id)!.request.body.at, figure);

/** Does what is marked. */
async function confirmed(person: Person, seen: Seen, spot: Spot | null): Promise<boolean> {
  person.used[spot === null ? 'key' : 'table'] += 1;
  await (spot === null ? person.hands.press('Enter') : person.hands.click(spot));
  if (await person.took(seen)) return true;
  throw new Error(`the game did not do what was marked when it was asked ${JSON.stringify(seen.request).slice(0, 200)}`);
}

/** Where the mark stands on the screen; null where something lies over it. */
async function ofMark({ page }: Person): Promise<Spot | null> {
  await settled(page);
  const at = await page.evaluate(() => window.__gantry!.offering.getState().mark?.aim?.at ?? null);
  const [spot] = at === null ? [] : await project(page, [at]);
  return spot?.free === true ? spot : null;
}

/** Places that the moves of a figure reach, the nearest to a goal first. */
const reached = ({ page }: Person, figure: string, goal: Point): Promise<readonly Point[]> => page.evaluate(([id, { x, y, z }]) => {
  const { offers, fields } = window.__gantry!.offering.getState();
  const points = offers.moves.filter((move) => move.figure === id).flatMap((move) => {
    const { cells } = fields.get(move)!;
    return Array.from({ length: Math.floor(cells.length / 12) }, (_, i) => ({ x: cells[12 * i]!, y: cells[12 * i + 1]!, z: cells[12 * i + 2]! }));
  });
  const far = (at: Point): number => Math.hypot(at.x - x, at.y - y, at.z - z);
  return points.sort((a, b) => far(a) - far(b)).slice(0, 80);
}, [figure, goal] as const);
