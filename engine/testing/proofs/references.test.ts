import { describe, expect, test } from 'vitest';
import { anyPlace } from '../../space/move/any-place.ts';
import { mayStand } from '../../space/ground/ground.ts';
import type { Point } from '../../shape/point.ts';
import { reachTool, type ToolZone } from '../../space/move/reach.ts';
import type { Base, Body } from '../../shape/shape.ts';
import { sight } from '../../space/sight/sight.ts';
import { slide } from '../../space/move/slide.ts';
import { type BoxSpec, boxTerrain } from '../terrain.ts';
import { COARSE, compareStation } from './ask.ts';
import { drawnOf } from './drawn.ts';
import { LEVELS, stationOf } from './question.ts';
import { checkCover } from './ref-cover.ts';
import { checkPush } from './ref-push.ts';
import { checkReach, posesOf } from './ref-reach.ts';
import { checkRoom, crowdedRequest } from './ref-room.ts';
import { checkSight } from './ref-sight.ts';
import { checkStand } from './ref-stand.ts';
import { checkSame, twinOf } from './same.ts';
import { kindOf, TOPICS, type Verdict } from './verdict.ts';
import { checkWitness } from './witness.ts';

const wall = { sight: 'blocked', move: 'impassable', bottom: 0, top: 110 } as const;
const boxes: readonly BoxSpec[] = [
  { id: 'wall', ...wall, x: [-5, 5], z: [-120, 120] }, { id: 'second', ...wall, x: [30, 40], z: [-120, 120] },
  { id: 'house', ...wall, x: [-200, -120], z: [-60, 60], top: 90 }, { id: 'crate', ...wall, x: [90, 130], z: [140, 180], top: 36 },
];
const terrain = boxTerrain({ size: [500, 500], boxes });
const drawn = drawnOf(terrain);
const at = (x: number, z: number, y = 0): Point => ({ x, y, z });
const base = (x: number, z: number, y = 0): Base => ({ at: at(x, z, y), radius: 20 });
const body = (x: number, z: number, y = 0): Body => ({ ...base(x, z, y), height: 32 });
const kind = (verdict: Verdict): string => kindOf(verdict);
const advance: ToolZone = { kind: 'tool', tool: { length: 150, width: 25, beyondTip: true }, over: false, levels: LEVELS, wedge: null };

describe('the references tell right answers from wrong ones', () => {
  test('SP-LOS-05 sight: a line through a wall, and a wall where there is none', () => {
    const [from, to] = [base(-60, 0), base(90, 0)];
    const blocked = sight(terrain, from, to, LEVELS);
    expect([blocked.seen, kind(checkSight(drawn, from, to, LEVELS, blocked, 20))]).toEqual([false, 'agree']);
    expect(kind(checkSight(drawn, from, to, LEVELS, { ...blocked, seen: true }, 20))).toBe('fault');
    const open = sight(terrain, from, base(-60, 190), LEVELS);
    expect([open.seen, kind(checkSight(drawn, from, base(-60, 190), LEVELS, open, 20))]).toEqual([true, 'agree']);
    expect(kind(checkSight(drawn, from, base(-60, 190), LEVELS, { ...open, seen: false }, 20))).toBe('fault');
  });

  test('SP-LOS-04 blockers: one too few, one too many, one that is not there', () => {
    const [from, to] = [base(-60, 0), base(90, 0)];
    const answer = sight(terrain, from, to, LEVELS);
    if (answer.seen) throw new Error('seen');
    expect([answer.blockers.map(({ part }) => part), kind(checkWitness(drawn, from, to, LEVELS, answer))]).toEqual([[0, 1], 'agree']);
    expect(kind(checkWitness(drawn, from, to, LEVELS, { ...answer, blockers: answer.blockers.slice(0, 1) }))).toBe('fault');
    const third = { ...answer.blockers[1]!, part: 2 };
    expect(kind(checkWitness(drawn, from, to, LEVELS, { ...answer, blockers: [...answer.blockers, third] }))).toBe('fault');
  });

  test('SP-COVER-02 cover: none where a wall stands between, some where none does', () => {
    expect(kind(checkCover(drawn, base(-60, 0), base(62, 0), 25.4, LEVELS, null, 20))).toBe('fault');
    expect(kind(checkCover(drawn, base(-60, 0), base(-60, 190), 25.4, LEVELS, { part: 0, line: [at(-60, 0), at(-60, 190)] }, 20))).toBe('fault');
  });

  test('SP-MOVE-06, -07 standing: in a wall, over a rim, in the air, and a free place refused', () => {
    for (const there of [body(20, 0), body(-160, 55, 90), body(-60, 0, 45), body(240, 0)]) {
      const objection = mayStand(terrain, there, [], LEVELS);
      expect([objection === null, kind(checkStand(drawn, there, [], LEVELS, objection))]).toEqual([false, 'agree']);
      expect(kind(checkStand(drawn, there, [], LEVELS, null))).toBe('fault');
    }
    expect(kind(checkStand(drawn, body(-60, 0), [], LEVELS, { why: 'noRoom' }))).toBe('fault');
    expect(kind(checkStand(drawn, body(-160, 0, 90), [], LEVELS, { why: 'unsupported' }))).toBe('fault');
  });

  test('SP-PLACE-01 room: a place out of range, in a wall or on another base, and none where there is some', () => {
    const station = { body: body(-60, 0), others: [], zone: advance, slide: { kind: 'slide', length: 25.4, levels: LEVELS, wedge: null, higherCharactersStop: false }, pairs: [] } as const;
    const request = crowdedRequest(terrain, station, base(-60, 0), 3);
    const found = anyPlace(terrain, request);
    expect([found !== null, kind(checkRoom(drawn, request, found, 1))]).toEqual([true, 'agree']);
    for (const wrong of [at(-60, 66), at(-21, 0), at(-60, 20), null]) expect([wrong, kind(checkRoom(drawn, request, wrong, 1))]).toEqual([wrong, 'fault']);
    const full = { ...request, others: [{ at: at(-60, 0), radius: 90 }] };
    expect([anyPlace(terrain, full), kind(checkRoom(drawn, full, null, 1))]).toEqual([null, 'agree']);
  });

  test('SP-TOOL-04, SP-ADV-02 reach: a pose through a wall, and a place refused that a bent tool reaches', () => {
    const [there, beyond] = [at(-60, 150), at(70, -20)];
    const poses = posesOf(drawn, body(-60, 0), advance, 360);
    const free = reachTool(terrain, body(-60, 0), [], advance, there);
    const blocked = reachTool(terrain, body(-60, 0), [], advance, beyond);
    expect([free.ok, blocked.ok, kind(checkReach(poses, [], there, free)), kind(checkReach(poses, [], beyond, blocked))]).toEqual([true, false, 'agree', 'agree']);
    expect(kind(checkReach(poses, [], there, { ok: false, objection: { why: 'toolBlocked' }, stoppedBy: [] }))).toBe('fault');
    const pose = { a: at(-40, 0), b: at(35, 0), c: at(110, 0) };
    expect(kind(checkReach(poses, [], beyond, { ok: true, pose, support: { part: null, y: 0 } }))).toBe('fault');
  });

  test('SP-PUSH-07, -13 pushes: through a wall, short of it, and beside the way', () => {
    const zone = { kind: 'slide', length: 152.4, levels: LEVELS, wedge: null, higherCharactersStop: false } as const;
    const right = slide(terrain, body(-80, 0), [], zone, { x: 1, z: 0 });
    const verdict = (x: number, z = 0): string => kind(checkPush(drawn, body(-80, 0), [], zone, { x: 1, z: 0 }, { ...right, at: at(x, z) }));
    expect([right.at.x, verdict(right.at.x) === 'fault']).toEqual([-25, false]);
    expect([verdict(60), verdict(-40), verdict(right.at.x, 1), verdict(-24)]).toEqual(['fault', 'fault', 'fault', 'fault']);
  });
});

test('random questions on boxes: no fault, and no difference on the table mirrored, turned, moved or in another order', () => {
  const faults: string[] = [];
  for (let i = 0; i < 3; i++) {
    const station = stationOf(terrain, 3, 0, i);
    compareStation(terrain, station, COARSE, TOPICS, (topic, pair, verdict, said) => {
      if (kindOf(verdict) === 'fault') faults.push(`${i}.${pair} ${topic} ${verdict.what} ${said}`);
    });
    for (const twin of [2 * i, 2 * i + 1].map((number) => twinOf(terrain, number))) {
      for (const pair of station.pairs.slice(0, 6)) {
        const verdict = checkSame(twin, station, pair, true);
        if (kindOf(verdict) === 'fault') faults.push(`${i} ${verdict.what}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
