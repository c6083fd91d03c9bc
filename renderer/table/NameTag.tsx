import { seatLetter } from '../words/seats.ts';
import { stage, useMatch } from '../match/match.ts';
import type { Named, Situation } from '../faces/face.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { TableTag } from './TableTag.tsx';

/** Height of the tag above a figure's base and above a marker (mm). */
const OVER = { figure: 50, marker: 20 };

/** The place over a figure or a marker, or null where neither is on the table. */
function placeOver(id: string): readonly [number, number, number] | null {
  const actor = stage.actorOf(id);
  if (actor !== null && actor.shown) return [actor.x, actor.y + OVER.figure, actor.z];
  const marker = stage.markers.find((each) => each.id === id);
  return marker === undefined ? null : [marker.at.x, marker.at.y + OVER.marker, marker.at.z];
}

function thingOf(id: string, situation: Situation, speak: Speak): Named | null {
  return situation.face.words.thing(situation, stage.actorOf(id)?.id ?? id, speak);
}

/** Name and state of the figure or marker under the pointer. */
export function NameTag() {
  const hovered = useMatch((s) => s.hovered);
  const situation = useMatch((s) => s.situation);
  const speak = useSpeak();
  const at = hovered === null ? null : placeOver(hovered);
  const thing = hovered === null || at === null || situation === null ? null : thingOf(hovered, situation, speak);
  const seat = thing?.seat ?? null;
  return (
    <TableTag at={thing === null ? null : at}>
      {seat !== null && <i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" />}
      <b>{thing?.name}</b>{thing === null || thing.state === '' ? null : <small> {thing.state}</small>}
    </TableTag>
  );
}
