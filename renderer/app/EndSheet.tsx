import type { ReactNode } from 'react';
import type { Seat } from '../../engine/core/script.ts';
import type { Situation } from '../faces/face.ts';
import { ownKey } from '../words/own.ts';
import { ownSeat, seatLetter, seatName } from '../words/seats.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { Sheet } from '../ui/Sheet.tsx';

interface EndSheetProps {
  readonly outcome: Seat | 'draw';
  readonly situation: Situation;
  readonly onRematch: () => void;
  readonly onHome: () => void;
  readonly onLook: () => void;
  /** To the match from its beginning. */
  readonly onWatch?: () => void;
}

function headline(outcome: Seat | 'draw', situation: Situation, speak: Speak): string {
  const { seats } = situation;
  if (outcome === 'draw') return speak('hud.draw');
  const own = ownSeat(seats);
  if (own === outcome) return speak('hud.won');
  return own !== null && seats.length === 2 ? speak('hud.lost') : speak('hud.wonBy', { side: seatName(situation, outcome, speak) });
}

/** Who won, and how it went. */
export function EndSheet({ outcome, situation, onRematch, onHome, onLook, onWatch }: EndSheetProps): ReactNode {
  const speak = useSpeak();
  const { seats, face: { id, words } } = situation;
  const { turn } = words.turnOf(situation);
  const footer = (
    <>
      <button type="button" className="option quiet" onClick={onLook}><span className="option__text"><b>{speak('hud.lookAround')}</b></span></button>
      {onWatch !== undefined && <button type="button" className="option" onClick={onWatch}><span className="option__text"><b>{speak('replay.again')}</b></span></button>}
      <button type="button" className="option" onClick={onHome}><span className="option__text"><b>{speak('hud.home')}</b></span></button>
      <button type="button" className="option main" onClick={onRematch}><span className="option__text"><b>{speak('hud.rematch')}</b></span></button>
    </>
  );
  return (
    <Sheet title={speak('phase.over')} className={seats.length > 3 ? 'ending wide' : 'ending'} footer={footer} onClose={onLook}>
      {/* Not a button: a key that somebody still presses to skip would begin a rematch. */}
      <h2 tabIndex={-1} data-first>{headline(outcome, situation, speak)}</h2>
      <table>
        <thead><tr><th>{speak(ownKey(id, 'hud.turn', speak), { turn })}</th>{seats.map((_, seat) => <th key={seat} scope="col"><i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" />{seatName(situation, seat, speak)}</th>)}</tr></thead>
        <tbody>{words.endRows(situation).map(({ word, counts }) => <tr key={word}><th scope="row">{speak(word)}</th>{counts.map((count, seat) => <td key={seat}>{count}</td>)}</tr>)}</tbody>
      </table>
    </Sheet>
  );
}
