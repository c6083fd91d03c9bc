import { useEffect, useState, type ReactNode } from 'react';
import type { HindsightReply } from '../../engine/host/link.ts';
import type { Counsel } from '../../engine/search/counsel.ts';
import { AdvicePlans } from '../app/AdvicePlans.tsx';
import { showWay, wayOf } from '../ask/adviceWay.ts';
import type { Situation } from '../faces/face.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpeak } from '../words/speak.ts';
import '../words/hindsight.ts';

interface HindsightProps {
  readonly situation: Situation;
  /** Asks about what is shown, and shows the question that is meant; null where the answer did not come. */
  readonly load: () => Promise<HindsightReply | null>;
  readonly onClose: () => void;
}

/** What the computer would have done at the last question of a film, what was done, and what speaks for each. */
export function Hindsight({ situation, load, onClose }: HindsightProps): ReactNode {
  const speak = useSpeak();
  const [reply, setReply] = useState<HindsightReply | 'failed' | null>(null);
  useEffect(() => {
    let here = true;
    void load().then((told) => { if (here) setReply(told ?? 'failed'); });
    return () => { here = false; };
  }, [load]);
  const failed = reply === 'failed';
  const counsels = failed ? [] : reply?.counsels ?? null;
  // The two best, and what was played where that is none of them.
  const told = counsels?.filter(({ played }, i) => i < 2 || played === true) ?? null;
  const named = (counsel: Counsel): string | null =>
    (counsel.played === true ? speak(counsel === counsels?.[0] ? 'hindsight.bestPlayed' : 'hindsight.played') : null);
  const onTable = (counsel: Counsel): ReactNode => {
    const way = wayOf(counsel, situation, speak);
    return way !== null && (
      <button type="button" className="option" onClick={() => { onClose(); showWay(way); }}>
        <span className="option__text"><b>{speak('advice.show')}</b></span>
      </button>
    );
  };
  return (
    <Sheet title={speak('hindsight.heading')} className="advice" onClose={onClose}>
      <p><small>{speak('hindsight.lead')}</small></p>
      <AdvicePlans counsels={told} situation={situation} none={speak(failed ? 'hindsight.failed' : 'hindsight.none')} named={named} below={onTable} />
    </Sheet>
  );
}
