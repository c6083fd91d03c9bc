import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMatch } from '../match/match.ts';
import type { WayBack } from '../../engine/host/link.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RailButton } from '../ui/RailButton.tsx';
import { filmKey } from './keys.ts';
import './replay.css';

/** Why nothing can be taken back, or null. `asked`: a person is asked now. */
export const shutReason = (asked: boolean, back: WayBack | null, speak: Speak): string | null =>
  (!asked ? speak('takeBack.wait') : back === null ? speak('takeBack.off') : back.to !== null ? null : speak(back.beyond === 'start' ? 'takeBack.nothing' : `takeBack.${back.beyond}`));

interface Ways {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Which way a pressed key leads: as in a film `,` and `.` go by one answer; else Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (or with the Command key). Null for another key. */
function wayOf(event: KeyboardEvent): keyof Ways | null {
  if (!event.ctrlKey && !event.metaKey) {
    const key = filmKey(event);
    return key?.do !== 'step' || key.pace !== 'answer' ? null : key.way < 0 ? 'undo' : 'redo';
  }
  const key = event.key.toLowerCase();
  if (key !== 'z' && (key !== 'y' || event.shiftKey)) return null;
  return key === 'y' || event.shiftKey ? 'redo' : 'undo';
}

/** Hears the keys in the whole window; not in text fields, within `data-own-keys` and not while a dialog is open. */
function useBackKeys(ways: Ways): void {
  const latest = useRef(ways);
  latest.current = ways;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable], [data-own-keys]') !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const way = wayOf(event);
      if (way === null) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current[way]();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}

/** Menu commands of the desktop shell arrive here. */
const listeners = new Set<Ways>();
export const tellBack = (way: 'undo' | 'redo'): void => { for (const ways of listeners) ways[way](); };

/** Takes the last answer back and gives it again; asks first where that goes beyond dice or another side. */
export function TakeBack(): ReactNode {
  const speak = useSpeak();
  const asked = useMatch((s) => s.request !== null);
  const back = useMatch((s) => (s.request === null ? null : s.shown?.back ?? null));
  const waits = useMatch((s) => s.request !== null && !s.sending && !s.playing);
  const undo = useMatch((s) => s.undo);
  const redo = useMatch((s) => s.redo);
  const [asking, setAsking] = useState<WayBack['beyond'] | null>(null);
  const shut = shutReason(asked, back, speak);
  const ahead = back?.ahead ?? 0;
  const ways: Ways = {
    undo: () => {
      if (shut !== null || back === null || !waits) return;
      if (back.free) setAsking(back.beyond);
      else void undo();
    },
    redo: () => { if (ahead > 0 && waits) void redo(); },
  };
  useBackKeys(ways);
  const latest = useRef(ways);
  latest.current = ways;
  useEffect(() => {
    const own: Ways = { undo: () => latest.current.undo(), redo: () => latest.current.redo() };
    listeners.add(own);
    return () => { listeners.delete(own); };
  }, []);
  const undoWords = shut ?? speak('takeBack.undoHint');
  const redoWords = ahead > 0 ? speak('takeBack.redoHint', { count: ahead }) : speak('takeBack.nothingAhead');
  const other = asking === 'other';
  const take = (): void => {
    setAsking(null);
    void undo();
  };
  return (
    <div className="take-back" role="group" aria-label={speak('takeBack.group')}>
      <RailButton label={`${speak('takeBack.undo')}: ${undoWords}`} hint={undoWords} keyName="Ctrl+Z" keys="Control+Z ," shut={shut !== null} onPress={ways.undo}><Icon name="undo" /></RailButton>
      <RailButton label={`${speak('takeBack.redo')}: ${redoWords}`} hint={redoWords} keyName="Ctrl+Shift+Z" keys="Control+Shift+Z Control+Y ." shut={ahead === 0} onPress={ways.redo}><Icon name="redo" /></RailButton>
      {asking !== null && (
        <Confirm
          title={speak(other ? 'takeBack.beyondOtherTitle' : 'takeBack.beyondTitle')} yes={speak('takeBack.yes')} no={speak('takeBack.no')} first="yes"
          onYes={take} onNo={() => setAsking(null)}
        >{speak(other ? 'takeBack.beyondOtherText' : 'takeBack.beyondText')}</Confirm>
      )}
    </div>
  );
}
