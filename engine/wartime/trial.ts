/** What Wartime says of a table for whoever tries it. */
import type { TrialRules } from '../space/check/tried.ts';
import { mayReach, reachField } from '../space/move/reach.ts';
import { gap } from '../space/plane/measure.ts';
import { eyesOf } from '../space/rays/body.ts';
import { hiddenShare } from '../space/rays/ray.ts';
import { soldier } from './figures/soldier.ts';
import { defaultSetup } from './setup.ts';
import { wayZone } from './zones.ts';

/** More than this share hidden is cover (WT-9.10, WT-A98). */
const COVERED = 0.5;

/** A movement and a run (WT-AM13, WT-AM07), and how many MOV each leads. */
const TIMES = { move: 1, run: 4 } as const;
const KINDS = ['move', 'run'] as const;

/** WT-9.10: scenery that blocks sight and hides more than half of a figure covers it. */
export const trial: TrialRules = {
  givers: ({ parts }) => parts.filter(({ sight }) => sight === 'blocked').map(({ footprint, top }) => ({ footprint, top, how: 'hides' })),
  covers: (terrain) => (attacker, target) => hiddenShare(terrain, eyesOf(attacker, target.at), target, [], [COVERED]).share > COVERED,
  cost: 300,
  kinds: KINDS,
  reached: (terrain, body, cell) => KINDS.map((kind) => reachField(terrain, body, [], wayZone(2 * body.radius, TIMES[kind]), cell).cells),
  goes: (terrain, body, to) => {
    const kind = KINDS.find((one) => mayReach(terrain, body, [], wayZone(2 * body.radius, TIMES[one]), to));
    return kind === undefined ? null : { kind, cost: null };
  },
  anywhere: null,
  strike: (terrain, from, to) => {
    const { share } = hiddenShare(terrain, eyesOf(from, to.at), to, [], [COVERED]);
    const kliks = gap(from, to) / defaultSetup(terrain.id).klik;
    const { weapon: { range: farthest } } = soldier;
    return { seen: share < 1, covered: share > COVERED, range: Math.ceil(kliks), open: share < 1 && kliks <= farthest, farthest };
  },
};
