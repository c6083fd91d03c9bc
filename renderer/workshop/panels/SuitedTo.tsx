import type { ReactNode } from 'react';
import type { TableFile } from '../../../engine/space/terrain/table.ts';
import { useFaces } from '../../faces/index.ts';
import { useSpeak } from '../../words/speak.ts';
import { tell } from '../deeds.ts';

/** Which rule systems the table is laid out for: all of them, or those that are chosen. */
export function SuitedTo({ table: { systems } }: { readonly table: TableFile }): ReactNode {
  const speak = useSpeak();
  const faces = useFaces();
  const turn = (system: string): void => {
    const chosen = systems ?? [];
    const next = chosen.includes(system) ? chosen.filter((one) => one !== system) : [...chosen, system].sort();
    tell('table', { systems: next.length === 0 || faces.every(({ id }) => next.includes(id)) ? null : next });
  };
  return (
    <fieldset className="side__group is-list"><legend>{speak('workshop.table.systems')}</legend><small>{speak('workshop.table.systemsHint')}</small>
      <div className="segments">
        <button type="button" aria-pressed={systems === undefined} onClick={() => tell('table', { systems: null })}>{speak('workshop.table.systemsAll')}</button>
        {faces.map(({ id }) => (
          <button key={id} type="button" aria-pressed={systems?.includes(id) === true} onClick={() => turn(id)}>{speak(`${id}.system.name`)}</button>))}
      </div>
    </fieldset>
  );
}
