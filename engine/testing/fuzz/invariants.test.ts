import { describe, expect, test } from 'vitest';
import { firstState } from '../../shatterpoint/start.ts';
import { makeContent } from '../../shatterpoint/content.ts';
import type { Event } from '../../shatterpoint/events.ts';
import type { Game } from '../../shatterpoint/game.ts';
import { missions } from '../../shatterpoint/missions/index.ts';
import type { State } from '../../shatterpoint/state.ts';
import { shatterpoint } from '../../shatterpoint/system.ts';
import { defaultSetup } from '../../shatterpoint/teams.ts';
import { units } from '../../shatterpoint/units/index.ts';
import { boxTerrain } from '../terrain.ts';
import type { FaultReport } from './fault.ts';
import { playGame } from './game.ts';
import { Grounds } from './grounds.ts';
import { planted } from './plant.ts';
import { gameOf, numbersOf } from './seeds.ts';
import { reactiveWatcher, turnWatcher, useWatcher } from './watch-abilities.ts';
import { unitWatcher } from './watch-tokens.ts';

const grounds = new Grounds(new Map());

/** The fault found in the first game that a change of the state, made at every start of a turn, spoils. */
function faultBy(spoil: (state: State) => void, when: Event['type'] = 'turnStarted'): FaultReport | null {
  for (let seed = 1; seed <= 30; seed++) {
    const game = gameOf(seed, grounds, shatterpoint);
    const rules = planted((state, event) => { if (event.type === when) spoil(state); });
    const { fault } = playGame(rules, game.setup, grounds.terrain(game.ground), numbersOf(game));
    if (fault !== null) return fault;
  }
  return null;
}

const standing = (state: State) => state.units.flatMap((unit) => unit.characters).filter(({ at }) => at !== null);

describe('each invariant finds what breaks it', () => {
  const spoils: readonly (readonly [rule: string, what: string, spoil: (state: State) => void])[] = [
    ['SP-CARD-12', 'a card from nowhere', (s) => { s.players[0]!.discard.push('0.nobody'); }],
    ['SP-CARD-12', 'a card that is gone', (s) => { s.players[1]!.discard = []; s.players[1]!.deck.left = []; }],
    ['SP-FORCE-03', 'Force below zero', (s) => { s.players[0]!.ready = -1; }],
    ['SP-FORCE-04', 'more Ready Force than there is', (s) => { s.players[0]!.ready = s.players[0]!.pool + 1; }],
    ['SP-FORCE-05', 'a pool that grows', (s) => { s.players[0]!.pool += 1; }],
    ['SP-MOM-01', 'two momentum tokens on one space', (s) => { s.players[1]!.momentum = [8, 8]; }],
    ['SP-MOM-01', 'momentum on the centre', (s) => { s.players[1]!.momentum = [8, 0]; }],
    ['SP-STRUG-03', 'a struggle token off the track', (s) => { s.struggle.token = -9; }],
    ['SP-WIN-01', 'too many claimed cards', (s) => { s.players[0]!.claimed = ['a', 'b', 'c']; }],
    ['SP-WND-01', 'damage at Stamina without a wound', (s) => { s.units[0]!.damage = 40; s.units[0]!.wounded = 0; }],
    ['SP-WND-08', 'two Wounded tokens', (s) => { s.units[0]!.wounded = 2; }],
    ['SP-DMG-01', 'damage below zero', (s) => { s.units[0]!.damage = -1; }],
    ['SP-COND-02', 'a condition twice', (s) => { s.units[0]!.conditions = ['pinned', 'pinned']; }],
    ['SP-DEF-01', 'a defeated unit on the table', (s) => { s.units[0]!.defeated = true; }],
    ['SP-OBJ-02', 'an Inactive objective under control', (s) => { Object.assign(s.objectives.find(({ active }) => !active)!, { controller: 0 }); }],
    ['SP-OBJ-07', 'priority on an Inactive objective', (s) => { Object.assign(s.objectives.find(({ active }) => !active)!, { priority: true }); }],
    ['SP-MOVE-03', 'a base over the edge', (s) => { const [one] = standing(s); one!.at = { ...one!.at!, x: 450 }; }],
    ['SP-MOVE-07', 'a base in the air', (s) => { const [one] = standing(s); one!.at = { ...one!.at!, y: 33.3 }; }],
    ['SP-MOVE-08', 'a base on another base', (s) => { const [one, two] = standing(s); one!.at = { ...two!.at! }; }],
    ['SP-COVER-08', 'Hunker tokens of an Engaged unit', (s) => { for (const unit of s.units) if (!unit.defeated) unit.hunker = 1; }],
    ['SP-ORDER-01', 'a card left in the hand', (s) => { const { deck, discard, hand } = s.players[0]!; const card = deck.left.pop() ?? discard.pop(); if (card !== undefined) hand.push(card); }],
  ];
  test.each(spoils)('%s: %s', (rule, _what, spoil) => {
    expect(faultBy(spoil)).toMatchObject({ rule });
  });

  test('SP-WND-04: damage for a Wounded unit', () => {
    const rules = planted((state, { type }) => { if (type === 'rolled') for (const unit of state.units) unit.wounded = 1; });
    const faults = [1, 2, 3, 4, 5, 6].map((seed) => {
      const game = gameOf(seed, grounds, shatterpoint);
      return playGame(rules, game.setup, grounds.terrain(game.ground), numbersOf(game)).fault?.rule;
    });
    expect(faults).not.toContain('SP-WND-04'); // the rules themselves give a Wounded unit no damage
    expect(() => unitWatcher().event!({ state: { units: [{ id: '0.a', wounded: 1 }] }, content: null, events: null } as unknown as Game, { type: 'damaged', unit: '0.a', amount: 1, by: null, byAttack: null })).toThrow('SP-WND-04');
  });

  test('SP-ACTION-01, SP-ATK-04: a third action, and dice below zero', () => {
    expect(faultBy((s) => { if (s.activation !== null) s.activation.spent = 3; }, 'activationBegun')).toMatchObject({ rule: 'SP-ACTION-01' });
    expect(faultBy((s) => { s.attacks.at(-1)!.attackDice = -1; }, 'rolled')).toMatchObject({ rule: 'SP-ATK-04' });
  });

  test('SP-WIN-02: the struggle token on own momentum and nobody has won', () => {
    expect(faultBy((s) => { const side = s.first === 0 ? -1 : 1; s.struggle.token = 8 * side; s.players[0]!.momentum = [8]; }, 'activated')).toMatchObject({ rule: 'SP-WIN-02' });
  });

  test('a sound game has no fault', () => {
    const game = gameOf(1, grounds, shatterpoint);
    expect(playGame(shatterpoint, game.setup, grounds.terrain(game.ground), numbersOf(game)).fault).toBeNull();
  });

  test('an answer that the rules refuse, and an error in the rules', () => {
    const game = gameOf(2, grounds, shatterpoint);
    const terrain = grounds.terrain(game.ground);
    const cheating = { ...shatterpoint, start: (...parts: Parameters<typeof shatterpoint.start>) => ({ ...shatterpoint.start(...parts), mind: { ...shatterpoint.start(...parts).mind, reflex: () => ({ kind: 'pick', picks: ['win'] }) as const } }) };
    expect(playGame(cheating, game.setup, terrain, (command, index) => 2 * (50 * command + index) + 1).fault).toMatchObject({ rule: 'core', what: expect.stringMatching(/^refused/) as string });
    expect(playGame(planted((_, { type }) => { if (type === 'phaseBegun') throw new Error('unit 0.lord-maul has 3 heads'); }), game.setup, terrain, numbersOf(game)).fault).toMatchObject({ rule: 'core', what: 'threw: unit # has # heads' });
  });
});

describe('invariants that read what was asked and what happened', () => {
  const setup = defaultSetup('boxes');
  const state = firstState(setup, units);
  const game: Game = { state, content: makeContent(setup, boxTerrain({}), missions, units, state.units), events: null };
  const reactives = state.units.flatMap((unit) => game.content.card(unit.card).abilities.filter(({ kind }) => kind === 'reactive').map((ability) => {
    const first = ability.parts.find((part) => part.part === 'after');
    return { unit: unit.id, seat: unit.seat, id: ability.id, on: first?.part === 'after' ? (first.on as string) : '' };
  }));
  const twins = reactives.flatMap((one) => reactives.filter((two) => two.seat === one.seat && two.on === one.on && two.unit !== one.unit).map((two) => [one, two] as const))[0]!;
  const trigger = { type: twins[0].on } as Event;

  function react(watcher: ReturnType<typeof reactiveWatcher>, { unit, seat, id }: (typeof reactives)[number]): void {
    const name = `${id}@${unit}`;
    watcher.answered!(game, { kind: 'pick', seat, ask: 'answer', about: { event: trigger.type }, options: [name, 'pass'], closed: [], min: 1, max: 1 }, { kind: 'pick', picks: [name] });
    watcher.event!(game, { type: 'abilityUsed', unit, ability: id });
    watcher.event!(game, { type: 'abilityResolved', unit, ability: id });
  }

  test('SP-ABIL-06: two Reactives of a player for one event are a fault, for two events they are none', () => {
    const [one, two] = twins;
    const watcher = reactiveWatcher();
    watcher.event!(game, trigger);
    react(watcher, one);
    watcher.event!(game, trigger);
    react(watcher, two);
    expect(() => react(watcher, one)).toThrow('SP-ABIL-06');
  });

  test('SP-ABIL-14: a Reactive used twice in a turn is a fault, in two turns it is none', () => {
    const watcher = useWatcher();
    const { unit, id } = twins[0];
    const use = (): void => watcher.event!(game, { type: 'abilityResolved', unit, ability: id });
    use();
    watcher.event!(game, { type: 'turnStarted', seat: 0, turn: 2 });
    use();
    expect(use).toThrow('SP-ABIL-14');
  });

  test('SP-TURN-01, SP-TURN-18: a skipped turn, and a unit of the other player', () => {
    expect(() => turnWatcher().event!(game, { type: 'turnStarted', seat: 0, turn: 2 })).toThrow('SP-TURN-01');
    const enemy = state.units.find(({ seat }) => seat !== state.active)!;
    expect(() => turnWatcher().event!(game, { type: 'activated', unit: enemy.id, from: 'order' })).toThrow('SP-TURN-18');
  });
});
