import type { ReactNode } from 'react';
import type { SeatKind } from '../../../../engine/host/link.ts';
import type { Side as Faction } from '../../../../engine/miniatures/squad.ts';
import { Side } from '../../../muster/Side.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSpeak } from '../../../words/speak.ts';

interface CoveredSideProps {
  readonly side: Faction;
  readonly seat: number;
  readonly kind: SeatKind;
  /** Whether its squad can be played with; more is not told. */
  readonly isLegal: boolean;
  readonly onUncover: () => void;
  readonly onKind: (kind: SeatKind) => void;
}

/** A side whose squad is not to be seen before the match (SWM-2.5): the computer chooses its own, a person builds it while the other one looks away. */
export function CoveredSide({ side, seat, kind, isLegal, onUncover, onKind }: CoveredSideProps): ReactNode {
  const speak = useSpeak();
  const heading = speak(`miniatures.setUp.${side}`);
  return (
    <Side
      seat={seat} heading={heading} kind={kind} ready={speak('match.legal')} onKind={onKind}
      faults={isLegal ? [] : [{ words: speak('miniatures.setUp.unready', { side: heading }), rule: 'SWM-2.5' }]}
      team={kind === 'computer' ? null : (
        <button type="button" className="option team__name" onClick={onUncover}>
          <span className="option__text"><b>{speak('miniatures.setUp.uncover')}</b><small>{speak('miniatures.setUp.lookAway')}</small></span><Icon name="focus" />
        </button>
      )}
    >
      <p className="muster__note"><Icon name="reserve" /> {speak(`miniatures.setUp.covered_${kind}`)}</p>
    </Side>
  );
}
