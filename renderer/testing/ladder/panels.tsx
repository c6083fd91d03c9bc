import { PickBar } from '../../ask/PickBar.tsx';
import type { Panels } from '../../faces/face.ts';
import { seatLetter, seatName } from '../../words/seats.ts';
import { useSpeak } from '../../words/speak.ts';
import type { Situation } from './telling.ts';

/** Who plays, whose turn it is, and how many figures each has. */
function Sides({ situation: { seats, view } }: { readonly situation: Situation }) {
  const speak = useSpeak();
  return seats.map((_, seat) => (
    <section key={seat} className={`side panel ${seatLetter(seat)}${view.active === seat && view.step === 'play' ? ' is-active' : ''}`} aria-label={seatName(seats, seat, speak)}>
      <i className={`pattern ${seatLetter(seat)}`} aria-hidden="true" />
      <h2>{seatName(seats, seat, speak)}</h2>
      <p>{view.figures.filter((figure) => figure.seat === seat).length}</p>
    </section>
  ));
}

/** Tic-tac-toe with a ladder needs no card, no attack and nothing further in the scene. */
export const panels: Panels<Situation> = {
  Sides,
  Card: () => null,
  Attack: () => null,
  FromThere: () => null,
  Scene: () => null,
  Pick: PickBar,
  useCover: () => null,
};
