import { useState, type ReactNode } from 'react';
import type { Seat } from '../../engine/core/script.ts';
import { useMatch } from '../match/match.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { seatLetter, seatName } from '../words/seats.ts';
import { useSpeak } from '../words/speak.ts';

interface HandOver {
  /** Who is asked next, and is to come to the screen. */
  readonly seat: Seat;
  /** Who is asked is there. */
  readonly lift: () => void;
}

/** The hand over that is going on: where several persons share the screen and wish to be asked unseen, until the one who is asked says to be there. Null while there is none. */
export function useHandOver(): HandOver | null {
  const wished = useMatch((s) => s.settings.curtain);
  const seats = useMatch((s) => s.situation?.seats) ?? [];
  const request = useMatch((s) => s.request);
  const [there, setThere] = useState<Seat | null>(null);
  if (!wished || seats.filter((kind) => kind === 'person').length < 2 || request === null || request.kind === 'roll' || request.seat === there) return null;
  const { seat } = request;
  return { seat, lift: () => setThere(seat) };
}

/** Covers the table: nobody sees what only the other may know. */
export function Curtain({ seat, lift }: HandOver): ReactNode {
  const speak = useSpeak();
  const situation = useMatch((s) => s.situation);
  const side = situation === null ? '' : seatName(situation, seat, speak);
  const footer = <button type="button" className="option main" onClick={lift}><span className="option__text"><b>{speak('curtain.lift', { side })}</b></span></button>;
  return (
    <Sheet title={speak('curtain.heading', { side })} className="curtain" footer={footer}>
      {/* Not the button: a key that somebody still presses to skip would lift the curtain. */}
      <p tabIndex={-1} data-first><i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" />{speak('curtain.text', { side })}</p>
    </Sheet>
  );
}
