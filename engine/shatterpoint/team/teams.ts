import { readSetup, type ShatterpointSetup, type Squad } from '../state/setup.ts';
import { SLOTS } from './team.ts';

/** A ready-made strike team. */
export interface ReadyTeam {
  readonly name: string;
  readonly description: string;
  readonly squads: readonly [Squad, Squad];
  readonly mission: string;
}

/** Ready-made strike teams, legal in the current edition; the first two are the core set's. */
export const TEAMS = [
  {
    name: 'Republic and Mandalore',
    description: 'Two swift Jedi lead: one breaks lines, the other never stands still, and their troopers hold what they take.',
    squads: [
      { primary: 'general-anakin-skywalker', secondary: 'cc-7567-captain-rex', supporting: '501st-clone-troopers' },
      { primary: 'ahsoka-tano-jedi-no-more', secondary: 'bo-katan-kryze', supporting: 'clan-kryze-mandalorians' },
    ],
    mission: 'shifting-priorities',
  },
  {
    name: 'Shadow Collective and Separatists',
    description: 'Duellists who grow more dangerous as they bleed, behind commandos in the air and droids in the open.',
    squads: [
      { primary: 'lord-maul', secondary: 'gar-saxon', supporting: 'mandalorian-super-commandos' },
      { primary: 'asajj-ventress', secondary: 'kalani', supporting: 'b1-battle-droids' },
    ],
    mission: 'shifting-priorities',
  },
  {
    name: 'Open Circle',
    description: 'Clone companies under two calm generals: cover, crossfire, and a line that does not give way.',
    squads: [
      { primary: 'general-obi-wan-kenobi', secondary: 'cc-2224-clone-commander-cody', supporting: '212th-clone-troopers' },
      { primary: 'jedi-master-mace-windu', secondary: 'ct-411-commander-ponds', supporting: 'arf-clone-troopers' },
    ],
    mission: 'shifting-priorities',
  },
  {
    name: 'Foundry Line',
    description: 'A count and a cyborg share one droid army: a few blades in front, many guns behind.',
    squads: [
      { primary: 'count-dooku', secondary: 'jango-fett', supporting: 'magnaguard' },
      { primary: 'general-grievous', secondary: 'kraken', supporting: 'b2-battle-droids' },
    ],
    mission: 'shifting-priorities',
  },
  {
    name: 'Red Blades',
    description: 'Hunters of Jedi strike first and together; their master follows with the rank and file.',
    squads: [
      { primary: 'grand-inquisitor', secondary: 'third-sister', supporting: 'fifth-brother' },
      { primary: 'darth-vader-the-emperors-servant', secondary: 'stormtrooper-sergeant', supporting: 'stormtroopers' },
    ],
    mission: 'shifting-priorities',
  },
  {
    name: 'Rescue Party',
    description: 'Friends first: a young knight, a general with luck, and nobody left behind.',
    squads: [
      { primary: 'jedi-knight-luke-skywalker', secondary: 'boushh-leia-organa', supporting: 'lando-and-r2-d2' },
      { primary: 'general-solo', secondary: 'chewie', supporting: 'rebel-commandos' },
    ],
    mission: 'shifting-priorities',
  },
  {
    name: 'Outer Rim Contract',
    description: 'Armour, jet packs and an old droid: hard to wound, quick to collect.',
    squads: [
      { primary: 'the-armorer', secondary: 'paz-vizsla', supporting: 'covert-mandalorians' },
      { primary: 'the-mandalorian', secondary: 'greef-karga', supporting: 'ig-11' },
    ],
    mission: 'shifting-priorities',
  },
  {
    name: 'Remnant',
    description: 'What is left of an empire: soldiers who do not fall for good, and a leader who does not tire.',
    squads: [
      { primary: 'moff-gideon', secondary: 'death-trooper-escort', supporting: 'dark-troopers' },
      { primary: 'morgan-elsbeth', secondary: 'enoch', supporting: 'night-troopers' },
    ],
    mission: 'shifting-priorities',
  },
] as const satisfies readonly ReadyTeam[];

/** Ready-made strike teams whose units are all there. */
export const readyTeams = (cards: { has(id: string): boolean }): readonly ReadyTeam[] =>
  TEAMS.filter(({ squads }) => squads.every((squad) => SLOTS.every((slot) => cards.has(squad[slot]))));

/** A match of the core set's two teams on a table. */
export const defaultSetup = (table: string): ShatterpointSetup =>
  readSetup({ table, teams: TEAMS.slice(0, 2).map(({ name, squads, mission }) => ({ name, squads, mission })) });
