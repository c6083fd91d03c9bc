import type { ReactNode } from 'react';
import { PACES, type Pace } from '../match/speeds.ts';
import { Key } from '../ui/Key.tsx';
import { paceWords } from '../words/pace.ts';
import { useSpeak } from '../words/speak.ts';

interface RibbonProps {
  readonly title: string;
  readonly last: string;
  readonly thinking: boolean;
  /** The speed of everything; null where kinds differ. */
  readonly speed: Pace | null;
  readonly onSpeed: (speed: Pace) => void;
  /** Something is shown once more. */
  readonly again: boolean;
  readonly onSkip: () => void;
}

/** Shown while others act: whose turn it is, what happened last, how fast to show it. */
export function Ribbon({ title, last, thinking, speed, again, onSpeed, onSkip }: RibbonProps): ReactNode {
  const speak = useSpeak();
  return (
    <section className="ribbon panel" aria-label={title}>
      <p><b>{title}{thinking && <span className="ribbon__dots" role="img" aria-label={speak('hud.computerThinks')}><i /><i /><i /></span>}</b><small aria-live="polite">{last}</small></p>
      <div className="segments" role="group" aria-label={speak('hud.speed')}>
        {PACES.map((pace) => <button key={pace} type="button" aria-pressed={pace === speed} onClick={() => onSpeed(pace)}>{paceWords(pace, speak)}</button>)}
        <button type="button" aria-keyshortcuts="Space" onClick={onSkip}>{again ? speak('recap.end') : speak('hud.skip')}<Key name="␣" /></button>
      </div>
    </section>
  );
}
