import { expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { boxTerrain, type BoxSpec } from '../../testing/terrain.ts';
import { scene, type Numbers, type Scene } from '../../testing/wartime/table.ts';
import { makeMind } from '../mind.ts';
import { canShoot } from '../shot.ts';
import { characterOf, isStanding, type Standing } from '../state.ts';

const OPEN = boxTerrain({});
const wall: BoxSpec = { id: 'wall', sight: 'blocked', move: 'impassable', x: [20, 60], z: [-300, 300], bottom: 0, top: 120 };

type Table = ReturnType<typeof scene>;

const quick = (t: Table, seed = 7) => makeMind(t.game.content).reflex(t.state, t.request!, randomFrom(seed));
const picked = (t: Table): string => { const answer = quick(t); return answer.kind === 'pick' ? answer.picks.join() : answer.kind; };

test('WT-5.6: somebody who can shoot at once is activated before those who cannot', () => {
  const who = (a: number, c: number): Scene['who'] => ({ A: { seat: 0, at: [a, 0] }, C: { seat: 0, at: [c, 0] }, B: { seat: 1, at: [20, 0] } });
  const asked = (a: number, c: number): Table => scene({ terrain: boxTerrain({ boxes: [wall] }), acting: null, who: who(a, c) }).leaveOpen();
  expect(asked(-10, 10).request).toMatchObject({ ask: 'activate', options: ['A', 'C'] });
  expect(picked(asked(-10, 10))).toBe('C');
  expect(picked(asked(10, -10))).toBe('A');
});

test('WT-7.3, WT-A10: a shot is answered by one that may well fell the shooter, by hitting the dirt before one that may, else not', () => {
  const shot = (a: Numbers, b: Numbers): Table => scene({
    terrain: OPEN, vitality: false, who: { A: { seat: 0, at: [0, 0], card: a }, B: { seat: 1, at: [10, 0], card: b } },
  }).play('shoot:B').leaveOpen();
  const [strong, weak] = [{ damage: 9, con: 9, agi: 9 }, { damage: 1, con: 1, agi: 3 }];
  const armoured = { def: 9 };
  expect(shot({ ...weak, ...armoured }, { ...weak, ...armoured }).request).toMatchObject({ ask: 'answer', options: ['hit-the-dirt@B', 'first-shot@B', 'pass'] });
  expect(picked(shot({ ...weak, ...armoured }, { ...weak, ...armoured }))).toBe('pass');
  expect(picked(shot(weak, strong))).toBe('first-shot@B');
  expect(picked(shot({ ...strong, ...armoured }, weak))).toBe('hit-the-dirt@B');
});

test('(WT-9.6): of some places it goes where it can shoot, however the dice of its choice fall', () => {
  const t = scene({ terrain: boxTerrain({ boxes: [wall] }), who: { A: { seat: 0, at: [0, 33] }, B: { seat: 1, at: [12, 20] } } }).play('run').leaveOpen();
  const [self, foe] = ['A', 'B'].map((id) => characterOf(t.state, id)).filter(isStanding) as [Standing, Standing];
  const shooting = Array.from({ length: 20 }, (_, seed) => quick(t, seed)).filter((answer) => answer.kind === 'place' && answer.at !== null && canShoot(t.game, { ...self, at: answer.at }, foe));
  expect(shooting.length).toBeGreaterThan(15);
});
