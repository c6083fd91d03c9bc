/** Matches in which there is something to hide. */
import { anyOf, randomFrom, type Random } from '../../core/rng.ts';
import type { Setup } from '../../core/rules.ts';
import { offeredAs, type Offered } from '../../host/offer.ts';
import { systems } from '../../host/systems.ts';
import { missions } from '../../shatterpoint/missions/index.ts';
import { readSetup, type ShatterpointSetup, type Squad } from '../../shatterpoint/state/setup.ts';
import { faces, shatterpoint } from '../../shatterpoint/system.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { canStart, randomSquads } from '../fuzz/shatterpoint/setups.ts';
import { plaza, yard } from '../soundness-tables.ts';

/** Units whose cards let their player look at what others may not see. */
export const LOOKERS: readonly string[] = ['jedi-master-luminara-unduli', 'morgan-elsbeth'];

const looks = (squads: readonly Squad[]): boolean => squads.some(({ primary, secondary, supporting }) => [primary, secondary, supporting].some((id) => LOOKERS.includes(id)));

/** What is played on. */
const GROUNDS: Readonly<Record<string, () => Terrain>> = { shatterpoint: plaza, miniatures: yard, wartime: yard };

/** A random match of a system; in Shatterpoint each team has somebody who looks at cards. Throws for a system that is not there. */
export function taintSetup(system: string, seed: number): { readonly offered: Offered; readonly setup: Setup; readonly terrain: Terrain } {
  const offered = offeredAs(systems, system);
  const ground = GROUNDS[system];
  if (offered === undefined || ground === undefined) throw new Error(`there is no rule system "${system}"`);
  const terrain = ground();
  return { offered, terrain, setup: system === 'shatterpoint' ? looking(terrain, randomFrom(seed * 7919 + 3)) : offered.rules.readSetup(offered.starter('yard')) };
}

function looking(terrain: Terrain, random: Random): ShatterpointSetup {
  for (;;) {
    const teams = [0, 1].map(() => ({ squads: squadsThatLook(random), mission: anyOf(missions, random).id }));
    const setup = readSetup({ table: 'plaza', teams, edition: random() < 0.8 ? 'current' : 'firstPrint' });
    if (canStart(() => shatterpoint.start(setup, terrain))) return setup;
  }
}

function squadsThatLook(random: Random): readonly [Squad, Squad] {
  for (;;) {
    const squads = randomSquads(faces, random);
    if (looks(squads)) return squads;
  }
}
