import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Catalogue, MatchSummary } from '../../engine/host/link.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { Key } from '../ui/Key.tsx';
import { openBook } from '../rulebook/book.ts';
import { isShown } from '../library/list.ts';
import { Resume } from '../library/Resume.tsx';
import { ownKey } from '../words/own.ts';
import { useSpeak } from '../words/speak.ts';
import { tableNameOf } from '../words/tableName.ts';
import { Learn } from './Learn.tsx';
import { LanguagePick, PalettePick, TextScale, type SettingsProps } from './picks.tsx';
import { playedFirst } from './playedFirst.ts';

const About = lazy(async () => ({ default: (await import('./About.tsx')).About }));
const Settings = lazy(async () => ({ default: (await import('./Settings.tsx')).Settings }));

interface HomeProps extends SettingsProps {
  readonly catalogue: Catalogue | null;
  /** The catalogue does not know yet of the match that was just left: nothing is gone on with until it does. */
  readonly outdated?: boolean;
  readonly onNew: () => void;
  readonly onContinue: (match: string) => void;
  /** To the saved matches. */
  readonly onLibrary: () => void;
  /** To the person's own tables. */
  readonly onTables: () => void;
  /** The match that was on the table when the last run ended, where there was one. */
  readonly left?: string | null;
  readonly onNotNow?: () => void;
  /** Null where the window cannot be closed from inside (a browser tab). */
  readonly onQuit: (() => void) | null;
}

interface Item {
  readonly id: 'newMatch' | 'matches' | 'workshop' | 'learn' | 'rules' | 'settings' | 'quit';
  readonly key: string;
  readonly hint: string;
  readonly act: () => void;
}

const byNewest = (matches: readonly MatchSummary[]): readonly MatchSummary[] => [...matches].sort((a, b) => b.saved - a.saved);

/** The first screen. */
export function Home({
  catalogue, outdated = false, settings, onChange, onNew, onContinue, onLibrary, onTables, left = null, onNotNow = () => {}, onQuit,
}: HomeProps): ReactNode {
  const speak = useSpeak();
  const [sheet, setSheet] = useState<'learn' | 'settings' | 'about' | null>(null);
  const running = byNewest(catalogue?.matches ?? []).filter((match) => !match.over && isShown(match));
  const broken = catalogue?.matches.find(({ match, over, problem }) => match === left && !over && problem === null);
  const last = running[0];
  const goOn = last === undefined ? null : (): void => onContinue(last.match);
  const items: readonly Item[] = [
    { id: 'newMatch', key: 'N', hint: speak('menu.newMatchHint'), act: onNew },
    { id: 'matches', key: 'S', hint: (catalogue?.matches.length ?? 0) === 0 ? speak('library.hint') : speak('library.countHint', { count: catalogue?.matches.length ?? 0 }), act: onLibrary },
    { id: 'workshop', key: 'T', hint: speak('menu.workshopHint'), act: onTables },
    { id: 'learn', key: 'P', hint: speak('menu.learnHint'), act: () => setSheet('learn') },
    { id: 'rules', key: 'F1', hint: speak('menu.rulesHint'), act: () => openBook() },
    { id: 'settings', key: 'O', hint: speak('menu.settingsHint'), act: () => setSheet('settings') },
    ...(onQuit === null ? [] : [{ id: 'quit' as const, key: 'Q', hint: '', act: onQuit }]),
  ];
  useHotkeys({ Enter: outdated ? () => {} : broken === undefined ? goOn ?? onNew : () => onContinue(broken.match), ...Object.fromEntries(items.map((item) => [item.key, item.act])), L: () => setSheet('about') });
  return (
    <main className="home">
      <nav className="home__menu" aria-label={speak('menu.title')}>
        <h1>{speak('menu.title')}</h1>
        <p className="home__tag">{speak('menu.tagline')}</p>
        {broken !== undefined && (
          <Resume summary={broken} table={tableNameOf(broken, catalogue?.tables)} onGoOn={() => onContinue(broken.match)} onNotNow={onNotNow} />
        )}
        {last !== undefined && goOn !== null && last !== broken && <button type="button" className={`home__item${broken === undefined ? ' main' : ''}`} aria-keyshortcuts={broken === undefined ? 'Enter' : undefined} aria-disabled={outdated} onClick={outdated ? undefined : goOn}>
          <span><b>{speak('menu.continue')}</b><small>{speak(ownKey(last.system, 'menu.continueHint', speak), { table: tableNameOf(last, catalogue?.tables), turn: last.turn })}</small></span>{broken === undefined && <Key name="↵" />}</button>}
        {items.map((item) => (
          <button key={item.id} type="button" className={`home__item${last === undefined && item.id === 'newMatch' ? ' main' : ''}`} aria-keyshortcuts={item.key} onClick={item.act}>
            <span><b>{speak(item.id === 'matches' ? 'library.heading' : `menu.${item.id}`)}</b>{item.hint !== '' && <small>{item.hint}</small>}</span><Key name={item.key} />
          </button>
        ))}
      </nav>
      <footer className="home__foot">
        <p>{speak('menu.unofficial')} <button type="button" className="home__about" aria-keyshortcuts="L" onClick={() => setSheet('about')}>{speak('about.heading')}<Key name="L" /></button></p>
        <div className="home__prefs panel">
          <LanguagePick settings={settings} onChange={onChange} />
          <TextScale settings={settings} onChange={onChange} scales={[1, 1.5, 2]} />
          <PalettePick settings={settings} onChange={onChange} />
        </div>
      </footer>
      {sheet === 'learn' && <Suspense fallback={null}><Learn systems={playedFirst(catalogue)} onClose={() => setSheet(null)} /></Suspense>}
      {sheet === 'about' && <Suspense fallback={null}><About onClose={() => setSheet(null)} /></Suspense>}
      {sheet === 'settings' && <Suspense fallback={null}><Settings settings={settings} onChange={onChange} onClose={() => setSheet(null)} /></Suspense>}
    </main>
  );
}
