import { faces as figureFaces } from '../miniatures/printed.ts';
import { defaultSetup as firstSkirmish } from '../miniatures/setup.ts';
import { summary as skirmishSummary } from '../miniatures/summary.ts';
import { miniatures } from '../miniatures/system.ts';
import { oddsOffer } from '../shatterpoint/offer.ts';
import { summary } from '../shatterpoint/summary.ts';
import { faces, missionFaces, shatterpoint, tableFaults } from '../shatterpoint/system.ts';
import { defaultSetup } from '../shatterpoint/team/teams.ts';
import { faces as characters } from '../wartime/face.ts';
import { oddsOffer as oddsOfShots } from '../wartime/offer.ts';
import { defaultSetup as firstAdventure } from '../wartime/setup.ts';
import { summary as adventureSummary } from '../wartime/summary.ts';
import { wartime } from '../wartime/system.ts';
import type { HostSystem, Offered } from './offer.ts';
import { projectors } from './projectors.ts';

/** Every rule system that can be played. */
export const systems: readonly Offered[] = [
  { rules: shatterpoint as HostSystem, cards: faces, missions: missionFaces, odds: oddsOffer as NonNullable<Offered['odds']>, summary, tableFaults: tableFaults as NonNullable<Offered['tableFaults']>, projector: projectors.shatterpoint, starter: defaultSetup },
  { rules: miniatures as HostSystem, cards: figureFaces, summary: skirmishSummary, projector: projectors.miniatures, starter: firstSkirmish },
  {
    rules: wartime as HostSystem, cards: characters, odds: oddsOfShots as NonNullable<Offered['odds']>, summary: adventureSummary, projector: projectors.wartime, starter: firstAdventure,
  },
];
