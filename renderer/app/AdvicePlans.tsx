import type { ReactNode } from 'react';
import type { Counsel } from '../../engine/search/counsel.ts';
import { besideWords, planWords } from '../ask/adviceWords.ts';
import type { Situation } from '../faces/face.ts';
import { percent } from '../words/percent.ts';
import { useSpeak } from '../words/speak.ts';

interface AdvicePlansProps {
  /** The best first; null while they are thought about. */
  readonly counsels: readonly Counsel[] | null;
  readonly situation: Situation;
  /** What is said where there are none. */
  readonly none: string;
  /** What stands before a plan's chance, where it is not the best or the next best. */
  readonly named?: (counsel: Counsel) => string | null;
  /** What stands below a plan. */
  readonly below?: (counsel: Counsel) => ReactNode;
}

/** Plans with their chance to win, their answers, and what speaks for each: the best beside the next, the others beside the best. */
export function AdvicePlans({ counsels, situation, none, named, below }: AdvicePlansProps): ReactNode {
  const speak = useSpeak();
  return (
    <>
      {counsels === null && <p role="status">{speak('advice.thinking')}</p>}
      {counsels?.length === 0 && <p role="status">{none}</p>}
      <ol className="advice__plans">
        {counsels?.map((counsel, i) => {
          const other = counsels[i === 0 ? 1 : 0];
          return (
            <li key={i}>
              <p><b>{named?.(counsel) ?? speak(i === 0 ? 'advice.best' : 'advice.next')}</b> <span>{speak('advice.chance', { percent: percent((counsel.value + 1) / 2) })}</span></p>
              <ol className="advice__steps">{planWords(counsel, situation, speak).map((words, step) => <li key={step}>{words}</li>)}</ol>
              {other !== undefined && <p><small>{besideWords(counsel, other, situation, speak)}</small></p>}
              {below?.(counsel)}
            </li>
          );
        })}
      </ol>
    </>
  );
}
