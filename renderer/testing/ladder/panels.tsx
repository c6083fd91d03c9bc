import { PickBar } from '../../ask/PickBar.tsx';
import type { Panels } from '../../faces/face.ts';
import type { Situation } from './telling.ts';

/** Tic-tac-toe with a ladder needs no card, no attack and nothing further in the scene. */
export const panels: Panels<Situation> = {
  Side: ({ seat, situation: { view } }) => <p className="side__stat">{view.figures.filter((figure) => figure.seat === seat).length}</p>,
  Track: () => null,
  Card: () => null,
  Attack: () => null,
  FromThere: () => null,
  Scene: () => null,
  Pick: PickBar,
  useCover: () => null,
};
