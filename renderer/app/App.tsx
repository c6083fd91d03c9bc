import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import type { Catalogue } from '../../engine/host/link.ts';
import { useHotkeys } from '../ask/hotkeys.ts';
import { RefusalNote } from '../cards/RefusalNote.tsx';
import { useMatch } from '../match/match.ts';
import type { Settings } from '../match/settings.ts';
import { openBook, useBook } from '../rulebook/book.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import { setLanguage, useSpeak, WordsProvider } from '../words/speak.ts';
import { Backdrop, Still } from './Backdrop.tsx';
import { firstDraft, firstTable, matchArgs } from './draft.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Home } from './Home.tsx';
import { keepDraft, lastDraft } from './lastDraft.ts';
import { NewMatch } from './NewMatch.tsx';

/** The table with everything in three dimensions is loaded when it is first needed, so that the menu is there at once. */
const Battle = lazy(async () => ({ default: (await import('./Battle.tsx')).Battle }));

/** Writes what the styles read onto the page. */
function dress({ textScale, palette, reducedMotion, language }: Settings): void {
  const page = document.documentElement;
  page.style.setProperty('--text-scale', String(textScale));
  page.dataset.palette = palette;
  page.dataset.motion = reducedMotion ? 'reduced' : 'full';
  page.lang = language;
  setLanguage(language);
}

/** The whole window. */
export function App(): ReactNode {
  const settings = useMatch((s) => s.settings);
  const go = useMatch((s) => s.go);
  useEffect(() => dress(settings), [settings]);
  return <WordsProvider><ErrorBoundary onHome={() => go('home')}><Screens /></ErrorBoundary></WordsProvider>;
}

/** The table last played on, else the first one. */
function backdropTable(catalogue: Catalogue | null): string | undefined {
  const last = [...(catalogue?.matches ?? [])].sort((a, b) => b.saved - a.saved)[0]?.table;
  return catalogue?.tables.find((table) => table.id === last)?.id ?? firstTable(catalogue?.tables ?? []);
}

function Screens(): ReactNode {
  const speak = useSpeak();
  const { screen, catalogue, cards, missions, settings, sending, fault, go, loadCatalogue, newMatch, continueMatch, setSettings, dismiss } = useMatch((s) => s);
  useEffect(() => { if (screen !== 'battle') void loadCatalogue(); }, [screen, loadCatalogue]);
  const start = useMemo(() => lastDraft() ?? firstDraft(catalogue?.tables ?? [], cards), [catalogue, cards]);
  const behind = useMemo(() => backdropTable(catalogue), [catalogue]);
  const rules = useBook((s) => s.open) && <Rulebook />;
  useHotkeys({ F1: () => openBook() }, screen === 'new');
  if (screen === 'battle') return <Suspense fallback={<p className="notice">{speak('menu.loading')}</p>}><Battle /></Suspense>;
  const trouble = fault !== null && <div className="trouble"><RefusalNote refusal={null} message={fault} onClose={dismiss} /></div>;
  if (screen === 'new') {
    if (catalogue === null) return <p className="notice">{speak('menu.loading')}{trouble}</p>;
    return <>{trouble}{rules}<NewMatch tables={catalogue.tables} cards={cards} {...(missions.length > 0 ? { missions } : {})} start={start} busy={sending} onBack={() => go('home')} onStart={(draft) => { keepDraft(draft); void newMatch(matchArgs(draft)); }} /></>;
  }
  return (
    <div className="stage is-home">
      {settings.quality === 'low' ? <Still /> : behind !== undefined && <Backdrop table={behind} />}
      <Home catalogue={catalogue} settings={settings} onChange={setSettings} onNew={() => go('new')} onContinue={(match) => { void continueMatch(match); }} onQuit={window.gantry === undefined ? null : () => window.close()} />
      {trouble}
      {rules}
    </div>
  );
}
