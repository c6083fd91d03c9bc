import { describe, expect, it } from 'vitest';
import { Session } from '../core/session.ts';
import { defaultSetup } from '../shatterpoint/team/teams.ts';
import { shatterpoint } from '../shatterpoint/system.ts';
import { plaza } from '../testing/soundness-tables.ts';
import { toy } from '../testing/toy/toy.ts';
import { bestAnswer, type Budget } from './single.ts';

const budget: Budget = { milliseconds: null, playouts: 200, depth: 6, seed: 1, clock: null };
const toyPlay = (goal = 20) => toy.start(toy.readSetup({ table: 'floor', goal }), null);

describe('weighing answers one at a time', () => {
  it('takes the answer after which things stand best', () => {
    const play = toyPlay(6);
    const moment = { base: { ...play.state, sums: [5, 5] }, pending: [] };
    expect(bestAnswer(play, moment, 0, { ...budget, depth: 0 })).toEqual({ kind: 'pick', picks: ['one'] });
  });

  it('gives the same answer for the same seed and play-outs', () => {
    const play = toyPlay();
    const moment = { base: play.state, pending: [] };
    expect(bestAnswer(play, moment, 0, budget)).toEqual(bestAnswer(play, moment, 0, budget));
  });

  it('stops when its time is over, even before every suggestion was tried', () => {
    const play = shatterpoint.start(shatterpoint.readSetup(defaultSetup('plaza')), plaza());
    const session = new Session(play.system, play.state);
    while (session.request?.kind === 'roll') session.answer({ kind: 'roll', faces: session.request.about['seat'] === 0 ? [1, 1, 1, 1, 1] : [8, 8, 8, 8, 8] });
    let now = 0;
    let asked = 0;
    const clock = (): number => { asked += 1; now += 400; return now; };
    const answer = bestAnswer(play, session.moment, 0, { ...budget, playouts: 10_000, clock, milliseconds: 1000 });
    expect(session.refuse(answer)).toBeNull();
    expect(asked).toBeLessThan(8);
  });

  it('fails clearly when nothing is asked', () => {
    const play = toyPlay(1);
    expect(() => bestAnswer(play, { base: { ...play.state, sums: [1, 0] }, pending: [] }, 0, budget)).toThrow('nothing to answer');
  });
});
