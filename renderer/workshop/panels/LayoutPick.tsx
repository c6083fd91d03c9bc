import { useEffect, type ReactNode } from 'react';
import type { TableFile } from '../../../engine/space/terrain/table.ts';
import { suits } from '../../../engine/space/terrain/suits.ts';
import { match, useMatch } from '../../match/match.ts';
import { useSpeak } from '../../words/speak.ts';
import { bench, useBench } from '../bench.ts';
import { tell } from '../deeds.ts';

/** A mission that lays objectives (mm), under its rule system's id and its own there. */
interface Sought {
  readonly mission: string;
  readonly name: string;
  readonly objectives: readonly { readonly id: string; readonly at: { readonly x: number; readonly z: number } }[];
}

/** Missions that lay objectives, of the rule systems that a table is laid out for. */
function useSought(table: TableFile): readonly Sought[] {
  const catalogue = useMatch((s) => s.catalogue);
  useEffect(() => { if (catalogue === null) void match.getState().loadCatalogue(); }, [catalogue]);
  return (catalogue?.systems ?? []).filter(({ id }) => suits(table, id)).flatMap(({ id: system, missions }) =>
    (missions as readonly { readonly id: string; readonly name: string; readonly objectives?: Sought['objectives'] }[])
      .flatMap(({ id, name, objectives = [] }) => (objectives.length === 0 ? [] : [{ mission: `${system}/${id}`, name, objectives }])));
}

/** Whose objectives are laid out: those of all missions, or of one that has a layout of its own. */
export function LayoutPick({ table }: { readonly table: TableFile }): ReactNode {
  const speak = useSpeak();
  const sought = useSought(table);
  const chosen = useBench((s) => s.layout);
  const { layouts = [], objectives = [] } = table;
  const own = layouts.find(({ mission }) => mission === chosen);
  const found = sought.find(({ mission }) => mission === chosen);
  const needed = found?.objectives.length ?? 0;
  const layOut = (next: NonNullable<TableFile['layouts']>): void => {
    tell('objectives', { layouts: next.length === 0 ? null : next });
    bench.setState({ overlay: 'missions', match: null });
  };
  const begin = (): void => {
    const printed = found!.objectives.map(({ id, at: { x, z } }) => ({ id, at: [x, z] satisfies [number, number] }));
    layOut([...layouts, { mission: chosen!, objectives: objectives.length === needed ? [...objectives] : printed }]);
  };
  // A layout of a mission that is not here can be seen and taken away, too.
  const strangers = layouts.filter(({ mission }) => !sought.some((one) => one.mission === mission)).map(({ mission }) => ({ mission, name: mission }));
  if (sought.length + layouts.length === 0) return null;
  const mark = (mission: string): string => (layouts.some((one) => one.mission === mission) ? ' ●' : '');
  return (
    <>
      <label className="number-field is-tall"><span>{speak('workshop.table.layoutOf')}</span>
        <select className="field-text" value={chosen ?? ''} onChange={({ target }) => bench.setState({ layout: target.value === '' ? null : target.value, selection: [], overlay: 'missions', match: null })}>
          <option value="">{speak('workshop.table.layoutAll')}</option>
          {[...sought, ...strangers].map(({ mission, name }) => <option key={mission} value={mission}>{name}{mark(mission)}</option>)}
        </select>
      </label>
      {chosen !== null && own === undefined && found !== undefined && (
        <p role="status">{speak('workshop.table.layoutNone', { needed })} <button type="button" className="ghost" onClick={begin}>{speak('workshop.table.layoutBegin')}</button></p>
      )}
      {own !== undefined && (
        <p role="status" className={found !== undefined && own.objectives.length !== needed ? 'bad' : ''}>
          {found !== undefined && speak('workshop.table.layoutOwn', { count: own.objectives.length, needed })}{' '}
          <button type="button" className="ghost" onClick={() => layOut(layouts.filter((one) => one !== own))}>{speak('workshop.table.layoutEnd')}</button>
        </p>
      )}
    </>
  );
}
