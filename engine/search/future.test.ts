import { describe, expect, it } from 'vitest';
import type { Play } from '../core/rules.ts';
import { pickOne, type Answer, type Script } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { toEnd } from '../core/steps.ts';
import { playOn } from './future.ts';

interface Walk {
  steps: number;
}

/** Two seats take turns of two steps each. */
const STEPS = 2;
const turnOf = ({ steps }: Walk): number => Math.floor(steps / STEPS);
const step = (): Answer => ({ kind: 'pick', picks: ['step'] });

function* walking(state: Walk): Script {
  yield* pickOne({ seat: turnOf(state) % 2, ask: 'step' }, ['step']);
  state.steps += 1;
}

/** A walk of so many turns, looked at when these horizons come. */
const walk = (turns: number, horizons?: readonly number[]): Play<Walk, never> => ({
  state: { steps: 0 },
  system: { clone: ({ steps }) => ({ steps }), next: (state) => (turnOf(state) < turns ? walking(state) : null), refuse: () => null },
  mind: { suggest: () => [step()], reflex: step, judge: () => 0, acting: (state) => turnOf(state) % 2, ...(horizons === undefined ? {} : { horizons }) },
  content: 'walk', seats: 2, outcome: () => undefined, view: (s) => s, shown: (event) => event, imagine: (moment) => moment, tell: () => '',
});

/** Steps done whenever a future is looked at, which begins after so many steps; `seat` thinks. */
function seen(play: Play<Walk, never>, { seat = 0, after = 1 } = {}): number[] {
  const session = new Session(play.system, play.state, [], true);
  for (let i = 0; i < after; i++) session.answer(step());
  const looks: number[] = [];
  toEnd(playOn(play, session.onward(), seat, play.mind.acting(session.state), { seed: 1, index: 0 }, ({ steps }) => void looks.push(steps)));
  return looks;
}

describe('an imagined future is judged', () => {
  it('at the end of the next turn of another seat: of the one that follows one’s own, or of the one that runs', () => {
    expect(seen(walk(9))).toEqual([4]);
    expect(seen(walk(9), { seat: 1 })).toEqual([2]);
  });

  it('at the ends of later turns too, where the mind names them, and no longer than that', () => {
    expect(seen(walk(9, [0, 2]))).toEqual([4, 8]);
    expect(seen(walk(9, [1]))).toEqual([6]);
    expect(seen(walk(9, [0, 1, 4]), { seat: 1, after: 0 })).toEqual([2, 4, 10]);
  });

  it('as it ends, in place of every later turn, where it is over before', () => {
    expect(seen(walk(3, [0, 2, 4]))).toEqual([4, 6, 6]);
    expect(seen(walk(1))).toEqual([2]);
  });

  it('where it is left, when no turn of it ends', () => {
    const endless = { ...walk(1000), mind: { ...walk(1000).mind, acting: () => 0 } };
    expect(seen(endless)).toHaveLength(1);
    expect(seen({ ...endless, mind: { ...endless.mind, horizons: [0, 2] } })).toHaveLength(2);
  });
});
