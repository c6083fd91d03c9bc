import { Vector3 } from 'three';
import type { Point } from '../../engine/shape/point.ts';
import type { Bars } from '../measure/bars.ts';
import type { Looked } from '../tools/groundTalk.ts';
import { ALARM, SAGE } from './palette.ts';

/** Height above the ground at which the line is drawn (mm). */
const EYE = 26;
const FREE = 1.7;
const THIN = 0.6;
/** Half the size of the cross at the first blocking part (mm). */
const CROSS = 6;
/** Length of a dash and of the gap after it (mm). */
const DASH = 7;
const CROSSED = '#ffe1d6';
const FAINT = '#e0a894';

const [start, end, a, b, arm] = [new Vector3(), new Vector3(), new Vector3(), new Vector3(), new Vector3()];

/** How far along a line in plan a place lies, from 0 to 1. */
function shareOf([from, to]: readonly [Point, Point], { x, z }: Point): number {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const squared = dx * dx + dz * dz;
  return squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (z - from.z) * dz) / squared));
}

function stretch(bars: Bars, from: number, to: number, thick: number, colour: string): void {
  bars.addEdged(a.lerpVectors(start, end, from), b.lerpVectors(start, end, to), thick, thick, colour);
}

/**
 * Draws a line of sight: whole when it is free; else red up to the first part that blocks it, a cross there, and faint dashes
 * beyond with every stretch inside a blocking part marked.
 */
export function drawSight(bars: Bars, { line, seen, blockers }: Looked): void {
  start.set(line[0].x, line[0].y + EYE, line[0].z);
  end.set(line[1].x, line[1].y + EYE, line[1].z);
  if (seen || blockers.length === 0) return stretch(bars, 0, 1, FREE, seen ? SAGE : ALARM);
  const first = shareOf(line, blockers[0]!.from);
  stretch(bars, 0, first, FREE, ALARM);
  dashes(bars, first);
  for (const { from, to } of blockers) stretch(bars, shareOf(line, from), shareOf(line, to), FREE * 1.25, ALARM);
  a.lerpVectors(start, end, first);
  arm.set(end.z - start.z, 0, start.x - end.x).normalize();
  const size = CROSS * bars.thickness;
  for (const k of [1, -1]) {
    const [one, other] = [a.clone().addScaledVector(arm, k * size), a.clone().addScaledVector(arm, -k * size)];
    one.y += size;
    other.y -= size;
    bars.addEdged(one, other, 2, 2, CROSSED);
  }
}

function dashes(bars: Bars, from: number): void {
  const long = start.distanceTo(end);
  const step = Math.max((2 * DASH) / long, (1 - from) / 24);
  for (let at = from; at < 1; at += step) stretch(bars, at, Math.min(1, at + step / 2), THIN, FAINT);
}
