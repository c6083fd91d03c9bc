import { expect, test } from 'vitest';
import { Session } from '../core/session.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { scene, spot, type Placed, type Scene } from '../testing/wartime/table.ts';
import { makeMind } from './mind.ts';
import { defaultSetup } from './setup.ts';
import { wartime } from './system.ts';

const terrain = boxTerrain({});
/** Far apart, without the range to shoot. */
const far = (seat: number, place: number, rea: number, more: Partial<Placed> = {}): Placed => ({
  seat,
  at: [-40 + 10 * place, 40 - 35 * seat],
  phase: rea,
  ...more,
  card: { rea, range: 1, ...more.card },
});
const apart = (who: Scene['who'], more: Partial<Scene> = {}) => scene({ terrain, who, ...more });

/** Ends every activation; who was activated, in order, until the turn ends. */
function order(who: Scene['who'], first: number): string {
  const t = apart(who, { acting: null, state: { first, next: first, phase: 10 } });
  const seen: string[] = t.events.flatMap((event) => (event.type === 'activated' ? [event.character] : []));
  while (t.state.turn === 1 && t.asked !== 'initiative') {
    const from = t.events.length;
    t.play(t.asked === 'activate' ? t.offered[0]! : 'end');
    for (const event of t.events.slice(from)) if (event.type === 'activated') seen.push(event.character);
  }
  return seen.join(' ');
}

test('WT-042 (WT-5.2): characters act in the phase of their REA, highest first', () => {
  expect(order({ A1: far(0, 0, 7), A2: far(0, 1, 3), B: far(1, 0, 5) }, 0)).toBe('A1 B A2');
});

test('WT-043 (WT-5.4): in one phase the seats take turns', () => {
  expect(order({ A1: far(0, 0, 6), A2: far(0, 1, 6), B1: far(1, 0, 6), B2: far(1, 1, 6) }, 0)).toBe('A1 B1 A2 B2');
});

test('WT-045 (WT-5.4): a seat without a character in the phase is skipped', () => {
  expect(order({ A: far(0, 0, 6), B: far(1, 0, 4), C: far(2, 0, 4) }, 0)).toBe('A B C');
  expect(order({ A: far(0, 0, 6), B: far(1, 0, 4), C: far(2, 0, 4) }, 2)).toBe('A C B');
});

test('it is the turn of who acts or is to act next, of nobody who is skipped; before initiative of who acted last', () => {
  const t = apart({ A1: far(0, 0, 6), A2: far(0, 1, 6), A3: far(0, 2, 6), B: far(1, 0, 6) }, { acting: null, state: { first: 0, next: 0, phase: 10 } });
  const { acting } = makeMind(t.content);
  const seen: [string, number][] = [];
  while (t.state.turn === 1 && t.asked !== 'initiative') {
    seen.push([t.asked!, acting(t.state)]);
    t.play(t.asked === 'activate' ? t.offered[0]! : 'end');
  }
  expect(seen).toEqual([['activate', 0], ['act', 0], ['act', 1], ['activate', 0], ['act', 0], ['act', 0]]);
  expect([t.request!.kind, acting(t.state)]).toEqual(['roll', 0]);
});

test('WT-046 (WT-5.3, WT-A16): tied seats roll again among themselves', () => {
  const t = apart({ A: far(0, 0, 5), B: far(1, 0, 5), C: far(2, 0, 5) }, { acting: null, state: { step: 'turnStart' } });
  expect(t.request).toMatchObject({ why: 'initiative', count: 3 });
  t.play([8, 8, 5]);
  expect(t.request).toMatchObject({ why: 'initiative', count: 2 });
  t.play([2, 9]);
  expect(t.state.first).toBe(1);
});

test('WT-047 (WT-5.2, WT-A10): points spent out of turn are missing at the next activation', () => {
  const t = apart({ A: far(0, 0, 4, { debt: 4 }), B: far(1, 0, 3) }, { acting: null });
  expect(t.state.activation).toMatchObject({ character: 'A', left: 5 });
  expect(t.who('A').debt).toBe(0);
});

test('WT-050 (WT-A10): a full debt leaves no actions and is paid with them', () => {
  const t = apart({ A: far(0, 0, 4, { debt: 9 }), B: far(1, 0, 3) }, { acting: null });
  expect(t.events).toContainEqual({ type: 'activated', character: 'A', left: 0 });
  expect(t.events).toContainEqual({ type: 'activationEnded', character: 'A' });
  expect(t.who('A').debt).toBe(0);
});

test('WT-051 (WT-AG10, WT-A17): each wait costs 3 and goes down one phase', () => {
  const t = apart({ A: far(0, 0, 6), B: far(1, 0, 2) }, { acting: null, state: { phase: 6 } }).play('wait', 'wait');
  expect(t.state).toMatchObject({ phase: 4, activation: { character: 'A', left: 4 } });
});

test('WT-A17: nobody waits in the last phase or after doing something', () => {
  const last = apart({ A: far(0, 0, 1), B: far(1, 0, 1) }, { state: { phase: 1 } });
  expect(last.closedBy('wait')).toBe('WT-A17');
  expect(apart({ A: far(0, 0, 5), B: far(1, 0, 1) }).play('concentrate').closedBy('wait')).toBe('WT-AG10');
});

test('WT-073 (WT-7.2, WT-8.1, WT-8.8, WT-AM13): a move is at most MOV for 1 point', () => {
  const t = apart({ A: { seat: 0, at: [0, 0], card: { range: 1 } }, B: far(1, 0, 5) }).play('move');
  expect(t.refused(spot(3.1, 0))).toBe('WT-8.1');
  expect(t.refused(spot(3, 0))).toBeNull();
  t.play(spot(3, 0));
  expect(t.state.activation!.left).toBe(9);
});

test('WT-074 (WT-8.8, WT-AM07): a run is at most four times MOV for 3 points', () => {
  const t = apart({ A: { seat: 0, at: [0, 0], card: { range: 1 } }, B: far(1, 0, 5) }).play('run');
  expect(t.refused(spot(12.1, 0))).toBe('WT-8.1');
  expect(t.play(spot(12, 0)).state.activation!.left).toBe(7);
});

test('WT-8.1: a figure does not walk through walls or up onto roofs', () => {
  const walls = boxTerrain({ boxes: [{ id: 'house', sight: 'blocked', move: 'impassable', x: [20, 100], z: [-300, 300], bottom: 0, top: 90 }] });
  const t = scene({ terrain: walls, who: { A: { seat: 0, at: [0, 0], card: { range: 1 } }, B: { seat: 1, at: [40, 40], card: { range: 1 } } } }).play('run');
  expect(t.refused(spot(5, 0, 9))).toBe('WT-8.1');
  expect(t.refused(spot(11.9, 0))).toBe('WT-8.1');
});

test('WT-081 (WT-8.5, WT-A18): nobody ends within one klik of an enemy', () => {
  const t = apart({ A: { seat: 0, at: [0, 0], card: { range: 1 } }, B: { seat: 1, at: [8, 0], card: { range: 1 } } }).play('move');
  expect(t.refused(spot(3, 0))).toBe('WT-8.5');
  expect(t.refused(spot(2, 0))).toBeNull();
});

test('WT-1.4: nothing enters the base of a friend, moving or deploying', () => {
  const t = apart({ A: { seat: 0, at: [0, 0], card: { range: 1 } }, C: { seat: 0, at: [4, 0], card: { range: 1 } }, B: far(1, 0, 5) }).play('move');
  expect([t.refused(spot(2, 0)), t.refused(spot(-2, 0))]).toEqual(['WT-1.4', null]);
  const play = wartime.start(wartime.readSetup(defaultSetup('t')), terrain);
  const session = new Session(play.system, play.state);
  const [first] = [0, 1, 2].map(() => {
    const answer = play.mind.suggest(session.state, session.request!)[0]!;
    session.answer(answer);
    return answer;
  });
  expect([session.request, session.refuse(first!)]).toMatchObject([{ ask: 'deploy', seat: 0 }, { rule: 'WT-1.4', why: 'overlapsBase' }]);
});

test('WT-8.1, WT-5.1: off the table is refused by the rule of what is asked', () => {
  const t = apart({ A: { seat: 0, at: [-44, 0], card: { range: 1 } }, B: far(1, 0, 5) }).play('run');
  expect(t.refused(spot(-46, 0))).toBe('WT-8.1');
  const play = wartime.start(wartime.readSetup(defaultSetup('t')), terrain);
  expect(new Session(play.system, play.state).refuse({ kind: 'place', at: { x: NaN, y: 0, z: 0 } })?.rule).toBe('WT-5.1');
});

test('WT-5.5 (WT-A15): an activation may end early, and its points are lost', () => {
  const t = apart({ A: far(0, 0, 5), B: far(1, 0, 5) }).play('end');
  expect(t.state.activation!.character).toBe('B');
});

test('WT-5.5: what costs more than is left is closed', () => {
  expect(apart({ A: far(0, 0, 5), B: far(1, 0, 5) }, { left: 2 }).closedBy('run')).toBe('WT-5.5');
});

test('WT-5.6: the last seat standing wins at once', () => {
  const t = scene({ terrain, who: { A: { seat: 0, at: [0, 10] }, B: { seat: 1, at: [0, -10], debt: 10 } } }).play('shoot:B', [5], [5]);
  expect(t.state).toMatchObject({ step: 'over', winner: 0 });
  expect(t.request).toBeNull();
});

test('WT-5.6: with two seats left of three it goes on', () => {
  const t = scene({ terrain, who: { A: { seat: 0, at: [0, 10] }, B: { seat: 1, at: [0, -10], debt: 10 }, C: { seat: 2, at: [40, 40], debt: 10 } } }).play('shoot:B', [5], [5]);
  expect(t.asked).toBe('act');
  expect(t.state.felled[0]).toBeGreaterThan(0);
});

test('WT-5.6 (wartime.turns): after the last turn points felled decide, then points left', () => {
  const end = (felled: number[]) => apart({ A: far(0, 0, 5, { acted: true }), B: far(1, 0, 5), C: far(2, 0, 5, { acted: true, card: { con: 6 } }) }, { acting: 'B', turns: 1, state: { felled } }).play('end').state;
  expect(end([10, 30, 20])).toMatchObject({ step: 'over', winner: 1 });
  expect(end([30, 10, 30])).toMatchObject({ step: 'over', winner: 2 });
  expect(apart({ A: far(0, 0, 5, { acted: true }), B: far(1, 0, 5) }, { acting: 'B', turns: 1 }).play('end').state).toMatchObject({ step: 'over', winner: null });
});

test('WT-5.1: three seats deploy in turn near their own places, out of each other\'s reach', () => {
  const play = wartime.start(wartime.readSetup(defaultSetup('t')), terrain);
  const session = new Session(play.system, play.state);
  const seats: number[] = [];
  while (session.request?.kind === 'place') {
    const { request } = session;
    seats.push(request.seat);
    expect(session.refuse({ kind: 'place', at: { x: 0, y: 0, z: 0 } })?.rule).toBe('WT-5.1');
    session.answer(play.mind.suggest(session.state, request)[0]!);
  }
  expect(seats).toEqual([0, 1, 2, 0, 1, 2]);
});

test('WT-5.1 (wartime.deployRange): where the deployment point is built up the zone goes on, klik after klik, as far as the first place; the computer finds it', () => {
  const setup = { ...defaultSetup('t'), deployRange: 60 };
  const open = wartime.start(wartime.readSetup(setup), terrain);
  const first = new Session(open.system, open.state).request;
  if (first?.kind !== 'place' || first.zone.kind !== 'near') throw new Error('no deployment');
  const { x, z } = first.zone.of.at;
  // A block round the deployment point with one gap, hardly wider than a base and off every lattice.
  const half = first.body.radius + 0.02;
  const solid = { sight: 'blocked', move: 'impassable', surface: false, bottom: 0, top: 90 } as const;
  const blocked = boxTerrain({ boxes: [
    { id: 'west', ...solid, x: [x - 110, x + 33.3 - half], z: [z - 110, z + 110] }, { id: 'east', ...solid, x: [x + 33.3 + half, x + 110], z: [z - 110, z + 110] }, { id: 'middle', ...solid, x: [x + 33.3 - half, x + 33.3 + half], z: [z - 60, z + 110] },
  ] });
  const play = wartime.start(wartime.readSetup(setup), blocked);
  const session = new Session(play.system, play.state);
  const { request } = session;
  if (request?.kind !== 'place') throw new Error('no deployment');
  expect([first.zone.range, request.zone]).toMatchObject([60, { kind: 'near', range: 90 }]);
  const answers = [...play.mind.suggest(session.state, request), play.mind.reflex(session.state, request, () => 0.5)];
  expect(answers.length).toBeGreaterThan(2);
  for (const answer of answers) expect([session.refuse(answer), answer.kind === 'place' && answer.at !== null && Math.abs(answer.at.x - x - 33.3) < 0.2]).toEqual([null, true]);
  const full = wartime.start(wartime.readSetup(setup), boxTerrain({ boxes: [{ id: 'block', ...solid, x: [-457.2, 457.2], z: [-457.2, 457.2] }] }));
  expect(() => new Session(full.system, full.state).request).toThrow('0.0 cannot be deployed');
});
