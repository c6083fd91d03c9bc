import { useEffect, type ReactNode } from 'react';
import { match, useMatch } from '../match/match.ts';
import { director } from './director/theDirector.ts';
import { useSpeak } from '../words/speak.ts';
import type { Rig } from './rig.ts';
import { focusActing, ownTurn } from './viewpoints.ts';
import './table.css';

/** Highest storey of the slider; above it everything is drawn. */
const HIGHEST = 2;

const lower = (level: number | null): number => (level === null ? HIGHEST - 1 : Math.max(0, level - 1));
const higher = (level: number | null): number | null => (level === null || level >= HIGHEST - 1 ? null : level + 1);

/** Buttons for the camera and the storeys, at the screen's edge. */
export function TableKeys({ rig }: { readonly rig: Rig }): ReactNode {
  const speak = useSpeak();
  const level = useMatch((s) => s.level);
  const setLevel = useMatch((s) => s.setLevel);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || (event.key !== 'PageUp' && event.key !== 'PageDown')) return;
      const now = match.getState().level;
      setLevel(event.key === 'PageUp' ? higher(now) : lower(now));
      event.preventDefault();
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [setLevel]);
  return (
    <div className="table-keys" role="toolbar" aria-label={speak('table.camera')}>
      <button type="button" className="ghost" onClick={() => rig.home(ownTurn())} aria-keyshortcuts="Home" title={speak('table.home')} aria-label={speak('table.home')}>⌂</button>
      <button type="button" className="ghost" onClick={() => rig.top()} aria-keyshortcuts="0" title={speak('table.top')} aria-label={speak('table.top')}>◫</button>
      <button type="button" className="ghost" onClick={() => focusActing(rig)} aria-keyshortcuts="." title={speak('table.focus')} aria-label={speak('table.focus')}>◎</button>
      <button type="button" className="ghost" onClick={() => director.release()} aria-keyshortcuts="F2" title={speak('table.follow')} aria-label={speak('table.follow')}>↺</button>
      <button type="button" className="ghost" onClick={() => setLevel(lower(level))} aria-keyshortcuts="PageDown" title={speak('table.lower')} aria-label={speak('table.lower')} disabled={level === 0}>▾</button>
      <output className="table-level" aria-live="polite">{level === null ? speak('table.allLevels') : speak('table.level', { level })}</output>
      <button type="button" className="ghost" onClick={() => setLevel(higher(level))} aria-keyshortcuts="PageUp" title={speak('table.higher')} aria-label={speak('table.higher')} disabled={level === null}>▴</button>
    </div>
  );
}
