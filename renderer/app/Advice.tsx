import { useEffect, useState, type ReactNode } from 'react';
import type { Counsel } from '../../engine/search/counsel.ts';
import { showWay, wayOf } from '../ask/adviceWay.ts';
import { markable } from '../ask/adviceWords.ts';
import type { Situation } from '../faces/face.ts';
import { useMatch } from '../match/match.ts';
import { showAdvised, useOffering } from '../tools/offering.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpeak } from '../words/speak.ts';
import { AdvicePlans } from './AdvicePlans.tsx';

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
  const marked = (counsel: Counsel): ReactNode => {
    const [advised, way] = [markable(counsel, offers), wayOf(counsel, situation, speak)];
    const show = (): void => {
      onClose();
      if (way !== null) showWay(way);
      if (advised !== null) showAdvised(advised);
    };
    return (advised !== null || way !== null) && (
      <button type="button" className="option" onClick={show}>
        <span className="option__text"><b>{speak('advice.show')}</b></span>
      </button>
    );
  };
  return (
    <Sheet title={speak('advice.heading')} className="advice" onClose={onClose}>
      <p><small>{speak('advice.lead')}</small></p>
      <AdvicePlans counsels={counsels?.slice(0, TOLD) ?? null} situation={situation} none={speak('advice.none')} below={marked} />
    </Sheet>
  );
}
