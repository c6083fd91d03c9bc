import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { loadBattle, loadReplay } from './tableScreens.ts';
import type { Link } from '../../engine/host/link.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { useCompact } from '../ui/useCompact.ts';
import { RefusalNote } from '../ui/RefusalNote.tsx';
import { Library } from '../library/Library.tsx';
import { link, useMatch } from '../match/match.ts';
import { clearOpen, leftOpen } from '../match/openMark.ts';
import { loadFaces } from '../faces/index.ts';
import { openBook, useBook } from '../rulebook/book.ts';
import { useSpeak } from '../words/speak.ts';
import { Home } from './Home.tsx';
import { playedFirst } from './playedFirst.ts';
import { SetUp } from './SetUp.tsx';

/** What stands around a table is loaded when it is first needed, so that the menu is there at once. */
const Hud = lazy(async () => ({ default: (await loadBattle()).Hud }));

const call: Link['call'] = (name, args) => link.call(name, args);

/** The rules reference comes with the rules in it. */
const Rulebook = lazy(async () => {
  const [{ Rulebook: Book }] = await Promise.all([import('../rulebook/Rulebook.tsx'), loadFaces()]);
  return { default: Book };
});

const Workshop = lazy(async () => ({ default: (await import('../workshop/Workshop.tsx')).Workshop }));
const OwnTables = lazy(async () => ({ default: (await import('../tables/OwnTables.tsx')).OwnTables }));
const Replay = lazy(async () => ({ default: (await loadReplay()).Replay }));
/** Opens a film; its code comes with the table's. */
const watch = async (id: string): Promise<void> => (await import('../replay/theFilm.ts')).watch(id);

/** Width in rem up to which the rules reference has the window to itself; in a wider one it stands beside the screen. */
const RULES_WHOLE = 56;

interface BesideProps {
  /** Ids of the rule systems that the reference may be opened for. */
  readonly systems: readonly string[];
  readonly children: ReactNode;
}

/** A screen without a table, and the rules reference beside it where that is open: nothing lies over anything. */
function Beside({ systems, children }: BesideProps): ReactNode {
  const open = useBook((s) => s.open);
  const whole = useCompact(useMatch((s) => s.settings.textScale), RULES_WHOLE) && open;
  return (
    <div className={whole ? 'beside is-whole' : 'beside'}>
      <div className="beside__screen" inert={whole}>{children}</div>
      {open && <Suspense fallback={null}><Rulebook systems={systems} /></Suspense>}
    </div>
  );
}

interface ScreenProps {
  /** The match that the library chooses first. */
  readonly first: string | null;
  readonly onFirst: (match: string | null) => void;
}

/** The screen one is on: first screen, new match, library, battle or film. */
export function Screen({ first, onFirst }: ScreenProps): ReactNode {
  const speak = useSpeak();
  const { screen, opening, catalogue, outdated, settings, sending, fault, go, layOut, loadCatalogue, newMatch, continueMatch, setSettings, dismiss } =
    useMatch((s) => s);
  const [left, setLeft] = useState(leftOpen);
  /** Whether one's own tables lie open over the first screen, and the one that is to be played on. */
  const [tables, setTables] = useState(false);
  const [wanted, setWanted] = useState<string | undefined>();
  useEffect(() => { if (screen !== 'battle' && screen !== 'replay' && screen !== 'workshop') void loadCatalogue(); }, [screen, loadCatalogue]);
  useEffect(() => { if (screen !== 'home') {
    setLeft(null);
    setTables(false);
  } }, [screen]);
  const systems = playedFirst(catalogue);
  useHotkeys({ F1: () => openBook() }, screen === 'new');
  const loading = <p className="notice">{speak('menu.loading')}</p>;
  const trouble = fault !== null && (
    <div className="trouble">
      <RefusalNote refusal={null} message={fault} onClose={dismiss} />
    </div>
  );
  if (screen === 'battle' || screen === 'replay') {
    return <Suspense fallback={loading}>{screen === 'battle' ? <Hud /> : <Replay />}</Suspense>;
  }
  if (screen === 'workshop') {
    return (
      <Suspense fallback={loading}>
        <Workshop key={opening?.table} table={opening?.table ?? ''} call={call} onLeave={() => go('new')} />
        {trouble}
      </Suspense>
    );
  }
  if (screen === 'new') {
    if (catalogue === null) return <p className="notice">{speak('menu.loading')}{trouble}</p>;
    return (
      <Beside systems={systems}>
        {trouble}
        <Suspense fallback={loading}>
          <SetUp
            catalogue={catalogue}
            call={call}
            table={wanted}
            busy={sending}
            onBack={() => go('home')}
            onStart={(args) => {
              void newMatch(args);
            }}
          />
        </Suspense>
      </Beside>
    );
  }
  if (screen === 'library') {
    return (
      <Beside systems={systems}>
        {trouble}
        <Library
          key={first}
          catalogue={catalogue}
          call={call}
          reload={loadCatalogue}
          first={first}
          onContinue={(id) => {
            onFirst(id);
            void continueMatch(id);
          }}
          onWatch={(id) => {
            onFirst(id);
            void watch(id);
          }}
          onBack={() => {
            onFirst(null);
            go('home');
          }}
        />
      </Beside>
    );
  }
  return (
    <Beside systems={systems}>
      <div className="stage is-home">
        <Home
          catalogue={catalogue}
          outdated={outdated}
          settings={settings}
          onChange={setSettings}
          onNew={() => {
            setWanted(undefined);
            go('new');
          }}
          onContinue={(id) => {
            void continueMatch(id);
          }}
          onLibrary={() => go('library')}
          onTables={() => setTables(true)}
          left={left}
          onNotNow={() => {
            clearOpen();
            setLeft(null);
          }}
          onQuit={window.gantry === undefined ? null : () => window.close()}
        />
        {trouble}
        {tables && catalogue !== null && (
          <Suspense fallback={null}>
            <OwnTables
              call={call} tables={catalogue.tables} table="" dropped={[]} reload={loadCatalogue} onLayOut={layOut} onClose={() => setTables(false)}
              onTable={(table) => {
                setWanted(table);
                go('new');
              }}
            />
          </Suspense>
        )}
      </div>
    </Beside>
  );
}
