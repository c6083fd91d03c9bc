import { expect, test } from 'vitest';
import { attackDice, defenseDice, inInches, table, type Table } from '../../testing/shatterpoint/table.ts';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { nothing, testCard } from '../../testing/shatterpoint/test-card.ts';
import { after, innate, reactive } from '../game/ability.ts';
import { attack } from '../attack/attack.ts';
import { damage } from './damage.ts';
import type { Event } from '../state/events.ts';
import type { Ability, MissionPart } from '../game/game.ts';
import { missionAfter } from '../game/mission.ts';
import { shiftingPriorities } from '../missions/shifting-priorities.ts';
import { emit } from '../game/emit.ts';

type Moment = 'actionResolved' | 'turnStarted' | 'attackResolved' | 'wounded' | 'targeted' | 'moveResolved';
const must = (name: string, on: Moment): Ability => innate(name, `Always answers ${on}.`, after(on, { may: false, when: () => true, run: nothing }));
const may = (name: string, on: Moment): Ability => innate(name, `May answer ${on}.`, after(on, { may: true, when: () => true, run: nothing }));
const react = (name: string, on: Moment): Ability => reactive(name, 0, `Reacts to ${on}.`, on, { when: () => true, run: nothing });

const used = (t: Table): string[] => t.all('abilityUsed').map(({ ability, unit }) => `${ability}@${unit}`);
/** P1's hero is active; both units have these abilities. */
const both = (hero: readonly Ability[], foe: readonly Ability[], at: readonly [number, number] = [30, 30]): Table =>
  table({ units: { foe: { seat: 1, at }, hero: { seat: 0, at: [10, 10] } }, cards: [fighter('hero', { abilities: hero }), fighter('foe', { abilities: foe })], active: 'hero' });
const MISS = [attackDice('F F F F'), defenseDice('F F F')] as const;

test('AT-329 (SP-TIME-01): outside an attack the active player declares and resolves first', () => {
  const t = both([react('Mine', 'actionResolved')], [react('Yours', 'actionResolved')]).playOn('focus');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', ['mine@0.hero', 'pass']]);
  t.play('mine@0.hero');
  expect([t.asked, t.offered, used(t)]).toEqual(['pick answer 1', ['yours@1.foe', 'pass'], ['mine@0.hero']]);
  t.playOn('yours@1.foe');
  expect([used(t), t.asked]).toEqual([['mine@0.hero', 'yours@1.foe'], 'pick act 0']);
});

test('(SP-ABIL-06): a player who passes is not asked again about the same event', () => {
  const t = both([react('Mine', 'actionResolved')], []).playOn('focus', 'pass');
  expect([t.asked, used(t)]).toEqual(['pick act 0', []]);
});

test('AT-330 (SP-TIME-02): at the start of a turn first the active player’s effects, then the opponent’s, then the mission’s in the active player’s order', () => {
  const tide = (name: string, event: Event): MissionPart => missionAfter(name, 'turnStarted', { *run(game) { emit(game, event); } });
  const mission = { ...shiftingPriorities, parts: [tide('ebb', { type: 'priorityRolled', face: 'block' }), tide('flood', { type: 'prioritiesRemoved' })] };
  for (const seat of [0, 1] as const) {
    const t = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('hero', { abilities: [must('Dawn', 'turnStarted')] }), testCard('foe', { abilities: [must('Dusk', 'turnStarted')] })], mission, seat }).go();
    expect([t.asked, t.offered]).toEqual([`pick nonPlayerEffect ${seat}`, ['ebb', 'flood']]);
    t.play('flood');
    const kinds: readonly Event['type'][] = ['abilityUsed', 'priorityRolled', 'prioritiesRemoved'];
    const order = t.events.filter(({ type }) => kinds.includes(type)).map((event) => (event.type === 'abilityUsed' ? event.ability : event.type));
    expect(order).toEqual([...(seat === 0 ? ['dawn', 'dusk'] : ['dusk', 'dawn']), 'prioritiesRemoved', 'priorityRolled']);
  }
});

/** A mission with a rule that follows a moment and shows as a priority die. */
const missionOn = (on: Moment | 'abilityResolved') => ({ ...shiftingPriorities, parts: [missionAfter('tide', on, { *run(game) { emit(game, { type: 'priorityRolled', face: 'block' }); } })] });
/** What answers, strikes and tides there were, in order. */
const tides = (t: Table): string[] => t.events.flatMap((event) => (event.type === 'priorityRolled' ? ['tide'] : event.type === 'damaged' ? [`${event.amount} on ${event.unit}`] : event.type === 'abilityUsed' ? [event.ability] : []));

test.each([['strained', ['mine', 'yours', '3 on 1.foe', 'tide']], ['tide', ['mine', 'yours', 'tide', '3 on 1.foe']]])('SP-ATK-10, SP-ATK-11, SP-TIME-03, DIF-44: at step 10E the attacking player, also in the other’s turn, orders Strained and the mission; here %s first', (first, order) => {
  const t = table({
    units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [13, 10], conditions: ['strained'] } }, active: 'hero', mission: missionOn('attackResolved'),
    cards: [fighter('hero', { abilities: [must('Yours', 'attackResolved')] }), fighter('foe', { abilities: [must('Mine', 'attackResolved')] })],
  }).run((game) => attack(game, '1.foe.1', { kinds: ['melee'], part: 'again' })).play(...MISS);
  expect([t.asked, t.offered, tides(t)]).toEqual(['pick nonPlayerEffect 1', ['tide', 'strained'], ['mine', 'yours']]);
  expect(tides(t.play(first))).toEqual(order);
  expect(t.events.at(-1)?.type).toBe('attackEnded');
});

test('SP-ATK-10, SP-ATK-11: at step 10E nobody is asked about Strained alone', () => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10], conditions: ['strained'] }, foe: { seat: 1, at: [13, 10] } }, cards: [fighter('hero'), fighter('foe')], active: 'hero' }).playOn('combat', ...MISS);
  expect([t.asked, tides(t)]).toEqual(['pick act 0', ['3 on 0.hero']]);
});

test('SP-TIME-02, SP-COND-04: after an action, a move or an ability Strained strikes among the non-player effects: behind both players’ answers, in the active player’s order', () => {
  const strained = (abilities: readonly Ability[], foes: readonly Ability[], mission: Moment | 'abilityResolved', seat: 0 | 1): Table => table({
    units: { hero: { seat: 0, at: [10, 10], conditions: seat === 0 ? ['strained'] : [] }, foe: { seat: 1, at: [30, 30], conditions: seat === 1 ? ['strained'] : [] } },
    cards: [fighter('hero', { abilities }), fighter('foe', { abilities: foes })], active: 'hero', mission: missionOn(mission),
  });
  const acted = strained([must('Mine', 'actionResolved')], [must('Yours', 'actionResolved')], 'actionResolved', 0).playOn('focus');
  expect([acted.asked, acted.offered, tides(acted)]).toEqual(['pick nonPlayerEffect 0', ['tide', 'strained'], ['mine', 'yours']]);
  expect(tides(acted.play('strained'))).toEqual(['mine', 'yours', '3 on 0.hero', 'tide']);
  const moved = strained([must('Mine', 'moveResolved')], [must('Yours', 'moveResolved')], 'moveResolved', 0).playOn('move', 'dash', [10, 12]);
  expect([moved.asked, moved.offered, tides(moved)]).toEqual(['pick nonPlayerEffect 0', ['tide', 'strained'], ['mine', 'yours']]);
  const reacted = strained([], [react('Reflex', 'actionResolved')], 'abilityResolved', 1).playOn('focus', 'reflex@1.foe');
  expect([reacted.asked, reacted.offered, tides(reacted)]).toEqual(['pick nonPlayerEffect 0', ['tide', 'strained'], ['reflex']]);
});

test('SP-TIME-02, SP-COND-05: an answer that takes Strained away at the end of the action comes before its damage', () => {
  const soothe = innate('Soothe', 'After an action it loses Strained.', after('actionResolved', { may: true, when: (_game, unit) => unit.conditions.includes('strained'), *run(game, unit) { emit(game, { type: 'conditionLost', unit: unit.id, condition: 'strained' }); yield* nothing(); } }));
  const focused = (answer: string): Table => table({ units: { hero: { seat: 0, at: [10, 10], conditions: ['strained'] } }, cards: [testCard('hero', { abilities: [soothe] })], active: 'hero' }).playOn('focus', answer);
  expect([focused('soothe@0.hero').unit('hero').damage, focused('pass').unit('hero').damage]).toEqual([0, 3]);
});

test('AT-331 (SP-TIME-04): a player with two simultaneous effects is asked for their order, and must resolve both', () => {
  const t = both([must('Left', 'actionResolved'), must('Right', 'actionResolved')], []).playOn('focus');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', ['left@0.hero', 'right@0.hero']]);
  t.playOn('right@0.hero');
  expect([used(t), t.asked]).toEqual([['right@0.hero', 'left@0.hero'], 'pick act 0']);
});

test('(SP-TIME-04): a lone compulsory effect is not asked about; beside it an optional one may wait and be declined', () => {
  expect(used(both([must('Left', 'actionResolved')], []).playOn('focus'))).toEqual(['left@0.hero']);
  const t = both([must('Left', 'actionResolved'), may('Maybe', 'actionResolved')], []).playOn('focus');
  expect(t.offered).toEqual(['left@0.hero', 'maybe@0.hero']);
  t.play('left@0.hero');
  expect(t.offered).toEqual(['maybe@0.hero', 'pass']);
  expect(used(t.playOn('pass'))).toEqual(['left@0.hero']);
});

test('(SP-TIME-03, SP-TIME-05, AMB-48): during an attack the attacking player comes first, also in the other player’s turn', () => {
  const t = both([react('Mine', 'attackResolved')], [react('Yours', 'attackResolved')], [13, 10]);
  t.run((game) => attack(game, '1.foe.1', { kinds: ['melee'], part: 'again' })).play(...MISS);
  expect([t.asked, t.offered]).toEqual(['pick answer 1', ['yours@1.foe', 'pass']]);
  t.play('yours@1.foe');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', ['mine@0.hero', 'pass']]);
});

test('(SP-TIME-03): when the attack is over the active player is first again', () => {
  const t = both([react('Mine', 'actionResolved')], [react('Yours', 'actionResolved')], [13, 10]).playOn('combat', ...MISS);
  expect(t.asked).toBe('pick answer 0');
});

test('(SP-ABIL-16, AMB-49): the attack and the combat action are different events, each with its own Reactive', () => {
  const t = both([react('First', 'attackResolved'), react('Second', 'actionResolved')], [], [13, 10]).playOn('combat', ...MISS);
  expect(t.offered).toEqual(['first@0.hero', 'pass']);
  t.play('first@0.hero');
  expect(t.offered).toEqual(['second@0.hero', 'pass']);
});

test('(SP-TIME-06): what happens inside an effect is answered when the effect is over', () => {
  const sting = innate('Sting', 'After an action it hurts itself and goes on.', after('actionResolved', {
    may: false, when: (_game, unit, event) => event.unit === unit.id,
    run(game, unit) {
      damage(game, unit.id, 9, null, null);
      emit(game, { type: 'priorityRolled', face: 'block' });
      return nothing();
    },
  }));
  const t = both([sting, must('Mourn', 'wounded')], []).playOn('focus');
  const kinds: readonly Event['type'][] = ['abilityUsed', 'wounded', 'priorityRolled'];
  expect(t.events.filter(({ type }) => kinds.includes(type)).map((event) => (event.type === 'abilityUsed' ? event.ability : event.type))).toEqual(['sting', 'wounded', 'priorityRolled', 'mourn']);
});

test('AT-385 (SP-TIME-06): a wound by an attack is answered after the kept chart effects of both sides', () => {
  const t = table({
    units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [13, 10], damage: 8 } }, active: 'hero',
    cards: [fighter('hero', { abilities: [must('Cheer', 'wounded')], rows: '1+: exposed' }), fighter('foe', { armor: '1+: pinned' })],
  }).playOn('combat', attackDice('C X F F'), defenseDice('D F F'), 'm1');
  const kinds: readonly Event['type'][] = ['abilityUsed', 'wounded', 'conditionGained'];
  expect(t.events.filter(({ type }) => kinds.includes(type)).map((event) => (event.type === 'conditionGained' ? `${event.condition} ${event.unit}` : event.type))).toEqual(['wounded', 'exposed 1.foe', 'pinned 0.hero', 'abilityUsed']);
});

test('AT-333 (SP-TXT-06): 7 damage and 1 Injured token give Maul’s melee attacks 5 dice more, others none', () => {
  const maul = (more: object): string => table({ units: { 'lord-maul': { seat: 0, at: [10, 10], ...more }, foe: { seat: 1, at: [13, 10] } }, cards: [testCard('foe')], active: 'lord-maul' }).playOn('combat').asked;
  expect([maul({}), maul({ damage: 7 }), maul({ damage: 7, injured: 1 })]).toEqual(['roll attack 7', 'roll attack 9', 'roll attack 12']);
  const thrown = table({ units: { 'lord-maul': { seat: 0, at: [10, 10], damage: 7, injured: 1, stance: 1 }, foe: { seat: 1, at: [16, 10] } }, cards: [testCard('foe')], active: 'lord-maul' }).playOn('combat');
  expect(thrown.asked).toBe('roll attack 7');
});

/** Asajj of the first print wounds somebody of a type. */
const asajj = (type: 'primary' | 'secondary' | 'supporting'): Table => table({
  units: { 'asajj-ventress': { seat: 0, at: [10, 10], damage: 4 }, foe: { seat: 1, at: [13, 10], damage: 8 } }, cards: [testCard('foe', { type })], edition: 'firstPrint', active: 'asajj-ventress', players: [{ ready: 3, pool: 8 }, {}],
}).playOn('combat', attackDice('S F F F F F F'), defenseDice('F F F'), 'm1', null, null);

test('AT-334 (SP-TXT-07): Asajj wounds a Primary: after the attack she may heal three times, advance or jump, and 2 Force refresh', () => {
  const t = asajj('primary');
  expect([t.all('wounded').length, t.asked, t.offered]).toEqual([1, 'pick heal 0', ['damage@0.asajj-ventress', 'none']]);
  t.play('damage@0.asajj-ventress', 'damage@0.asajj-ventress', 'damage@0.asajj-ventress');
  expect([t.unit('asajj-ventress').damage, t.asked, t.offered]).toEqual([1, 'pick how 0', ['advance', 'jump', 'none']]);
  t.playOn('advance', [4, 10]);
  expect([inInches(t.character('asajj-ventress').at!), t.state.players[0]!.ready]).toEqual([[4, 10, 0], 5]);
});

test('(SP-TXT-07): for a Supporting unit she only heals', () => {
  const t = asajj('supporting').playOn('none');
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['pick act 0', 3]);
});

const PROTOCOLS = 'protection-protocols@0.magnaguard';
/** A leader at (10, 10) of a MagnaGuard at (20, 20) and another far away makes a move action. */
const guarded = (leader: string, injured = 0, ready = 8): Table => table({
  units: { [leader]: { seat: 0, at: [10, 10] }, magnaguard: { seat: 0, at: [[20, 20], [34, 34]], injured } }, active: leader, players: [{ ready }, {}],
}).playOn('move', 'advance', [12, 10]);

test('AT-335 (SP-TXT-09, SP-DIR-06): after a Separatist Primary’s move one MagnaGuard may advance toward it, within 45° of the straight way', () => {
  const t = guarded('asajj-ventress');
  expect(t.offered).toEqual([PROTOCOLS, 'pass']);
  t.play(PROTOCOLS);
  expect(t.offered).toEqual(['0.magnaguard.1', '0.magnaguard.2', 'none']);
  t.play('0.magnaguard.1');
  expect(t.request).toMatchObject({ kind: 'place', ask: 'advance', figure: '0.magnaguard.1', optional: true });
  expect([t.refusal([16, 15]), t.refusal([20, 16])]).toEqual([null, null]);
  expect(t.refusal([24, 20])).toMatchObject({ rule: 'SP-DIR-06' });
  expect([t.play([16, 15]).where('magnaguard.1'), t.asked, t.state.players[0]!.ready]).toEqual([[16, 15, 0], 'nothing', 8]);
  expect(guarded('lord-maul').asked).toBe('pick act 0');
});

test('AT-335 (SP-ABIL-11): with an Injured token it costs 1', () => {
  expect(guarded('asajj-ventress', 1, 0).asked).toBe('pick act 0');
  const injured = guarded('asajj-ventress', 1, 1).play(PROTOCOLS);
  expect([injured.state.players[0]!.ready, injured.asked]).toEqual([0, 'pick choice 0']);
});

test('AT-337 (SP-TXT-01): after Anakin’s Combat he may attack the same target again; Deflect answers each attack, the Combat is one event more', () => {
  const t = table({
    units: { 'general-anakin-skywalker': { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [13, 10] }, other: { seat: 1, at: [10, 13] } }, cards: [fighter('foe', { abilities: [react('Parry', 'attackResolved')] }), fighter('other')],
    edition: 'firstPrint', active: 'general-anakin-skywalker', players: [{ ready: 2 }, {}],
  }).playOn('combat', '1.foe.1', attackDice('F F F F F F F F'), defenseDice('F F F'));
  expect([t.asked, t.offered]).toEqual(['pick answer 1', ['parry@1.foe', 'pass']]);
  t.play('pass');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', ['im-going-to-end-this@0.general-anakin-skywalker', 'pass']]);
  t.play('im-going-to-end-this@0.general-anakin-skywalker', '0.general-anakin-skywalker.1');
  expect([t.asked, t.state.players[0]!.ready, t.all('targeted').map(({ defender }) => defender)]).toEqual(['roll attack 8', 0, ['1.foe.1', '1.foe.1']]);
  t.play(attackDice('F F F F F F F F'), defenseDice('F F F'));
  expect([t.asked, t.offered]).toEqual(['pick answer 1', ['parry@1.foe', 'pass']]);
});
