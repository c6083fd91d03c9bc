import { useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useEscape } from '../ui/hotkeys.ts';
import { Segments } from '../ui/Segments.tsx';
import { rulebookOf } from '../faces/rulebooks.ts';
import { useSpeak } from '../words/speak.ts';
import { closeBook, openBook, searchFor, turnTo, useBook } from './book.ts';
import { ChapterHead, ChapterPage, Contents, Results } from './pages.tsx';
import { searchRules } from './search.ts';
import { CloseButton } from '../ui/CloseButton.tsx';

/** Where the focus was before the reference took it; given back when it closes with the focus in it. */
function useFocusBack(panel: { readonly current: HTMLElement | null }, turned: number): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (panel.current?.contains(now) !== true) before.current = now;
  }, [panel, turned]);
  useLayoutEffect(() => {
    const box = panel.current;
    return () => {
      if (box?.contains(document.activeElement) !== true) return;
      const back = before.current instanceof HTMLElement && before.current !== document.body && before.current.isConnected ? before.current : document.querySelector<HTMLElement>('.request');
      back?.focus({ preventScroll: true });
    };
  }, [panel]);
}

interface RulebookProps {
  /** What is special about the cards of the match at hand. */
  readonly note?: string | null;
  /** Ids of the rule systems whose books may be opened here, the one that lies open at first before the others. */
  readonly systems: readonly string[];
}

/** The rules reference beside the table: chapters, their rules, and a search. The match goes on while it is open. */
export function Rulebook({ note = null, systems }: RulebookProps): ReactNode {
  const speak = useSpeak();
  const { system: chosen, chapter: shown, rule, query, turned } = useBook((s) => s);
  const system = chosen === '' ? systems[0] ?? '' : chosen;
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opened = useRef(-1);
  const rulebook = rulebookOf(system);
  const example = rulebook[0]?.rules[0]?.id ?? '';
  const found = useMemo(() => searchRules(rulebook, query), [rulebook, query]);
  const searching = query.trim() !== '';
  const chapter = rulebook.find(({ id }) => id === shown);
  useEscape(closeBook);
  useFocusBack(panel, turned);
  useEffect(() => {
    const isOpening = opened.current !== turned;
    opened.current = turned;
    const at = panel.current?.querySelector<HTMLElement>('[aria-current]') ?? null;
    at?.scrollIntoView?.({ block: 'start' });
    const target = at ?? (isOpening ? field.current : panel.current?.querySelector<HTMLElement>('h3'));
    target?.focus({ preventScroll: true });
  }, [turned, shown, rule]);

  const books = systems.length > 1 && (
    <Segments
      legend={speak('match.system')} value={system} onChange={(id) => openBook(null, id)}
      choices={systems.map((value) => ({ value, label: speak(`${value}.system.name`) }))}
    />
  );

  /** Keys in the panel stay in it; the arrows go from the field through the buttons below. */
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === 'F1') {
      event.preventDefault();
      field.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [field.current!, ...(panel.current?.querySelectorAll<HTMLElement>('.rulebook__where button, .rulebook__body button') ?? [])];
    const next = stops[stops.indexOf(event.target as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next === undefined || !stops.includes(event.target as HTMLInputElement)) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <aside className="rulebook panel" aria-label={speak('rules.heading')} data-layer data-own-keys ref={panel} onKeyDown={press}>
      <header>
        <h2>{speak('rules.heading')}</h2>
        <CloseButton keys="Escape" onClose={closeBook} />
      </header>
      <form role="search" onSubmit={(event) => { event.preventDefault(); const best = found.hits[0]; if (best !== undefined) openBook(best.rule.id); }}>
        <input
          type="search" aria-label={speak('rules.search')} placeholder={speak('rules.searchHint', { rule: example })} autoComplete="off" spellCheck={false}
          value={query} ref={field} onChange={(event) => searchFor(event.target.value)}
        />
      </form>
      {!searching && chapter !== undefined && <ChapterHead chapter={chapter} onBack={() => turnTo(null)} />}
      <div className="rulebook__body scroll" key={searching ? query : shown}>
        {searching ? <Results found={found} query={query} /> : chapter === undefined ? <>{books}{note !== null && <p className="rulebook__note">{note}</p>}<Contents chapters={rulebook} /></> : <ChapterPage chapter={chapter} rule={rule} />}
      </div>
    </aside>
  );
}
