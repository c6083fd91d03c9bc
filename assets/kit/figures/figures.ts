/** Which sculpt stands for which character: unit card ids, with the character's number when a unit has two. */
import { assassin } from './models/assassin.ts';
import { droidAim, droidStride } from './models/battle-droids.ts';
import { captain } from './models/captain.ts';
import { clanLeader } from './models/clan-leader.ts';
import { warriorAim, warriorLeap } from './models/clan-warriors.ts';
import { commander } from './models/commander.ts';
import { horned } from './models/horned.ts';
import { knight } from './models/knight.ts';
import { rogue } from './models/rogue.ts';
import { soldierAim, soldierStride } from './models/super-soldiers.ts';
import { tacticalDroid } from './models/tactical-droid.ts';
import { trooperAim, trooperStride } from './models/troopers.ts';
import type { Figure } from './models/types.ts';

export const figures: Readonly<Record<string, Figure>> = {
  'general-anakin-skywalker': knight,
  'cc-7567-captain-rex': captain,
  '501st-clone-troopers-1': trooperAim,
  '501st-clone-troopers-2': trooperStride,
  'ahsoka-tano-jedi-no-more': rogue,
  'bo-katan-kryze': clanLeader,
  'clan-kryze-mandalorians-1': warriorAim,
  'clan-kryze-mandalorians-2': warriorLeap,
  'lord-maul': horned,
  'gar-saxon': commander,
  'mandalorian-super-commandos-1': soldierAim,
  'mandalorian-super-commandos-2': soldierStride,
  'asajj-ventress': assassin,
  kalani: tacticalDroid,
  'b1-battle-droids-1': droidAim,
  'b1-battle-droids-2': droidStride,
};

/** The rims that show a side: base diameter in mm and side. */
export const rims = ([40, 50] as const).flatMap((diameter) =>
  (['A', 'B', 'C', 'D', 'E'] as const).map((side) => ({ id: `rim-${diameter}-${side.toLowerCase()}`, diameter, side })));
