import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Key } from '../ui/Key.tsx';
import { prettify, useSpeak } from '../words/speak.ts';
import { isShown, type Listed } from './list.ts';
import { TablePicture } from '../pictures/TablePicture.tsx';
import { Plan } from './Plan.tsx';
import { sizeWords, stateWords, versusWords, whenWords } from './words.ts';

/** What can be done with one saved match. */
export type Deed = 'continue' | 'watch' | 'rename' | 'duplicate' | 'export' | 'backups' | 'delete' | 'reveal';

export const DEED_KEYS: Readonly<Record<Deed, string>> = { continue: 'C', watch: 'W', rename: 'R', duplicate: 'D', export: 'E', backups: 'B', delete: 'Delete', reveal: 'O' };
const KEY_NAMES: Partial<Record<Deed, string>> = { delete: 'Del' };

/** What may be done with a match, the usual one first. */
export function deedsFor({ summary }: Pick<Listed, 'summary'>, canReveal: boolean): readonly Deed[] {
  const more: readonly Deed[] = canReveal ? ['reveal'] : [];
  if (summary.problem !== null) return ['backups', ...more, 'delete'];
  const play: readonly Deed[] = !isShown(summary) ? [] : summary.over ? ['watch'] : ['continue', 'watch'];
  return [...play, 'rename', 'duplicate', 'export', 'backups', ...more, 'delete'];
}

interface MatchRowProps {
  readonly listed: Listed;
  readonly chosen: boolean;
  readonly renaming: boolean;
  readonly canReveal: boolean;
  readonly onChoose: () => void;
  readonly onDeed: (deed: Deed) => void;
  /** Null: no new name. */
  readonly onName: (name: string | null) => void;
}

/** One saved match; the chosen one shows what can be done with it. */
export function MatchRow({ listed, chosen, renaming, canReveal, onChoose, onDeed, onName }: MatchRowProps): ReactNode {
  const speak = useSpeak();
  const { summary, title, table, pictured } = listed;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => { if (chosen) row.current?.scrollIntoView?.({ block: 'nearest' }); }, [chosen]);
  const deeds = deedsFor(listed, canReveal);
  const [main] = deeds;
  const teams = summary.name === '' ? '' : versusWords(summary, speak);
  const facts = summary.problem !== null ? [] : [table, ...(summary.over ? [] : [stateWords(summary, speak)]), speak('library.answers', { count: summary.answers })];
  const state = summary.problem !== null ? 'damaged' : summary.over ? 'finished' : 'running';
  return (
    <li ref={row} className={`match${chosen ? ' is-chosen' : ''} is-${state}`} data-match={summary.match}>
      <button type="button" className="match__head" aria-expanded={chosen} aria-label={[title, teams, ...facts, speak(`library.${state}`), summary.problem ?? ''].filter((word) => word !== '').join(', ')} onClick={onChoose}
        onDoubleClick={() => { if (main !== undefined) onDeed(main); }} onKeyDown={(event) => { if (event.key === 'Enter' && chosen && main !== undefined) { event.preventDefault(); onDeed(main); } }}>
        {pictured ? <span className="match__picture"><TablePicture id={summary.table} angle={1} /></span> : <Plan table={summary.table} words={speak('library.planOf', { table })} />}
        <span className="match__text">
          <b>{title}</b>
          {teams !== '' && <span>{teams}</span>}
          {summary.problem !== null && <span className="match__problem">{summary.problem}</span>}
          {summary.problem === null && summary.over && <span>{stateWords(summary, speak)}</span>}
          <small>{[...facts, sizeWords(summary.size, speak)].filter((word) => word !== '').join(' · ')}</small>
          {summary.takenBack > 0 && <small className="match__noted">↶ {speak('library.takenBack', { count: summary.takenBack })}</small>}
          {summary.problem === null && !isShown(summary) && <small className="match__noted">{speak('library.otherSystem', { system: prettify(summary.system) })}</small>}
        </span>
        <span className="match__side"><i className={`match__state is-${state}`}>{speak(`library.${state}`)}</i><small>{whenWords(summary.saved, speak)}</small></span>
      </button>
      {chosen && (renaming ? <NewName name={summary.name} fallback={title} onName={onName} /> : (
        <div className="match__deeds" role="toolbar" aria-label={speak('library.actions', { name: title })}>
          {deeds.map((deed, i) => (
            <button key={deed} type="button" className={i === 0 ? 'option main' : deed === 'delete' ? 'option quiet match__delete' : 'option quiet'} aria-keyshortcuts={DEED_KEYS[deed]} onClick={() => onDeed(deed)}>
              <span className="option__text"><b>{speak(`library.${deed}`)}</b></span><Key name={KEY_NAMES[deed] ?? DEED_KEYS[deed]} />
            </button>
          ))}
        </div>
      ))}
    </li>
  );
}

function NewName({ name, fallback, onName }: { readonly name: string; readonly fallback: string; readonly onName: (name: string | null) => void }): ReactNode {
  const speak = useSpeak();
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => { field.current?.focus(); field.current?.select(); }, []);
  return (
    <form className="match__deeds" onSubmit={(event) => { event.preventDefault(); onName(text.trim()); }}>
      <input ref={field} className="field-text" maxLength={120} autoComplete="off" aria-label={speak('library.name')} placeholder={fallback} value={text} onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => { if (event.key === 'Escape') { event.preventDefault(); event.stopPropagation(); onName(null); } }} />
      <button type="submit" className="option main"><span className="option__text"><b>{speak('library.save')}</b></span><Key name="↵" /></button>
      <button type="button" className="option quiet" onClick={() => onName(null)}><span className="option__text"><b>{speak('library.cancel')}</b></span><Key name="Esc" /></button>
    </form>
  );
}
