import { useEffect, useState, type ReactNode } from 'react';
import type { HindsightReply } from '../../engine/host/link.ts';
import type { Counsel } from '../../engine/search/counsel.ts';
import { AdvicePlans } from '../app/AdvicePlans.tsx';
import { planWords } from '../ask/adviceWords.ts';
import type { Situation } from '../faces/face.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useSpeak } from '../words/speak.ts';

interface HindsightProps {
  readonly situation: Situation;
  /** Asks about what is shown, and shows the question that is meant. */
  readonly load: () => Promise<HindsightReply>;
  readonly onClose: () => void;
}

/** What the computer would have done at the last question of a film, what was done, and what speaks for each. */
export function Hindsight({ situation, load, onClose }: HindsightProps): ReactNode {
  const speak = useSpeak();
  const [reply, setReply] = useState<HindsightReply | null>(null);
  useEffect(() => {
    let here = true;
    void load().then((told) => { if (here) setReply(told); });
    return () => { here = false; };
  }, [load]);
  const { counsels = null, played = null, plan = null } = reply ?? {};
  const followed = plan === null ? undefined : counsels?.[plan];
  // The two best, and what was played where that is none of them.
  const told = counsels?.filter((counsel, i) => i < 2 || counsel === followed) ?? null;
  const named = (counsel: Counsel): string | null => (counsel === followed ? speak(plan === 0 ? 'hindsight.bestPlayed' : 'hindsight.played') : null);
  const [first] = counsels ?? [];
  const other = played !== null && plan === null && first !== undefined ? { ...first, steps: [{ ...first.steps[0]!, answer: played }] } : null;
  const instead = other === null ? [] : planWords(other, situation, speak);
  return (
    <Sheet title={speak('hindsight.heading')} className="advice" onClose={onClose}>
      <p><small>{speak('hindsight.lead')}</small></p>
      <AdvicePlans counsels={told} situation={situation} none={speak('hindsight.none')} named={named} />
      {instead.length > 0 && <p>{speak('hindsight.instead', { what: instead.join(', ') })}</p>}
    </Sheet>
  );
}
