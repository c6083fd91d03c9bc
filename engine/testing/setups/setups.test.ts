import { describe, expect, test } from 'vitest';
import { attack } from '../../shatterpoint/attack/attack.ts';
import { Session } from '../../core/session.ts';
import { table } from '../shatterpoint/table.ts';
import { workshops } from '../workshop/index.ts';
import { attempt, attemptLine } from './attempt.ts';
import type { Line, Position } from './position.ts';
import { isHeld, isUnderFire, shotsOf, standsAbove } from './shatterpoint/outcome.ts';
import { block, mm, position } from './shatterpoint/scene.ts';
import { forceNow } from './shatterpoint/force-now.ts';

const all = workshops.flatMap(({ setups }) => setups);
const SEEDS = [1, 2, 3, 4, 5];

/** With which of some seeds a line solves a set-up. */
const solvedBy = (own: Position, line: Line): number[] => SEEDS.filter((seed) => attemptLine(own, seed, line).solved);

test('set-ups have names of their own', () => {
  const names = all.map(({ name }) => name);
  expect([names.length > 0, new Set(names).size]).toEqual([true, names.length]);
});

describe.each(all.map((own) => [own.name, own] as const))('%s', (_name, own) => {
  test('is a legal state of its match in which its seat is asked', () => {
    const play = own.start();
    expect(play.checkState?.(JSON.parse(JSON.stringify(play.state)))).toEqual(play.state);
    const { request } = new Session(play.system, play.state);
    expect([play.mind.acting(play.state), request?.kind === 'roll' ? own.seat : request?.seat]).toEqual([own.seat, own.seat]);
  });

  test('is solved by its line, not by its blunder, and not by doing nothing', () => {
    expect([solvedBy(own, own.solution), solvedBy(own, own.blunder), solvedBy(own, [])]).toEqual([SEEDS, [], []]);
  });

  test('is left as it was by a try, so that the next one begins alike', () => {
    const before = JSON.stringify(own.start().state);
    const told = attempt(own, 3, 'reflex').told;
    expect([JSON.stringify(own.start().state), attempt(own, 3, 'reflex').told]).toEqual([before, told]);
  });
});

test('a try says what its seat answered, and ends with the turn', () => {
  const { answers, told, solved } = attemptLine(forceNow, 1, forceNow.blunder);
  expect(solved).toBe(false);
  expect(answers.slice(0, 3)).toEqual([{ kind: 'pick', picks: ['move'] }, { kind: 'pick', picks: ['advance'] }, { kind: 'place', at: mm(0, 160) }]);
  expect(told.filter((line) => line.startsWith('turnEnded'))).toEqual(['turnEnded seat=0']);
});

describe('a scene that cannot be', () => {
  const REX = '0.cc-7567-captain-rex';
  const scene = {
    name: 'wrong', says: '', boxes: [block('deck', [-60, 60], [-60, 60])], units: { [REX]: { at: [mm(0, 145)] } }, active: REX,
    objectives: { C: { at: mm(0, 0, 90), controller: null } }, solution: [], blunder: [], solved: () => true,
  };

  test('is refused: a figure in a wall, an objective in the air, a unit of no team', () => {
    expect(() => position(scene).start()).not.toThrow();
    expect(() => position({ ...scene, units: { [REX]: { at: [mm(0, 50)] } } }).start()).toThrow('wrong: 0.cc-7567-captain-rex.1 may not stand there');
    expect(() => position({ ...scene, objectives: { C: { at: mm(200, 0, 90), controller: null } } }).start()).toThrow('wrong: objective C lies on nothing');
    expect(() => position({ ...scene, units: { '0.lord-maul': { at: [mm(0, 145)] } } }).start()).toThrow('wrong: no unit 0.lord-maul');
  });

  test('a try that never ends is told with its set-up and seed', () => {
    const own = position(scene);
    const stuck = { ...own, start: () => ({ ...own.start(), mind: { ...own.start().mind, reflex: () => ({ kind: 'pick', picks: ['dance'] }) as const } }) };
    expect(() => attempt(stuck, 7, 'reflex')).toThrow('set-up wrong, seed 7, answer 1: ');
  });
});

describe('what set-ups look at', () => {
  const near = (apart: number) => table({ units: { 'gar-saxon': { seat: 0, at: [10, 10] }, 'lord-maul': { seat: 1, at: [10 + apart, 10] } } });

  test('who is Engaged and who can be attacked', () => {
    const [close, far] = [near(3).game, near(20).game];
    expect([isHeld(close, '0.gar-saxon'), isUnderFire(close, '0.gar-saxon')]).toEqual([true, true]);
    expect([isHeld(far, '0.gar-saxon'), isUnderFire(far, '0.gar-saxon')]).toEqual([false, false]);
    expect([standsAbove(close, '0.gar-saxon', 0), standsAbove(close, '0.gar-saxon', 50)]).toEqual([true, false]);
  });

  test('ranged attacks are counted of the unit that made them', () => {
    const t = near(6).run((game) => attack(game, '0.gar-saxon.1', { kinds: ['ranged'], part: 'combat' })).leaveOpen();
    expect([shotsOf(t.events, '0.gar-saxon'), shotsOf(t.events, '1.lord-maul')]).toEqual([1, 0]);
  });
});
