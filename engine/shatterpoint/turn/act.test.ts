import { expect, test } from 'vitest';
import { GANTRY, scenery } from '../../testing/shatterpoint/scenery.ts';
import { attackDice, defenseDice, inInches, table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { duel } from '../../testing/shatterpoint/scenes.ts';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { nothing, testCard } from '../../testing/shatterpoint/test-card.ts';
import { active, after, innate, reactive } from '../game/ability.ts';
import { damage } from '../deeds/damage.ts';
import { attack } from '../attack/attack.ts';
import { deflect, keyword } from '../families/index.ts';
import { promiseNextAttack } from '../deeds/lasting.ts';
import type { Ability } from '../game/game.ts';

const spotsOf = (t: Table, unit: string) => t.unit(unit).characters.map(({ at }) => inInches(at!));
const hero = (more: Parameters<typeof testCard>[1] = {}) => testCard('hero', more);
const pair = (abilities: readonly Ability[] = []) => hero({ characters: 2, abilities });

test('AT-073 (SP-ACTION-01): no action twice, no third action', () => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10] } }, cards: [hero()], active: 'hero' }).go();
  expect([t.asked, t.offered]).toEqual(['pick act 0', ['move', 'focus', 'recover', 'takeCover', 'end']]);
  t.playOn('move', 'advance', [12, 10]);
  expect(t.refusal('move')).toMatchObject({ rule: 'SP-ACTION-01', why: 'madeAlready' });
  expect(t.request).toMatchObject({ about: { left: 1 } });
  t.playOn('focus');
  expect(t.offered).toEqual(['end']);
  expect(t.closed).toEqual(['move', 'focus', 'combat', 'recover', 'takeCover'].map((option) => ({ option, rule: 'SP-ACTION-01', why: 'noActionLeft' })));
  expect(t.refusal('recover')).toMatchObject({ rule: 'SP-ACTION-01' });
});

test('AT-074 (SP-ACT-09): an activation may end with no or one action', () => {
  const none = table({ units: { hero: { seat: 0, at: [10, 10] } }, cards: [hero()], active: 'hero' }).playOn('end');
  expect(none.all('activationEnded').map(({ unit }) => unit)).toEqual(['0.hero']);
  const one = table({ units: { hero: { seat: 0, at: [10, 10] } }, cards: [hero()], active: 'hero' }).playOn('focus', 'end');
  expect([one.all('actionResolved').length, one.all('activationEnded').length]).toEqual([1, 1]);
});

test('AT-075 (SP-ACTION-02): in one Move one character may climb and the other advance', () => {
  const t = table({ units: { hero: { seat: 0, at: [[10, 14], [4, 4]] } }, cards: [pair()], active: 'hero', terrain: scenery(GANTRY) }).playOn('move');
  expect([t.asked, t.offered]).toEqual(['pick character 0', ['0.hero.1', '0.hero.2', 'done']]);
  t.play('0.hero.1');
  expect(t.offered).toEqual(['advance', 'dash', 'climb', 'none']);
  t.play('climb', [12, 18, 5], 'advance', [8, 8]);
  expect(spotsOf(t, 'hero')).toEqual([[12, 18, 5], [8, 8, 0]]);
  expect(t.all('actionResolved').map(({ action }) => action)).toEqual(['move']);
  expect(t.go().request).toMatchObject({ ask: 'act', about: { left: 1 } });
});

test('(SP-MULTI-01, SP-MULTI-04): characters may stay out of an action, in any order; the unit has made it all the same', () => {
  const t = table({ units: { hero: { seat: 0, at: [[10, 14], [4, 4]] } }, cards: [pair()], active: 'hero' }).playOn('move', '0.hero.2', 'dash', [4, 8]);
  expect(t.request).toMatchObject({ ask: 'how', about: { character: '0.hero.1' } });
  t.play('none');
  expect(spotsOf(t, 'hero')).toEqual([[10, 14, 0], [4, 8, 0]]);
  expect(t.go().refusal('move')).toMatchObject({ why: 'madeAlready' });
  const early = table({ units: { hero: { seat: 0, at: [[10, 14], [4, 4]] } }, cards: [pair()], active: 'hero' }).playOn('move', 'done');
  expect([early.all('moved'), early.all('actionResolved').length, early.asked]).toEqual([[], 1, 'pick act 0']);
});

/** A fight: the hero and a foe Engaged, the hero active. */
const fight = (more: Partial<TableOptions> = {}): Table => duel({ cards: [hero(), testCard('foe')], ...more });
const FIVE = attackDice('F F F F F');
const SIX = attackDice('F F F F F F');
const BLOCKS = defenseDice('F F F');

test('(SP-ACTION-03, SP-ACTION-04): Focus adds one die to the next attack only', () => {
  const t = fight({ cards: [hero({ abilities: [active('Again', 0, 'One more attack.', { *run(game, unit) { yield* attack(game, unit.characters[0]!.id, { part: 'again' }); } })] }), testCard('foe')] }).playOn('focus', 'combat');
  expect(t.asked).toBe('roll attack 6');
  t.playOn(SIX, BLOCKS, 'ability:again');
  expect(t.asked).toBe('roll attack 5');
});

test('AT-077 (SP-ACTION-04): the focus die is lost with the activation', () => {
  const t = fight({ players: [{ deck: { left: ['0.hero'] } }, { deck: { left: ['1.foe'] } }] }).playOn('focus', 'end', 'end', 'combat');
  expect([t.state.activation?.unit, t.asked]).toEqual(['0.hero', 'roll attack 5']);
});

test('SP-KEY-05: Impact and Sharpshooter dice that were not used are lost with the activation too', () => {
  const keen = innate('Keen', 'It has Impact [1] and Sharpshooter [2].', keyword('impact', 1), keyword('sharpshooter', 2));
  const kept = fight({ cards: [hero({ abilities: [keen] }), testCard('foe')], players: [{ deck: { left: ['0.hero'] } }, { deck: { left: ['1.foe'] } }] }).playOn('focus');
  expect(kept.state.activation).toMatchObject({ impact: [{ dice: 1 }], sharpshooter: [{ dice: 2 }] });
  expect(kept.playOn('end', 'end', 'combat').asked).toBe('roll attack 5');
});

/** Strikes once more at some moment. */
const late = (on: 'activationEnding' | 'turnEnding'): Ability => innate('Late', 'One more attack.', after(on, { may: false, when: () => true, *run(game, unit) { yield* attack(game, unit.characters[0]!.id, { kinds: ['melee'], part: 'late' }); } }));

test('(SP-ACTION-04, SP-KEY-05, SP-TURN-10): the dice of a focus serve an attack at the end of the activation, and none at the end of the turn', () => {
  const focused = (on: 'activationEnding' | 'turnEnding') => fight({ cards: [hero({ abilities: [late(on), innate('Keen', 'It has Impact [2].', keyword('impact', 2))] }), testCard('foe')] }).playOn('focus', 'end');
  expect([focused('activationEnding').asked, focused('turnEnding').asked]).toEqual(['roll attack 8', 'roll attack 5']);
});

test('(SP-ACTION-04): what an ability promises the next attack of the activation is over with it too', () => {
  const promise = active('Promise', 0, 'Its next attack this activation has 3 dice more.', { *run(game, unit) { promiseNextAttack(game, unit.characters[0]!.id, { dice: 3 }); yield* nothing(); } });
  const promised = (on: 'activationEnding' | 'turnEnding') => fight({ cards: [hero({ abilities: [late(on), promise] }), testCard('foe')] }).playOn('ability:promise', 'end');
  expect([promised('activationEnding').asked, promised('turnEnding').asked]).toEqual(['roll attack 8', 'roll attack 5']);
});

test('(SP-TURN-15): the unit that activated is checked for defeat though its activation is over', () => {
  const t = fight({ units: { hero: { seat: 0, at: [10, 10], injured: 2 }, foe: { seat: 1, at: [13, 10] } } }).playOn('end');
  expect([t.all('activationEnded').map(({ unit }) => unit), t.all('defeated').map(({ unit }) => unit)]).toEqual([['0.hero'], ['0.hero']]);
});

test('AT-078 (SP-ACTION-05): in one Combat one character may strike and the other shoot, at different targets', () => {
  const t = table({
    units: { hero: { seat: 0, at: [[10, 10], [10, 20]] }, near: { seat: 1, at: [13, 10] }, far: { seat: 1, at: [16, 20] } },
    cards: [pair(), testCard('near'), testCard('far')], active: 'hero',
  }).playOn('combat');
  expect(t.offered).toEqual(['0.hero.1', '0.hero.2', 'done']);
  t.play('0.hero.1', FIVE, BLOCKS);
  expect([t.asked, t.offered]).toEqual(['pick character 0', ['0.hero.2', 'done']]);
  t.play('0.hero.2', FIVE, BLOCKS);
  expect(t.all('targeted').map(({ attacker, defender, kind }) => [attacker, defender, kind])).toEqual([['0.hero.1', '1.near.1', 'melee'], ['0.hero.2', '1.far.1', 'ranged']]);
  expect(t.all('actionResolved').map(({ targets }) => targets)).toEqual([['1.near.1', '1.far.1']]);
});

test('(SP-ACTION-05, SP-MULTI-01): the second character may hold back after the first has attacked', () => {
  const t = table({ units: { hero: { seat: 0, at: [[10, 10], [16, 10]] }, foe: { seat: 1, at: [13, 10] } }, cards: [pair(), testCard('foe')], active: 'hero' }).playOn('combat', '0.hero.1', FIVE, BLOCKS, 'done');
  expect([t.all('targeted').length, t.all('actionResolved').map(({ action }) => action), t.asked]).toEqual([1, ['combat'], 'pick act 0']);
});

test('(SP-ATK-02): Combat is closed while nobody can be attacked; only characters with a target are asked', () => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [30, 30] } }, cards: [hero(), testCard('foe')], active: 'hero' }).go();
  expect(t.refusal('combat')).toMatchObject({ rule: 'SP-ATK-02', why: 'noTarget' });
  const one = table({ units: { hero: { seat: 0, at: [[10, 10], [30, 4]] }, foe: { seat: 1, at: [13, 10] } }, cards: [pair(), testCard('foe')], active: 'hero' }).playOn('combat');
  expect(one.offered).toEqual(['0.hero.1', 'done']);
});

test('AT-085 (SP-MULTI-02, SP-MULTI-03): the second attack starts after the first is over to its step 10', () => {
  const parry = reactive('Parry', 0, 'After an attack.', 'attackResolved', { when: () => true, run: nothing });
  const first = table({ units: { hero: { seat: 0, at: [[10, 10], [16, 10]] }, foe: { seat: 1, at: [13, 10] } }, cards: [fighter('hero', { characters: 2, rows: '1+: reposition' }), fighter('foe', { armor: '1+: jump', abilities: [parry] })], active: 'hero' });
  first.playOn('combat', '0.hero.2', attackDice('X F F F'), defenseDice('D F F'));
  const asked = [first.asked, first.playOn(null).asked, first.playOn(null).asked, first.playOn('parry@1.foe').asked];
  expect(asked).toEqual(['place reposition 0', 'place jump 1', 'pick answer 1', 'pick character 0']);
  expect(first.offered).toEqual(['0.hero.1', 'done']);
  const t = table({ units: { hero: { seat: 0, at: [[10, 10], [16, 10]] }, foe: { seat: 1, at: [13, 10] } }, cards: [pair(), testCard('foe')], active: 'hero' }).playOn('combat', '0.hero.2', FIVE, BLOCKS, '0.hero.1', FIVE, BLOCKS);
  const order = t.events.filter(({ type }) => type === 'attackDeclared' || type === 'attackEnded' || type === 'actionResolved').map(({ type }) => type);
  expect(order).toEqual(['attackDeclared', 'attackEnded', 'attackDeclared', 'attackEnded', 'actionResolved']);
  expect(t.all('targeted').map(({ attacker }) => attacker)).toEqual(['0.hero.2', '0.hero.1']);
});

test('AT-079 (SP-ACTION-06, SP-ABIL-03): an "Action:" ability costs its Force and one action; a second one is refused', () => {
  const lift = active('Lift', 2, 'Action: nothing much.', { action: true, run: nothing });
  const drop = active('Drop', 0, 'Action: nothing either.', { action: true, run: nothing });
  const t = table({ units: { hero: { seat: 0, at: [10, 10] } }, cards: [hero({ abilities: [lift, drop] })], active: 'hero', players: [{ ready: 2, pool: 4 }, {}] }).go();
  expect(t.offered).toContain('ability:lift');
  t.playOn('ability:lift');
  expect(t.state.players[0]!.ready).toBe(0);
  expect(t.state.activation).toMatchObject({ spent: 1, made: ['ability'] });
  expect(t.refusal('ability:drop')).toMatchObject({ rule: 'SP-ACTION-01', why: 'madeAlready' });
  expect(t.all('actionResolved').map(({ action }) => action)).toEqual(['ability']);
  const spent = table({ units: { hero: { seat: 0, at: [10, 10] } }, cards: [hero({ abilities: [lift, drop] })], active: 'hero' }).playOn('focus', 'takeCover', null);
  expect(spent.refusal('ability:drop')).toMatchObject({ rule: 'SP-ACTION-01', why: 'noActionLeft' });
});

test('AT-081 (SP-ACTION-08, SP-ACTION-09, AMB-08): Take Cover pushes each character exactly 1" any way, then the unit has a Hunker token', () => {
  const t = table({ units: { hero: { seat: 0, at: [[10, 10], [20, 10]] } }, cards: [pair()], active: 'hero' }).playOn('takeCover');
  expect([t.asked, t.offered]).toEqual(['pick character 0', ['0.hero.1', '0.hero.2', 'done']]);
  t.play('0.hero.2');
  expect(t.request).toMatchObject({ kind: 'place', ask: 'push', figure: '0.hero.2', optional: true });
  t.play([20, 20], [4, 2]);
  expect(spotsOf(t, 'hero')).toEqual([[9.4, 9.2, 0], [20, 11, 0]].map((spot) => spot.map((n) => expect.closeTo(n, 2))));
  expect(t.unit('hero').hunker).toBe(1);
  expect(t.events.findIndex(({ type }) => type === 'hunkerGained')).toBeGreaterThan(t.events.findLastIndex(({ type }) => type === 'moved'));
});

test('AT-082 (SP-ACTION-08, DIF-20): a push that ends Engaged leaves the unit without a Hunker token', () => {
  const t = fight({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [15.4, 10] } } }).playOn('takeCover', [11, 10]);
  expect([spotsOf(t, 'hero'), t.unit('hero').hunker]).toEqual([[[11, 10, 0]], 0]);
  const away = fight({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [15.4, 10] } } }).playOn('takeCover', [9, 10]);
  expect(away.unit('hero').hunker).toBe(1);
});

test('(SP-ACTION-08): the push may be left out; the token is gained all the same', () => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10] } }, cards: [hero()], active: 'hero' }).playOn('takeCover', null);
  expect([spotsOf(t, 'hero'), t.unit('hero').hunker]).toEqual([[[10, 10, 0]], 1]);
});

test('(SP-ACTION-07): Recover lets each character heal once, or not', () => {
  const t = table({ units: { hero: { seat: 0, at: [[10, 10], [20, 10]], damage: 3, conditions: ['pinned'] } }, cards: [pair()], active: 'hero' }).playOn('recover', '0.hero.1');
  expect([t.asked, t.offered]).toEqual(['pick heal 0', ['damage@0.hero', 'pinned@0.hero', 'none']]);
  t.play('pinned@0.hero');
  expect(t.offered).toEqual(['damage@0.hero', 'none']);
  t.play('none');
  expect(t.unit('hero')).toMatchObject({ damage: 3, conditions: [] });
});

const mandalorians = { 'gar-saxon': { seat: 0, at: [10, 10] }, 'clan-kryze-mandalorians': { seat: 0, at: [[10, 16], [10, 30]] }, 'lord-maul': { seat: 1, at: [16, 14] } } as const;
const garMoved = (houseRules = {}) => table({ units: mandalorians, active: 'gar-saxon', houseRules }).playOn('move', 'advance', [10, 12], 'mandalorians-are-stronger-together@0.gar-saxon');

test('AT-083 (SP-ACTION-10, SP-ACTION-11, AMB-30, houseRules.grantedActionsCount): a granted Focus costs no action, but Focus cannot be made again', () => {
  const t = garMoved();
  expect([t.all('actionBegun').map(({ action, granted }) => [action, granted]), t.unit('gar-saxon').hunker]).toEqual([[['move', false], ['focus', true]], 1]);
  expect(t.request).toMatchObject({ ask: 'act', about: { left: 1 } });
  expect(t.refusal('focus')).toMatchObject({ rule: 'SP-ACTION-01', why: 'madeAlready' });
  expect(t.playOn('combat').asked).toBe('roll attack 9');
});

test('(SP-ACTION-11, AMB-30, houseRules.grantedActionsCount): where granted actions do not count, Focus may be made as well', () => {
  const t = garMoved({ grantedActionsCount: false });
  expect([t.offered.includes('focus'), t.request]).toMatchObject([true, { about: { left: 1 } }]);
});

test('AT-086 (SP-STANCE-03): Maul flips once in his own activation, and never in another', () => {
  const t = table({ units: { 'lord-maul': { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('foe')], active: 'lord-maul', players: [{}, { deck: { left: ['1.foe'] } }] }).playOn('flip');
  expect(t.unit('lord-maul').stance).toBe(1);
  expect(t.refusal('flip')).toMatchObject({ rule: 'SP-STANCE-03' });
  t.playOn('end');
  expect([t.state.activation?.unit, t.offered.includes('flip')]).toEqual(['1.foe', false]);
  expect(t.refusal('flip')).toMatchObject({ why: 'notOffered' });
});

test('AT-087 (SP-STANCE-02): the Active stance defends: 5 dice in Dark Rage, 6 in Sinister Cunning', () => {
  const attacked = (stance: number) => fight({ units: { hero: { seat: 0, at: [10, 10] }, 'lord-maul': { seat: 1, at: [13, 10], stance } } }).playOn('combat', FIVE).asked;
  expect([attacked(0), attacked(1)]).toEqual(['roll defense 5', 'roll defense 6']);
});

test('AT-089 (SP-ACT-11, SP-ACT-12, AMB-32): Wounded by Deflect in its own Combat, the unit does nothing more, but the turn goes on', () => {
  const t = table({
    units: { hero: { seat: 0, at: [[10, 10], [10, 14]], damage: 7 }, foe: { seat: 1, at: [16, 12] } }, objectives: { C: [10, 12] }, struggle: { token: 1 },
    cards: [pair(), fighter('foe', { abilities: [deflect] })], active: 'hero', players: [{}, { deck: { left: ['1.foe'] } }],
  }).playOn('combat', '0.hero.1', FIVE, BLOCKS, 'deflect@1.foe');
  expect(t.unit('hero')).toMatchObject({ damage: 9, wounded: 1, injured: 0 });
  const since = t.events.slice(t.events.findIndex(({ type }) => type === 'activationCutShort')).map(({ type }) => type);
  expect(since.filter((type) => ['attackEnded', 'attackDeclared', 'actionBegun', 'actionResolved', 'activationEnding', 'activationEnded', 'turnEnding', 'turnEnded'].includes(type))).toEqual(['attackEnded', 'actionResolved', 'activationEnding', 'activationEnded', 'turnEnding', 'turnEnded']);
  expect([t.all('targeted').length, t.state.active, t.state.activation?.unit]).toEqual([1, 1, '1.foe']);
});

test('AT-377 (SP-MULTI-05, AMB-54): characters of one unit may stand 20" apart and still make every action', () => {
  const t = table({ units: { hero: { seat: 0, at: [[6, 10], [26, 10]] }, foe: { seat: 1, at: [29, 10] } }, cards: [pair(), testCard('foe')], active: 'hero' }).go();
  expect([t.offered, t.closed]).toEqual([['move', 'focus', 'combat', 'recover', 'takeCover', 'end'], []]);
});

test('SP-ACT-11, SP-ACT-02: a unit Wounded after it was chosen, before its activation starts, recovers and acts', () => {
  const ambush = reactive('Ambush', 0, 'When an enemy unit is chosen it takes 9 damage.', 'activated', { when: (_game, unit, event) => event.unit !== unit.id, *run(game, _unit, event) { damage(game, event.unit, 9, null, null); } });
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [30, 30] } }, cards: [hero(), testCard('foe', { abilities: [ambush] })], step: 'order', players: [{ deck: { left: ['0.hero'] } }, {}] }).playOn('ambush@1.foe');
  expect(t.unit('hero')).toMatchObject({ wounded: 0, injured: 1, damage: 0 });
  expect([t.asked, t.all('activationCutShort')]).toEqual(['pick act 0', []]);
});
