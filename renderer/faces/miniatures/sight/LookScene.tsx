import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Vector3 } from 'three';
import type { Thing } from '../../../../engine/miniatures/between.ts';
import type { Wall } from '../../../../engine/miniatures/board.ts';
import type { Plan, Point } from '../../../../engine/shape/point.ts';
import { useMatch } from '../../../match/match.ts';
import { useOwn } from '../../../match/own.ts';
import { Bars } from '../../../measure/bars.ts';
import { useInstruments } from '../../../measure/instruments.ts';
import { ALARM, BRASS, SAGE } from '../../../table/palette.ts';
import { TableTag } from '../../../table/TableTag.tsx';
import { useSpeak } from '../../../words/speak.ts';
import { doorEdge, doorOf, doorWords } from '../table/doors.ts';
import { cornersOf, latticePoint } from '../table/squares.ts';
import { figureIn, type MatchView } from '../view.ts';
import type { Situation } from '../words/names.ts';
import { placeOf, useLook, type Look } from './useLook.ts';

/** Height of the line over the floor, and of what is marked (mm). */
const [EYE, MARK] = [26, 3];
const [LINE, RIM] = [1.7, 2.6];

const [a, b] = [new Vector3(), new Vector3()];
const NOBODY = { from: null, to: null } as const;

/** A line of sight that is looked along, and round it what is in the way or gives cover. */
export function LookScene(): ReactNode {
  const invalidate = useThree((s) => s.invalidate);
  const situation = useOwn<Situation>('miniatures');
  const held = useInstruments((s) => s.held);
  const sight = held?.kind === 'sight' ? held : null;
  const look = useLook(sight ?? NOBODY, situation);
  const bars = useMemo(() => new Bars(48, 0.92), []);
  useEffect(() => {
    bars.clear();
    if (sight !== null && situation !== null && look !== null) {
      const [from, to] = [placeOf(sight.from, situation), placeOf(sight.to, situation)];
      if (from !== null && to !== null) drawLook(bars, look, from, to, situation.view);
    }
    invalidate();
  }, [bars, sight, situation, look, invalidate]);
  useEffect(() => () => bars.dispose(), [bars]);
  return <><primitive object={bars.mesh} /><DoorTag situation={situation} /></>;
}

/** Height of a door's name over the floor (mm). */
const OVER = 70;

/** The name of a door that is pointed at while doors are asked for, where it is. */
function DoorTag({ situation }: { readonly situation: Situation | null }): ReactNode {
  const speak = useSpeak();
  const option = useMatch((s) => (s.hints.spots.some((spot) => spot.option === s.hovered) ? s.hovered : null));
  const door = option === null ? null : doorOf(option);
  const edge = door === null || situation === null ? undefined : doorEdge(situation.view, door.door);
  if (situation === null) return null;
  const at = edge === undefined ? null : latticePoint(situation.view.board, (edge.x1 + edge.x2) / 2, (edge.y1 + edge.y2) / 2, edge.level);
  return (
    <TableTag at={at === null ? null : [at.x, at.y + OVER, at.z]} className="side-none">
      {door !== null && <b>{doorWords(`miniatures.option.${door.open ? 'open' : 'close'}Door`, situation.view, door.door, speak)}</b>}
    </TableTag>
  );
}

/** Draws a look: the line, red where it is blocked, and the outlines of what blocks it or gives the second end cover. */
export function drawLook(bars: Pick<Bars, 'addEdged'>, { sees, blocked, there }: Look, from: Point, to: Point, view: MatchView): void {
  bars.addEdged(a.set(from.x, from.y + EYE, from.z), b.set(to.x, to.y + EYE, to.z), LINE, LINE, sees ? SAGE : ALARM);
  for (const thing of sees ? there?.cover ?? [] : blocked) {
    for (const [one, other] of outlineOf(thing, view)) {
      bars.addEdged(a.set(one.x, one.y + MARK, one.z), b.set(other.x, other.y + MARK, other.z), RIM, RIM, sees ? BRASS : ALARM);
    }
  }
}

/** The lines that mark a thing on the table: round its square, or along its edges. */
function outlineOf(thing: Thing, view: MatchView): readonly (readonly [Point, Point])[] {
  const edge = ({ x1, y1, x2, y2, level }: Wall): readonly [Point, Point] => [latticePoint(view.board, x1, y1, level), latticePoint(view.board, x2, y2, level)];
  const round = (corners: readonly Plan[], y: number): readonly (readonly [Point, Point])[] =>
    corners.map(({ x, z }, i) => { const next = corners[(i + 1) % corners.length]!; return [{ x, y, z }, { x: next.x, y, z: next.z }] as const; });
  switch (thing.kind) {
    case 'wall': return [edge(thing.edge)];
    case 'door': { const found = doorEdge(view, thing.door); return found === undefined ? [] : (view.board.doors?.[thing.door] ?? []).map(edge); }
    case 'low':
    case 'solid': return round(cornersOf(view.board, thing.at), latticePoint(view.board, 0, 0, thing.at.level).y);
    case 'figure': { const at = figureIn(view, thing.id)?.at ?? null; return at === null ? [] : round(cornersOf(view.board, at), latticePoint(view.board, 0, 0, at.level).y); }
    case 'storey': return [];
    default: return thing satisfies never;
  }
}
