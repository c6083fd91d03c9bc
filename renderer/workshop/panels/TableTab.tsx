import { useState, type ReactNode } from 'react';
import { HOURS, WEATHERS, type HourName, type WeatherName } from '../../../engine/space/terrain/light.ts';
import { freshIds } from '../../../engine/space/draft/arrange.ts';
import type { TableFile } from '../../../engine/space/terrain/table.ts';
import { sentence } from '../../match/messages.ts';
import { prettify, useSpeak } from '../../words/speak.ts';
import { bench, useBench } from '../bench.ts';
import { tell } from '../deeds.ts';
import { Kit } from '../kit.ts';
import { lightOf } from '../../table/light/lightOf.ts';
import { NumberField } from './NumberField.tsx';
import { clearTable } from './PieceTab.tsx';
import { Suggest } from './Suggest.tsx';

/** Looks that pieces come in, and grounds that a mat may show. */
const THEMES = ['refinery', 'snow', 'ship'] as const;
const MATS = ['refinery', 'snow', 'ship', 'desert'] as const;
/** How deep a side may deploy (mm). */
const DEPTHS = [76.2, 101.6, 127, 152.4, 203.2, 254] as const;

/** What the table says beside its pieces. */
export function TableTab(): ReactNode {
  const speak = useSpeak();
  const table = useBench((s) => s.draft!.table);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const light = lightOf(table, 'table');
  const themeWords = (theme: string): string => (speak.has(`match.themes.${theme}`) ? speak(`match.themes.${theme}`) : prettify(theme));
  const paint = async (theme: string): Promise<void> => {
    setBusy(true);
    const kit = new Kit(theme);
    try {
      await kit.stock(table.features.map(({ piece }) => piece));
      bench.setState({ kit });
      tell('table', { theme });
      setFault('');
    } catch (why) {
      setFault(sentence(why));
    }
    setBusy(false);
  };
  const choice = <T extends string>(word: string, value: T | '', values: readonly T[], empty: string | null, name: (value: T) => string, on: (value: T | '') => void): ReactNode => (
    <label className="number-field"><span>{speak(`workshop.table.${word}`)}</span>
      <select className="field-text" value={value} onChange={({ target }) => on(target.value as T | '')}>
        {empty !== null && <option value="">{empty}</option>}
        {values.map((one) => <option key={one} value={one}>{name(one)}</option>)}
      </select>
    </label>
  );
  const hourWords = (hour: HourName): string => (speak.has(`menu.hours.${hour}`) ? speak(`menu.hours.${hour}`) : prettify(hour));
  return (
    <div className="side__table">
      {choice('theme', table.theme, THEMES, null, themeWords, (theme) => { if (theme !== '') void paint(theme); })}
      {busy && <p role="status">{speak('workshop.table.themeBusy')}</p>}
      {fault !== '' && <p role="alert" className="bad">{fault}</p>}
      {choice('mat', table.mat ?? '', MATS, speak('workshop.table.ownLook'), themeWords, (mat) => tell('table', { mat: mat === '' ? null : mat }))}
      {choice('hour', table.light?.hour ?? '', HOURS, speak('workshop.table.usual'), hourWords, (hour) => tell('light', { light: hour === '' ? null : { hour, weather: light.weather } }))}
      {choice('weather', table.light?.weather ?? '', WEATHERS, table.light === undefined ? speak('workshop.table.usual') : null, (weather: WeatherName) => prettify(weather), (weather) => { if (weather !== '') tell('light', { light: { hour: light.hour, weather } }); })}
      <label className="number-field is-tall"><span>{speak('workshop.table.notes')}</span><Notes key={table.notes ?? ''} notes={table.notes ?? ''} /></label>
      <Suggest />
      <Objectives table={table} />
      <Deployments table={table} />
      <button type="button" className="ghost" onClick={clearTable}>{speak('workshop.table.clear')}</button>
    </div>
  );
}

function Notes({ notes }: { readonly notes: string }): ReactNode {
  const [typed, setTyped] = useState(notes);
  return <textarea className="field-text" rows={4} maxLength={4000} value={typed} onChange={({ target }) => setTyped(target.value)} onBlur={() => { if (typed !== notes) tell('table', { notes: typed === '' ? null : typed }); }} />;
}

/** Places to fight over that the table brings itself. */
function Objectives({ table }: { readonly table: TableFile }): ReactNode {
  const speak = useSpeak();
  const list = table.objectives ?? [];
  const mm = speak('workshop.piece.mm');
  const [halfX, halfZ] = [table.size[0] / 2, table.size[1] / 2];
  const change = (next: typeof list): void => tell('objectives', { objectives: next.length === 0 ? null : next });
  const add = (): void => {
    const [id] = freshIds(list.map((one) => ({ id: one.id, piece: '', at: [0, 0], turn: 0, level: 0 })), ['objective']);
    change([...list, { id: id!, at: [0, 0] }]);
    bench.setState({ overlay: 'missions' });
  };
  return (
    <fieldset className="side__group is-list"><legend>{speak('workshop.table.objectives')}</legend><small>{speak('workshop.table.objectivesHint')}</small>
      {list.map(({ id, at: [x, z] }) => (
        <div key={id} className="side__row"><b>{id}</b>
          <NumberField label="x" unit={mm} value={x} least={-halfX} most={halfX} onValue={(value) => change(list.map((one) => (one.id === id ? { id, at: [value, z] } : one)))} />
          <NumberField label="z" unit={mm} value={z} least={-halfZ} most={halfZ} onValue={(value) => change(list.map((one) => (one.id === id ? { id, at: [x, value] } : one)))} />
          <button type="button" className="ghost" aria-label={speak('workshop.table.removeNamed', { id })} onClick={() => change(list.filter((one) => one.id !== id))}>✕</button>
        </div>
      ))}
      <button type="button" className="ghost" onClick={add}>{speak('workshop.table.addObjective')}</button>
    </fieldset>
  );
}

/** How deep each side deploys, where the table says it. */
function Deployments({ table }: { readonly table: TableFile }): ReactNode {
  const speak = useSpeak();
  const list = table.deployment ?? [];
  const [halfX, halfZ] = [table.size[0] / 2, table.size[1] / 2];
  const depthOf = (seat: number): number | '' => {
    const outline = list.find((one) => one.seat === seat)?.outline;
    return outline === undefined ? '' : Math.round((Math.max(...outline.map(([, z]) => z)) - Math.min(...outline.map(([, z]) => z))) * 10) / 10;
  };
  const change = (seat: number, depth: number | ''): void => {
    const sign = seat === 0 ? 1 : -1;
    const rest = list.filter((one) => one.seat !== seat);
    const outline: [number, number][] = depth === '' ? [] : [[-halfX, sign * halfZ], [halfX, sign * halfZ], [halfX, sign * (halfZ - depth)], [-halfX, sign * (halfZ - depth)]];
    const next = depth === '' ? rest : [...rest, { seat, outline }].sort((a, b) => a.seat - b.seat);
    tell('deployment', { deployment: next.length === 0 ? null : next });
    bench.setState({ overlay: 'missions' });
  };
  return (
    <fieldset className="side__group is-list"><legend>{speak('workshop.table.deployment')}</legend><small>{speak('workshop.table.deploymentHint')}</small>
      {([0, 1] as const).map((seat) => {
        const depth = depthOf(seat);
        return (
          <label key={seat} className="number-field"><span>{speak(seat === 0 ? 'workshop.table.near' : 'workshop.table.far')}</span>
            <select className="field-text" value={depth} onChange={({ target }) => change(seat, target.value === '' ? '' : Number(target.value))}>
              <option value="">{speak('workshop.table.off')}</option>
              {[...new Set([...DEPTHS, ...(depth === '' ? [] : [depth])])].map((one) => <option key={one} value={one}>{speak('workshop.table.depth', { depth: one })}</option>)}
            </select>
          </label>
        );
      })}
    </fieldset>
  );
}
