import type { ReactNode } from 'react';
import { Key } from '../ui/Key.tsx';
import { useSpeak } from '../words/speak.ts';

interface RibbonProps {
  readonly title: string;
  readonly last: string;
  readonly thinking: boolean;
  readonly speed: 1 | 2;
  readonly onSpeed: (speed: 1 | 2) => void;
  readonly onSkip: () => void;
}

/** Shown while others act: whose turn it is, what happened last, how fast to show it. */
export function Ribbon({ title, last, thinking, speed, onSpeed, onSkip }: RibbonProps): ReactNode {
  const speak = useSpeak();
  return (
    <section className="ribbon panel" aria-label={title}>
      <p><b>{title}{thinking && <span className="ribbon__dots" role="img" aria-label={speak('hud.computerThinks')}><i /><i /><i /></span>}</b><small aria-live="polite">{last}</small></p>
      <div className="segments" role="group" aria-label={speak('hud.speed')}>
        {([1, 2] as const).map((times) => <button key={times} type="button" aria-pressed={times === speed} onClick={() => onSpeed(times)}>{speak('settings.speedTimes', { times })}</button>)}
        <button type="button" aria-keyshortcuts="Space" onClick={onSkip}>{speak('hud.skip')}<Key name="␣" /></button>
      </div>
    </section>
  );
}
