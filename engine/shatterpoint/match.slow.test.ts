import { expect, test } from 'vitest';
import { fingerprint } from '../core/hash.ts';
import { randomFrom } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import type { Answer } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { overlaps } from '../space/plane/measure.ts';
import { GANTRY, LADDER, ROOF, WALL_L, scenery } from '../testing/shatterpoint/scenery.ts';
import { randomAnswer } from '../testing/soundness.ts';
import { makeContent } from './game/content.ts';
import { isUnitEngaged } from './deeds/effects.ts';
import type { Event } from './state/events.ts';
import type { Game, UnitCard, Content } from './game/game.ts';
import { onTable, radiusOf } from './board/measure.ts';
import { makeMind } from './mind/mind.ts';
import { missions } from './missions/index.ts';
import { readSetup } from './state/setup.ts';
import { firstState } from './game/start.ts';
import { SHATTERPOINT, type State } from './state/state.ts';
import { makeSystem, shatterpoint } from './system.ts';
import { units } from './units/index.ts';

const SETUP = readSetup({
  table: 'test',
  teams: [
    { squads: [{ primary: 'general-anakin-skywalker', secondary: 'cc-7567-captain-rex', supporting: '501st-clone-troopers' }, { primary: 'ahsoka-tano-jedi-no-more', secondary: 'bo-katan-kryze', supporting: 'clan-kryze-mandalorians' }] },
    { squads: [{ primary: 'lord-maul', secondary: 'gar-saxon', supporting: 'mandalorian-super-commandos' }, { primary: 'asajj-ventress', secondary: 'kalani', supporting: 'b1-battle-droids' }] },
  ],
});
const TERRAIN = scenery(GANTRY, { ...ROOF, x: [20, 28.5] }, { ...WALL_L, x: [6, 6.5] }, LADDER);

/** The same units, easily wounded and defeated. */
const FRAIL = units.map((card) => ({ ...card, stamina: 3, durability: 1 }));

interface Played { readonly play: Play<State, Event>; readonly answers: readonly Answer[]; readonly events: readonly Event[]; readonly end: State }

/** A match of these cards that has not begun. */
function matchOf(cards: readonly UnitCard[]): { readonly play: Play<State, Event>; readonly content: Content } {
  const state = firstState(SETUP, cards);
  const content = makeContent(SETUP, TERRAIN, missions, cards, state.units);
  return { content, play: { ...shatterpoint.start(SETUP, TERRAIN), state, system: makeSystem(content), mind: makeMind(content) } };
}

/** A whole match: places and most picks as a hurried player would choose, some picks at random. `rest` sees every rest point. */
function playMatch(seed: number, cards: readonly UnitCard[] = units, rest: (game: Game) => void = () => undefined): Played {
  const { play, content } = matchOf(cards);
  const session = new Session(play.system, play.state);
  const random = randomFrom(seed);
  const answers: Answer[] = [];
  const events: Event[] = [];
  while (session.request !== null) {
    const answer = session.request.kind === 'pick' && random() < 0.25 ? randomAnswer(play, session, random) : play.mind.reflex(session.state, session.request, random);
    answers.push(answer);
    events.push(...session.answer(answer));
    const { base, pending } = session.moment;
    if (pending.length === 0) rest({ state: base, content, events: null });
  }
  return { play, answers, events, end: session.state };
}

/** What is wrong with a state between two commands, in words. */
function faults(game: Game): string[] {
  const { state } = game;
  const wrong: string[] = [];
  const check = (holds: boolean, what: string): void => { if (!holds) wrong.push(what); };
  for (const [seat, player] of state.players.entries()) {
    check(player.ready >= 0 && player.ready <= player.pool, `seat ${seat}: ${player.ready} of ${player.pool} Force are Ready`);
    const cards = [
      ...player.deck.left,
      ...player.top,
      ...player.bottom,
      ...player.hand,
      ...player.discard,
      ...player.removed,
      ...(player.reserve === null ? [] : [player.reserve]),
    ].sort();
    const all = [...state.units.filter((unit) => unit.seat === seat).map(({ id }) => id), SHATTERPOINT].sort();
    check(fingerprint(cards) === fingerprint(all), `seat ${seat}: order cards ${cards.join(' ')}`);
    check(player.momentum.every((space, i) => space === 8 - i) && player.momentum.length <= 8, `seat ${seat}: momentum ${player.momentum.join(' ')}`);
  }
  for (const unit of state.units) {
    const { durability, abilities } = game.content.card(unit.card);
    check(unit.wounded === 0 || unit.wounded === 1, `${unit.id} has ${unit.wounded} Wounded tokens`);
    // A unit that is Injured at once may gather more before its next activation ends.
    const atOnce = abilities.some(({ id }) => id === 'countless');
    check(unit.injured <= durability || atOnce, `${unit.id} has ${unit.injured} Injured tokens`);
    check(unit.damage >= 0 && new Set(unit.conditions).size === unit.conditions.length, `${unit.id} has ${unit.damage} damage, ${unit.conditions.join(' ')}`);
    check(unit.hunker === 0 || !isUnitEngaged(game, unit), `${unit.id} is Engaged and has Hunker`);
    check(unit.characters.every(({ at }) => (at === null) === (unit.defeated || state.phase === 'deploy' && at === null)), `${unit.id}: defeated is ${unit.defeated}`);
  }
  const placed = [...onTable(game)].map(({ unit, character, at }) => ({ id: character.id, at, radius: radiusOf(game, unit) }));
  const { half } = game.content.terrain;
  for (const [i, base] of placed.entries()) {
    check(Math.abs(base.at.x) + base.radius <= half.x + 0.1 && Math.abs(base.at.z) + base.radius <= half.z + 0.1, `${base.id} hangs over the table's edge`);
    for (const other of placed.slice(i + 1)) check(!overlaps(base, other, game.content.levels), `${base.id} overlaps ${other.id}`);
  }
  return wrong;
}

test('AT-338 (all): the same decisions and dice give the same log and the same state', () => {
  const first = playMatch(1);
  const again = new Session(first.play.system, first.play.state);
  const events: Event[] = [];
  for (const answer of first.answers) events.push(...again.answer(answer));
  expect(again.request).toBeNull();
  expect(fingerprint(events)).toBe(fingerprint(first.events));
  expect(fingerprint(again.state)).toBe(fingerprint(first.end));
  expect(fingerprint(playMatch(1).end)).toBe(fingerprint(first.end));
  expect(fingerprint(playMatch(2).answers)).not.toBe(fingerprint(first.answers));
});

test.each([['as printed', units], ['frail', FRAIL]])('AT-339 (all): at every rest point of random matches the invariants hold, units %s', (_name, cards) => {
  let points = 0;
  const seen = new Set<Event['type']>();
  for (let seed = 10; seed < 18; seed++) {
    const { events } = playMatch(seed, cards, (game) => {
      points += 1;
      expect(faults(game), `seed ${seed}, turn ${game.state.turn}, ${game.state.phase} ${game.state.step}`).toEqual([]);
    });
    for (const { type } of events) seen.add(type);
  }
  expect(points).toBeGreaterThan(1000);
  const telling: readonly Event['type'][] = ['wounded', 'recovered', 'hunkerLost', 'cardReserved', 'deckRefreshed', 'struggleReset', 'won', ...(cards === FRAIL ? ['defeated' as const, 'cardRemoved' as const] : [])];
  expect(telling.filter((type) => !seen.has(type))).toEqual([]);
});

test('AT-395 (SP-TURN-18, SP-TURN-19): every turn has one activation by the active player, or none without units left', () => {
  for (const seed of [30, 31, 32]) {
    const { events } = playMatch(seed, FRAIL);
    const turns: { seat: number; units: string[]; noneLeft: boolean }[] = [];
    const fallen = [0, 0];
    for (const event of events) {
      if (event.type === 'turnStarted') turns.push({ seat: event.seat, units: [], noneLeft: fallen[event.seat] === 6 });
      if (event.type === 'defeated') fallen[Number(event.unit[0])]! += 1;
      if (event.type === 'activated') turns.at(-1)!.units.push(event.unit);
    }
    const whole = turns.slice(0, -1);
    expect(whole.length).toBeGreaterThan(5);
    for (const { seat, units: active, noneLeft } of whole) expect(active.map((id) => Number(id[0]))).toEqual(noneLeft ? [] : [seat]);
  }
});
