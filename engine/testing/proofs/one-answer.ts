/** One question, one answer: rules, opponent, log and replay say the same about every place as the geometry does. */
import type { PlaceRequest, Script } from '../../core/script.ts';
import { randomFrom } from '../../core/rng.ts';
import type { Game } from '../../shatterpoint/game/game.ts';
import { refusalOf } from '../../shatterpoint/board/geometry-rules.ts';
import { areEngaged, sees as charactersSee } from '../../shatterpoint/board/measure.ts';
import { bestPlaces } from '../../shatterpoint/mind/places.ts';
import { toolMove, type ToolMove } from '../../shatterpoint/deeds/move.ts';
import { shift } from '../../shatterpoint/deeds/push.ts';
import { elevation, within } from '../../space/plane/measure.ts';
import { planDistance, type Point, snap } from '../../shape/point.ts';
import { sees, sight } from '../../space/sight/sight.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { heightsAt, refusePlace, settle } from '../../space/move/zone.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import { fighter } from '../shatterpoint/fighter.ts';
import { table, type Table } from '../shatterpoint/table.ts';
import { LEVELS, RANGES, type Station } from './question.ts';

/** A match in which a figure is about to go somewhere, how to begin it again, and places to try. */
interface Asked {
  readonly request: PlaceRequest;
  readonly places: readonly Point[];
  /** The same match from the start: the request is asked. */
  begin(): Table;
}

const ID = '0.hero.1';

/** A match with the figures of a station at their places, in the printed game's scale. */
function matchOf(terrain: Terrain, { body, others }: Station): Table {
  const figures = [body, ...others].map((base, i) => ({ name: i === 0 ? 'hero' : `other-${i}`, base }));
  const cards = figures.map(({ name, base }) => fighter(name, { base: 2 * base.radius }));
  const units = Object.fromEntries(figures.map(({ name }, i) => [name, { seat: i === 0 ? 0 : 1, at: [18, 18] } as const]));
  const t = table({ cards, units, terrain, printed: true });
  for (const { name, base } of figures) t.character(name).at = base.at;
  return t;
}

/** What the rules ask about a station: a move with a tool, and a push. */
export function askedOf(terrain: Terrain, station: Station): readonly Asked[] {
  const how: ToolMove = station.zone.over ? 'climb' : station.zone.tool.length > 100 ? 'advance' : 'dash';
  const range = RANGES.findIndex((length) => length === station.slide.length) + 1;
  const scripts: readonly ((game: Game) => Script<unknown>)[] = [(game) => toolMove(game, ID, how), (game) => shift(game, ID, { range, from: null, way: 'push' })];
  return scripts.flatMap((script, i) => {
    const begin = (): Table => matchOf(terrain, station).run(script);
    const { request } = begin();
    if (request === null || request.kind !== 'place') return [];
    const { at } = station.body;
    const places = station.pairs.map(({ to, way }) =>
      i === 0 ? to : snap({ x: at.x + way.x * station.slide.length, y: at.y, z: at.z + way.z * station.slide.length }),
    );
    return [{ request, places, begin }];
  });
}

/** How many answers were compared, and those that differ. */
export interface Agreement {
  compared: number;
  readonly differing: string[];
}

/** Compares the answers about one station. */
export function proveOneAnswer(terrain: Terrain, station: Station, agreement: Agreement): void {
  const equal = (what: string, a: unknown, b: unknown): void => {
    agreement.compared += 1;
    if (JSON.stringify(a) !== JSON.stringify(b)) agreement.differing.push(`${what}: ${JSON.stringify(a)} but ${JSON.stringify(b)}`);
  };
  for (const asked of askedOf(terrain, station)) compareAsked(terrain, station, asked, equal);
  const { game } = matchOf(terrain, station);
  station.others.forEach((other, i) => {
    const foe = `1.other-${i + 1}.1`;
    const [there, back] = [sees(terrain, station.body, other, LEVELS), sees(terrain, other, station.body, LEVELS)];
    equal('sight explained', there, sight(terrain, station.body, other, LEVELS).seen);
    equal('sight of the rules', there, charactersSee(game, ID, foe));
    const engaged = within(station.body, other, RANGES[1]) && elevation(station.body.at.y, other.at.y, LEVELS) === 'same' && (there || back);
    equal('engagement of the rules', engaged, areEngaged(game, ID, foe));
  });
}

function compareAsked(terrain: Terrain, station: Station, { request, places, begin }: Asked, equal: (what: string, a: unknown, b: unknown) => void): void {
  const t = begin();
  const rule = (at: Point): string | null => t.refusal({ kind: 'place', at })?.rule ?? null;
  for (const at of places) {
    const refusal = refusalOf(refusePlace(terrain, request, at));
    equal('refusal of the rules', refusal?.rule ?? null, rule(at));
    if (request.zone.kind === 'tool') equal(`the heights offered at ${JSON.stringify(at)}`, heightsAt(terrain, request, at.x, at.z).includes(at.y), refusal === null);
  }
  for (const { at } of bestPlaces(t.game, request, 3, undefined, randomFrom(7), 0.5)) equal(`the opponent's place ${JSON.stringify(at)}`, rule(at), null);
  const { cells } = fieldOf(terrain, request, 30);
  for (let i = 0; i < cells.length; i += Math.max(1, Math.floor(cells.length / 12))) equal(`the field's place ${JSON.stringify(cells[i])}`, rule(cells[i]!), null);
  const legal = places.filter((at) => rule(at) === null).slice(0, 2);
  for (const at of legal) {
    // What comes after the way is asked for nobody here.
    const [one, two] = [begin().answer({ kind: 'place', at }).leaveOpen(), begin().answer({ kind: 'place', at }).leaveOpen()];
    const [moved] = one.all('moved');
    const end = settle(terrain, request, at);
    if (planDistance(end, station.body.at) > 0 || moved !== undefined) equal('the place in the log', moved?.to, end);
    equal('the place in the state', one.character('hero').at, end);
    equal('the replay', one.state, two.state);
  }
}
