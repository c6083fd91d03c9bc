import { expect, test } from 'vitest';
import type { Session } from '../core/session.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { scene, type Numbers, type Table } from '../testing/wartime/table.ts';
import type { Event } from './events.ts';
import { oddsOffer } from './offer.ts';
import { oddsOf } from './odds.ts';
import { prospectOf } from './prospect.ts';
import { readSetup } from './setup.ts';
import { fireLine } from './sight.ts';
import { characterOf, type State } from './state.ts';
import { precisionWeapon, sniperWeapon } from './traits/aim.ts';
import { piercing, superheavy } from './traits/ammunition.ts';
import { camouflage, unlucky } from './traits/body.ts';

const open = boxTerrain({});
const screen = (top: number) => boxTerrain({ boxes: [{ id: 'screen', sight: 'blocked', move: 'impassable', x: [-200, 200], z: [-5, 5], bottom: 0, top }] });

/** A shoots at B over 20 cm; nobody can pay for an answer. */
function range(shooter: Numbers, target: Numbers, vitality: boolean, terrain = open): Table {
  const B = { seat: 1, at: [0, -10], card: target, debt: 10 } as const;
  return scene({ terrain, vitality, who: { A: { seat: 0, at: [0, 10], card: shooter }, B, C: { seat: 1, at: [40, 40], debt: 10 } } });
}

interface Counted { wound: number; fell: number; harm: number; impact: number }

const CHECKS: ReadonlySet<string> = new Set(['impact', 'damage', 'defence']);

/** Every way that the dice of a shot can fall, each with its chance. On open ground a damage check comes after an impact alone. */
function count(session: Session<State, Event>, share: number, sum: Counted, left: number, hit = false): void {
  const { request, state } = session;
  if (request?.kind === 'roll' && CHECKS.has(request.why)) {
    for (let die = 1; die <= 10; die++) {
      const next = session.fork();
      next.answer({ kind: 'roll', faces: [die] });
      count(next, share / 10, sum, left, hit || request.why === 'damage');
    }
    return;
  }
  if (request?.kind === 'pick' && request.ask === 'reroll') {
    const next = session.fork();
    next.answer({ kind: 'pick', picks: [Number(request.about['die']) > Number(request.about['value']) ? 'reroll' : 'keep'] });
    count(next, share, sum, left, hit);
    return;
  }
  const { lost, casualty } = characterOf(state, 'B');
  sum.impact += hit ? share : 0;
  sum.fell += casualty ? share : 0;
  sum.wound += casualty || lost > 0 ? share : 0;
  sum.harm += share * (casualty ? left : lost);
}

const CASES: readonly (readonly [string, Numbers, Numbers, boolean])[] = [
  ['plain', { damage: 6, agi: 6 }, { def: 4, con: 5 }, true],
  ['without life points', { damage: 6 }, { def: 4 }, false],
  ['armour that holds', { damage: 4, range: 15 }, { def: 9 }, true],
  ['traits', { damage: 5, traits: [sniperWeapon, piercing, superheavy] }, { def: 6, traits: [camouflage] }, true],
  ['an unlucky one', { damage: 5, traits: [unlucky] }, { def: 6, traits: [unlucky] }, true],
];

for (const [name, shooter, target, vitality] of CASES) {
  test(`WT-9.1, WT-9.13, WT-9.16: the odds of a shot are those of all its dice: ${name}`, () => {
    const t = range(shooter, target, vitality);
    const odds = oddsOf(t.game, t.there('A'), t.there('B'), 0, fireLine(t.game, t.there('A'), t.there('B')));
    const sum: Counted = { wound: 0, fell: 0, harm: 0, impact: 0 };
    count(t.play('shoot:B').leaveOpen().session, 1, sum, target.con ?? 5);
    expect(sum.impact).toBeGreaterThan(0.1);
    for (const field of ['impact', 'wound', 'fell', 'harm'] as const) expect(odds[field], field).toBeCloseTo(sum[field], 9);
  });
}

test('WT-B10 (WT-2.2): the odds count the second roll of a precise weapon', () => {
  const t = range({ damage: 6, traits: [precisionWeapon] }, { def: 4 }, true);
  const sum: Counted = { wound: 0, fell: 0, harm: 0, impact: 0 };
  const odds = oddsOf(t.game, t.there('A'), t.there('B'), 0, fireLine(t.game, t.there('A'), t.there('B')));
  count(t.play('shoot:B').leaveOpen().session, 1, sum, 5);
  expect(odds.impact).toBeCloseTo(sum.impact, 9);
  expect(odds.harm).toBeCloseTo(sum.harm, 9);
});

test('WT-9.10: a prospect says how much of each is hidden, both ways, and changes nothing', () => {
  const t = range({ height: 60 }, { height: 30 }, true, screen(35));
  const before = JSON.stringify(t.state);
  const prospect = prospectOf(t.game, null, 'A', t.there('A').at)!;
  const [b] = prospect.others.filter(({ id }) => id === 'B');
  expect(b!.there.hidden).toBe(fireLine(t.game, t.there('A'), t.there('B')).hidden);
  expect(b!.back.hidden).toBe(fireLine(t.game, t.there('B'), t.there('A')).hidden);
  expect(b!.there.hidden).toBeGreaterThan(0.3);
  expect(b!.back.hidden).toBeGreaterThan(b!.there.hidden);
  expect(b!.there.odds!.impact).toBeGreaterThan(0);
  expect(JSON.stringify(t.state)).toBe(before);
});

test('WT-A38: a prospect has no odds against a friend, and names who bars the line', () => {
  const t = scene({ terrain: open, who: { A: { seat: 0, at: [0, 10] }, F: { seat: 0, at: [0, 0] }, B: { seat: 1, at: [0, -10] } } });
  const { others } = prospectOf(t.game, null, 'A', t.there('A').at)!;
  expect(others.map(({ id, enemy, there }) => [id, enemy, there.open, there.by, there.odds === null])).toEqual([['F', false, true, null, true], ['B', true, false, 'F', true]]);
});

test('WT-5.1: a prospect of a place that is asked for says why it is none; of nobody there is none', () => {
  const t = range({}, {}, true).play('move');
  const far = { x: 0, y: 0, z: -400 };
  expect(prospectOf(t.game, t.request, 'A', far)!.refusal).toMatchObject({ rule: 'WT-8.1' });
  expect(prospectOf(t.game, t.request, 'nobody', far)).toBeNull();
});

test('WT-7.3 (WT-A29): the odds of an answer have its penalty, and the runner’s', () => {
  const setup = readSetup({ table: 'scene', teams: [{ figures: ['soldier'] }, { figures: ['soldier'] }] });
  const offer = oddsOffer(setup, open);
  const t = scene({ terrain: open, who: { A: { seat: 0, at: [0, 10], card: { agi: 8 } }, B: { seat: 1, at: [0, -10], card: { agi: 8 } } } });
  // The offer has the characters of the game; the scene's stand in for two of them.
  const dressed: State = { ...t.state, characters: t.state.characters.map((character) => ({ ...character, card: 'soldier' })) };
  const ask = (option: string, running: number) => offer({ request: { kind: 'pick', seat: 1, ask: 'answer', about: { actor: 'A', ...(running === 0 ? {} : { running }) }, options: [option, 'hit-the-dirt@B', 'pass'], closed: [], min: 1, max: 1 }, state: dressed } as never);
  const value = (option: string, running = 0): number => ask(option, running)![option]!.value;
  expect([value('first-shot@B'), value('return-shot@B'), value('return-shot@B', 1)]).toEqual([3, 4, 3]);
  expect(Object.keys(ask('return-shot@B', 0)!)).toEqual(['return-shot@B']);
});
