import type { ReactNode } from 'react';
import { tenth } from '../../engine/shape/point.ts';
import type { Size } from '../../engine/space/import/stance.ts';
import { ENDS, type Ends, type MadeWay, wayBounds } from '../../engine/space/import/ways.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { NumberField } from '../workshop/panels/NumberField.tsx';

const AXES = ['x', 'y', 'z'] as const;

interface OneWayProps {
  readonly name: string;
  /** What else may be chosen for it, beside its name. */
  readonly head: ReactNode;
  /** Null where it is taken away, or not known yet. */
  readonly ends: Ends | null;
  readonly closed?: boolean;
  readonly size: Size;
  /** What became of it when the piece was made; absent where it was not there yet. */
  readonly made: MadeWay | undefined;
  readonly onEnds: (ends: Ends) => void;
}

/** Both ends of a way in mm, and a sentence where one leads nowhere or it is taken away. */
export function OneWay({ name, head, ends, closed = false, size, made, onEnds }: OneWayProps): ReactNode {
  const speak = useSpeak();
  const bounds = wayBounds(size);
  // What was found of other ends says nothing of these.
  const fresh = ends !== null && made !== undefined && ENDS.every((end) => made.way[end].every((n, k) => n === ends[end][k]));
  const said = fresh ? wayWords(made, speak) : null;
  return (
    <div className="own-way" role="group" aria-label={name}>
      <div className="own-way__head"><b>{name}</b>{head}</div>
      {closed && <p className="import__open">{speak('import.way.closed')}</p>}
      {ends !== null && ENDS.map((end) => (
        <div key={end} className="side__row is-place" role="group" aria-label={speak(`import.way.${end}`)}><b>{speak(`import.way.${end}`)}</b>
          {AXES.map((axis, i) => {
            const [least, most] = bounds[i]!;
            const move = (value: number): void => onEnds({ from: ends.from, to: ends.to, [end]: ends[end].map((old, k) => (k === i ? tenth(value) : old)) });
            return <NumberField key={axis} label={axis} unit="" value={ends[end][i]!} least={least} most={most} onValue={move} />;
          })}
        </div>
      ))}
      {said !== null && <p role="status" className={made!.lost === null ? 'import__open' : 'bad'}>{said}</p>}
    </div>
  );
}

/** Why a way leads nowhere, or which end is in the air; null where both lie well. */
function wayWords({ lost, open }: MadeWay, speak: Speak): string | null {
  if (lost === null) return open.length === 0 ? null : open.map((end) => speak(`import.way.open.${end}`)).join(' ');
  if (lost.why !== 'off') return speak(`import.way.lost.${lost.why}`);
  return speak(`import.way.lost.${lost.end}`, { y: lost.y, floors: lost.floors.join(', ') });
}
