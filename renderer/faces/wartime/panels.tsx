import { PickBar } from '../../ask/PickBar.tsx';
import type { Panels } from '../face.ts';
import { HudCard } from './cards/HudCard.tsx';
import { PhaseTrack } from './cards/PhaseTrack.tsx';
import { Sides } from './cards/Sides.tsx';
import './wartime.css';
import type { Situation } from './words/names.ts';

/** What Wartime shows around the table and in it. */
export const panels: Panels<Situation> = {
  Sides: ({ situation }) => <><Sides situation={situation} /><PhaseTrack situation={situation} /></>,
  Card: HudCard,
  Attack: () => null,
  FromThere: () => null,
  Scene: () => null,
  Pick: PickBar,
  useCover: () => null,
};
