import { Vector3 } from 'three';
import type { Point } from '../../engine/shape/point.ts';
import type { Bars } from '../measure/bars.ts';
import { arcOf, cornersOf } from '../match/actor.ts';
import type { Going } from '../match/gist.ts';
import { ALARM, GAITS } from './palette.ts';

/** Bars that the longest way takes at most. */
export const MOST_BARS = 600;

/** Height of lines above the ground (mm), and of an attack's above the bases. */
const LIFT = 3;
const AIMED = 26;
/** Width and thickness of lines (mm). */
const WIDE = 4.2;
const THICK = 1.2;
/** Width of the dark edge of a stroke, both sides together (mm). */
const EDGE = 2;
const DARK = '#1c130c';
/** Rings have so many straight parts. */
const PARTS = 28;
/** Length of a stroke of a broken line, from one to the next (mm), and the part of it that is drawn. */
const STROKE = 20;
const DRAWN = 0.55;
/** Distance of a run's chevrons from one to the next, and of rungs (mm). */
const RUN = 36;
const RUNG = 9;
/** How far the strokes of an arrow's head go back and aside (mm). */
const HEAD = { back: 13, aside: 8 } as const;
/** Straight parts of a leap's arc. */
const ARC = 18;
const UP = new Vector3(0, 1, 0);

const [a, b, along, side, tip] = [new Vector3(), new Vector3(), new Vector3(), new Vector3(), new Vector3()];

const lifted = ({ x, y, z }: Point, by: number): Point => ({ x, y: y + by, z });
const between = (from: Point, to: Point, share: number): Point =>
  ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, z: from.z + (to.z - from.z) * share });
const length = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);

/** Straight strokes, to be drawn as one figure: all their dark edges lie below all their colours. */
class Strokes {
  readonly #all: { readonly from: Point; readonly to: Point; readonly colour: string; readonly width: number }[] = [];

  add(from: Point, to: Point, colour: string, width = WIDE): void {
    this.#all.push({ from, to, colour, width });
  }

  /** Draws them. */
  into(bars: Bars): void {
    for (const edge of [true, false]) {
      for (const { from, to, colour, width } of this.#all) {
        bars.add(a.set(from.x, from.y, from.z), b.set(to.x, to.y, to.z), edge ? width + EDGE : width, THICK, edge ? DARK : colour);
      }
    }
  }
}

/** A line of strokes with gaps between. */
function broken(strokes: Strokes, from: Point, to: Point, colour: string): void {
  const many = Math.max(1, Math.round(length(from, to) / STROKE));
  for (let i = 0; i < many; i++) strokes.add(between(from, to, i / many), between(from, to, (i + DRAWN) / many), colour);
}

/** Sets `along` to the direction of a line and `side` to what lies across it, level with the ground. */
function direct(from: Point, to: Point): void {
  along.set(to.x - from.x, to.y - from.y, to.z - from.z);
  side.crossVectors(UP, along);
  if (side.lengthSq() > 1e-6) side.normalize();
  else side.set(1, 0, 0);
  along.normalize();
}

/** Two strokes that meet at a place of a line and point along it. */
function chevron(strokes: Strokes, from: Point, to: Point, at: Point, size: number, colour: string): void {
  direct(from, to);
  for (const way of [-1, 1]) {
    tip.set(at.x, at.y, at.z).addScaledVector(along, -HEAD.back * size).addScaledVector(side, way * HEAD.aside * size);
    strokes.add({ x: tip.x, y: tip.y, z: tip.z }, at, colour);
  }
}

/** Rungs across a line that goes up or down. */
function rungs(strokes: Strokes, from: Point, to: Point, colour: string): void {
  const many = Math.floor(length(from, to) / RUNG);
  direct(from, to);
  for (let i = 1; i < many; i++) {
    const { x, y, z } = between(from, to, i / many);
    strokes.add({ x: x - side.x * 7, y, z: z - side.z * 7 }, { x: x + side.x * 7, y, z: z + side.z * 7 }, colour, 2.4);
  }
}

/** A ring around a base. */
function ring(strokes: Strokes, { x, y, z }: Point, radius: number, colour: string, width = 3): void {
  const at = (i: number): Point => ({ x: x + Math.sin((i / PARTS) * Math.PI * 2) * radius, y, z: z + Math.cos((i / PARTS) * Math.PI * 2) * radius });
  for (let i = 0; i < PARTS; i++) strokes.add(at(i), at(i + 1), colour, width);
}

/** A line that stops `by` mm before its end; one that is not that long keeps a little. */
function shortened(line: readonly Point[], by: number): readonly Point[] {
  const kept = line.slice();
  let left = by;
  while (left > 0 && kept.length > 1) {
    const [before, end] = [kept.at(-2)!, kept.at(-1)!];
    const far = length(before, end);
    if (far > left + 1 || kept.length === 2) {
      kept[kept.length - 1] = between(end, before, Math.min(0.8, left / Math.max(far, 1e-6)));
      return kept;
    }
    left -= far;
    kept.pop();
  }
  return kept;
}

/**
 * One move, in its colour and its own kind of line: whole at a walk, with chevrons at a run, with rungs up and down, an arc of strokes for a leap,
 * strokes where it is not its own doing. `short`: mm before its end at which it stops, with an arrow's head; 0 where it goes on.
 */
function drawMove(strokes: Strokes, from: Point, { to, way, gait }: Going, short: number): void {
  const colour = GAITS[gait];
  const arc = gait === 'leap' ? arcOf(from, to, way) : 0;
  const corners = arc > 0 ? Array.from({ length: ARC + 1 }, (_, i) => lifted(between(from, to, i / ARC), arc * 4 * (i / ARC) * (1 - i / ARC)))
    : gait === 'other' ? [from, to] : cornersOf(from, to, way);
  const line = shortened(corners.map((corner) => lifted(corner, LIFT)), short);
  for (const [i, end] of line.entries()) {
    const start = line[i - 1];
    if (start === undefined) continue;
    if (gait === 'other') broken(strokes, start, end, colour);
    else if (arc === 0 || i % 2 === 1) strokes.add(start, end, colour);
    if (gait === 'climb' && Math.abs(end.y - start.y) > length(start, end) / 2) rungs(strokes, start, end, colour);
    const many = gait === 'run' ? Math.floor(length(start, end) / RUN) : 0;
    for (let mark = 1; mark <= many; mark++) chevron(strokes, start, end, between(start, end, mark / (many + 1)), 0.7, colour);
  }
  const [before, end] = [line.at(-2), line.at(-1)];
  if (short > 0 && before !== undefined && end !== undefined) chevron(strokes, before, end, end, 1.3, colour);
}

/**
 * A way on the table, move after move, with an arrow's head at its end and a ring where the figure will stand. Lengths in mm; `settled` puts a place on
 * the ground.
 */
export function drawWay(bars: Bars, goes: readonly Going[], radius: number, settled: (at: Point) => Point): void {
  const strokes = new Strokes();
  const moves = goes.map((going) => ({ ...going, from: going.from === null ? null : settled(going.from), to: settled(going.to) }));
  const last = moves.at(-1);
  if (last === undefined) return;
  for (const move of moves) if (move.from !== null) drawMove(strokes, move.from, move, move === last ? radius + 3 : 0);
  const colour = GAITS[last.gait];
  ring(strokes, lifted(last.to, LIFT), radius, colour);
  ring(strokes, lifted(last.to, LIFT), radius + 7, colour, 1.4);
  strokes.into(bars);
}

/** An attack on the table: a broken line with an arrow's head to the target, two rings around it. Lengths in mm. */
export function drawAttack(bars: Bars, from: Point, to: Point, radius: number): void {
  const strokes = new Strokes();
  const line = shortened([lifted(from, AIMED), lifted(to, AIMED)], radius);
  const [start, end] = [line[0]!, line[1]!];
  broken(strokes, start, end, ALARM);
  chevron(strokes, start, end, end, 1.2, ALARM);
  ring(strokes, lifted(to, LIFT), radius + 2, ALARM, 3);
  ring(strokes, lifted(to, LIFT), radius + 10, ALARM, 1.6);
  strokes.into(bars);
}
