import { readSetup, type ShatterpointSetup } from './setup.ts';

/** Ready-made strike teams of the twelve core units. */
export const TEAMS = [
  {
    name: 'Republic and Mandalore',
    squads: [
      { primary: 'general-anakin-skywalker', secondary: 'cc-7567-captain-rex', supporting: '501st-clone-troopers' },
      { primary: 'ahsoka-tano-jedi-no-more', secondary: 'bo-katan-kryze', supporting: 'clan-kryze-mandalorians' },
    ],
    mission: 'shifting-priorities',
  },
  {
    name: 'Shadow Collective and Separatists',
    squads: [
      { primary: 'lord-maul', secondary: 'gar-saxon', supporting: 'mandalorian-super-commandos' },
      { primary: 'asajj-ventress', secondary: 'kalani', supporting: 'b1-battle-droids' },
    ],
    mission: 'shifting-priorities',
  },
] as const;

/** A match of the two ready-made teams on a table. */
export const defaultSetup = (table: string): ShatterpointSetup => readSetup({ table, teams: TEAMS });
