import { useEffect, useState, type ReactNode } from 'react';
import type { Counsel } from '../../engine/search/counsel.ts';
import { besideWords, markable, planWords } from '../ask/adviceWords.ts';
import type { Situation } from '../faces/face.ts';
import { useMatch } from '../match/match.ts';
import { showAdvised, useOffering } from '../tools/offering.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { percent } from '../words/percent.ts';
import { useSpeak } from '../words/speak.ts';

/** Plans that are told: the best, and what comes next to it. */
const TOLD = 2;

interface AdviceProps {
  readonly situation: Situation;
  readonly onClose: () => void;
}

/** What the computer would do with what is asked, what it would do next best, and what speaks for each. */
export function Advice({ situation, onClose }: AdviceProps): ReactNode {
  const speak = useSpeak();
  const loadCounsel = useMatch((s) => s.loadCounsel);
  const offers = useOffering((s) => s.offers);
  const [counsels, setCounsels] = useState<readonly Counsel[] | null>(null);
  useEffect(() => {
    let here = true;
    void loadCounsel().then((told) => { if (here) setCounsels(told); });
    return () => { here = false; };
  }, [loadCounsel]);
  const told = counsels?.slice(0, TOLD);
  return (
    <Sheet title={speak('advice.heading')} className="advice" onClose={onClose}>
      <p><small>{speak('advice.lead')}</small></p>
      {told === undefined && <p role="status">{speak('advice.thinking')}</p>}
      {told?.length === 0 && <p role="status">{speak('advice.none')}</p>}
      <ol className="advice__plans">
        {told?.map((counsel, i) => {
          const other = told[i === 0 ? 1 : 0];
          const advised = markable(counsel, offers);
          return (
            <li key={i}>
              <p><b>{speak(i === 0 ? 'advice.best' : 'advice.next')}</b> <span>{speak('advice.chance', { percent: percent((counsel.value + 1) / 2) })}</span></p>
              <ol className="advice__steps">{planWords(counsel, situation, speak).map((words, step) => <li key={step}>{words}</li>)}</ol>
              {other !== undefined && <p><small>{besideWords(counsel, other, situation, speak)}</small></p>}
              {advised !== null && (
                <button type="button" className="option" onClick={() => { onClose(); showAdvised(advised); }}>
                  <span className="option__text"><b>{speak('advice.show')}</b></span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
