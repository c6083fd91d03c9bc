import { describe, expect, test } from 'vitest';
import { throwDice } from '../core/dice.ts';
import { randomFrom } from '../core/rng.ts';
import type { PickRequest, Script } from '../core/script.ts';
import { Session, type System } from '../core/session.ts';
import { plaza } from '../testing/soundness-tables.ts';
import { fighter } from '../testing/shatterpoint/fighter.ts';
import { table, type Table, type TableOptions } from '../testing/shatterpoint/table.ts';
import { after, innate } from './game/ability.ts';
import { attack, type AttackLimits } from './attack/attack.ts';
import type { Event } from './state/events.ts';
import { addDice } from './attack/modify.ts';
import { readSetup } from './state/setup.ts';
import { cloneState, type State } from './state/state.ts';
import { shatterpoint } from './system.ts';
import { defaultSetup } from './team/teams.ts';
import { contentOf, oddsOffer, optionOdds } from './offer.ts';
import { oddsOf } from './odds/odds.fixture.ts';
import type { UnitCard } from './game/game.ts';

/** A match in which the first fighter attacks, asked whom and how. */
function asked(units: TableOptions['units'], cards: readonly UnitCard[], limits: Partial<AttackLimits> = {}): { t: Table; session: Session<State, Event>; request: PickRequest } {
  const t = table({ cards, units });
  function* next(state: State, events: Event[] | null): Script {
    yield* attack({ ...t.game, state, events }, '0.a.1', { part: 'combat', ...limits });
  }
  const system: System<State, Event> = { clone: cloneState, next, refuse: () => null };
  const session = new Session(system, t.state);
  return { t, session, request: session.request as PickRequest };
}

const two: TableOptions['units'] = { a: { seat: 0, at: [10, 10] }, d: { seat: 1, at: [13, 10] }, e: { card: 'd', seat: 1, at: [10, 13], conditions: ['exposed'] } };

describe('the odds of options', () => {
  test('SP-ATK-02: each target has its own', () => {
    const { t, session, request } = asked(two, [fighter('a'), fighter('d', { armor: '1+: block block' })]);
    expect(request.ask).toBe('target');
    const odds = optionOdds(t.game.content, session, request);
    expect(Object.keys(odds)).toEqual(['1.d.1', '1.e.1']);
    expect(odds['1.d.1']).toMatchObject(oddsOf(t.game, { attacker: '0.a.1', defender: '1.d.1', kind: 'melee' }));
    expect(odds['1.e.1']!.mean).toBeGreaterThan(odds['1.d.1']!.mean);
  });

  test('SP-ATK-01: a kind of attack has those of its best target', () => {
    const far: TableOptions['units'] = { a: { seat: 0, at: [10, 10] }, d: { seat: 1, at: [13, 10], wounded: 1 }, e: { card: 'd', seat: 1, at: [16, 10] } };
    const { t, session, request } = asked(far, [fighter('a', { melee: [7, 1] }), fighter('d')]);
    expect(request.ask).toBe('attackKind');
    const odds = optionOdds(t.game.content, session, request);
    expect(odds['melee']).toMatchObject({ defender: '1.d.1', kind: 'melee', attackDice: 7, mean: 0, wound: 0 });
    expect(odds['ranged']).toMatchObject({ defender: '1.e.1', kind: 'ranged', attackDice: 4 });
  });

  test('SP-ATK-00e: a "5 dice attack" is one, and the reasons add up', () => {
    const { t, session, request } = asked(two, [fighter('a', { melee: [7, 1] }), fighter('d')], { dice: 5, part: 'x' });
    const { attackDice, reasons } = optionOdds(t.game.content, session, request)['1.d.1']!;
    expect(attackDice).toBe(5);
    expect(reasons.filter(({ on }) => on === 'attackDice').reduce((sum, { amount }) => sum + amount, 0)).toBe(5);
  });

  test('SP-ATK-03: what must be answered to the declaration counts already', () => {
    const shield = innate('Shield', 'Two dice more when targeted.', after('targeted', {
      may: false, when: (_game, unit, { defender }) => defender.startsWith(unit.id), *run(game) { addDice(game, 'defense', 2, 'shield'); },
    }));
    const { t, session, request } = asked(two, [fighter('a'), fighter('d', { abilities: [shield] })]);
    expect(optionOdds(t.game.content, session, request)['1.d.1']).toMatchObject({ defenseDice: 5, unsettled: [] });
  });

  test('nothing is told about other questions, and looking ahead changes nothing', () => {
    const { t, session, request } = asked(two, [fighter('a'), fighter('d')]);
    const before = JSON.stringify(session.state);
    optionOdds(t.game.content, session, request);
    expect(JSON.stringify(session.state)).toBe(before);
    expect(session.request).toBe(request);
    const play = shatterpoint.start(readSetup(defaultSetup('plaza')), plaza());
    expect(oddsOffer(readSetup(defaultSetup('plaza')), plaza())(new Session(play.system, play.state))).toBeNull();
  });
});

test('odds are read with the content that the match is played with', () => {
  const setup = readSetup(defaultSetup('plaza'));
  expect(contentOf(setup, plaza()).hash).toBe(shatterpoint.start(setup, plaza()).content);
});

test('SP-ATK-04: in real matches the dice of the odds are the dice then rolled', () => {
  const setup = readSetup(defaultSetup('plaza'));
  const [terrain, found] = [plaza(), { options: 0, early: 0 }];
  const play = shatterpoint.start(setup, terrain);
  const offer = oddsOffer(setup, terrain);
  for (let seed = 1; found.options < 30 && seed < 6; seed++) {
    const session = new Session(play.system, play.state, [], true);
    const random = randomFrom(seed);
    for (let dice = seed, i = 0; session.request !== null && i < 900; i++) {
      const { request } = session;
      if (request.kind === 'roll') {
        const [answer, next] = throwDice(request, dice);
        dice = next;
        session.answer(answer);
        continue;
      }
      for (const [option, { attackDice, defenseDice, defender }] of Object.entries(offer(session) ?? {})) {
        if ((request as PickRequest).ask !== 'target') continue;
        const next = session.fork();
        next.answer({ kind: 'pick', picks: [option] });
        while (next.request?.kind === 'pick' && next.request.options.includes('pass')) next.answer({ kind: 'pick', picks: ['pass'] });
        const rolled = next.state.attacks.at(-1)!;
        expect([defender, attackDice, defenseDice]).toEqual([option, rolled.attackDice, rolled.defenseDice]);
        found.options += 1;
      }
      const early = request.kind === 'pick' && request.ask === 'act' ? offer(session, 'combat')?.['combat'] : undefined;
      if (early !== undefined) {
        const next = session.fork();
        next.answer({ kind: 'pick', picks: ['combat'] });
        const asked = next.request;
        const told = asked?.kind === 'pick' ? Object.values(offer(next) ?? {}).map(({ defender }) => defender) : [next.state.attacks.at(-1)?.defender];
        if (told.length > 0) expect(told).toContain(early.defender);
        found.early += told.length;
      }
      session.answer(play.mind.reflex(session.state, request, random));
    }
  }
  expect(found.options).toBeGreaterThanOrEqual(30);
  expect(found.early).toBeGreaterThan(5);
});
