import { lazy, Suspense, useMemo, useRef, useState, type DragEvent, type ReactNode } from 'react';
import type { Catalogue, Link } from '../../engine/host/link.ts';
import { BinButton } from '../bin/BinButton.tsx';
import { useHotkeys } from '../ui/hotkeys.ts';
import { Key } from '../ui/Key.tsx';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import { useSpeak } from '../words/speak.ts';
import { tableNameOf } from '../words/tableName.ts';
import { found, SORTS, sorted, type Listed, type Sort } from './list.ts';
import { DEED_KEYS, deedsFor, MatchRow, type Deed } from './MatchRow.tsx';
import { shellOf } from './shell.ts';
import { useShelf } from './useShelf.ts';
import { isUnbegun, titleWords } from './words.ts';
import './library.css';

/** Sheets are loaded when they are first wanted. */
const Backups = lazy(async () => ({ default: (await import('./Backups.tsx')).Backups }));
const MatchBin = lazy(async () => ({ default: (await import('./MatchBin.tsx')).MatchBin }));

export interface LibraryProps {
  readonly catalogue: Catalogue | null;
  readonly call: Link['call'];
  readonly reload: () => Promise<void>;
  readonly onContinue: (match: string) => void;
  readonly onWatch: (match: string) => void;
  readonly onBack: () => void;
  /** The match that is chosen first. */
  readonly first?: string | null;
}

/** Saved matches: continue, watch, name, copy, give away, throw away and take back. */
export function Library({ catalogue, call, reload, onContinue, onWatch, onBack, first = null }: LibraryProps): ReactNode {
  const speak = useSpeak();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>('newest');
  /** Matches to be chosen, the first of them that is listed: one that was made just now, and until it is listed the one before. */
  const [wanted, setWanted] = useState<readonly (string | null)[]>([first]);
  const [renaming, setRenaming] = useState(false);
  const [backups, setBackups] = useState(false);
  const [binOpen, setBinOpen] = useState(false);
  const [dropping, setDropping] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const shelf = useShelf({ call, reload, onMade: (match) => { setSearch(''); setWanted(([before = null]) => [match, before]); } });
  const shell = shellOf();
  const canReveal = shell !== null;

  const matches = catalogue?.matches;
  const listed = useMemo((): readonly Listed[] => (matches ?? []).map((summary) => {
    const known = catalogue?.tables.find(({ id }) => id === summary.table);
    const table = tableNameOf(summary, catalogue?.tables);
    return { summary, table, title: titleWords(summary, table, speak), pictured: known !== undefined && known.own !== true };
  }), [matches, catalogue, speak]);
  const shown = sorted(found(listed, search), sort);
  const index = Math.max(0, ...wanted.map((match) => shown.findIndex(({ summary }) => summary.match === match)).filter((at) => at >= 0).slice(0, 1));
  const chosen = shown[index];

  const choose = (match: string): void => { setWanted([match]); setRenaming(false); setBackups(false); };
  const go = (by: number): void => {
    const next = shown[Math.min(shown.length - 1, Math.max(0, index + by))];
    if (next === undefined) return;
    choose(next.summary.match);
    document.querySelector<HTMLElement>(`[data-match="${next.summary.match}"] .match__head`)?.focus();
  };
  const carryOut = (one: Listed, deed: Deed): void => {
    const { summary: { match }, title } = one;
    if (!deedsFor(one, canReveal).includes(deed)) return;
    choose(match);
    switch (deed) {
      case 'continue': onContinue(match); return;
      case 'watch': onWatch(match); return;
      case 'rename': setRenaming(true); return;
      case 'duplicate': void shelf.duplicate(match, title); return;
      case 'export': void shelf.give(match, title); return;
      case 'backups': setBackups(true); return;
      case 'delete': void shelf.discard(match, title); return;
      case 'reveal': void shelf.reveal(match); return;
      default: deed satisfies never;
    }
  };
  const unbegun = listed.filter(({ summary }) => isUnbegun(summary)).map(({ summary: { match } }) => match);
  const openBin = (): void => { shelf.forget(); setBinOpen(true); };
  const recover = shelf.note?.recover ?? null;
  const takeBack = (): void => { if (recover !== null) void shelf.recover(recover); };
  const deedKeys = chosen === undefined ? {} : Object.fromEntries(deedsFor(chosen, canReveal).map((deed) => [DEED_KEYS[deed], () => carryOut(chosen, deed)]));
  useHotkeys({
    ...deedKeys, ArrowDown: () => go(document.activeElement?.closest('.match') === null ? 0 : 1), ArrowUp: () => go(-1), '/': () => box.current?.focus(), I: () => files.current?.click(), T: openBin, Escape: onBack, ...(recover === null ? {} : { Z: takeBack }),
    ...(chosen === undefined ? {} : { Enter: () => { const [deed] = deedsFor(chosen, canReveal); if (deed !== undefined) carryOut(chosen, deed); } }),
  });

  const isFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  const drop = (event: DragEvent): void => {
    if (!isFiles(event)) return;
    setDropping(false);
    event.preventDefault();
    // The desktop shell hears its own files dropped anywhere on the window.
    const dropped = [...event.dataTransfer.files].filter(({ name }) => shell === null || !/\.gantry(-table)?$/i.test(name));
    if (dropped.length > 0) void shelf.take(dropped);
  };

  return (
    <main
      className="muster library"
      onDragOver={(event) => {
        if (isFiles(event)) {
          event.preventDefault();
          setDropping(true);
        }
      }}
      onDragLeave={(event) => {
        if (event.currentTarget === event.target || event.relatedTarget === null) setDropping(false);
      }}
      onDrop={drop}
    >
      <header className="muster__head library__head">
        <button type="button" className="ghost" onClick={onBack}>
          {speak('menu.back')}
          <Key name="Esc" />
        </button>
        <h1>{speak('library.heading')}</h1>
        <input
          ref={box}
          type="search"
          className="field-text"
          aria-label={speak('library.search')}
          placeholder={`${speak('library.searchHint')} ( / )`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              setSearch('');
              event.currentTarget.blur();
            }
            if (event.key === 'ArrowDown' || event.key === 'Enter') {
              event.preventDefault();
              go(0);
            }
          }}
        />
        <label className="library__sort">
          <span className="sr">{speak('library.sort')}</span>
          <select value={sort} onChange={({ target }) => setSort(target.value as Sort)}>
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {speak(`library.sort${one.charAt(0).toUpperCase()}${one.slice(1)}`)}
              </option>
            ))}
          </select>
        </label>
        <BinButton count={catalogue?.binned ?? null} shortcut="T" onOpen={openBin} />
        <button type="button" className="option" aria-keyshortcuts="I" onClick={() => files.current?.click()}>
          <span className="option__text">
            <b>{speak('library.import')}</b>
          </span>
          <Key name="I" />
        </button>
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept=".gantry"
          aria-label={speak('library.import')}
          onChange={({ target }) => {
            const chosenFiles = [...(target.files ?? [])];
            target.value = ''; // the same file can be chosen again
            if (chosenFiles.length > 0) void shelf.take(chosenFiles);
          }}
        />
      </header>
      <div className="muster__body scroll library__body">
        {unbegun.length > 0 && (
          <p className="library__unbegun">
            <span>{speak('library.unbegunCount', { count: unbegun.length })}</span>
            <button type="button" className="ghost" onClick={() => void shelf.clear(unbegun)}>{speak('library.clearUnbegun')}</button>
          </p>
        )}
        {catalogue === null ? (
          <p className="library__empty">{speak('library.loading')}</p>
        ) : listed.length === 0 ? (
          <div className="library__empty">
            <p>
              <b>{speak((catalogue.binned ?? 0) > 0 ? 'library.emptyBinned' : 'library.empty')}</b>
            </p>
            <p>{speak('library.emptyHint')}</p>
          </div>
        ) : shown.length === 0 ? (
          <p className="library__empty">{speak('library.noneFound', { text: search })}</p>
        ) : (
          <ul className="matches" aria-label={speak('library.heading')}>
            {shown.map((one) => (
              <MatchRow
                key={one.summary.match}
                listed={one}
                chosen={one === chosen}
                renaming={renaming}
                canReveal={canReveal}
                onChoose={() => choose(one.summary.match)}
                onDeed={(deed) => carryOut(one, deed)}
                onName={(name) => {
                  setRenaming(false);
                  if (name !== null && name !== one.summary.name) void shelf.rename(one.summary.match, name);
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="library__notes">
        {shelf.refused.map(({ title, message }, i) => (
          <RefusalNote key={i} refusal={null} title={title} message={message} onClose={shelf.forget} />
        ))}
        {shelf.note !== null && shelf.note.text !== '' && (
          <p className="library__note panel" role="status">
            <span>{shelf.note.text}</span>
            {recover !== null && (
              <button type="button" className="option main" aria-keyshortcuts="Z" onClick={takeBack}>
                <span className="option__text">
                  <b>{speak('library.takeBack')}</b>
                </span>
                <Key name="Z" />
              </button>
            )}
          </p>
        )}
      </div>
      <Suspense fallback={null}>
        {backups && chosen !== undefined && (
          <Backups
            match={chosen.summary.match}
            name={chosen.title}
            call={call}
            onRestore={(number) => {
              setBackups(false);
              void shelf.restore(chosen.summary.match, number, chosen.title);
            }}
            onClose={() => setBackups(false)}
          />
        )}
        {binOpen && (
          <MatchBin
            call={call} tables={catalogue?.tables ?? []}
            onRecovered={(match) => void shelf.cameBack(match)} onErased={() => void reload()} onClose={() => setBinOpen(false)}
          />
        )}
      </Suspense>
      {dropping && (
        <div className="library__drop" aria-hidden="true">
          <b>{speak('library.drop')}</b>
        </div>
      )}
    </main>
  );
}
