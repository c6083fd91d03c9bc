import type { ReactNode } from 'react';
import type { Seat } from '../../engine/core/script.ts';
import type { Panels, Situation } from '../faces/face.ts';
import { useMatch } from '../match/match.ts';
import { ownSeat, seatLetter, seatName } from '../words/seats.ts';
import { useSpeak } from '../words/speak.ts';

interface TopBarProps {
  readonly situation: Situation;
  readonly panels: Panels<Situation>;
}

/** One bar over the table: the person's own side at the left, what is played for in the middle, everybody else at the right. */
export function TopBar({ situation, panels }: TopBarProps): ReactNode {
  const speak = useSpeak();
  const going = useMatch((s) => s.shown === null || s.shown.outcome === null);
  const { seats, face } = situation;
  const acting = going ? face.words.turnOf(situation).seat : null;
  const first = ownSeat(seats) ?? 0;
  const side = (seat: Seat): ReactNode => (
    <section key={seat} className={`side ${seatLetter(seat)}${seat === acting ? ' is-active' : ''}`} aria-label={seatName(situation, seat, speak)} aria-current={seat === acting || undefined}>
      <i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" />
      <h2 className="side__name">{seatName(situation, seat, speak)}</h2>
      <panels.Side seat={seat} situation={situation} />
    </section>
  );
  return (
    <header className="topbar panel" data-seats={seats.length}>
      {side(first)}
      <panels.Track situation={situation} />
      <div className="topbar__others">{seats.map((_, seat) => (seat === first ? null : side(seat)))}</div>
    </header>
  );
}
