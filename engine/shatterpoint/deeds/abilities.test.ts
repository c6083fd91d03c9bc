import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { deck } from '../../testing/shatterpoint/scenes.ts';
import { nothing, testCard } from '../../testing/shatterpoint/test-card.ts';
import { active, after, change, identity, innate, reactive, tactic } from '../game/ability.ts';
import { isByEnemy } from '../attack/again.ts';
import { attack } from '../attack/attack.ts';
import { damage } from './damage.ts';
import { gainCondition } from './effects.ts';
import { keyword } from '../families/index.ts';
import { mayPayForce, priceOf, refreshForce, spendForce } from './force.ts';
import type { Ability } from '../game/game.ts';
import { missionAfter } from '../game/mission.ts';
import { shiftingPriorities } from '../missions/shifting-priorities.ts';
import { answerWaiting } from './window.ts';
import { read } from '../game/read.ts';

const leap = (cost: number): Ability => active('Leap', cost, 'It leaps.', { run: nothing });
const alone = (abilities: readonly Ability[], more: Partial<TableOptions> & { readonly hero?: object } = {}): Table =>
  table({ units: { hero: { seat: 0, at: [10, 10], ...more.hero } }, cards: [testCard('hero', { abilities })], active: 'hero', ...more });
const FIVE = attackDice('F F F F F');
const used = (t: Table): string[] => t.all('abilityUsed').map(({ ability, unit }) => `${ability}@${unit}`);

test('AT-090 (SP-ABIL-10, SP-FORCE-02): a cost of 2 flips two Ready tokens', () => {
  const t = alone([leap(2)], { players: [{ ready: 3, pool: 5 }, {}] }).playOn('ability:leap');
  expect([t.state.players[0]!.ready, t.state.players[0]!.pool]).toEqual([1, 5]);
});

test('AT-091 (SP-ABIL-10, SP-ABIL-11): each Wounded and Injured token makes it dearer by 1', () => {
  const hurt = { wounded: 1, injured: 1 };
  const poor = alone([leap(1)], { hero: hurt, players: [{ ready: 2 }, {}] }).go();
  expect(poor.refusal('ability:leap')).toMatchObject({ rule: 'SP-ABIL-10', why: 'notEnoughForce', detail: { price: 3 } });
  const rich = alone([leap(1)], { hero: hurt, players: [{ ready: 3 }, {}] }).playOn('ability:leap');
  expect(rich.state.players[0]!.ready).toBe(0);
});

test('AT-093 (SP-ABIL-13): a cost never falls below 0, the tax stays', () => {
  const knack = innate('Knack', 'Leap costs 2 Force less.', change('abilityCost', (_game, owner, { unit, ability }) => (unit === owner.id && ability === 'leap' ? -2 : 0)));
  const t = alone([leap(1), knack], { players: [{ ready: 1, pool: 5 }, {}] });
  expect(priceOf(t.game, t.unit('hero'), 1, 'leap')).toBe(0);
  t.playOn('ability:leap');
  expect(t.state.players[0]!.ready).toBe(1);
  const hurt = alone([leap(1), knack], { hero: { injured: 1 }, players: [{ ready: 1, pool: 5 }, {}] });
  expect(priceOf(hurt.game, hurt.unit('hero'), 1, 'leap')).toBe(1);
  expect(hurt.playOn('ability:leap').state.players[0]!.ready).toBe(0);
});

const watch = (name: string, cost = 0, kind: typeof reactive | null = reactive): Ability => (kind ?? reactive)(name, cost, 'It watches.', 'actionResolved', { when: () => true, run: nothing });

test('AT-094 (SP-ABIL-14): a Reactive answers once in a turn, and again in the next turn', () => {
  const t = table({
    units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('hero'), testCard('foe', { abilities: [watch('Watch')] })], active: 'hero',
    players: [{}, deck('1.foe')],
  }).playOn('focus');
  expect([t.asked, t.offered]).toEqual(['pick answer 1', ['watch@1.foe', 'pass']]);
  t.playOn('watch@1.foe', 'takeCover', null);
  expect(t.asked).toBe('pick act 0');
  t.playOn('end', 'focus');
  expect([t.asked, t.offered]).toEqual(['pick answer 1', ['watch@1.foe', 'pass']]);
});

test('(SP-ABIL-14): an Active ability is used once in a turn unless its card says otherwise', () => {
  const t = alone([leap(0)]).playOn('ability:leap');
  expect(t.refusal('ability:leap')).toMatchObject({ rule: 'SP-ABIL-14', why: 'usedAlready' });
});

test('AT-095 (SP-ABIL-06, SP-TXT-10): Aurra Sing uses Hit and Run, so not Double the Contract for the same attack; Ahsoka’s player may still answer it once', () => {
  const HIT_AND_RUN = 'hit-and-run@0.aurra-sing';
  const t = table({ units: { 'aurra-sing': { seat: 0, at: [10, 10] }, 'ahsoka-tano-jedi-no-more': { seat: 1, at: [16, 10] }, other: { seat: 1, at: [10, 17] } }, cards: [testCard('other')], active: 'aurra-sing' })
    .playOn('combat', '1.ahsoka-tano-jedi-no-more.1', attackDice('F F F F F F F'), defenseDice('F F F F F'));
  expect([t.asked, t.offered]).toEqual(['pick answer 0', ['double-the-contract-double-the-payout@0.aurra-sing', HIT_AND_RUN, 'pass']]);
  t.play(HIT_AND_RUN, null);
  expect([t.asked, t.offered]).toEqual(['pick answer 1', ['deflect@1.ahsoka-tano-jedi-no-more', 'pass']]);
});

test('AT-097 (SP-ABIL-09): an Identity does not use up the player’s one Reactive', () => {
  const always = identity('Resolve', 'After an action.', after('actionResolved', { may: true, when: () => true, run: nothing }));
  const t = alone([always, watch('Watch'), watch('Listen')]).playOn('focus');
  expect(t.offered).toEqual(['resolve@0.hero', 'watch@0.hero', 'listen@0.hero', 'pass']);
  t.play('watch@0.hero');
  expect(t.offered).toEqual(['resolve@0.hero', 'pass']);
  t.playOn('resolve@0.hero');
  expect([used(t), t.asked]).toEqual([['watch@0.hero', 'resolve@0.hero'], 'pick act 0']);
});

test('AT-098 (SP-ABIL-14, SP-TXT-07): Asajj’s jump may be used twice in her activation, not a third time', () => {
  const t = table({ units: { 'asajj-ventress': { seat: 0, at: [10, 10] } }, active: 'asajj-ventress', players: [{ ready: 3 }, {}] }).playOn('ability:dathomirian-dexterity', [12, 10], 'ability:dathomirian-dexterity', [14, 10]);
  expect(t.state.players[0]!.ready).toBe(1);
  expect(t.refusal('ability:dathomirian-dexterity')).toMatchObject({ rule: 'SP-ABIL-14', why: 'usedAlready' });
});

test('AT-099 (SP-FORCE-02, SP-FORCE-04): more refreshing than Spent tokens refreshes all; the pool never grows', () => {
  const t = alone([], { players: [{ ready: 4, pool: 5 }, {}] });
  refreshForce(t.game, 0, 2);
  expect([t.state.players[0]!.ready, t.state.players[0]!.pool]).toEqual([5, 5]);
  refreshForce(t.game, 0, 2);
  expect(t.all('forceRefreshed').map(({ amount }) => amount)).toEqual([1]);
});

test.each([[1, []], [2, ['yes', 'no']]])('AT-345 (SP-FORCE-03): with %i Ready Force a mission rule that costs 2 is offered as %j', (ready, offered) => {
  const toll = missionAfter('toll', 'activationBegun', { *run(game) { yield* mayPayForce(game, 0, 2, 'toll'); } });
  const t = table({ units: { hero: { seat: 0, at: [10, 10] } }, cards: [testCard('hero')], mission: { ...shiftingPriorities, parts: [toll] }, players: [{ ready, ...deck('0.hero') }, {}] }).go();
  expect(t.asked).toBe(offered.length > 0 ? 'pick mayPay 0' : 'pick act 0');
  if (offered.length > 0) expect([t.offered, t.playOn('yes').state.players[0]!.ready]).toEqual([offered, 0]);
});

test('AT-345 (SP-FORCE-03): nothing that needs more Force than is Ready can be paid', () => {
  const t = alone([], { players: [{ ready: 1, pool: 5 }, {}] });
  expect(() => { spendForce(t.game, 0, 2, 'mission'); }).toThrow('no 2 Force');
  expect([t.state.players[0]!.ready, t.events]).toEqual([1, []]);
});

test('(SP-FORCE-05, AT-383, SP-DEF-04, SP-DEF-05): a defeated MagnaGuard leaves the pool as it is, drops its tokens, and is nobody’s Bodyguard any more', () => {
  const t = table({
    units: { magnaguard: { seat: 1, at: [[13, 13], [30, 30]], injured: 1, wounded: 1, damage: 9, conditions: ['pinned', 'strained'], hunker: 1 }, foe: { seat: 1, at: [13, 10] }, hero: { seat: 0, at: [30, 4] } },
    cards: [testCard('foe'), testCard('hero')], seat: 1, players: [{}, { deck: { left: ['1.magnaguard'] }, reserve: '1.foe', ready: 3, pool: 5 }],
  });
  const cover = () => read(t.game, 'cover', { unit: '1.foe', character: '1.foe.1', attack: null });
  expect(cover()).toBe(1);
  t.playOn('reveal', 'pinned', 'end');
  expect(t.unit('magnaguard')).toMatchObject({ defeated: true, damage: 0, wounded: 0, injured: 0, conditions: [], hunker: 0, characters: [{ at: null }, { at: null }] });
  expect([cover(), t.state.players[1]!.ready, t.state.players[1]!.pool]).toEqual([0, 3, 5]);
});

/** Ahsoka in the face of a blow of `damage`, and how much of it each of the two takes. */
function split(damage: number): number[] {
  const blow = fighter('foe', { melee: [2, 3], walk: [`*m1: ${Array(damage).fill('damage').join(' ')} | m2: damage`, 'm1-m2'] });
  const t = table({ units: { 'ahsoka-tano-jedi-no-more': { seat: 1, at: [13, 10] }, foe: { seat: 0, at: [10, 10] } }, cards: [blow], active: 'foe' }).playOn('combat', attackDice('C C'), defenseDice('F F F F F'), 'm1', 'whats-the-matter-too-fast-for-you@1.ahsoka-tano-jedi-no-more');
  return [t.unit('ahsoka-tano-jedi-no-more').damage, t.unit('foe').damage];
}

test('AT-105 (SP-EFF-05): half is rounded up once, the rest is the remainder', () => {
  expect([1, 2, 5, 8].map(split)).toEqual([[1, 0], [1, 1], [3, 2], [4, 4]]);
});

test('AT-107 (SP-STACK-02): Sharpshooter [2] and [1] make Sharpshooter [3]', () => {
  const drill = innate('Drill', 'Allies have Sharpshooter [1].', change('sharpshooter', () => 1));
  const t = table({ units: { 'gar-saxon': { seat: 0, at: [10, 10] }, trainer: { seat: 0, at: [4, 4] }, foe: { seat: 1, at: [18, 10] } }, cards: [testCard('trainer', { abilities: [drill] }), testCard('foe')], active: 'gar-saxon' }).playOn('focus', 'combat');
  expect(t.asked).toBe(`roll attack ${6 + 1 + 3}`);
  const alone = table({ units: { 'gar-saxon': { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [18, 10] } }, cards: [testCard('foe')], active: 'gar-saxon' }).playOn('focus', 'combat');
  expect(alone.asked).toBe(`roll attack ${6 + 1 + 2}`);
});

const shelter = (text: 'cover' | 'defenseDice'): Ability => innate('Shelter', 'Allies are sheltered.', change(text, (_game, owner, { unit }) => (unit !== owner.id && unit.startsWith(`${owner.seat}.`) ? 1 : 0)));
const sheltered = (text: 'cover' | 'defenseDice'): string => table({
  units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [16, 10] }, wall: { seat: 1, at: [30, 30] }, hedge: { seat: 1, at: [33, 30] } },
  cards: [testCard('hero'), testCard('foe'), testCard('wall', { abilities: [shelter(text)] }), testCard('hedge', { abilities: [shelter(text)] })], active: 'hero',
}).playOn('combat', FIVE).asked;

test('(SP-STACK-01, SP-STACK-02): the same text from two units applies once; with a number in brackets it adds up', () => {
  expect(sheltered('defenseDice')).toBe('roll defense 4');
  expect(sheltered('cover')).toBe('roll defense 5');
});

test('AT-109 (SP-STACK-01): Protection from two sources takes 1 from the pool', () => {
  const armor = (name: string): Ability => innate(name, 'It has Protection.', change('protection', (_game, owner, { unit }) => (unit === owner.id ? 1 : 0)));
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [13, 10] } }, cards: [testCard('hero'), testCard('foe', { abilities: [armor('Plate'), armor('Mail')] })], active: 'hero' });
  t.playOn('combat', attackDice('C C C F F'), defenseDice('F F F'), 'm1', 'm2', 'm3');
  expect([t.unit('foe').damage, t.all('poolChanged').map(({ by, why }) => [by, why]).at(-1)]).toEqual([2, [-1, 'protection']]);
});

const droid = (roll: string, at: readonly [number, number]): Table => table({ units: { kalani: { seat: 0, at }, 'general-anakin-skywalker': { seat: 1, at: [18, 10] } }, active: 'kalani' }).playOn('combat', attackDice(roll), defenseDice('F F F F F'));

test('AT-110 (SP-TXT-02): Deflect deals 2 for a ranged attack with a Failure, nothing without one, and is not offered in melee', () => {
  const failed = droid('F S S S S S S', [10, 10]).playOn('stop');
  expect([failed.asked, failed.offered]).toEqual(['pick answer 1', ['deflect@1.general-anakin-skywalker', 'pass']]);
  expect(failed.playOn('deflect@1.general-anakin-skywalker').unit('kalani').damage).toBe(2);
  const clean = droid('S S S S S S S', [10, 10]).playOn('stop');
  expect(clean.playOn('deflect@1.general-anakin-skywalker').unit('kalani').damage).toBe(0);
  const near = droid('F S S S S S', [15, 10]).playOn('stop');
  expect([near.all('targeted').map(({ kind }) => kind), near.asked]).toEqual([['melee'], 'pick act 0']);
});

test('AT-390 (SP-TERM-05, SP-TERM-06): damage of a mission is no enemy’s; damage of an enemy’s ability is', () => {
  const wary = innate('Wary', 'When an enemy wounds it.', after('wounded', { may: false, when: (game, unit, { by, unit: hurt }) => hurt === unit.id && isByEnemy(game, unit, by), run: nothing }));
  const cards = [testCard('hero', { abilities: [wary] }), testCard('foe')];
  const units = { hero: { seat: 0, at: [10, 10], damage: 8 }, foe: { seat: 1, at: [30, 30] } } as const;
  const storm = { ...shiftingPriorities, parts: [missionAfter('storm', 'turnStarted', { *run(game) { damage(game, '0.hero', 2, null, null); yield* answerWaiting(game); } })] };
  const t = table({ units, cards, mission: storm, players: [{ deck: { left: ['0.hero'] } }, {}] }).go();
  expect([t.all('wounded').map(({ unit, by }) => [unit, by]), used(t)]).toEqual([[['0.hero', null]], []]);
  const struck = table({ units, cards });
  damage(struck.game, '0.hero', 2, '1.foe.1', null);
  struck.run((game) => answerWaiting(game));
  expect(used(struck)).toEqual(['wary@0.hero']);
});

test('(SP-TERM-06, SP-COND-14): the damage of Strained is nobody’s effect, whoever strained the unit', () => {
  const t = alone([], { hero: { damage: 1 } });
  t.run((game) => gainCondition(game, '0.hero', 'strained', '1.foe.1'));
  t.playOn('focus');
  expect(t.all('damaged').map(({ unit, amount, by, byAttack }) => [unit, amount, by, byAttack])).toEqual([['0.hero', 3, null, null]]);
});

const mystic = (id: string) => fighter(id, { melee: [1, 3], abilities: [leap(2), active('Lift', 1, 'Action: it lifts.', { action: true, run: nothing })], walk: ['*m1: active damage | m2: damage', 'm1-m2'] });
const iconFight = (ready: number): Table => table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [13, 10] } }, cards: [mystic('hero'), testCard('foe')], active: 'hero', players: [{ ready }, {}] });

test('AT-113 (SP-ICON-13, SP-ICON-14): the Active icon gives one ability without its cost, not one already used, no "Action:"', () => {
  const t = iconFight(0).playOn('combat', attackDice('C'), defenseDice('F F F'), 'm1');
  expect([t.asked, t.offered, t.unit('foe').damage]).toEqual(['pick freeActive 0', ['leap', 'none'], 1]);
  t.playOn('leap');
  expect([used(t), t.state.players[0]!.ready]).toEqual([['leap@0.hero'], 0]);
  const spent = iconFight(2).playOn('ability:leap', 'combat', attackDice('C'), defenseDice('F F F'), 'm1');
  expect(spent.asked).toBe('pick act 0');
});

test('AT-114 (SP-ICON-13): outside its own activation a unit gets nothing from the Active icon', () => {
  const t = iconFight(4);
  t.state.activation!.unit = '1.foe';
  t.run((game) => attack(game, '0.hero.1', { part: 'again' })).play(attackDice('C'), defenseDice('F F F'), 'm1');
  expect([t.asked, used(t), t.unit('foe').damage]).toEqual(['nothing', [], 1]);
});

test('(SP-ICON-13, SP-TURN-10): nor does it at the end of the turn, when its activation is over', () => {
  const late = (on: 'activationEnding' | 'turnEnding'): Table => {
    const again = innate('Again', 'One more attack.', after(on, { may: false, when: () => true, *run(game, unit) { yield* attack(game, unit.characters[0]!.id, { kinds: ['melee'], part: 'again' }); } }));
    const hero = fighter('hero', { melee: [1, 3], abilities: [leap(2), again], walk: ['*m1: active damage', ''] });
    return table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [13, 10] } }, cards: [hero, testCard('foe')], active: 'hero' }).playOn('end', attackDice('C'), defenseDice('F F F')).play('m1');
  };
  expect(late('activationEnding').asked).toBe('pick freeActive 0');
  const t = late('turnEnding');
  expect([t.asked, used(t), t.unit('foe').damage]).toEqual(['nothing', ['again@0.hero'], 1]);
});

test('AT-341 (SP-ABIL-08, SP-ACT-05, SP-TXT-08): Gar Saxon’s Tactic comes before other start-of-activation effects and moves another Mandalorian', () => {
  const early = innate('Early', 'At the start of an activation.', after('activationBegun', { may: false, when: () => true, run: nothing }));
  const t = table({ units: { 'gar-saxon': { seat: 0, at: [10, 10] }, 'clan-kryze-mandalorians': { seat: 0, at: [[10, 16], [20, 20]] }, foe: { seat: 0, at: [30, 30] } }, cards: [testCard('foe', { abilities: [early] })], players: [{ deck: { left: ['0.gar-saxon'] } }, {}] }).go();
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['0.clan-kryze-mandalorians.1', '0.clan-kryze-mandalorians.2', 'none']]);
  t.play('0.clan-kryze-mandalorians.2');
  expect(t.request).toMatchObject({ kind: 'place', ask: 'jump', figure: '0.clan-kryze-mandalorians.2', optional: true });
  t.playOn([22, 20]);
  expect(used(t)).toEqual(['pride-of-the-mandalore@0.gar-saxon', 'early@0.foe']);
});

test('AT-342 (SP-ABIL-05, SP-ABIL-02): in the opponent’s activation Reactives are offered, Actives are not', () => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('hero'), testCard('foe', { abilities: [leap(0), watch('Watch')] })], active: 'hero' }).go();
  expect(t.offered.concat(t.closed.map(({ option }) => option)).filter((option) => option.startsWith('ability:'))).toEqual([]);
  t.play('focus');
  expect(t.offered).toEqual(['watch@1.foe', 'pass']);
});

test('AT-343 (SP-ABIL-07): Innate and Tactic abilities work without Force, whatever the tokens on the unit', () => {
  const t = table({ units: { hero: { seat: 0, at: [10, 10], injured: 1 } }, cards: [testCard('hero', { abilities: [tactic('Plan', 'At the start.', nothing), innate('Aim', 'It has Sharpshooter [1].', keyword('sharpshooter', 1))] })], players: [{ ready: 0, deck: { left: ['0.hero'] } }, {}] }).playOn('focus');
  expect([used(t), t.state.players[0]!.ready, t.state.activation!.sharpshooter]).toEqual([['plan@0.hero'], 0, [{ character: '0.hero.1', dice: 1 }]]);
});

test('(SP-ABIL-11): the tax makes a free Reactive of an Injured unit cost 1', () => {
  const watched = (ready: number): Table => table({ units: { hero: { seat: 0, at: [10, 10] }, foe: { seat: 1, at: [30, 30], injured: 1 } }, cards: [testCard('hero'), testCard('foe', { abilities: [watch('Watch')] })], active: 'hero', players: [{}, { ready }] }).playOn('focus');
  expect(watched(0).asked).toBe('pick act 0');
  expect(watched(1).playOn('watch@1.foe').state.players[1]!.ready).toBe(0);
});
