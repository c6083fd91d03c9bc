import type { ReactNode } from 'react';
import { inches } from '../../../engine/shape/point.ts';
import { isSize } from '../../../engine/space/terrain/size.ts';
import { suits } from '../../../engine/space/terrain/suits.ts';
import type { TableFile } from '../../../engine/space/terrain/table.ts';
import { useFaces } from '../../faces/index.ts';
import { useSpeak } from '../../words/speak.ts';
import { tell } from '../deeds.ts';

const INCH = inches(1);

/** Which rule systems the table is laid out for: all of them, or those that are chosen; and which of those print another size. */
export function SuitedTo({ table: { systems, size } }: { readonly table: TableFile }): ReactNode {
  const speak = useSpeak();
  const faces = useFaces();
  const turn = (system: string): void => {
    const chosen = systems ?? [];
    const next = chosen.includes(system) ? chosen.filter((one) => one !== system) : [...chosen, system].sort();
    tell('table', { systems: next.length === 0 || faces.every(({ id }) => next.includes(id)) ? null : next });
  };
  const meant = faces.filter(({ id }) => suits({ systems }, id));
  const elsewhere = meant.filter(({ board }) => board !== undefined && !isSize(size, board));
  const without = (gone: string): readonly string[] => meant.map(({ id }) => id).filter((id) => id !== gone).sort();
  return (
    <fieldset className="side__group is-list"><legend>{speak('workshop.table.systems')}</legend><small>{speak('workshop.table.systemsHint')}</small>
      <div className="segments">
        <button type="button" aria-pressed={systems === undefined} onClick={() => tell('table', { systems: null })}>{speak('workshop.table.systemsAll')}</button>
        {faces.map(({ id }) => (
          <button key={id} type="button" aria-pressed={systems?.includes(id) === true} onClick={() => turn(id)}>{speak(`${id}.system.name`)}</button>))}
      </div>
      {elsewhere.map(({ id, board }) => (
        <p key={id}>{speak('workshop.table.sizeOfSystem', { system: speak(`${id}.system.name`), width: Math.round(board![0] / INCH), depth: Math.round(board![1] / INCH) })}{' '}
          {without(id).length > 0 && <button type="button" className="ghost" onClick={() => tell('table', { systems: [...without(id)] })}>{speak('workshop.table.withoutSystem')}</button>}
        </p>))}
    </fieldset>
  );
}
