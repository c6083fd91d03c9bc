import { describe, expect, test } from 'vitest';
import { Session } from '../../core/session.ts';
import { ladder } from './system.ts';
import type { Event } from './events.ts';
import type { State } from './state-form.ts';

const play = ladder.start({ table: 'refinery' }, null);

/** A match with the dice of its beginning and the options picked since. */
function after(rolls: readonly [number, number], ...picks: readonly string[]): { readonly session: Session<State, Event>; readonly last: readonly Event[] } {
  const session = new Session(play.system, play.state);
  let last = session.answer({ kind: 'roll', faces: rolls });
  for (const pick of picks) last = session.answer({ kind: 'pick', picks: [pick] });
  return { session, last };
}

describe('tic-tac-toe with a ladder', () => {
  test('LAD-1: the higher die begins, equal dice are rolled again', () => {
    expect(after([3, 9]).last).toEqual([{ type: 'begun', rolls: [3, 9], seat: 1 }]);
    const again = after([5, 5]);
    expect(again.last).toEqual([]);
    expect(again.session.request).toMatchObject({ kind: 'roll', count: 2 });
  });

  test('LAD-2: every free square is offered, a taken one is not', () => {
    const { request } = after([9, 1], 'a1', 'c3').session;
    expect(request).toMatchObject({ seat: 0, options: ['b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3'] });
  });

  test('LAD-3: whoever stands at the foot may climb; its square is free again and nobody else can follow', () => {
    const { session } = after([9, 1], 'b1', 'c3');
    expect(session.request).toMatchObject({ ways: { figure: '0.0', to: { top: { via: null, cost: 1 } } } });
    session.answer({ kind: 'pick', picks: ['top'] });
    session.answer({ kind: 'pick', picks: ['b1'] });
    session.answer({ kind: 'pick', picks: ['a1'] });
    expect(session.request).toMatchObject({ seat: 1, closed: [{ option: 'top', rule: 'LAD-3', why: 'notAtFoot' }] });
    expect(session.request).not.toHaveProperty('ways');
  });

  test('LAD-4, LAD-5: the top counts as the middle square, also where the other stands on it', () => {
    const { session, last } = after([9, 1], 'b1', 'b2', 'top', 'a2', 'a1', 'b3', 'c3');
    expect(last.at(-1)).toEqual({ type: 'decided', winner: 0 });
    expect([session.request, play.outcome(session.state)]).toEqual([null, 0]);
  });

  test('LAD-6: without a free square the one whose turn it is may still climb', () => {
    const { session } = after([9, 1], 'a1', 'b1', 'c1', 'b2', 'a2', 'c2', 'b3', 'a3', 'c3');
    expect(session.request).toMatchObject({ seat: 1, options: ['top'] });
    session.answer({ kind: 'pick', picks: ['top'] });
    expect(session.request).toMatchObject({ seat: 0, options: ['b1'] });
  });

  test('LAD-6: without a free square and a climb it is a draw', () => {
    const { last } = after([9, 1], 'a1', 'b2', 'c3', 'c1', 'a3', 'a2', 'c2', 'b3', 'b1');
    expect(last.at(-1)).toEqual({ type: 'decided', winner: null });
  });
});
