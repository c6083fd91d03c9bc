import { expect, it } from 'vitest';
import type { Play } from '../../core/rules.ts';
import { pickOne, roll, type Answer, type Script, type Seat } from '../../core/script.ts';
import type { System } from '../../core/session.ts';
import { wastedIn, type Waste } from './wasted.ts';

interface State {
  active: Seat;
  /** Deeds that the active seat has left in its turn. */
  left: number;
  /** Turns that are over. */
  over: number;
  sums: number[];
}

/** Deeds of a turn, and turns of a match. */
const [DEEDS, TURNS] = [2, 6];

/** Two seats take turns of two deeds and may end them early: work adds `worth`, a dare one or takes one away. */
function jobs(worth: number): Play<State, never> {
  function* deed(s: State): Script {
    const what = yield* pickOne({ seat: s.active, ask: 'deed', about: {} }, ['work', 'dare', 'end']);
    if (what === 'work') s.sums[s.active]! += worth;
    if (what === 'dare') {
      const [side] = yield* roll({ why: 'dare', die: 'coin', sides: 2, count: 1, about: {} });
      s.sums[s.active]! += side === 1 ? 1 : -1;
    }
    s.left = what === 'end' ? 0 : s.left - 1;
    if (s.left > 0) return;
    Object.assign(s, { active: 1 - s.active, left: DEEDS, over: s.over + 1 });
  }
  const system: System<State, never> = { clone: (s) => ({ ...s, sums: s.sums.slice() }), next: (s) => (s.over === TURNS ? null : deed(s)), refuse: () => null };
  const picked = (option: string): Answer => ({ kind: 'pick', picks: [option] });
  return {
    system, content: 'jobs', seats: 2, state: { active: 0, left: DEEDS, over: 0, sums: [0, 0] },
    mind: {
      suggest: () => ['work', 'dare', 'end'].map(picked), reflex: () => picked('end'),
      judge: ({ sums: [own, other] }, seat) => ((own! - other!) * (seat === 0 ? 1 : -1)) / 20, acting: ({ active }) => active,
    },
    outcome: (s) => (s.over === TURNS ? null : undefined), view: (s) => s, shown: (event) => event, imagine: (moment) => moment, tell: () => '',
  };
}

const picks = (...options: readonly string[]): readonly Answer[] => options.map((option) => ({ kind: 'pick', picks: [option] }));
const found = (worth: number, ...options: readonly string[]): Waste => wastedIn(jobs(worth), picks(...options), { playouts: 400, seed: 3 });

it('a turn that is ended while work would pay is wasted, one that was used up is not', () => {
  const { turns, ended, wasted } = found(1, 'work', 'end', 'work', 'work', 'end', 'work', 'work', 'work', 'work', 'work', 'work');
  expect([turns, ended]).toEqual([TURNS, 2]);
  expect(wasted).toMatchObject([{ at: 1, seat: 0, better: { picks: ['work'] } }, { at: 4, seat: 0, better: { picks: ['work'] } }]);
  for (const { lead, error } of wasted) expect([lead, error]).toEqual([expect.closeTo(1 / 20), expect.closeTo(0)]);
});

it('a turn is not wasted where what is left does harm, or is luck alone', () => {
  for (const worth of [-1, 0]) expect(found(worth, 'end', 'end', 'end', 'end', 'end', 'end')).toEqual({ turns: TURNS, ended: TURNS, wasted: [] });
});

it('where a turn has several activations, each of them counts', () => {
  const play = jobs(1);
  const mind = { ...play.mind, activated: ({ over, left }: State) => `${over}.${left}` };
  const answers = picks('work', 'end', 'work', 'work', 'end', 'work', 'work', 'work', 'work', 'work', 'work');
  expect(wastedIn({ ...play, mind }, answers, { playouts: 8, seed: 3 })).toMatchObject({ turns: answers.length, ended: 2 });
});
