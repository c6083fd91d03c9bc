import type { Plan } from '../../shape/point.ts';
import { inchesFromCorner } from '../game/mission.ts';

/** What a mission needs to be played and no source here has. */
export const GAPS = [
  'trackerSpaces', 'woundMomentum', 'start', 'deployment', 'armoredTarget', 'icons', 'misprint', 'wording', 'places', 'legend', 'minions', 'threePlayers', 'trackIcons',
] as const;
export type Gap = (typeof GAPS)[number];

/** A printed mission that cannot be played here: what is known of it, and what is missing. */
export interface MissionLeftOut {
  readonly id: string;
  readonly name: string;
  /** Aggressor against Sentinel in two stages, or one Galactic Legend against two cadre players. */
  readonly kind: 'keyOperation' | 'legendaryEncounter';
  /** Places in plan, as for the missions that are played; `sure`: given by the card's chain of tools, not by the drawing or its mirror image alone. */
  readonly objectives: readonly { readonly id: string; readonly at: Plan; readonly sure: boolean }[];
  /** Where other things of the mission stand. */
  readonly tokens?: MissionLeftOut['objectives'];
  /** Titles of its stages, with the objectives that are Active in each. */
  readonly stages: readonly { readonly title: string; readonly active: readonly string[] }[];
  readonly missing: readonly Gap[];
}

/** `T 18 23 TR? 26 25` → places in inches from the corner, those with a question mark not sure. */
function places(text: string): MissionLeftOut['objectives'] {
  const words = text.split(' ');
  return Array.from({ length: words.length / 3 }, (_, i) => {
    const [id, x, y] = words.slice(3 * i) as [string, string, string];
    return { id: id.replace('?', ''), at: inchesFromCorner(Number(x), Number(y)), sure: !id.endsWith('?') };
  });
}

const stage = (title: string, active: string): MissionLeftOut['stages'][number] => ({ title, active: active.split(' ') });

/** No base rules of Key Operations are in the sources: on the first of these hangs who wins by countdown. */
const OPERATION = ['trackerSpaces', 'woundMomentum', 'start'] as const;
/** Nor any of Legendary Encounters, and not one Legend unit. */
const ENCOUNTER = ['legend', 'minions', 'threePlayers', 'trackIcons'] as const;

/** Missions whose own cards are known but not the base rules that they stand on. Nothing is made up for them. */
export const missionsLeftOut: readonly MissionLeftOut[] = [
  {
    id: 'explore-the-ruins', name: 'Explore the Ruins', kind: 'keyOperation',
    objectives: places('TL 10 25 TR? 26 25 L 8 18 R? 28 18 T 18 23 B 18 10 BL? 10 11 BR? 26 11'),
    stages: [stage('Complete the Cipher', 'T L R B'), stage('Throw the Switches', 'TL TR BL BR')],
    missing: [...OPERATION, 'deployment', 'misprint', 'places'],
  },
  {
    id: 'foil-the-heist', name: 'Foil the Heist', kind: 'keyOperation',
    objectives: places('T 18 28 L 8 18 C 18 18 R 28 18 BL 8 8 B 18 8 BR 28 8'),
    stages: [stage('To Catch a Smuggler', 'T L R BL BR'), stage('Close the Net', 'T C BL B BR')],
    missing: [...OPERATION, 'deployment', 'wording'],
  },
  {
    id: 'trigger-a-chain-reaction', name: 'Trigger a Chain Reaction', kind: 'keyOperation',
    objectives: places('TL? 11 26 TR? 25 26 L 6 18 C 18 18 R? 30 18 BL 11 10 BR? 25 10'),
    stages: [stage('Expose the Core', 'TL TR L C R BL BR'), stage('Trigger the Reaction', 'TL TR L R BL BR')],
    missing: [...OPERATION, 'deployment', 'armoredTarget', 'icons', 'places'],
  },
  {
    id: 'extract-the-agent', name: 'Extract the Agent', kind: 'keyOperation',
    objectives: places('T2 18 33 T1 18 25 L2 3 18 L1 11 18 R1 25 18 R2 33 18 B1 18 11 B2 18 3'),
    stages: [stage('Releasing the Clamps', 'T2 T1 L2 L1 R1 R2 B1 B2'), stage('It’s Time to Leave!', 'T2 T1 L2 L1 R1 R2 B1 B2')],
    missing: [...OPERATION, 'deployment', 'armoredTarget', 'icons'],
  },
  {
    id: 'jail-break', name: 'Jail Break!', kind: 'keyOperation',
    objectives: places('TL 8 28 T 18 28 TR 28 28 L 8 18 C 18 18 R 28 18 BL 8 8 BR 28 8'),
    tokens: places('SecurityDesk 18 8'),
    stages: [stage('Breakout', 'T L R C'), stage('Open the Blast Doors', 'TL TR BL BR C')],
    // Its cards say where everybody is put.
    missing: OPERATION,
  },
  {
    id: 'crash-landing', name: 'Crash Landing', kind: 'keyOperation',
    objectives: places('T1 8 25 T2 18 25 T3 28 25 M1 3 18 M2 13 18 M3 23 18 M4 33 18 B1 13 13 B2 23 13'),
    stages: [stage('Brace for Impact', 'M1 M2 M3 M4'), stage('Secure the Supplies', 'T1 T2 T3 B1 B2')],
    missing: [...OPERATION, 'deployment'],
  },
  {
    id: 'make-an-entrance', name: 'Make an Entrance', kind: 'legendaryEncounter',
    objectives: places('A1 8 26 A2? 28 26 B1 9 18 B2 18 18 B3 27 18 C1 3 6 C2 13 6 C3 23 6 C4 33 6'),
    stages: [stage('Make an Entrance', 'A1 A2 B1 B2 B3 C1 C2 C3 C4')],
    missing: [...ENCOUNTER, 'places'],
  },
  {
    id: 'uninvited-guests', name: 'Uninvited Guests', kind: 'legendaryEncounter',
    objectives: places('G1 18 26 G2 18 18 G3 18 10 L 8 18 R? 28 18 BR 26 10 BL? 10 10 TL? 13 26 TR? 26 26'),
    stages: [stage('Uninvited Guests', 'G1 G2 G3 TL TR L R BL BR')],
    missing: [...ENCOUNTER, 'armoredTarget', 'places'],
  },
];
