import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import type { Link, OwnTable, TableSummary } from '../../engine/host/link.ts';
import { LONGEST_TABLE_NAME } from '../../engine/host/record/bounds.ts';
import { BinButton } from '../bin/BinButton.tsx';
import { Plan } from '../library/Plan.tsx';
import { OwnPicture } from '../pictures/OwnPicture.tsx';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpeak } from '../words/speak.ts';
import { CodeOf, PasteCode } from './Codes.tsx';
import { Earlier } from './Earlier.tsx';
import { Findings } from './Findings.tsx';
import { TableBin } from './TableBin.tsx';
import { useTables, type TablesShelf } from './useTables.ts';
import './tables.css';

interface OwnTablesProps {
  readonly call: Link['call'];
  /** All tables that can be chosen: the game's are copied from. */
  readonly tables: readonly TableSummary[];
  /** The table chosen for the match. */
  readonly table: string;
  /** Files that were dropped before the sheet was open. */
  readonly dropped: readonly File[];
  readonly reload: () => Promise<void>;
  readonly onTable: (table: string) => void;
  /** To the workshop with one of them. */
  readonly onLayOut: (table: string) => void;
  readonly onClose: () => void;
}

/** The person's own tables: taken in, copied, named, given away, thrown away and checked. */
export function OwnTables({ call, tables: offered, table, dropped, reload, onTable, onLayOut, onClose }: OwnTablesProps): ReactNode {
  const speak = useSpeak();
  const [wanted, setWanted] = useState(table);
  const [dropping, setDropping] = useState(false);
  const [binOpen, setBinOpen] = useState(false);
  const [pasting, setPasting] = useState(false);
  const [sought, setSought] = useState('');
  const files = useRef<HTMLInputElement>(null);
  const shelf = useTables({ call, reload, onMade: setWanted });
  const { tables, note, refused } = shelf;
  const takeDropped = useRef(() => { if (dropped.length > 0) void shelf.take(dropped); });
  useEffect(() => { takeDropped.current(); takeDropped.current = () => {}; }, []);
  const searched = tables !== null && tables.length > 1;
  const words = searched ? sought.trim().toLowerCase() : '';
  const found = (tables ?? []).filter(({ name, tags = [] }) => words === '' || [name, ...tags].join(' ').toLowerCase().includes(words));
  const chosen = tables?.find((one) => one.table === wanted) ?? tables?.[0];
  const drag = {
    onDragOver: (event: DragEvent) => { event.preventDefault(); setDropping(true); },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => { event.preventDefault(); setDropping(false); void shelf.take([...event.dataTransfer.files]); },
  };
  return (
    <>
      <Sheet title={speak('tables.heading')} className="wide own-tables" onClose={onClose}>
        <div className={`own-tables__whole${dropping ? ' is-dropping' : ''}`} {...drag}>
          <header>
            <p>{speak(dropping ? 'tables.drop' : 'tables.hint')}</p>
            <span className="own-table__deeds">
              <BinButton count={shelf.binned} onOpen={() => { shelf.forget(); setBinOpen(true); }} />
              <button type="button" className="option main" data-first onClick={() => files.current?.click()}><span className="option__text"><b>{speak('tables.add')}</b></span></button>
            </span>
            <input ref={files} type="file" hidden multiple accept=".gantry-table,.json" aria-label={speak('tables.add')} onChange={({ target }) => {
              const given = [...(target.files ?? [])];
              target.value = ''; // the same file can be chosen again
              void shelf.take(given);
            }} />
          </header>
          <p className="own-tables__from"><button type="button" className="ghost" onClick={() => void shelf.create()}>{speak('tables.bare')}</button>
            <button type="button" className="ghost" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>{speak('tables.paste')}</button><span>{speak('tables.startFrom')}</span>
            {offered.filter(({ own }) => own !== true).map(({ id, name }) => <button key={id} type="button" className="ghost" onClick={() => void shelf.copy(id, name)}>{name}</button>)}</p>
          {pasting && <PasteCode onFile={shelf.takeFile} />}
          {refused.map(({ title, message }, i) => <RefusalNote key={i} refusal={null} title={title} message={message} onClose={shelf.forget} />)}
          {note !== null && (
            <p role="status" className="own-tables__note"><span>{note.text}</span>
              {note.recover !== null && <button type="button" className="ghost" onClick={() => void shelf.recover(note.recover!)}>{speak('tables.takeBack')}</button>}</p>
          )}
          {tables === null ? <p>{speak('tables.loading')}</p> : chosen === undefined ? <p className="own-tables__none">{speak('tables.none')}</p> : (
            <div className="own-tables__body">
              <div className="own-tables__found">
                {searched && (
                  <input
                    type="search" className="field-text" value={sought} placeholder={speak('tables.search')} aria-label={speak('tables.search')}
                    onChange={({ target }) => setSought(target.value)}
                  />
                )}
                {found.length === 0 && <p>{speak('tables.notFound')}</p>}
                <ul className="own-tables__list">{found.map((one) => (
                  <li key={one.table}><button type="button" aria-pressed={one === chosen} className="own-tile" onClick={() => setWanted(one.table)}>
                    <OwnPicture key={one.saved} call={call} table={one.problem === null ? one.table : ''} pictured={one.pictured === true} words={speak('tables.plan', { name: one.name })} />
                    <span><b>{one.name || one.table}</b>{one.problem !== null && <small className="bad">{speak('tables.broken')}</small>}
                      {one.tags !== undefined && <small>{one.tags.join(' · ')}</small>}</span></button></li>
                ))}</ul>
              </div>
              <One
                key={chosen.table} own={chosen} call={call} shelf={shelf}
                onPlay={() => { onTable(chosen.table); onClose(); }} onLayOut={() => onLayOut(chosen.table)}
              />
            </div>
          )}
        </div>
      </Sheet>
      {binOpen && (
        <TableBin call={call} onRecovered={(back) => void shelf.cameBack(back)} onErased={() => void shelf.look()} onClose={() => setBinOpen(false)} />
      )}
    </>
  );
}

interface OneProps {
  readonly own: OwnTable;
  readonly call: Link['call'];
  readonly shelf: TablesShelf;
  readonly onPlay: () => void;
  /** To the workshop. */
  readonly onLayOut: () => void;
}

/** The chosen table with everything that can be done with it. */
function One({ own, call, shelf, onPlay, onLayOut }: OneProps): ReactNode {
  const speak = useSpeak();
  const { table, name, problem, saved } = own;
  const [typed, setTyped] = useState(name);
  const [code, setCode] = useState(false);
  const rename = (): void => { if (typed.trim() !== '' && typed !== name) void shelf.rename(table, typed); };
  const discard = <button type="button" className="option quiet" onClick={() => void shelf.discard(own)}><span className="option__text"><b>{speak('tables.discard')}</b></span></button>;
  if (problem !== null) return <div className="own-table"><p role="alert" className="bad own-table__problem">{problem}</p><div className="own-table__deeds">{discard}</div></div>;
  return (
    <div className="own-table">
      <div className="own-table__head">
        <Plan key={saved} table={table} words={speak('tables.plan', { name })} className="own-table__plan" />
        <div className="own-table__side">
          <label>{speak('tables.rename')}
            <input className="field-text" value={typed} maxLength={LONGEST_TABLE_NAME} onChange={({ target }) => setTyped(target.value)} onBlur={rename}
              onKeyDown={({ key }) => { if (key === 'Enter') rename(); }} /></label>
          <div className="own-table__deeds">
            <button type="button" className="option main" onClick={onPlay}><span className="option__text"><b>{speak('tables.choose')}</b></span></button>
            <button type="button" className="option quiet" onClick={onLayOut}><span className="option__text"><b>{speak('tables.layOut')}</b></span></button>
            <button type="button" className="option quiet" onClick={() => void shelf.copy(table, name)}><span className="option__text"><b>{speak('tables.copy')}</b></span></button>
            <button type="button" className="option quiet" onClick={() => void shelf.give(table, name)}><span className="option__text"><b>{speak('tables.give')}</b></span></button>
            <button type="button" className="option quiet" aria-expanded={code} onClick={() => setCode(!code)}><span className="option__text"><b>{speak('tables.giveCode')}</b></span></button>
            {discard}
          </div>
          {code && <CodeOf key={saved} table={table} call={call} />}
          <Earlier own={own} call={call} onRestore={(number) => void shelf.restore(table, number)} />
        </div>
      </div>
      <Findings own={own} call={call} onMend={(edits) => void shelf.mend(table, edits)} />
    </div>
  );
}
