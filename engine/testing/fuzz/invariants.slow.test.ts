import { describe, expect, test } from 'vitest';
import { firstState } from '../../shatterpoint/game/start.ts';
import { makeContent } from '../../shatterpoint/game/content.ts';
import type { Event } from '../../shatterpoint/state/events.ts';
import type { Game } from '../../shatterpoint/game/game.ts';
import { missions } from '../../shatterpoint/missions/index.ts';
import type { State } from '../../shatterpoint/state/state.ts';
import { shatterpointSubject as shatterpoint } from './shatterpoint/subject.ts';
import { defaultSetup } from '../../shatterpoint/team/teams.ts';
import { units } from '../../shatterpoint/units/index.ts';
import { tenth } from '../../shape/point.ts';
import { FIGURES as soldiers } from '../../wartime/figures/index.ts';
import { wartime } from '../../wartime/system.ts';
import { eyesOf } from '../../miniatures/stand.ts';
import { table, type Drawing, type Table } from '../miniatures/table.ts';
import { boxTerrain } from '../terrain.ts';
import type { FaultReport } from './fault.ts';
import { playGame } from './game.ts';
import { Grounds } from './grounds.ts';
import { planted, plantedIn } from './plant.ts';
import { miniaturesSubject } from './miniatures/subject.ts';
import { forceWatcher } from './miniatures/watch-help.ts';
import { sightWatcher } from './miniatures/watch-sight.ts';
import type { Subject } from './subject.ts';
import { wartimeSubject } from './wartime/subject.ts';
import type { State as Skirmish } from '../../miniatures/state.ts';
import type { State as Adventure } from '../../wartime/state.ts';
import { gameOf, numbersOf } from './seeds.ts';
import type { Happened } from './watch.ts';
import { reactiveWatcher, turnWatcher, useWatcher } from './shatterpoint/watch-abilities.ts';
import { unitWatcher } from './shatterpoint/watch-tokens.ts';

const grounds = new Grounds(new Map());

/** The fault found in the first game that a change of the state, made at every start of a turn, spoils. */
function faultBy(spoil: (state: State) => void, when: Event['type'] = 'turnStarted'): FaultReport | null {
  for (let seed = 1; seed <= 30; seed++) {
    const game = gameOf(seed, grounds, shatterpoint);
    const rules = planted((state, event) => { if (event.type === when) spoil(state); });
    const { fault } = playGame({ ...rules, promises: false }, game.setup, grounds.terrain(game.ground), numbersOf(game));
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
    const cheating: typeof shatterpoint = { ...shatterpoint, rules: { ...shatterpoint.rules, start: (...parts) => { const play = shatterpoint.rules.start(...parts); return { ...play, mind: { ...play.mind, reflex: () => ({ kind: 'pick', picks: ['win'] }) } }; } } };
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
  const twins = reactives.flatMap((one) =>
    reactives.filter((two) => two.seat === one.seat && two.on === one.on && two.unit !== one.unit).map((two) => [one, two] as const),
  )[0]!;
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

/** The fault found in the first game that shows one. */
function faultIn(subject: Subject): FaultReport | null {
  for (let seed = 1; seed <= 12; seed++) {
    const game = gameOf(seed, grounds, subject);
    const { fault } = playGame(subject, game.setup, grounds.terrain(game.ground), numbersOf(game));
    if (fault !== null) return fault;
  }
  return null;
}

describe('each invariant of Miniatures finds what breaks it', () => {
  const spoils: readonly (readonly [rule: string, what: string, when: string, spoil: (state: Skirmish, event: Happened) => void])[] = [
    ['SWM-13.1', 'a figure off the board', 'deployed', (s) => { for (const figure of s.figures) if (figure.at !== null) figure.at = { column: 999, row: 0 }; }],
    ['SWM-8.5', 'a figure on an enemy', 'turnEnded', (s) => { const [one, two] = [0, 1].map((seat) => s.figures.find((figure) => figure.seat === seat && figure.at !== null)); if (one && two) one.at = two.at; }],
    ['SWM-11.9', 'damage below zero', 'roundBegun', (s) => { s.figures[0]!.damage = -10; }],
    ['SWM-1.2', 'hit points lost and nobody defeated', 'turnEnded', (s) => { const one = s.figures.find(({ defeated }) => !defeated)!; one.damage = 10; for (const other of s.figures) if (other.card === 'ewok' || other.card === 'rebel-trooper' || other.card === 'stormtrooper' || other.card === 'scout-trooper') other.damage = other.defeated ? other.damage : 10; }],
    ['SWM-1.2', 'a defeated figure on the board', 'activated', (s) => { const one = s.figures.find(({ at }) => at !== null)!; one.defeated = true; }],
    ['SWM-7.2', 'a turn that goes on and on', 'stepped', (s) => { s.turn!.spent = 13; }],
    ['SWM-12.3', 'an answer given twice', 'stepped', (s) => { s.turn!.used = ['opportunity@0.0', 'opportunity@0.0']; }],
    ['SWM-6.4', 'a second activation in a round', 'turnEnded', (s) => { for (const figure of s.figures) figure.activated = false; }],
    ['SWM-5.1', 'a round left out', 'turnEnded', (s) => { s.round += 1; }],
    ['SWM-13.15', 'a door that moves as somebody walks', 'stepped', (s) => { for (const door of s.doors) door.open = !door.open; }],
    ['SWM-13.16', 'a door that is held by nobody and stays open', 'doorMoved', (s) => { for (const door of s.doors) door.open = true; }],
    ['SWM-13.15', 'a door that is said to move and does not', 'doorReleased', (s, event) => { Object.assign(event, { type: 'doorMoved', open: s.doors[(event as unknown as { door: number }).door]!.open, holder: null }); }],
    ['SWM-13.20', 'a door that moves as it is let go', 'doorReleased', (s) => { for (const door of s.doors) door.open = !door.open; }],
    ['SWM-16.35', 'a door that is held by who cannot', 'doorMoved', (s, event) => { Object.assign(event, { holder: s.figures.find(({ card }) => card !== 'r2-d2')!.id }); }],
    ['SWM-14.1', 'points of the Force from nowhere', 'turnEnded', (s) => { s.figures[0]!.force += 1; }],
    ['SWM-14.7', 'points of the Force below zero', 'activated', (s) => { s.figures[0]!.force = -1; }],
    ['SWM-11.6', 'fire that nobody or a wrong one lends', 'fireCombined', (s, event) => { Object.assign(event, { helper: s.figures.find(({ seat, activated }) => seat !== s.active && !activated)?.id ?? s.attack!.target }); }],
    ['SWM-11.6', 'fire that counts more', 'fireCombined', (s) => { s.attack!.help += 1; }],
    ['SWM-10.9', 'cover for everybody', 'attackDeclared', (s, event) => { Object.assign(event, { cover: true }); s.attack!.cover = true; }],
    ['SWM-9.3', 'everybody is next to an attacker', 'attackDeclared', (_, event) => { Object.assign(event, { adjacent: true }); }],
  ];
  test.each(spoils)('%s: %s', (rule, _what, when, spoil) => {
    const spoilt = plantedIn<Skirmish, Happened>(miniaturesSubject, (state, event) => { if (event.type === when) spoil(state, event); });
    expect(faultIn(spoilt)).toMatchObject({ rule });
  });

  test('SWM-9.4, SWM-10.1: an attack on who is not seen, and eyes that see too little', () => {
    const scene = (walls: Drawing['walls'] = []) => table({ map: ['a.B', '...'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'stormtrooper' } }, walls }).leaveOpen();
    const attack = ({ game }: Table): void => sightWatcher().event!(game, { type: 'attackDeclared', attacker: 'a', target: 'B', occasion: 'turn', cover: false, adjacent: false });
    expect(() => attack(scene())).not.toThrow();
    expect(() => attack(scene([[1, 0, 2, 0], [1, 1, 2, 1]]))).toThrow('SWM-10.1');
    const blind = scene();
    const { seen } = eyesOf(blind.game);
    seen[0] = new Uint8Array(64).fill(0b10101010);
    expect(() => attack(blind)).toThrow('SWM-9.4');
  });

  test('SWM-14.5: the Force used twice in a turn is a fault, in two turns or with a spirit it is none', () => {
    const { game } = table({ map: ['a.B', '...'], pieces: { a: { card: 'luke-skywalker-jedi-knight' }, B: { card: 'stormtrooper' } } }).leaveOpen();
    const self = game.state.figures[0]!;
    const watcher = forceWatcher();
    const use = (): void => { self.force -= 1; watcher.event!(game, { type: 'forceSpent', figure: 'a', payer: 'a', points: 1, use: 'reroll' }); };
    watcher.event!(game, { type: 'activated', figure: 'a' });
    use();
    watcher.event!(game, { type: 'turnEnded', figure: 'a' });
    use();
    self.spirits = 1;
    use();
    self.force = 3;
    expect(() => watcher.event!(game, { type: 'forceGained', figure: 'a', points: 3, spirit: false })).not.toThrow();
    expect(use).toThrow('SWM-14.5');
  });
});

describe('each invariant of Wartime finds what breaks it', () => {
  const spoils: readonly (readonly [rule: string, what: string, when: string, spoil: (state: Adventure) => void])[] = [
    ['WT-8.1', 'somebody in the air', 'moved', (s) => { for (const one of s.characters) if (one.at !== null) one.at = { ...one.at, y: 33.3 }; }],
    ['WT-9.16', 'more life points lost than there were', 'turnBegun', (s) => { s.characters[0]!.lost = 99; }],
    ['WT-9.1', 'a casualty on the table', 'activated', (s) => { s.characters.find(({ at }) => at !== null)!.casualty = true; }],
    ['WT-5.6', 'points from nowhere', 'felled', (s) => { s.felled[0] = 5000; }],
    ['WT-5.5', 'points below zero', 'actionBegun', (s) => { s.activation!.left = -1; }],
    ['WT-A10', 'a debt without end', 'activated', (s) => { s.characters[0]!.debt = 99; }],
    ['WT-5.4', 'a second activation in a turn', 'activationEnded', (s) => { for (const one of s.characters) one.acted = false; }],
    ['WT-5.2', 'a turn left out', 'turnEnded', (s) => { s.turn += 1; }],
  ];
  test.each(spoils)('%s: %s', (rule, _what, when, spoil) => {
    expect(faultIn(plantedIn<Adventure, Happened>(wartimeSubject, (state, { type }) => { if (type === when) spoil(state); }))).toMatchObject({ rule });
  });
});

test('WT-8.5: an enemy within one klik', () => {
  const beside = plantedIn<Adventure, Happened>(wartimeSubject, (state, { type }) => {
    const two = state.characters.find(({ seat, at }) => seat === 1 && at !== null);
    const wide = (id: string): number => soldiers.find((card) => card.id === id)!.base / 2;
    if (type === 'moved' && two !== undefined) for (const one of state.characters) if (one.seat !== 1 && one.at !== null) one.at = { ...two.at!, x: tenth(two.at!.x + wide(one.card) + wide(two.card) + 4) };
  });
  const setup = wartime.readSetup({ table: 'boxes', teams: [{ figures: ['soldier'] }, { figures: ['scout'] }] });
  expect(playGame(beside, setup, boxTerrain({}), numbersOf(gameOf(1, grounds, wartimeSubject))).fault).toMatchObject({ rule: 'WT-8.5' });
});

describe('each promise of the core finds what breaks it', () => {
  const changed = (change: (play: ReturnType<Subject['rules']['start']>) => object): Subject => ({
    ...miniaturesSubject,
    rules: { ...miniaturesSubject.rules, start: (...parts) => { const play = miniaturesSubject.rules.start(...parts); return { ...play, ...change(play) }; } },
  });

  test('a state changed beside the events', () => {
    const spoiled = plantedIn<Skirmish, Happened>(miniaturesSubject, (state, { type }) => { if (type === 'turnEnded') state.left = 1; });
    expect(faultIn({ ...spoiled, projector: miniaturesSubject.projector })).toMatchObject({ rule: 'core', what: 'a film of the events shows another state' });
  });

  test('a state that is reached and not read, or read otherwise', () => {
    expect(faultIn(changed(() => ({ checkState: (state: Skirmish) => { if (state.round > 1) throw new Error('no'); return state; } })))).toMatchObject({ what: 'a state that was reached is refused when it is read' });
    expect(faultIn(changed(() => ({ checkState: (state: Skirmish) => ({ ...state, round: 0 }) })))).toMatchObject({ what: 'a kept state is read otherwise' });
  });

  test('a wrong answer that is looked at for too long', () => {
    const tampering = changed(({ system }) => ({
      system: {
        ...system,
        refuse: (state: Skirmish) => {
          if (state.round === 1) state.left += 1;
          return null;
        },
      },
    }));
    expect(faultIn(tampering)).toMatchObject({ rule: 'core' });
  });

  test('something that is remembered outside the state: taken back and given again it comes otherwise', () => {
    let runs = 0;
    const counting = changed(({ system }) => ({ system: { ...system, next: (state: Skirmish, events: Happened[] | null) => { if (state.round === 2 && events !== null && state.turn === null) events.push({ type: `run ${runs++}` }); return system.next(state, events); } } }));
    expect(faultIn(counting)).toMatchObject({ rule: 'core', what: expect.stringContaining('taken back and given again') as string });
  });
});
