import { lazy, Suspense, useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import type { Link, TableSummary } from '../../engine/host/link.ts';
import type { Survey } from '../../engine/space/terrain/survey.ts';
import { match } from '../match/match.ts';
import { OwnPicture } from '../pictures/OwnPicture.tsx';
import { TablePicture } from '../pictures/TablePicture.tsx';
import { Icon } from '../ui/Icon.tsx';
import { prettify, useSpeak, type Speak } from '../words/speak.ts';
import { radioKeys } from './radio.ts';
import { useSurvey } from './useSurvey.ts';

const OwnTables = lazy(async () => ({ default: (await import('../tables/OwnTables.tsx')).OwnTables }));

interface TablePickProps {
  readonly tables: readonly TableSummary[];
  /** The chosen one. */
  readonly table: string;
  readonly call: Link['call'];
  readonly onTable: (table: string) => void;
  /** What there is to say of the chosen table. */
  readonly children?: ReactNode;
}

/** Inches in mm. */
const INCH = 25.4;
/** Shares of the ground that are built on, from which a table counts as mixed and as dense. */
const [MIXED, DENSE] = [0.15, 0.3];

const themeWords = (theme: string, speak: Speak): string => (speak.has(`match.themes.${theme}`) ? speak(`match.themes.${theme}`) : prettify(theme));

/** What a table is like, in words for people. */
function tagsOf({ size: [width, depth], storeys, access, density }: Survey, speak: Speak): readonly string[] {
  const built = density >= DENSE ? 'dense' : density >= MIXED ? 'mixed' : 'open';
  return [
    speak('match.size', { width: Math.round(width / INCH), depth: Math.round(depth / INCH) }), speak('match.storeys', { count: storeys }),
    speak('match.access', { count: access }), speak(`match.density.${built}`, { percent: Math.round(density * 100) }),
  ];
}

/** Scrolls a list, and nothing around it, so that what is chosen is seen. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('[aria-checked="true"]')?.getBoundingClientRect();
  if (chosen === undefined) return;
  const { top, bottom } = list.getBoundingClientRect();
  list.scrollTop += Math.max(0, chosen.bottom - bottom) - Math.max(0, top - chosen.top);
}

/** The tables to choose from: the chosen one large, from either of two sides, with what it is like; all of them below. */
export function TablePick({ tables, table, call, onTable, children }: TablePickProps): ReactNode {
  const speak = useSpeak();
  const [angle, setAngle] = useState<1 | 2>(1);
  const chosen = tables.find(({ id }) => id === table);
  const survey = useSurvey(table, call);
  const tiles = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(tiles.current!), [table]);
  /** Files for the sheet of one's own tables; null while that is closed. */
  const [open, setOpen] = useState<readonly File[] | null>(null);
  const take = (event: DragEvent): void => {
    if (event.defaultPrevented || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOpen([...event.dataTransfer.files]);
  };
  const turn = (): void => setAngle(angle === 1 ? 2 : 1);
  return (
    <section className="field tables" aria-label={speak('match.table')} onDragOver={(event) => { if (event.dataTransfer.types.includes('Files')) event.preventDefault(); }} onDrop={take}>
      {chosen !== undefined && (
        <figure className="table-view">
          {chosen.own === true ? <OwnPicture call={call} table={chosen.id} pictured={chosen.pictured === true} words={speak('match.fromAbove', { table: chosen.name })} className="table-picture table-view__plan" /> : (
            <>
              <TablePicture id={chosen.id} angle={angle} />
              <button type="button" className="round table-view__turn" aria-label={speak('match.otherSide')} title={speak('match.otherSide')} aria-pressed={angle === 2} onClick={turn}><Icon name="flip" /></button>
            </>
          )}
          <button type="button" className="ghost table-view__own" onClick={() => setOpen([])}>{speak('match.ownTables')}</button>
          <figcaption>
            <b>{chosen.name}</b><small>{themeWords(chosen.theme, speak)}</small>
            <ul className="tags" aria-label={speak('match.like')}>{[...(survey === null ? [] : tagsOf(survey, speak)), ...(chosen.tags ?? [])].map((words) => <li key={words}>{words}</li>)}</ul>
          </figcaption>
        </figure>
      )}
      <div ref={tiles} className="tables__all" role="radiogroup" aria-label={speak('match.table')} onKeyDown={radioKeys}>
        {tables.map(({ id, name, own, pictured }) => (
          <button key={id} type="button" role="radio" className="table-tile" aria-checked={id === table} tabIndex={id === table || (chosen === undefined && id === tables[0]?.id) ? 0 : -1} onClick={() => onTable(id)}>
            <span className="table-tile__sides" aria-hidden="true">{own === true ? <OwnPicture call={call} table={id} pictured={pictured === true} words="" className="table-picture table-tile__plan" /> : <><TablePicture id={id} angle={1} /><TablePicture id={id} angle={2} /></>}</span><b>{name}</b>
          </button>
        ))}
      </div>
      {children}
      {open !== null && (
        <Suspense fallback={null}>
          <OwnTables
            call={call} tables={tables} table={table} dropped={open} reload={() => match.getState().loadCatalogue()}
            onTable={onTable} onLayOut={match.getState().layOut} onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
