import { useEffect, useState, type ReactNode } from 'react';
import type { Backups as Answer, Link } from '../../engine/host/link.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { sentence } from '../match/messages.ts';
import { useSpeak } from '../words/speak.ts';
import { sizeWords, whenWords } from './words.ts';

interface BackupsProps {
  readonly match: string;
  readonly name: string;
  readonly call: Link['call'];
  readonly onRestore: (number: number) => void;
  readonly onClose: () => void;
}

/** Earlier states of a match; each can become a match of its own. */
export function Backups({ match, name, call, onRestore, onClose }: BackupsProps): ReactNode {
  const speak = useSpeak();
  const [answer, setAnswer] = useState<Answer['backups'] | { readonly fault: string } | null>(null);
  useEffect(() => {
    let here = true;
    call('backups', { match }).then(({ backups }) => { if (here) setAnswer(backups); }, (fault: unknown) => { if (here) setAnswer({ fault: sentence(fault) }); });
    return () => { here = false; };
  }, [call, match]);
  return (
    <Sheet title={speak('library.backupsOf', { name })} onClose={onClose}>
      <div className="settings">
        {answer !== null && !('fault' in answer) && answer.length > 0 && <p>{speak('library.backupsHint')}</p>}
        {answer === null ? <p>{speak('library.loading')}</p> : 'fault' in answer ? <p role="alert">{answer.fault}</p> : answer.length === 0 ? <p>{speak('library.noBackups')}</p> : (
          <ol className="backups">{answer.map(({ number, saved, size, answers }) => (
            <li key={number}>
              <span><b>{whenWords(saved, speak)}</b><small>{answers === null ? speak('library.backupBroken') : speak('library.answers', { count: answers })} · {sizeWords(size, speak)}</small></span>
              <button type="button" className="option" aria-label={`${speak('library.restore')}: ${speak('library.backupNumber', { number })}`} aria-disabled={answers === null || undefined} onClick={() => { if (answers !== null) onRestore(number); }}><span className="option__text"><b>{speak('library.restore')}</b></span></button>
            </li>))}</ol>
        )}
      </div>
    </Sheet>
  );
}
