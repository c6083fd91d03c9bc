import { miniatures } from '../miniatures/system.ts';
import { defaultSetup as firstSkirmish } from '../miniatures/setup.ts';
import { oddsOffer } from '../shatterpoint/odds/offer.ts';
import { faces, missionFaces, shatterpoint } from '../shatterpoint/system.ts';
import { defaultSetup as firstAdventure } from '../wartime/setup.ts';
import { wartime } from '../wartime/system.ts';
import type { HostSystem, Offered } from './offer.ts';

/** Two squads of the core set for each side. */
const coreSetTeams = [
  {
    squads: [
      { primary: 'general-anakin-skywalker', secondary: 'cc-7567-captain-rex', supporting: '501st-clone-troopers' },
      { primary: 'ahsoka-tano-jedi-no-more', secondary: 'bo-katan-kryze', supporting: 'clan-kryze-mandalorians' },
    ],
  },
  {
    squads: [
      { primary: 'lord-maul', secondary: 'gar-saxon', supporting: 'mandalorian-super-commandos' },
      { primary: 'asajj-ventress', secondary: 'kalani', supporting: 'b1-battle-droids' },
    ],
  },
];

/** Every rule system that can be played. */
export const systems: readonly Offered[] = [
  { rules: shatterpoint as HostSystem, cards: faces, missions: missionFaces, odds: oddsOffer as NonNullable<Offered['odds']>, starter: (table) => ({ table, teams: coreSetTeams }) },
  { rules: miniatures as HostSystem, cards: [], starter: firstSkirmish },
  { rules: wartime as HostSystem, cards: [], starter: firstAdventure },
];
