import { expect, test } from 'vitest';
import { Session } from '../core/session.ts';
import { isWithin, named, naming, rectangle } from '../testing/named-table.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { tableDemands } from './demands.ts';
import { defaultSetup } from './setup.ts';
import { wartime } from './system.ts';

const OUTLINES = [rectangle(-300, 300, 60), rectangle(0, -300, 60), rectangle(300, 300, 60)] as const;
const yard = naming(boxTerrain({}), named([], ...OUTLINES));
const start = (terrain = yard, tableDeployment = true): ReturnType<typeof wartime.start> => wartime.start(wartime.readSetup({ ...defaultSetup('yard'), tableDeployment }), terrain);

test('WT-5.1 (wartime.tableDeployment): every seat deploys whole in the outline that the table draws for it, also the computer’s', () => {
  const play = start();
  const session = new Session(play.system, play.state);
  const seats: number[] = [];
  while (session.request?.kind === 'place') {
    const { request } = session;
    const outline = OUTLINES[request.seat]!;
    seats.push(request.seat);
    expect(session.refuse({ kind: 'place', at: { x: outline[0]![0] - 20, y: 0, z: outline[0]![1] } })).toMatchObject({ rule: 'WT-5.1', why: 'outsideOutline' });
    for (const answer of [...play.mind.suggest(session.state, request), play.mind.reflex(session.state, request, () => 0.5)]) {
      expect([session.refuse(answer), answer.kind === 'place' && isWithin(answer.at!, request.body.radius, outline)]).toEqual([null, true]);
    }
    session.answer(play.mind.suggest(session.state, request)[0]!);
  }
  expect(seats).toEqual([0, 1, 2, 0, 1, 2]);
});

test('WT-5.1 (wartime.tableDeployment): a full outline goes on klik after klik', () => {
  const tight = naming(boxTerrain({}), named([], rectangle(-300, 300, 40, 16), OUTLINES[1], OUTLINES[2]));
  const play = start(tight);
  const session = new Session(play.system, play.state);
  session.answer({ kind: 'place', at: { x: -300, y: 0, z: 300 } });
  while (session.request?.kind === 'place' && session.request.seat !== 0) session.answer(play.mind.suggest(session.state, session.request!)[0]!);
  expect(session.request).toMatchObject({ kind: 'place', zone: { kind: 'outline', over: 30 } });
});

test('WT-5.1 (wartime.tableDeployment): a seat without an outline, or whose army finds no room in it, is refused before the adventure', () => {
  expect(() => start(naming(boxTerrain({}), named([], ...OUTLINES.slice(0, 2))))).toThrow('setup: tableDeployment: table "yard", deployment: the table outlines none for seat 3');
  expect(() => start(naming(boxTerrain({}), named([], OUTLINES[0], rectangle(0, -300, 16), OUTLINES[2])))).toThrow('deployment: the outline of seat 2 has room for 1 of 2 figures');
  const bow = [[200, -300], [300, -200], [300, -300], [200, -200]] as const;
  expect(() => start(naming(boxTerrain({}), named([], OUTLINES[0], OUTLINES[1], bow)))).toThrow('setup: tableDeployment: table "yard", deployment: the outline of seat 3 crosses itself');
  expect(() => start(boxTerrain({}))).toThrow('outlines none for seat 1');
  expect(() => start(boxTerrain({}), false)).not.toThrow();
});

test('wartime.tableDeployment: an adventure is another one with other outlines, and the same without the rule', () => {
  const moved = naming(boxTerrain({}), named([], rectangle(-290, 300, 60), OUTLINES[1], OUTLINES[2]));
  expect(start(moved).content).not.toBe(start().content);
  expect(start(moved, false).content).toBe(start(boxTerrain({}), false).content);
});

test('the check of tables is asked for as many seats as the table outlines, and told which one is missing', () => {
  const own = (terrain = yard) => tableDemands(terrain).find(({ name }) => name.endsWith('with the places of the table'));
  expect(own(boxTerrain({}))).toBeUndefined();
  expect(own()).toMatchObject({ name: 'Adventure of 3 seats with the places of the table', faults: [], deployments: OUTLINES.map((outline, seat) => ({ seat, zone: { outline } })) });
  const gap = { objectives: [], deployment: [{ seat: 0, outline: OUTLINES[0] }, { seat: 2, outline: OUTLINES[2] }] };
  expect(own(naming(boxTerrain({}), gap))!.faults).toEqual([{ why: 'deploymentMissing', seat: 1 }]);
});
