import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { Vector3 } from 'three';
import { Bars } from '../measure/bars.ts';
import { radiusOf } from '../measure/bases.ts';
import type { Announcement } from '../match/announce.ts';
import { stage, useMatch } from '../match/match.ts';
import { announcedWords } from '../words/acts.ts';
import { seatLetter } from '../words/seats.ts';
import { useSpeak } from '../words/speak.ts';
import { drawAttack, drawWay, MOST_BARS } from './announcedBars.ts';
import { TableTag } from './TableTag.tsx';

/** Height of the tag above the base of whoever it is about (mm). */
const OVER = 62;
/** Distance from the eye at which lines are as thick as they are said to be (mm). */
const SINGLE = 650;

/** How much thicker lines are drawn the farther the nearest of what they are about is, in steps. */
function thicknessAt({ x, y, z }: Vector3, { who, target, goes }: Announcement): number {
  const ends = [stage.actorOf(who), target === null ? null : stage.actorOf(target), goes.at(-1)?.to ?? null];
  const away = Math.min(...ends.map((end) => (end === null ? Infinity : Math.hypot(x - end.x, y - end.y, z - end.z))));
  return Math.min(1.75, Math.max(0.5, Math.round((away / SINGLE) * 4) / 4));
}

function draw(bars: Bars, { kind, who, target, goes }: Announcement): void {
  const actor = stage.actorOf(who);
  if (kind === 'goes' && actor !== null) drawWay(bars, goes, radiusOf(stage, actor.id), (at) => stage.settled(at));
  const aimed = target === null ? null : stage.actorOf(target);
  if (kind === 'attacks' && actor !== null && aimed !== null) drawAttack(bars, actor, aimed, radiusOf(stage, aimed.id));
}

/** What others are about to do: a line along the way or to the target, where it ends, and words over whoever does it. */
export function Announced() {
  const invalidate = useThree((s) => s.invalidate);
  const camera = useThree((s) => s.camera);
  const speak = useSpeak();
  const announced = useMatch((s) => s.announced);
  const bars = useMemo(() => new Bars(MOST_BARS), []);
  const drawn = useRef<Announcement | null>(null);
  useEffect(() => invalidate(), [announced, invalidate]);
  // The camera comes nearer while it is announced.
  useFrame(() => {
    const thickness = announced === null ? 1 : thicknessAt(camera.position, announced);
    if (drawn.current === announced && thickness === bars.thickness) return;
    drawn.current = announced;
    bars.thickness = thickness;
    bars.clear();
    if (announced !== null) draw(bars, announced);
  }, -0.5);
  useEffect(() => () => bars.dispose(), [bars]);
  const actor = announced === null ? null : stage.actorOf(announced.who);
  return (
    <>
      <primitive object={bars.mesh} />
      <TableTag at={actor === null || !actor.shown ? null : [actor.x, actor.y + OVER, actor.z]} className="is-announced">
        {actor !== null && <i className={`pattern ${seatLetter(actor.seat)}`} aria-hidden="true" />}
        {announced !== null && <b>{announcedWords(announced, speak)}</b>}
      </TableTag>
    </>
  );
}
