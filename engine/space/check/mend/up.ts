/** What could lead up to a surface to which nothing does, or away from one that is dropped onto. Lengths in mm. */
import { EPSILON, planDistance, tenth, type Plan, type Point } from '../../../shape/point.ts';
import { partsMeeting } from '../../ground/slab.ts';
import { elevation, within } from '../../plane/measure.ts';
import { boxOf, edgesOf } from '../../plane/ring.ts';
import { FLUSH } from '../../plane/scale.ts';
import { freshIds } from '../../terrain/fresh-ids.ts';
import type { PieceModel } from '../../terrain/piece-model.ts';
import { placingOf, put, type Feature, type TableFile } from '../../terrain/table.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import type { Terrain } from '../../terrain/terrain.ts';
import { turned } from '../../terrain/turned.ts';
import type { Finding } from '../finding.ts';
import { rowsOf } from '../rows.ts';
import { boxesMeet } from '../standing.ts';
import { stepsFrom, type Gait } from '../walk.ts';
import type { Looked } from './bench.ts';
import { IMAGES, isAt, type Image } from './images.ts';
import { alongEdges, gaitOf, leaning, type Stand } from './ways.ts';

/** Places that are refused are left by so much before the next is tried. */
const ASIDE = 60;
/** The ends of a way of the table's own lie so far to either side of an edge. */
const BESIDE = 10;
/** How a piece stands whose −z points inwards, in each of the images of what lies opposite. */
const TURNS: readonly ((turn: number) => number)[] = [(turn) => turned(turn + 180), (turn) => turned(180 - turn), (turn) => turned(-turn)];

/**
 * Pieces that are nothing but a way, leaning at the surface's edges; then a way of the table's own there. Those first that lie nearest to its middle, and
 * with another opposite where its piece stands there too: one side alone would have gained.
 */
export function* upMends(finding: Finding, looked: Looked): Generator<TableEdit> {
  const { feature, at, about: { y } } = finding;
  const host = looked.table.features.find(({ id }) => id === feature);
  if (host === undefined || at === null) return;
  const ends = new Ends(finding, looked);
  yield* apart(led(host, Number(y), ends, looked), at);
  yield* apart(linked(host, Number(y), ends, looked), at);
}

interface Tried {
  readonly at: Plan;
  readonly edits: readonly TableEdit[];
}

/** Edits at places so far from each other, the nearest first. */
function* apart(all: Iterable<Tried>, from: Plan): Generator<TableEdit> {
  const tried: Plan[] = [];
  for (const { at, edits } of [...all].sort((a, b) => planDistance(a.at, from) - planDistance(b.at, from))) {
    if (tried.some((one) => planDistance(one, at) < ASIDE)) continue;
    tried.push(at);
    yield* edits;
  }
}

/** Where a new way may end: beside what is walked on already, and on the other side beside the surface. */
class Ends {
  readonly #gait: Gait;
  readonly #half: Terrain['half'];
  readonly #places: readonly Point[];
  readonly #walked: readonly Point[];

  constructor({ reason }: Finding, looked: Looked) {
    this.#gait = gaitOf(looked);
    this.#half = looked.known.terrain.half;
    const { places, steps, back } = looked.known.walked(this.#gait);
    this.#places = places;
    const home = looked.demanded.slice(0, 1).flatMap((demand) => looked.known.camped(demand)?.homes.flat() ?? []);
    const far = stepsFrom(reason === 'oneWayDrop' ? back : steps, home);
    this.#walked = places.filter((_, place) => far[place]! >= 0);
  }

  /** Whether somebody who walks finds room beside a place at its Elevation. */
  isWalked = (at: Point): boolean => this.#hasRoom(at, this.#walked, (y) => elevation(y, at.y, this.#gait.levels) === 'same');

  /** Whether a base finds room beside a place at the very same height, walked to or not. */
  isFlush = (at: Point): boolean => this.#hasRoom(at, this.#places, (y) => Math.abs(y - at.y) <= FLUSH);

  #hasRoom(at: Point, places: readonly Point[], fits: (y: number) => boolean): boolean {
    const { body: { radius }, reach: { ingress } } = this.#gait;
    return Math.abs(at.x) <= this.#half.x && Math.abs(at.z) <= this.#half.z
      && rowsOf(places).some(at, radius + ingress + EPSILON, (one) => fits(one.y) && within({ at: one, radius }, { at, radius: 0 }, ingress));
  }
}

function* led(host: Feature, height: number, ends: Ends, looked: Looked): Generator<Tried> {
  const { pieces, table } = looked;
  const opposite = oppositeOf(host, table);
  for (const [name, piece] of pieces) {
    const ways = piece.parts.flatMap(({ ingress }) => ingress);
    const level = tenth(height - topOf(piece));
    if (ways.length === 0 || level < -FLUSH) continue;
    const ids = freshIds(table.features, [name, name]);
    const laid: Feature = { id: ids[0]!, piece: name, at: [0, 0], turn: 0, level: Math.max(0, level) };
    const leads = (stand: Stand): boolean => ways.every(({ from, to }) => {
      const placed = ([px, y, pz]: readonly [number, number, number]): Point => {
        const [x, z] = put(placingOf({ ...laid, at: [...stand.at], turn: stand.turn }), px, pz);
        return { x, y: y + laid.level, z };
      };
      const [high, low] = from[1] > to[1] ? [from, to] : [to, from];
      return ends.isFlush(placed(high)) && ends.isWalked(placed(low));
    });
    const fits = (stand: Stand, at: Feature): boolean => leads(stand) && standsClear({ ...laid, at: [...stand.at], turn: stand.turn }, piece, at, looked);
    for (const { at, turn } of leaning(laid, piece, looked, host.id)) {
      if (!fits({ at, turn }, host)) continue;
      const one: Feature = { ...laid, at: [...at], turn };
      const images = opposite.map(({ image, by, other }) => ({ stand: { at: image(at), turn: TURNS[by]!(turn) }, other }))
        .flatMap(({ stand, other }) => (fits(stand, other) ? [stand] : []));
      yield {
        at: planOf(at),
        edits: [...images.map((image): TableEdit => ({ kind: 'add', features: [one, { ...one, ...image, id: ids[1]! }] })), { kind: 'add', features: [one] }],
      };
    }
  }
}

/** Whether a new piece would stand in none but what it leans at, roughly: by the boxes around both. */
function standsClear(feature: Feature, { parts }: PieceModel, host: Feature, { known: { terrain } }: Looked): boolean {
  const placing = placingOf(feature);
  return parts.every(({ footprint, bottom, top }) => {
    const box = boxOf(edgesOf(footprint.map((ring) => ring.map(([x, z]) => put(placing, x, z)))));
    return partsMeeting(terrain, box.minX, box.maxX, box.minZ, box.maxZ).every((other) => other.feature === host.id
      || other.top <= bottom + feature.level + FLUSH || other.bottom >= top + feature.level - FLUSH || !boxesMeet(other.box, box));
  });
}

const topOf = ({ parts }: PieceModel): number => Math.max(...parts.flatMap(({ ingress }) => ingress.flatMap(({ from, to }) => [from[1], to[1]])));
const planOf = ([x, z]: readonly [number, number]): Plan => ({ x, z });

/** The images in which another such piece stands opposite, and which that is. */
function oppositeOf(host: Feature, { features }: TableFile): readonly { readonly image: Image; readonly by: number; readonly other: Feature }[] {
  return IMAGES.flatMap((image, by) => {
    const other = features.find((one) => one.piece === host.piece && one.id !== host.id && isAt(one.at, image(host.at)));
    return other === undefined ? [] : [{ image, by, other }];
  });
}

type Link = NonNullable<TableFile['ingress']>[number];

/** Ways of the table's own over the edges, down to the highest that is walked on beside them. */
function* linked(host: Feature, height: number, ends: Ends, looked: Looked): Generator<Tried> {
  const { table, known: { terrain } } = looked;
  const { step } = gaitOf(looked).levels;
  const lower = [...new Set([0, ...terrain.surfaces.map((one) => one.y)])].filter((one) => height - one > step / 2).sort((a, b) => b - a);
  const leads = ({ from, to }: Pick<Link, 'from' | 'to'>): boolean => ends.isFlush(pointOf(to)) && ends.isFlush(pointOf(from)) && ends.isWalked(pointOf(from));
  const opposite = oppositeOf(host, table);
  const [id, second] = freshWays(table) as [string, string];
  for (const surface of terrain.surfaces) {
    if (terrain.parts[surface.part]!.feature !== host.id || Math.abs(surface.y - height) > FLUSH) continue;
    for (const { at: [x, z], inward: [inX, inZ] } of alongEdges(surface.outline)) {
      const end = (side: 1 | -1, y: number): Link['from'] => [tenth(x + side * BESIDE * inX), tenth(y), tenth(z + side * BESIDE * inZ)];
      const way = lower.map((one): Link => ({ id, kind: 'ladder', from: end(-1, one), to: end(1, surface.y) })).find(leads);
      if (way === undefined) continue;
      const images = opposite.map(({ image }): Link => ({ ...way, id: second, from: imaged(way.from, image), to: imaged(way.to, image) })).filter(leads);
      yield { at: { x, z }, edits: [...images.map((one): TableEdit => ({ kind: 'put', ingress: [way, one] })), { kind: 'put', ingress: [way] }] };
    }
  }
}

const pointOf = ([x, y, z]: Link['from']): Point => ({ x, y, z });

function imaged([x, y, z]: Link['from'], image: Image): Link['from'] {
  const [toX, toZ] = image([x, z]);
  return [toX, y, toZ];
}

/** Two ids that no way of the table's own has. */
function freshWays({ ingress = [] }: TableFile): readonly string[] {
  const names = Array.from({ length: ingress.length + 2 }, (_, i) => `way-${i + 1}`);
  return names.filter((name) => !ingress.some(({ id }) => id === name)).slice(0, 2);
}
