import type { Panels } from '../face.ts';
import { HudCard } from './cards/HudCard.tsx';
import { PhaseTrack } from './cards/PhaseTrack.tsx';
import { ShotChecks } from './cards/ShotChecks.tsx';
import { SideNumbers } from './cards/SideNumbers.tsx';
import { AimScene } from './sight/AimScene.tsx';
import { FromThere } from './sight/FromThere.tsx';
import { ShotPick } from './sight/ShotPick.tsx';
import './wartime.css';
import type { Situation } from './words/names.ts';

/** What Wartime shows around the table and in it. */
export const panels: Panels<Situation> = {
  Side: SideNumbers,
  Track: PhaseTrack,
  Card: HudCard,
  Attack: ShotChecks,
  FromThere,
  Scene: AimScene,
  Pick: ShotPick,
  useCover: () => null,
};
