import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMatch } from '../match/match.ts';
import '../words/soundWords.ts';
import { useSpeak } from '../words/speak.ts';
import type { Caption, Captions } from './captions.ts';

const LINES = { left: 'caption.lineLeft', right: 'caption.lineRight' } as const;
/** Milliseconds that one reads that the sound went off or on. */
const TOLD = 2000;

/** What sounds, in words. The log tells what happens to who has the screen read, so that this is seen only. */
export function CaptionLines({ captions }: { readonly captions: Captions }): ReactNode {
  const speak = useSpeak();
  const list = useStore(captions.store, (s) => s.list);
  const line = ({ word, side }: Caption): string => speak(side === null ? 'caption.line' : LINES[side], { what: speak(`caption.${word}`) });
  return (
    <>
      {list.length > 0 && <div className="captions" aria-hidden="true">{list.map((one) => <p key={one.key}>{line(one)}</p>)}</div>}
      <Muted />
    </>
  );
}

/** Says for a moment that the sound was put off or on. */
function Muted(): ReactNode {
  const speak = useSpeak();
  const muted = useMatch((s) => s.settings.sound.muted);
  const before = useRef(muted);
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (before.current === muted) return undefined;
    before.current = muted;
    setTold(true);
    const timer = setTimeout(() => setTold(false), TOLD);
    return () => clearTimeout(timer);
  }, [muted]);
  return <output className="captions is-told" aria-live="polite">{told && <p>{speak(muted ? 'sound.wentOff' : 'sound.wentOn')}</p>}</output>;
}
