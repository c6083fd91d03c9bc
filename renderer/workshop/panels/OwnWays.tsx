import type { ReactNode } from 'react';
import { freshIds } from '../../../engine/space/terrain/fresh-ids.ts';
import { tenth } from '../../../engine/shape/point.ts';
import { MOST_WAYS } from '../../../engine/space/terrain/table-sketch.ts';
import type { TableFile } from '../../../engine/space/terrain/table.ts';
import { useSpeak } from '../../words/speak.ts';
import { bench } from '../bench.ts';
import { tell } from '../deeds.ts';
import { useInstrument } from '../instrument.ts';
import { NumberField } from './NumberField.tsx';
import { TakeMark } from './TakeMark.tsx';

type Way = NonNullable<TableFile['ingress']>[number];
const KINDS = ['ladder', 'stairs', 'lift', 'door', 'ramp'] as const satisfies readonly Way['kind'][];
const AXES = ['x', 'y', 'z'] as const;
const HIGHEST = 1000;

/** Ways up and through that the table brings itself: each is a link between two places. */
export function OwnWays({ table }: { readonly table: TableFile }): ReactNode {
  const speak = useSpeak();
  const tape = useInstrument((s) => s.tape);
  const list = table.ingress ?? [];
  const [halfX, halfZ] = [table.size[0] / 2, table.size[1] / 2];
  const change = (next: readonly Way[]): void => tell('ways', { ingress: next.length === 0 ? null : [...next] });
  const put = (id: string, to: Partial<Way>): void => change(list.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const add = (): void => {
    const [id] = freshIds(list, ['way']);
    const end = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): Way['from'] => [tenth(x), Math.max(0, tenth(y)), tenth(z)];
    const [from, to]: [Way['from'], Way['from']] = tape === null ? [[0, 0, 0], [0, 0, 50]] : [end(tape.from), end(tape.to)];
    change([...list, { id: id!, kind: 'ladder', from, to }]);
    bench.setState({ overlay: 'ways' });
  };
  const place = (way: Way, end: 'from' | 'to'): ReactNode => (
    <div className="side__row is-place"><TakeMark of={{ kind: 'way', id: way.id, end }}>{speak(end === 'from' ? 'workshop.table.wayFrom' : 'workshop.table.wayTo')}</TakeMark>
      {AXES.map((axis, i) => {
        const [least, most] = axis === 'x' ? [-halfX, halfX] : axis === 'z' ? [-halfZ, halfZ] : [0, HIGHEST];
        const move = (value: number): void => put(way.id, { [end]: way[end].map((old, k) => (k === i ? value : old)) });
        return <NumberField key={axis} label={axis} unit="" value={way[end][i]!} least={least} most={most} onValue={move} />;
      })}
    </div>
  );
  return (
    <fieldset className="side__group is-list"><legend>{speak('workshop.table.ways')}</legend><small>{speak('workshop.table.waysHint')}</small>
      {list.map((way) => (
        <div key={way.id} className="own-way">
          <div className="own-way__head"><b>{way.id}</b>
            <select className="field-text" aria-label={speak('workshop.table.wayKind', { id: way.id })} value={way.kind} onChange={({ target }) => put(way.id, { kind: target.value as Way['kind'] })}>
              {KINDS.map((kind) => <option key={kind} value={kind}>{speak(`workshop.legend.way.${kind}`)}</option>)}
            </select>
            <button type="button" className="ghost" aria-label={speak('workshop.table.removeNamed', { id: way.id })} onClick={() => change(list.filter((one) => one.id !== way.id))}>✕</button>
          </div>
          {place(way, 'from')}{place(way, 'to')}
        </div>
      ))}
      <button type="button" className="ghost" disabled={list.length >= MOST_WAYS} onClick={add}>{speak(tape === null ? 'workshop.table.addWayFree' : 'workshop.table.addWay')}</button>
    </fieldset>
  );
}
