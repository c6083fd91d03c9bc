import type { ReactNode } from 'react';
import type { MatchSummary } from '../../engine/host/link.ts';
import { Key } from '../ui/Key.tsx';
import { useSpeak } from '../words/speak.ts';
import { titleWords } from './words.ts';
import './library.css';

interface ResumeProps {
  readonly summary: MatchSummary;
  readonly table: string;
  readonly onGoOn: () => void;
  readonly onNotNow: () => void;
}

/** The game ended while this match was on the table: go on? */
export function Resume({ summary, table, onGoOn, onNotNow }: ResumeProps): ReactNode {
  const speak = useSpeak();
  return (
    <section className="resume panel" role="status" aria-label={speak('library.goOn')}>
      <p><b>{speak('library.resumeTitle', { name: titleWords(summary, table, speak) })}</b><small>{speak('library.resumeText', { answers: speak('library.answers', { count: summary.answers }) })}</small></p>
      <button type="button" className="option main" aria-keyshortcuts="Enter" onClick={onGoOn}><span className="option__text"><b>{speak('library.goOn')}</b></span><Key name="↵" /></button>
      <button type="button" className="option quiet" onClick={onNotNow}><span className="option__text"><b>{speak('library.notNow')}</b></span></button>
    </section>
  );
}
