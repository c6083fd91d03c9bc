import type { Closed } from '../../engine/core/script.ts';
import { called } from '../faces/naming.ts';
import { reasonWords } from '../ask/reasons.ts';
import { strikersOf, type ShutSpot, type Spot } from '../match/hints.ts';
import { stage, useMatch } from '../match/match.ts';
import { middleOf } from '../tools/spots.ts';
import { useSpeak } from '../words/speak.ts';
import { TableTag } from './TableTag.tsx';

/** Height of the tag above the ground (mm). */
const OVER = 14;

interface SpotTagProps {
  readonly spot: Spot | undefined;
  readonly closed: ShutSpot | null;
}

/** What going to the area pointed at costs, who may strike on the way, and why nobody comes there at once; of one that is not open, why. */
export function SpotTag({ spot, closed }: SpotTagProps) {
  const speak = useSpeak();
  const says = closed?.closed ?? spot?.detour;
  const area = closed ?? (spot?.cost === undefined ? undefined : spot);
  const middle = area === undefined ? null : middleOf(area);
  return (
    <TableTag at={middle === null ? null : [middle.x, stage.groundAt(middle) + OVER, middle.z]} className={closed === null ? 'side-none' : 'is-shut'}>
      {closed === null && <><b>{spot?.cost}</b> <small>{speak('table.cost')}</small></>}
      {spot?.strikes !== undefined && <Strikes strikes={spot.strikes} />}
      {says !== undefined && <Reason closed={says} />}
    </TableTag>
  );
}

/** How many may strike on the way, and who. */
function Strikes({ strikes }: { readonly strikes: NonNullable<Spot['strikes']> }) {
  const situation = useMatch((s) => s.situation);
  const speak = useSpeak();
  const all = strikersOf(strikes);
  if (situation === null) return null;
  return <p className="table-tag__strikes">{speak('table.strikes', { count: all.length, names: all.map((id) => called(situation, id)).join(', ') })}</p>;
}

/** A reason with its rule, on a line of its own. */
function Reason({ closed }: { readonly closed: Closed }) {
  const situation = useMatch((s) => s.situation);
  const request = useMatch((s) => s.request);
  const speak = useSpeak();
  return situation === null ? null : <p className="table-tag__why">{reasonWords(closed, situation, speak, request)} <small>{closed.rule}</small></p>;
}
