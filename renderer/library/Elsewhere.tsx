import type { ReactNode } from 'react';
import type { LockHolder } from '../../engine/host/link.ts';
import { Sheet } from '../ui/Sheet.tsx';
import type { Elsewhere as Place } from '../match/elsewhere.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { agoWords, whenWords } from './words.ts';
import './library.css';

interface ElsewhereProps {
  readonly elsewhere: Place;
  /** What the match is called. */
  readonly name: string;
  /** When something of it was saved last, in ms since 1970; null where that is not known. */
  readonly saved: number | null;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  readonly onLeave: () => void;
}

function holderWords({ computer, process }: LockHolder, speak: Speak): string {
  if (process === null) return speak('elsewhere.unknown');
  return computer === null ? speak('elsewhere.process', { process }) : speak('elsewhere.computer', { computer, process });
}

const momentWords = (moment: number | null, speak: Speak): string => (moment === null ? speak('elsewhere.unknown') : speak('elsewhere.when', { when: whenWords(moment, speak), ago: agoWords(moment, Date.now(), speak) }));

/** What is so, and what comes of opening the match here. */
function lines({ kind, by }: Place, speak: Speak): readonly string[] {
  if (kind === 'taken') return [speak(by === null ? 'elsewhere.left' : 'elsewhere.taken')];
  return [speak(`elsewhere.doubt.${by.doubt}`), speak(by.doubt === 'unsaid' || by.doubt === 'unread' ? 'elsewhere.noticesNothing' : 'elsewhere.notices')];
}

/** A match that may be open in another Gantry, or that another has opened: who that is, and three ways. To leave it alone is the one at hand. */
export function Elsewhere({ elsewhere, name, saved, onOpen, onCopy, onLeave }: ElsewhereProps): ReactNode {
  const speak = useSpeak();
  const { kind, by } = elsewhere;
  const isHeld = kind === 'held';
  const [first, ...others] = lines(elsewhere, speak);
  const footer = (
    <>
      <button type="button" className="option quiet" onClick={onOpen}><span className="option__text"><b>{speak(isHeld ? 'elsewhere.openHere' : 'elsewhere.openAgain')}</b></span></button>
      <button type="button" className="option" onClick={onCopy}><span className="option__text"><b>{speak('elsewhere.copy')}</b></span></button>
      <button type="button" className="option main" data-first onClick={onLeave}><span className="option__text"><b>{speak(isHeld ? 'elsewhere.leave' : 'elsewhere.toLibrary')}</b></span></button>
    </>
  );
  return (
    <Sheet title={speak(isHeld ? 'elsewhere.heldTitle' : 'elsewhere.takenTitle', { name })} className="elsewhere" footer={footer} onClose={onLeave}>
      <div className="settings">
        <p>{first}</p>
        <dl>
          {by !== null && <><dt>{speak('elsewhere.holder')}</dt><dd>{holderWords(by, speak)}</dd><dt>{speak('elsewhere.since')}</dt><dd>{momentWords(by.since, speak)}</dd></>}
          <dt>{speak('elsewhere.seen')}</dt><dd>{momentWords(saved, speak)}</dd>
        </dl>
        {others.map((text) => <p key={text}>{text}</p>)}
        <p className="elsewhere__hint">{speak('elsewhere.copyHint')}</p>
      </div>
    </Sheet>
  );
}
