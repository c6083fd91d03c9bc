import { useState, type ReactNode } from 'react';
import type { Seat } from '../../engine/core/script.ts';
import type { SeatKind } from '../../engine/host/link.ts';
import { Segments } from '../ui/Segments.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { seatName, teamNames, type Sides } from '../words/seats.ts';
import { useSpeak } from '../words/speak.ts';

interface PlayOnProps {
  readonly at: number;
  /** Who has played so far. */
  readonly sides: Sides;
  /** Nothing is left to play here. */
  readonly over: boolean;
  readonly onStart: (seats: readonly SeatKind[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Who plays on from here. */
export function PlayOn({ at, sides, over, onStart, onClose }: PlayOnProps): ReactNode {
  const speak = useSpeak();
  const [seats, setSeats] = useState(sides.seats);
  const [busy, setBusy] = useState(false);
  /** What a side is called, and its team where that is not the same. */
  const named = (seat: Seat): string => [...new Set([seatName(sides, seat, speak), ...teamNames(sides.setup).slice(seat, seat + 1)])].filter((name) => name !== '').join(' · ');
  const start = (): void => {
    if (busy || over) return;
    setBusy(true);
    void onStart(seats).then((done) => { if (!done) { setBusy(false); onClose(); } });
  };
  const footer = (
    <>
      <button type="button" className="option quiet" onClick={onClose}><span className="option__text"><b>{speak('library.cancel')}</b></span></button>
      <button type="button" className={`option${over ? '' : ' main'}`} data-first aria-disabled={over || busy || undefined} onClick={start}><span className="option__text"><b>{busy ? speak('match.starting') : speak('replay.playOnStart')}</b></span></button>
    </>
  );
  return (
    <Sheet title={speak('replay.playOnTitle', { at })} footer={footer} onClose={onClose}>
      <div className="settings">
        <p>{speak(over ? 'replay.playOnOver' : 'replay.playOnHint')}</p>
        {seats.map((kind, seat) => (
          <Segments key={seat} legend={named(seat)} value={kind} onChange={(chosen) => setSeats(seats.map((other, i) => (i === seat ? chosen : other)))}
            choices={(['person', 'computer'] as const).map((value) => ({ value, label: speak(`match.${value}`) }))} />
        ))}
      </div>
    </Sheet>
  );
}
