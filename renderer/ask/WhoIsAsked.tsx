import type { ReactNode } from 'react';
import { useMatch } from '../match/match.ts';
import { seatLetter, seatName } from '../words/seats.ts';
import { useSpeak } from '../words/speak.ts';

/** Whose answer is awaited, where several persons share the screen and one hands over to the next. */
export function WhoIsAsked(): ReactNode {
  const speak = useSpeak();
  const request = useMatch((s) => s.request);
  const situation = useMatch((s) => s.situation);
  if (situation === null || request === null || request.kind === 'roll' || situation.seats.filter((kind) => kind === 'person').length < 2) return null;
  const { seat } = request;
  return <span className={`request__side ${seatLetter(seat)}`}><i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" />{seatName(situation, seat, speak)}</span>;
}
