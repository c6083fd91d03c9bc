import { expect, test } from 'vitest';
import type { Session } from '../core/session.ts';
import { table, type Drawing, type Table } from '../testing/miniatures/table.ts';
import { yard } from '../testing/soundness-tables.ts';
import type { Event } from './events.ts';
import { offered, oddsOf, oddsOffer, type AttackOdds, type Chances, type RollOdds } from './odds.ts';
import { readSetup } from './setup.ts';
import { figureOf, type State } from './state.ts';

interface Sum { hit: number; critical: number; defeat: number; damage: number }

/** Every way that the die of an attack can fall, nobody answering it. `again`: misses are rolled again with the Force. */
function count(session: Session<State, Event>, target: string, again: boolean, share = 1, sum: Sum = { hit: 0, critical: 0, defeat: 0, damage: 0 }): Sum {
  const { request } = session;
  if (request?.kind === 'roll') {
    for (let die = 1; die <= 20; die++) {
      const fork = session.fork();
      fork.answer({ kind: 'roll', faces: [die] });
      count(fork, target, again, share / 20, sum);
    }
    return sum;
  }
  if (request?.kind === 'pick' && request.ask === 'reroll') {
    const fork = session.fork();
    const missed = Number(request.about['natural']) < Number(request.about['needed']);
    fork.answer({ kind: 'pick', picks: [again && missed ? request.options[0]! : 'pass'] });
    return count(fork, target, again, share, sum);
  }
  const { attack } = session.state;
  const { defeated } = figureOf(session.state, target);
  const damage = attack?.damage ?? 0;
  sum.hit += attack?.outcome === 'hit' || attack?.outcome === 'critical' ? share : 0;
  sum.critical += attack?.outcome === 'critical' ? share : 0;
  sum.defeat += defeated ? share : 0;
  sum.damage += share * damage;
  return sum;
}

const same = (told: Chances, sum: Sum): void => { for (const field of ['hit', 'critical', 'defeat', 'damage'] as const) expect(told[field], field).toBeCloseTo(sum[field], 9); };

const CASES: readonly (readonly [string, Drawing, string])[] = [
  ['plain', { map: ['a..B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'chewbacca' } } }, 'attack:B'],
  ['one that falls to a hit', { map: ['a..B'], pieces: { a: { card: 'luke' }, B: { card: 'ewok' } } }, 'attack:B'],
  ['one that falls to a critical alone', { map: ['a..B'], pieces: { a: { card: 'luke' }, B: { card: 'obi-wan', damage: 60 } } }, 'attack:B'],
  ['a Droid', { map: ['a..B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'r2-d2' } } }, 'attack:B'],
  ['cover', { map: ['a.o.B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'luke' } } }, 'attack:B'],
  ['bonuses', { map: ['a..B'], pieces: { a: { card: 'hunter' }, B: { card: 'luke' } } }, 'attack:B'],
  ['standing still', { map: ['a..B'], pieces: { a: { card: 'elite-hoth-trooper' }, B: { card: 'luke' } } }, 'attack:B'],
];

for (const [name, drawing, option] of CASES) test(`SWM-11.1, SWM-11.4, SWM-11.5, SWM-11.7: the odds of an attack are those of its twenty faces: ${name}`, () => {
  const t = table(drawing);
  const told = offered(t.game, t.request as never)[option] as AttackOdds;
  const fork = t.play(option).leaveOpen().session;
  same(told, count(fork, 'B', false));
  expect(told.again).toBeNull();
});

test('SWM-14.2: who may pay rolls every miss again, and what that comes to is told beside it', () => {
  const t = table({ map: ['a..B'], pieces: { a: { card: 'slug' }, B: { card: 'luke' } } });
  const told = offered(t.game, t.request as never)['attack:B'] as AttackOdds;
  const { session } = t.play('attack:B').leaveOpen();
  same(told, count(session, 'B', false));
  same(told.again!, count(session, 'B', true));
});

const helped: Drawing = { map: ['a...B', 'c....', 'd....'], pieces: { a: { card: 'luke' }, c: { card: 'stormtrooper' }, d: { card: 'stormtrooper' }, B: { card: 'vader-lord' } } };

test('SWM-11.6: the odds of combined fire are told for every number of helpers', () => {
  const t = table(helped).play('attack:B');
  expect(t.asked).toBe('combineFire');
  const told = offered(t.game, t.request as never) as Record<string, AttackOdds>;
  expect(Object.keys(told)).toEqual(['0', '1', '2']);
  for (const [helpers, picks] of [['0', []], ['1', ['c']], ['2', ['c', 'd']]] as const) {
    const fork = t.session.fork();
    fork.answer({ kind: 'pick', picks });
    same(told[helpers]!, count(fork, 'B', false));
  }
  expect(told['2']!.needed).toBe(told['0']!.needed - 8);
  t.leaveOpen();
});

test('SWM-14.8: at the question whether to roll again, the chance that the second roll hits, helpers counted; what lies there hits or not', () => {
  const t: Table = table({ ...helped, pieces: { ...helped.pieces, a: { card: 'slug' } } }).play('attack:B', ['c']);
  const needed = oddsOf(t.game, 'a', 'B', 1).needed;
  t.play([needed - 1]);
  expect(t.asked).toBe('reroll');
  const told = offered(t.game, t.request as never) as Record<string, RollOdds>;
  expect(told['pass']!.succeeds).toBe(0);
  expect(told['reroll:a']!.succeeds).toBeCloseTo((21 - needed) / 20, 9);
  expect(told['reroll:a']!.attack!.critical).toBeCloseTo(1 / 20, 9);
  t.leaveOpen();
});

test('SWM-16.40: a save is rolled again for what its number asks', () => {
  const t = table({ map: ['a..B'], pieces: { a: { card: 'luke' }, B: { card: 'luke' } } }).leaveOpen();
  const asked = { kind: 'pick', ask: 'reroll', seat: 0, about: { figure: 'a', needed: 11, natural: 12 }, options: ['reroll:a', 'pass'], closed: [], min: 1, max: 1 } as const;
  expect(offered(t.game, asked)).toEqual({ 'reroll:a': { succeeds: 0.5, attack: null }, pass: { succeeds: 1, attack: null } });
});

test('a match is asked for odds by its setup and table; what is no attack has none', () => {
  const setup = readSetup({ table: 'yard', teams: [{ figures: ['luke-skywalker-rebel'] }, { figures: ['stormtrooper'] }] });
  const t = table({ map: ['a..B'], pieces: { a: { card: 'luke-skywalker-rebel' }, B: { card: 'stormtrooper' } } }).leaveOpen();
  const odds = oddsOffer(setup, yard());
  expect(Object.keys(odds(t.session)!)).toContain('attack:B');
  expect(odds({ ...t.session, state: t.state, request: { ...t.request!, ask: 'deploy' } } as never)).toBeNull();
});
