import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { match, useMatch } from '../match/match.ts';
import { director } from './director/theDirector.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { RailButton } from '../ui/RailButton.tsx';
import { useViewPlace } from '../ui/viewPlace.ts';
import { useSpeak } from '../words/speak.ts';
import type { Rig } from './rig.ts';
import { focusActing, ownTurn } from './viewpoints.ts';

/** Highest storey of the slider; above it everything is drawn. */
const HIGHEST = 2;

const lower = (level: number | null): number => (level === null ? HIGHEST - 1 : Math.max(0, level - 1));
const higher = (level: number | null): number | null => (level === null || level >= HIGHEST - 1 ? null : level + 1);

/** Buttons for the camera and the storeys, where the frame has room for them: a table without a frame has none. */
export function TableKeys({ rig }: { readonly rig: Rig }): ReactNode {
  const speak = useSpeak();
  const place = useViewPlace(({ at }) => at);
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
  if (place === null) return null;
  const button = (word: string, icon: IconName, keys: string, act: () => void, shut = false): ReactNode => (
    <RailButton label={speak(`table.${word}`)} keyName={keys} keys={keys} shut={shut} onPress={() => { if (!shut) act(); }}><Icon name={icon} /></RailButton>
  );
  return createPortal(
    <div className="table-keys" role="toolbar" aria-label={speak('table.camera')}>
      {button('home', 'wholeTable', 'Home', () => rig.home(ownTurn()))}
      {button('top', 'fromAbove', '0', () => rig.top())}
      {button('focus', 'ranged', 'End', () => focusActing(rig))}
      {button('follow', 'camera', 'F2', () => director.release())}
      {button('higher', 'higher', 'PageUp', () => setLevel(higher(level)), level === null)}
      <output className="table-level" aria-live="polite">{level === null ? speak('table.allLevels') : speak('table.level', { level })}</output>
      {button('lower', 'lower', 'PageDown', () => setLevel(lower(level)), level === 0)}
    </div>,
    place,
  );
}
