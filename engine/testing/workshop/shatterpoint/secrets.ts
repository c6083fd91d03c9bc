import { anyOf, randomFrom, type Random } from '../../../core/rng.ts';
import { missions } from '../../../shatterpoint/missions/index.ts';
import { readSetup, type ShatterpointSetup, type Squad } from '../../../shatterpoint/state/setup.ts';
import { faces, shatterpoint } from '../../../shatterpoint/system.ts';
import type { Terrain } from '../../../space/terrain/terrain.ts';
import { canStart, randomSquads } from '../../fuzz/shatterpoint/setups.ts';

/** Units whose cards let their player look at what others may not see. */
export const LOOKERS: readonly string[] = ['jedi-master-luminara-unduli', 'morgan-elsbeth'];

const looks = (squads: readonly Squad[]): boolean =>
  squads.some(({ primary, secondary, supporting }) => [primary, secondary, supporting].some((id) => LOOKERS.includes(id)));

/** A random match in which each team has somebody who looks at cards. */
export function secretive(seed: number, table: string, terrain: Terrain): ShatterpointSetup {
  const random = randomFrom(seed * 7919 + 3);
  for (;;) {
    const teams = [0, 1].map(() => ({ squads: squadsThatLook(random), mission: anyOf(missions, random).id }));
    const setup = readSetup({ table, teams, edition: random() < 0.8 ? 'current' : 'firstPrint' });
    if (canStart(() => shatterpoint.start(setup, terrain))) return setup;
  }
}

function squadsThatLook(random: Random): readonly [Squad, Squad] {
  for (;;) {
    const squads = randomSquads(faces, random);
    if (looks(squads)) return squads;
  }
}
