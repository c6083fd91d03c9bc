import type { Point } from '../../../engine/shape/point.ts';
import type { View } from '../rig.ts';
import { coveredOf, isSame, type Covered, type Hides } from './covered.ts';
import { boundsOf, eyeOf, fit, isWithin, pixelsOf, type Area, type Body, type Size } from './lens.ts';
import { HEIGHTS, type Shot } from './shot.ts';

/** Where a shot is taken: the picture, what of it no panel covers, what stands in the way, and from where it is seen now. */
export interface Staging {
  readonly size: Size;
  readonly free: Area;
  readonly hides: Hides;
  /** Figures that may stand before others. */
  readonly figures: readonly Body[];
  /** The turn from which the person looks. */
  readonly home: number;
  readonly from: Readonly<View>;
}

const TURNS = 24;
const TILTS = [0.24, 0.36, 0.5, 0.66, 0.84, 1.04, 1.25] as const;
/** Turns beside the line between two that look along it past the nearer one. */
const SHOULDER = [-0.34, -0.2, 0.2, 0.34] as const;
/** The tilt that shows figures and ground alike. */
const FAVOURED = 0.62;
/** Pixels kept between bodies and panels. */
const MARGIN = 18;
/** Height that others than the first have at least, where that is possible. */
const OTHERS = 44;
/** Height of the first below which a picture that stands is left, as a share of what it has at least. */
const LASTS = 0.999;
/** Share of a body that may be hidden in a picture that is left as it is. */
const GLIMPSE = 0.25;
/** Directions from which everything is looked for, at most. */
const LOOKED = 40;
/** What speaks against a picture that leaves out the first of who is missed. */
const MISSED = 0.9;
const OVERVIEW = { tilt: 0.66, aside: -0.36 } as const;

/** The angle from one turn to another, -π … π. */
const between = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));

const inset = ({ left, top, right, bottom }: Area, by: number): Area => ({ left: left + by, top: top + by, right: right - by, bottom: bottom - by });

/** On which side of the line between the first two bodies an eye is; 0 where there is no such line. */
function sideOf([a, b]: readonly Body[], { x, z }: { readonly x: number; readonly z: number }): number {
  return a === undefined || b === undefined ? 0 : Math.sign((b.x - a.x) * (z - a.z) - (b.z - a.z) * (x - a.x));
}

/** What speaks against a direction of view, however it comes out. */
function strangeness(turn: number, tilt: number, { home, from }: Staging): number {
  const away = Math.abs(between(home, turn));
  const swung = Math.abs(between(from.turn, turn));
  return (away / Math.PI) * 0.9 + Math.max(0, away - Math.PI / 2) * 0.35 + (swung / Math.PI) * 0.5 + ((tilt - FAVOURED) / 0.5) ** 2 * 0.25;
}

/** Whoever of a shot is missed where a picture leaves them out. */
const missedOf = ({ may, missed = 0 }: Shot): readonly Body[] => may.slice(0, missed);

/** What speaks against a view because it leaves out who is missed: the nearest one most. */
export const leftOut = (view: Readonly<View>, shot: Shot, { size, free }: Staging): number =>
  missedOf(shot).reduce((sum, body, i) => sum + (isWithin(boundsOf(view, size, body), free) ? 0 : MISSED / (i + 1)), 0);

/** What speaks against a view, terrain aside. */
function awkwardness(view: View, shot: Shot, set: Staging): number {
  const { must, kind } = shot;
  const [least, most] = HEIGHTS[kind];
  const [first, ...others] = must.map((body) => pixelsOf(view, set.size, body));
  const low = first! < least ? 1.2 + 6 * (1 - first! / least) : 0.5 * Math.max(0, 1 - first! / most);
  const small = others.reduce((sum, high) => sum + 0.8 * Math.max(0, 1 - high / OTHERS), 0);
  const crossed = kind === 'pair' && sideOf(must, eyeOf(view)) * sideOf(must, eyeOf(set.from)) < 0 ? 0.35 : 0;
  return strangeness(view.turn, view.tilt, set) + low + small + crossed + leftOut(view, shot, set);
}

const plus = <P extends Point>(at: P, by: Point): P => ({ ...at, x: at.x + by.x, y: at.y + by.y, z: at.z + by.z });

/** How much of everybody is covered in a view of whoever must be seen; where the camera goes along with somebody at the end of the way too. */
function covers(view: View, { must, along }: Shot, { figures, hides }: Staging, glance = false): readonly Covered[] {
  const eye = eyeOf(view);
  const now = must.map((body) => coveredOf(eye, body, figures, hides, glance));
  if (along === undefined) return now;
  const staying = figures.filter((figure) => !isSame(figure, must[0]!));
  return [...now, ...must.map((body) => coveredOf(plus(eye, along.by), plus(body, along.by), staying, hides, glance))];
}

/** What speaks against a view because bodies are covered in it. */
const obscurity = (view: View, shot: Shot, set: Staging, glance = false): number =>
  covers(view, shot, set, glance).reduce((sum, { opened, hidden }) => sum + opened * 1.6 + hidden * 4, 0);

/** The view in a direction with as much of what is welcome as leaves the first high enough. */
function fitted({ must, may, kind }: Shot, turn: number, tilt: number, { size, free }: Staging): View {
  const [least, most] = HEIGHTS[kind];
  const area = inset(free, MARGIN);
  let kept = must;
  let view = fit(must, turn, tilt, { size, area, most });
  for (const body of may) {
    const wider = fit([...kept, body], turn, tilt, { size, area, most });
    if (pixelsOf(wider, size, must[0]!) < least) continue;
    kept = [...kept, body];
    view = wider;
  }
  return view;
}

/** Whether a view shows a shot well enough to be left as it is. */
export function shows(view: Readonly<View>, shot: Shot, set: Staging): boolean {
  const { must, kind } = shot;
  const [least, most] = HEIGHTS[kind];
  const high = pixelsOf(view, set.size, must[0]!);
  if (high < least * LASTS || high > most * 1.6) return false;
  return must.every((body) => isWithin(boundsOf(view, set.size, body), set.free))
    && covers(view, shot, set).every(({ opened, hidden }) => hidden <= GLIMPSE && opened + hidden <= 0.5);
}

/** The whole table from where the person looks. */
const overview = ({ must }: Shot, { size, free, home }: Staging): View =>
  fit(must, home + OVERVIEW.aside, OVERVIEW.tilt, { size, area: free, most: HEIGHTS.overview[1] });

/** Turns that are tried: all around the person's, that of now, and over the shoulder of either of two. */
function turnsOf({ must: [one, other] }: Shot, { home, from }: Staging): readonly number[] {
  const line = one === undefined || other === undefined ? null : Math.atan2(one.x - other.x, one.z - other.z);
  const over = line === null ? [] : [0, Math.PI].flatMap((side) => SHOULDER.map((aside) => line + side + aside));
  return [from.turn, ...Array.from({ length: TURNS }, (_, i) => home + (i * 2 * Math.PI) / TURNS), ...over];
}

/**
 * The best view of a shot: everything it must show lies clear of the panels and unhidden and the first of it is high enough, as near to
 * the person's side and to what is seen now as that allows. Directions are tried in the order of what is known against them, so that
 * few of them need the terrain. The turn is the one nearest to that of now, so that nobody is swung round.
 */
export function frame(shot: Shot, set: Staging): View {
  const turned = (view: View): View => ({ ...view, turn: set.from.turn + between(set.from.turn, view.turn) });
  if (shot.kind === 'overview') return turned(overview(shot, set));
  const tried = turnsOf(shot, set).flatMap((turn) => TILTS.map((tilt) => {
    const view = fitted(shot, turn, tilt, set);
    return { view, against: awkwardness(view, shot, set) };
  })).sort((a, b) => a.against - b.against);
  let best = tried[0]!.view;
  let least = Infinity;
  let looked = 0;
  for (const { view, against } of tried) {
    if (against >= least || looked >= LOOKED) break;
    if (against + obscurity(view, shot, set, true) >= least) continue;
    looked += 1;
    const all = against + obscurity(view, shot, set);
    if (all < least) [best, least] = [view, all];
  }
  return turned(best);
}
