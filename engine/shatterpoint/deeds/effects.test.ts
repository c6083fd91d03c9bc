import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { scenery, WALL_H } from '../../testing/shatterpoint/scenery.ts';
import { attackDice, defenseDice, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { after, change, innate } from '../game/ability.ts';
import { attack } from '../attack/attack.ts';
import { chooseCharacter, taggedAllies } from './choose.ts';
import { damage } from './damage.ts';
import { gainHunker, heal } from './effects.ts';
import { unitOf } from '../state/find.ts';
import { happen, read } from '../game/game.ts';

const hero = fighter('hero', { tags: ['Clone'] });
const setting = (unit: Partial<Placed> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, cards: [hero, ...(more.cards ?? [])], units: { hero: { seat: 0, at: [10, 10], ...unit }, ...more.units } });
const healing = (t: Table, times = 1): Table => t.run((game) => heal(game, '0.hero.1', times));
const friend = (x: number, more: Partial<Placed> = {}): Readonly<Record<string, Placed>> => ({ friend: { card: 'hero', seat: 0, at: [x, 10], damage: 2, ...more } });

test('AT-361 (SP-ICON-12, SP-TERM-08): a heal takes one damage or condition from the own unit or an ally within Range 2', () => {
  const t = healing(setting({ damage: 3, conditions: ['pinned', 'strained'] }, { units: friend(14.5) }));
  expect([t.asked, t.offered]).toEqual(['pick heal 0', ['damage@0.hero', 'pinned@0.hero', 'strained@0.hero', 'damage@0.friend', 'none']]);
  expect(t.play('damage@0.friend').unit('friend').damage).toBe(1);
  expect(healing(setting({ damage: 3 }, { units: friend(14.51) })).offered).toEqual(['damage@0.hero', 'none']);
});

test('SP-ICON-12: enemies are not healed, and a heal may be declined', () => {
  const t = healing(setting({ conditions: ['pinned'] }, { units: { enemy: { card: 'hero', seat: 1, at: [13, 10], damage: 2 } } }));
  expect(t.offered).toEqual(['pinned@0.hero', 'none']);
  expect(t.play('none').unit('hero').conditions).toEqual(['pinned']);
});

test('SP-ICON-12: nothing to heal, nothing asked', () => expect(healing(setting()).asked).toBe('nothing'));

test('SP-WND-04, AMB-24: a Wounded unit can only lose a condition', () => {
  expect(healing(setting({ damage: 9, wounded: 1, conditions: ['exposed'] })).offered).toEqual(['exposed@0.hero', 'none']);
});

test('SP-ICON-12: several heals are asked one by one', () => {
  const t = healing(setting({ damage: 2 }), 3).play('damage@0.hero', 'damage@0.hero');
  expect(t.asked).toBe('nothing');
  expect(t.unit('hero').damage).toBe(0);
});

test('SP-ACTION-07, AMB-24: Recover is one heal for each character', () => {
  const pair = fighter('pair', { characters: 2 });
  const t = setting({ card: 'pair', at: [[10, 10], [20, 20]], damage: 3 }, { cards: [pair], active: 'hero' }).go().play('recover', '0.hero.1', 'damage@0.hero', 'damage@0.hero');
  expect(t.unit('hero').damage).toBe(1);
});

test('AT-361 (SP-TERM-08): "an allied character" may be its own, "another allied unit" may not', () => {
  const t = setting({}, { units: friend(14) });
  const unit = t.unit('hero');
  expect(taggedAllies(t.game, unit, 'Clone')).toEqual(['0.hero.1', '0.friend.1']);
  expect(taggedAllies(t.game, unit, 'Clone', true)).toEqual(['0.friend.1']);
  expect(taggedAllies(t.game, unit, 'Jedi')).toEqual([]);
});

test('a choice among no one is no question, a compulsory choice of one neither, an optional one may be declined', () => {
  expect(setting().run(() => chooseCharacter(0, 'x', [])).result).toBeNull();
  expect(setting().run(() => chooseCharacter(0, 'x', ['0.hero.1'])).result).toBe('0.hero.1');
  const t = setting().run(() => chooseCharacter(0, 'x', ['0.hero.1'], true));
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['0.hero.1', 'none']]);
  expect(t.play('none').result).toBeNull();
});

test('AT-363 (SP-EFF-04, SP-EFF-08): Force Push needs Range 3 from Asajj, but no line of sight', () => {
  const push = (x: number): Table => table({ terrain: scenery(WALL_H), units: { 'asajj-ventress': { seat: 0, at: [16, 18] }, 'lord-maul': { seat: 1, at: [x, 18] } }, active: 'asajj-ventress' }).go();
  expect(push(22.5).play('ability:force-push').asked).toBe('place push 0');
  expect(push(22.51).closed).toContainEqual({ option: 'ability:force-push', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

test('AT-386 (SP-ICON-01, SP-ICON-04, SP-ABIL-15): damage in the text of an ability is suffered at once, without a pool', () => {
  const t = table({ cards: [hero], units: { hero: { seat: 1, at: [10, 10] }, 'asajj-ventress': { seat: 0, at: [13, 10] } } });
  t.run((game) => attack(game, '1.hero.1', { part: 'combat' })).play(attackDice('F F F F'), defenseDice('F F F F F F'), 'riposte@0.asajj-ventress');
  expect(t.unit('hero').damage).toBe(2);
  expect(t.all('poolChanged')).toEqual([]);
});

test('SP-STACK-01: the same text from two units applies once, and a defeated unit’s text not at all', () => {
  const banner = fighter('banner', { abilities: [innate('Banner', 'Allies have Protection.', change('protection', (game, owner, { unit }) => (unitOf(game.state, unit).seat === owner.seat ? 1 : 0)))] });
  const reading = (more: Partial<Placed>): number => {
    const t = setting({}, { cards: [banner], units: { one: { card: 'banner', seat: 0, at: [1, 1] }, two: { card: 'banner', seat: 0, at: [3, 3], ...more } } });
    return read(t.game, 'protection', { unit: '0.hero', character: '0.hero.1', attack: null });
  };
  expect(reading({})).toBe(1);
  const gone = setting({}, { cards: [banner], units: { one: { card: 'banner', seat: 0, at: null, defeated: true } } });
  expect(read(gone.game, 'protection', { unit: '0.hero', character: '0.hero.1', attack: null })).toBe(0);
});

test('SP-COVER-08: what answers a gained Hunker token is asked only when one was gained', () => {
  const cheer = innate('Cheer', 'When this unit gains Hunker.', after('hunkerGained', { may: true, when: (_game, unit, event) => event.unit === unit.id, *run() {} }));
  const cards = [fighter('cheerful', { abilities: [cheer] })];
  expect(setting({ card: 'cheerful' }, { cards }).run((game) => gainHunker(game, '0.hero')).offered).toEqual(['cheer@0.hero', 'pass']);
  expect(setting({ card: 'cheerful' }, { cards, units: { enemy: { card: 'hero', seat: 1, at: [13, 10] } } }).run((game) => gainHunker(game, '0.hero')).asked).toBe('nothing');
});

test('AT-394 (SP-TXT-10, SP-ABIL-11): Aurra Sing, Injured and with 1 Force, cannot pay 1 and the tax for Hit and Run', () => {
  const attacked = (ready: number, injured: number): Table => table({ cards: [hero], units: { 'aurra-sing': { seat: 0, at: [10, 10], injured }, enemy: { card: 'hero', seat: 1, at: [13, 10] } }, active: 'aurra-sing', players: [{ ready }, {}] })
    .playOn('combat', attackDice('F F F F F F'), defenseDice('F F F'));
  expect([attacked(1, 1).asked, attacked(2, 1).offered, attacked(1, 0).offered]).toEqual(['pick act 0', ['hit-and-run@0.aurra-sing', 'pass'], ['hit-and-run@0.aurra-sing', 'pass']]);
});

test('SP-DMG-03: damage outside an attack is suffered at once', () => {
  const t = setting().run(function* (game) { damage(game, '0.hero', 2, null, null); yield* happen(game, { type: 'turnEnding', seat: 0 }); });
  expect(t.unit('hero').damage).toBe(2);
});
