import { expect, test } from 'vitest';
import { statesOf } from '../host/kept-state.fixture.ts';
import { Session } from '../core/session.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { yard } from '../testing/soundness-tables.ts';
import { hasAttacked, placing, seatNow } from './awaited.ts';
import { defaultSetup, readSetup } from './setup.ts';
import { miniatures } from './system.ts';

test('SWM-3.3, SWM-3.4: who places is whoever is asked, the one who chooses reinforcements too, until all stand', () => {
  const setup = readSetup({ table: 'boxes', teams: [{ figures: ['jabba-the-hutt', 'ewok'] }, { figures: ['stormtrooper'] }] });
  const play = miniatures.start(setup, boxTerrain({}));
  const session = new Session(play.system, play.state);
  const asked: string[] = [];
  while (session.request?.kind === 'pick') {
    const { ask, seat, options } = session.request;
    asked.push(`${ask} ${seat}`);
    expect([placing(session.state), seatNow(session.state)]).toEqual([seat, seat]);
    session.answer({ kind: 'pick', picks: [ask === 'reinforce' && session.state.joined.length > 0 ? 'done' : options[0]!] });
  }
  expect(asked).toEqual(['deploy 0', 'deploy 0', 'reinforce 0', 'reinforce 0', 'deploy 0', 'deploy 1']);
  expect(placing(session.state)).toBeNull();
});

test('SWM-6.1: once all stand it is whose phase it is, and a turn knows whether its attacks have begun', () => {
  const play = miniatures.start(miniatures.readSetup(defaultSetup('yard')), yard());
  const after = [...statesOf(play, 3)].filter(({ step }) => step !== 'deploy');
  expect(after.filter((state) => seatNow(state) !== state.active)).toEqual([]);
  expect(new Set(after.map(seatNow))).toEqual(new Set([0, 1]));
  const turns = after.flatMap(({ turn }) => turn ?? []);
  expect(new Set(turns.map(hasAttacked))).toEqual(new Set([true, false]));
});
