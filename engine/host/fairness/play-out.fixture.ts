/** Somebody who plays tables out, in one's own hands. */
import { bare, type MemoryTables } from '../../testing/own-tables.ts';
import { toy } from '../../testing/toy/toy.ts';
import { GivenUp, type Caller } from '../caller.ts';
import type { HostSystem, Offered } from '../offer.ts';
import type { MirrorJob, PlayOut } from '../thinker.ts';
import { Fairness } from './fairness.ts';
import type { MirroredEnd } from './mirrored-game.ts';

/** Whenever what is played is played (ms since 1970). */
export const NOW = Date.UTC(2026, 4, 17);
export const WANTED = { system: 'toy', contest: null, pairs: 3, own: false };
export const won = (near: boolean | null): MirroredEnd => ({ place: near === null ? null : near ? 0 : 1, near, turns: 4 });
export const yard = bare({ features: [{ id: 'a', piece: 'crate', at: [10, 200], turn: 30, level: 0 }] });

export const racing: Offered = {
  rules: toy as HostSystem, cards: [], starter: (table) => ({ table }),
  mirrored: {
    contests: [{ id: 'race', name: 'Race' }, { id: 'crowd', name: 'Crowd' }], places: (id) => (id === 'race' ? ['first', 'second'] : ['first', 'second', 'third']),
    ownPlaces: (contest, { objectives, deployment }) => ({ objectives: contest === 'race' && objectives.length === 2, deployment: deployment.length > 1 }),
    setup: (_, table) => toy.readSetup({ table, goal: 8 }), placeOf: (seat) => seat, isNear: (seat) => seat === 0,
  },
};

/** Somebody who plays, in one's own hands, and the time that is waited for. */
export function fairness(busy = { now: false }, results?: MemoryTables, version = '1') {
  const asked: { readonly job: MirrorJob; readonly caller: Caller; answer(end: MirroredEnd): void; fail(error: Error): void }[] = [];
  const waiting: (() => void)[] = [];
  const playOut: PlayOut = (job, caller) => new Promise((answer, fail) => {
    asked.push({ job, caller, answer, fail });
    caller.onLeave(() => { fail(new GivenUp()); });
  });
  const later = (_: number, run: () => void) => (waiting.push(run), () => {});
  const own = new Fairness({ playOut, isBusy: () => busy.now, later, now: () => NOW, systems: [racing], version, results });
  const settle = async (): Promise<void> => { for (let i = 0; i < 50; i++) await Promise.resolve(); };
  const pass = async (): Promise<void> => { for (const run of waiting.splice(0)) run(); await settle(); };
  return { own, asked, settle, pass, busy };
}
