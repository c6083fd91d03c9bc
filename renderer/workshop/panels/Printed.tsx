import type { ReactNode } from 'react';
import { namesObjectives } from '../../../engine/space/terrain/named-places.ts';
import { suits } from '../../../engine/space/terrain/suits.ts';
import type { TableFile } from '../../../engine/space/terrain/table.ts';
import { useFaces } from '../../faces/index.ts';
import { useSpeak } from '../../words/speak.ts';
import { tell } from '../deeds.ts';

/** Which rule systems print the places that the table names; nothing where it names none. */
export function Printed({ table }: { readonly table: TableFile }): ReactNode {
  const speak = useSpeak();
  const faces = useFaces();
  const { deployment = [], printed = [] } = table;
  if (!namesObjectives(table) && deployment.length + printed.length === 0) return null;
  const turn = (system: string): void => {
    const next = printed.includes(system) ? printed.filter((one) => one !== system) : [...printed, system].sort();
    tell('table', { printed: next.length === 0 ? null : next });
  };
  return (
    <fieldset className="side__group is-list"><legend>{speak('workshop.table.printed')}</legend><small>{speak('workshop.table.printedHint')}</small>
      <div className="segments">{faces.filter(({ id }) => suits(table, id) || printed.includes(id)).map(({ id }) => (
        <button key={id} type="button" aria-pressed={printed.includes(id)} onClick={() => turn(id)}>{speak(`${id}.system.name`)}</button>))}</div>
    </fieldset>
  );
}
