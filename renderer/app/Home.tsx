import { useState, type ReactNode } from 'react';
import type { Catalogue, MatchSummary } from '../../engine/host/link.ts';
import { useHotkeys } from '../ask/hotkeys.ts';
import { Key } from '../cards/Key.tsx';
import { openBook } from '../rulebook/book.ts';
import { prettify, useSpeak } from '../words/speak.ts';
import { Learn } from './Help.tsx';
import { LanguagePick, PalettePick, Settings, TextScale, type SettingsProps } from './Settings.tsx';
import { Sheet } from './Sheet.tsx';

export interface HomeProps extends SettingsProps {
  readonly catalogue: Catalogue | null;
  readonly onNew: () => void;
  readonly onContinue: (match: string) => void;
  /** Null where the window cannot be closed from inside (a browser tab). */
  readonly onQuit: (() => void) | null;
}

interface Item {
  readonly id: 'newMatch' | 'matches' | 'learn' | 'rules' | 'settings' | 'quit';
  readonly key: string;
  readonly hint: string;
  readonly act: () => void;
}

const byNewest = (matches: readonly MatchSummary[]): readonly MatchSummary[] => [...matches].sort((a, b) => b.saved - a.saved);

/** The first screen. */
export function Home({ catalogue, settings, onChange, onNew, onContinue, onQuit }: HomeProps): ReactNode {
  const speak = useSpeak();
  const [sheet, setSheet] = useState<'learn' | 'settings' | 'matches' | null>(null);
  const tableName = (id: string): string => catalogue?.tables.find((table) => table.id === id)?.name ?? prettify(id);
  const running = byNewest(catalogue?.matches ?? []).filter((match) => !match.over);
  const last = running[0];
  const goOn = last === undefined ? null : (): void => onContinue(last.match);
  const items: readonly Item[] = [
    { id: 'newMatch', key: 'N', hint: speak('menu.newMatchHint'), act: onNew },
    ...(running.length > 1 ? [{ id: 'matches' as const, key: 'S', hint: speak('menu.matchesHint', { count: running.length }), act: () => setSheet('matches') }] : []),
    { id: 'learn', key: 'P', hint: speak('menu.learnHint'), act: () => setSheet('learn') },
    { id: 'rules', key: 'F1', hint: speak('menu.rulesHint'), act: () => openBook() },
    { id: 'settings', key: 'O', hint: speak('menu.settingsHint'), act: () => setSheet('settings') },
    ...(onQuit === null ? [] : [{ id: 'quit' as const, key: 'Q', hint: '', act: onQuit }]),
  ];
  useHotkeys({ Enter: goOn ?? onNew, ...Object.fromEntries(items.map((item) => [item.key, item.act])) });
  return (
    <main className="home">
      <nav className="home__menu" aria-label={speak('menu.title')}>
        <h1>{speak('menu.title')}</h1>
        <p className="home__tag">{speak('menu.tagline')}</p>
        {last !== undefined && goOn !== null && <button type="button" className="home__item main" aria-keyshortcuts="Enter" onClick={goOn}>
          <span><b>{speak('menu.continue')}</b><small>{speak('menu.continueHint', { table: tableName(last.table), turn: last.turn })}</small></span><Key name="↵" /></button>}
        {items.map((item) => (
          <button key={item.id} type="button" className={`home__item${last === undefined && item.id === 'newMatch' ? ' main' : ''}`} aria-keyshortcuts={item.key} onClick={item.act}>
            <span><b>{speak(`menu.${item.id}`)}</b>{item.hint !== '' && <small>{item.hint}</small>}</span><Key name={item.key} />
          </button>
        ))}
      </nav>
      <footer className="home__foot">
        <p>{speak('menu.unofficial')}</p>
        <div className="home__prefs panel">
          <LanguagePick settings={settings} onChange={onChange} />
          <TextScale settings={settings} onChange={onChange} scales={[1, 1.5, 2]} />
          <PalettePick settings={settings} onChange={onChange} />
        </div>
      </footer>
      {sheet === 'learn' && <Learn onClose={() => setSheet(null)} />}
      {sheet === 'settings' && <Settings settings={settings} onChange={onChange} onClose={() => setSheet(null)} />}
      {sheet === 'matches' && <Sheet title={speak('menu.matches')} onClose={() => setSheet(null)}>
        <div className="settings">{running.map((match) => (
          <button key={match.match} type="button" className="option" onClick={() => onContinue(match.match)}>
            <span className="option__text"><b>{tableName(match.table)}</b><small>{speak('menu.savedOn', { table: match.seats.map((seat) => speak(`match.${seat}`)).join(' – '), turn: match.turn, when: new Date(match.saved).toLocaleString(speak.language()) })}</small></span>
          </button>))}</div>
      </Sheet>}
    </main>
  );
}
