import { useState, type ReactNode } from 'react';
import { HOURS, WEATHERS, type HourName, type WeatherName } from '../../../engine/space/terrain/light.ts';
import { LONGEST_TAG, MOST_TAGS } from '../../../engine/space/terrain/table.ts';
import { sentence } from '../../match/messages.ts';
import { prettify, useSpeak } from '../../words/speak.ts';
import { bench, useBench } from '../bench.ts';
import { tell } from '../deeds.ts';
import { Kit } from '../kit.ts';
import { lightOf } from '../../table/light/lightOf.ts';
import { Deployments, Objectives } from './OwnPlaces.tsx';
import { OwnWays } from './OwnWays.tsx';
import { clearTable } from './PieceTab.tsx';
import { Printed } from './Printed.tsx';
import { Suggest } from './Suggest.tsx';
import { SizeFields } from './SizeFields.tsx';
import { SuitedTo } from './SuitedTo.tsx';

/** Looks that pieces come in, and grounds that a mat may show. */
const THEMES = ['refinery', 'snow', 'desert', 'ship'] as const;

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
      await kit.bring(table.features.map(({ piece }) => piece));
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
      {choice('mat', table.mat ?? '', THEMES, speak('workshop.table.ownLook'), themeWords, (mat) => tell('table', { mat: mat === '' ? null : mat }))}
      {choice('hour', table.light?.hour ?? '', HOURS, speak('workshop.table.usual'), hourWords, (hour) => tell('light', { light: hour === '' ? null : { hour, weather: light.weather } }))}
      {choice('weather', table.light?.weather ?? '', WEATHERS, table.light === undefined ? speak('workshop.table.usual') : null, (weather: WeatherName) => prettify(weather), (weather) => { if (weather !== '') tell('light', { light: { hour: light.hour, weather } }); })}
      <label className="number-field is-tall"><span>{speak('workshop.table.notes')}</span><Notes key={table.notes ?? ''} notes={table.notes ?? ''} /></label>
      <label className="number-field is-tall"><span>{speak('workshop.table.tags')}</span><Tags key={(table.tags ?? []).join()} tags={table.tags ?? []} /></label>
      <SizeFields table={table} />
      <SuitedTo table={table} />
      <Suggest />
      <Objectives table={table} />
      <Deployments table={table} />
      <Printed table={table} />
      <OwnWays table={table} />
      <button type="button" className="ghost" onClick={clearTable}>{speak('workshop.table.clear')}</button>
    </div>
  );
}

function Notes({ notes }: { readonly notes: string }): ReactNode {
  const [typed, setTyped] = useState(notes);
  return <textarea className="field-text" rows={4} maxLength={4000} value={typed} onChange={({ target }) => setTyped(target.value)} onBlur={() => { if (typed !== notes) tell('table', { notes: typed === '' ? null : typed }); }} />;
}

/** Words by which the table is found again, with commas between them. */
function Tags({ tags }: { readonly tags: readonly string[] }): ReactNode {
  const speak = useSpeak();
  const [typed, setTyped] = useState(tags.join(', '));
  const keep = (): void => {
    const words = [...new Set(typed.split(',').map((one) => one.trim().toLowerCase().slice(0, LONGEST_TAG)).filter((one) => one !== ''))].slice(0, MOST_TAGS);
    setTyped(words.join(', '));
    if (words.join() !== tags.join()) tell('table', { tags: words.length === 0 ? null : words });
  };
  return (
    <input
      className="field-text" value={typed} placeholder={speak('workshop.table.tagsHint', { most: MOST_TAGS })} maxLength={MOST_TAGS * (LONGEST_TAG + 2)}
      onChange={({ target }) => setTyped(target.value)} onBlur={keep} onKeyDown={({ key, currentTarget }) => { if (key === 'Enter') currentTarget.blur(); }}
    />
  );
}
