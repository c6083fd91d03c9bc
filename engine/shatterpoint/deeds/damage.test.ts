import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { attackDice, defenseDice, faces, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { active, after, identity, reactive } from '../game/ability.ts';
import { attack } from '../attack/attack.ts';
import { damage } from './damage.ts';
import { priceOf } from './force.ts';
import { toolMove } from './move.ts';
import { contestants } from './objective.ts';
import { SHATTERPOINT } from '../state/state.ts';

const hero = fighter('hero', { ranged: null });
const setting = (unit: Partial<Placed>, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, cards: [hero, ...(more.cards ?? [])], units: { hero: { seat: 0, at: [10, 10], ...unit }, enemy: { card: 'hero', seat: 1, at: [30, 30] }, ...more.units } });
const suffer = (t: Table, amount: number): Table => {
  damage(t.game, '0.hero', amount, '1.enemy.1', null);
  return t;
};
const momentum = (t: Table): unknown => t.state.players.map((player) => player.momentum);

test('AT-257 (SP-WND-01, SP-WND-02, SP-DMG-01, SP-CARD-04): damage at Stamina wounds at once and gives the opponent momentum', () => {
  const t = suffer(setting({ damage: 8 }), 1);
  expect(t.unit('hero')).toMatchObject({ damage: 9, wounded: 1 });
  expect(momentum(t)).toEqual([[8], [8, 7]]);
  expect(suffer(setting({ damage: 7 }), 1).unit('hero')).toMatchObject({ damage: 8, wounded: 0 });
});

test('AT-258 (SP-WND-08): all of one instance is added; it wounds once', () => {
  const t = suffer(setting({ damage: 6 }), 7);
  expect(t.unit('hero')).toMatchObject({ damage: 13, wounded: 1 });
  expect(momentum(t)).toEqual([[8], [8, 7]]);
  expect(t.all('wounded')).toHaveLength(1);
});

test('SP-WND-04: a Wounded unit suffers no more, which is told', () => {
  const t = suffer(setting({ damage: 9, wounded: 1 }), 3);
  expect([t.all('damaged'), t.all('damageIgnored')]).toEqual([[], [{ type: 'damageIgnored', unit: '0.hero', amount: 3 }]]);
  expect(t.unit('hero')).toMatchObject({ damage: 9, wounded: 1 });
  expect(momentum(t)).toEqual([[8], [8]]);
});

test('AT-259 (SP-WND-04): of an attack on a Wounded unit its conditions and Shoves are left', () => {
  const brute = fighter('brute', { melee: [5, 3], walk: ['*m1: damage damage pinned | m2: damage damage damage shove', 'm1-m2'] });
  const t = setting({ damage: 9, wounded: 1 }, { cards: [brute], units: { brute: { seat: 1, at: [13, 10] } } });
  t.run((game) => attack(game, '1.brute.1', { kinds: ['melee'], part: 'combat' })).play(attackDice('C C F F F'), defenseDice('F F F'), 'm1', 'm2');
  expect(t.state.attacks[0]!.pool).toBe(5);
  t.play([9, 10], null);
  expect(t.unit('hero')).toMatchObject({ damage: 9, wounded: 1, conditions: ['pinned'] });
  expect(t.where('hero')).toEqual([9, 10, 0]);
});

test('AT-261 (SP-WND-05): Strained wounds the active unit after its first action: its activation ends', () => {
  const t = setting({ damage: 6, conditions: ['strained'] }, { active: 'hero' }).go().play('focus').go();
  expect(t.unit('hero')).toMatchObject({ damage: 9, wounded: 1, injured: 0 });
  expect(t.all('activationCutShort')).toHaveLength(1);
  expect(t.all('activationEnded')).toHaveLength(1);
  expect(t.state).toMatchObject({ turn: 6, active: 1 });
});

test('AT-262 (SP-INJ-01): Bo-Katan recovers: Injured, no damage, one condition of her choice less', () => {
  const t = table({ units: { 'bo-katan-kryze': { seat: 0, at: [10, 10], damage: 8, wounded: 1, conditions: ['pinned', 'exposed'] } }, active: 'bo-katan-kryze', step: 'begin' }).go();
  expect([t.asked, t.offered]).toEqual(['pick condition 0', ['pinned', 'exposed']]);
  t.play('pinned').go();
  expect(t.unit('bo-katan-kryze')).toMatchObject({ damage: 0, wounded: 0, injured: 1, conditions: ['exposed'] });
  expect(t.asked).toBe('pick act 0');
});

test('SP-ACT-04: a lone condition is removed without asking, an unhurt unit loses none', () => {
  expect(setting({ damage: 9, wounded: 1, conditions: ['pinned'] }, { active: 'hero', step: 'begin' }).go().unit('hero').conditions).toEqual([]);
  expect(setting({ damage: 5, conditions: ['pinned'] }, { active: 'hero', step: 'begin' }).go().unit('hero')).toMatchObject({ damage: 5, conditions: ['pinned'], injured: 0 });
});

test('AT-263 (SP-INJ-02, SP-WND-06): Wounded and Injured tokens add up in the price', () => {
  const t = setting({ wounded: 1, injured: 1 });
  const price = (unit: string, cost: number): number => priceOf(t.game, t.unit(unit), cost, 'leap');
  expect([price('hero', 0), price('hero', 2), price('enemy', 2)]).toEqual([2, 4, 2]);
  const leap = active('Leap', 1, 'It leaps.', { *run() {} });
  const watch = reactive('Watch', 1, 'After an action.', 'actionResolved', { when: () => true, *run() {} });
  const acting = (ready: number): Table => setting({ card: 'hurt', wounded: 1, injured: 1 }, { cards: [fighter('hurt', { abilities: [leap, watch] })], active: 'hero', players: [{ ready }, {}] }).playOn('focus');
  expect([acting(2).offered.includes('ability:leap'), acting(2).asked, acting(3).asked]).toEqual([false, 'pick act 0', 'pick answer 0']);
  expect(acting(3).play('watch@0.hero').state.players[0]!.ready).toBe(0);
  expect(acting(3).playOn('pass', 'ability:leap').state.players[0]!.ready).toBe(0);
});

/** The activation of a hero, Wounded and Injured, to the end of its turn. */
const lastTurn = (more: Partial<TableOptions> = {}, unit: Partial<Placed> = {}): Table => {
  const t = setting({ damage: 9, wounded: 1, injured: 1, ...unit }, { active: 'hero', step: 'begin', ...more }).go();
  expect(t.asked).toBe('pick act 0');
  expect(t.offered).toContain('focus');
  return t.play('end').go();
};

test('AT-265 (SP-DEF-01, SP-DEF-03): Injured at Durability it acts once more and is defeated at step 10', () => {
  const acting = setting({ damage: 9, wounded: 1, injured: 1 }, { active: 'hero', step: 'begin' }).playOn('move', 'dash', [10, 12], 'focus');
  expect([acting.unit('hero'), acting.asked, acting.where('hero')]).toMatchObject([{ injured: 2, wounded: 0, damage: 0, defeated: false }, 'pick act 0', [10, 12, 0]]);
  const t = lastTurn();
  expect(t.all('recovered')).toHaveLength(1);
  expect(t.unit('hero')).toMatchObject({ defeated: true, injured: 0, characters: [{ at: null }] });
  const order = t.events.map(({ type }) => type).filter((type) => type === 'activationEnded' || type === 'turnEnding' || type === 'defeated' || type === 'turnEnded');
  expect(order).toEqual(['activationEnded', 'turnEnding', 'defeated', 'turnEnded']);
});

test('SP-DEF-03, SP-CARD-03: with a Durability of 3 the second Injured token does not defeat it', () => {
  const tough = setting({ card: 'tough', damage: 9, wounded: 1, injured: 1 }, { cards: [fighter('tough', { durability: 3 })], active: 'hero', step: 'begin' }).go().play('end').go();
  expect(tough.unit('hero')).toMatchObject({ defeated: false, injured: 2 });
});

test('AT-266 (SP-DEF-02): it still holds an objective for that turn’s struggle move', () => {
  const t = lastTurn({ objectives: { C: [12, 10] } });
  expect(t.all('controlTaken')).toMatchObject([{ objective: 'C', seat: 0 }]);
  expect(t.all('struggleMoved')).toMatchObject([{ from: 0, to: -1 }]);
  const [moved, defeated] = (['struggleMoved', 'defeated'] as const).map((type) => t.events.findIndex((event) => event.type === type));
  expect(moved).toBeLessThan(defeated!);
});

test('AT-267 (SP-DEF-01, SP-CARD-03): with a Durability of 1 a Wounded unit is defeated at the end of its next activation', () => {
  const t = setting({ card: 'weak', damage: 9, wounded: 1 }, { cards: [fighter('weak', { durability: 1 })], active: 'hero', step: 'begin' }).go().play('end').go();
  expect(t.unit('hero').defeated).toBe(true);
});

test('AT-269 (SP-ORDER-02): the card it activated by leaves the discard pile', () => {
  const t = lastTurn({ players: [{ deck: { left: [SHATTERPOINT] }, discard: ['0.hero'] }, {}] });
  expect(t.state.players[0]).toMatchObject({ discard: [], removed: ['0.hero'] });
});

test('AT-269 (SP-ORDER-02): its card in the deck leaves when it is revealed', () => {
  const more = { cards: [hero], units: { friend: { card: 'hero', seat: 0, at: [20, 20] } } } as const;
  const t = lastTurn({ ...more, players: [{ deck: { left: ['0.hero', '0.friend'] }, discard: [SHATTERPOINT] }, {}] });
  expect(t.state.players[0]).toMatchObject({ deck: { left: ['0.hero', '0.friend'] }, removed: [] });
  t.state.active = 0;
  t.state.step = 'order';
  t.drop().go().play(faces(1)).go();
  expect(t.state.players[0]!.removed).toEqual(['0.hero']);
  expect(t.state.activation!.unit).toBe('0.friend');
});

test('AT-270 (SP-ORDER-02): its card in reserve leaves at once', () => {
  const t = lastTurn({ players: [{ deck: { left: [] }, discard: [SHATTERPOINT], reserve: '0.hero' }, {}], units: { friend: { card: 'hero', seat: 0, at: [20, 20] } } });
  expect(t.state.players[0]).toMatchObject({ reserve: null, removed: ['0.hero'] });
});

test('AT-271 (SP-WND-02): a wound by one’s own Strained gives the opponent momentum', () => {
  const t = setting({ damage: 6, conditions: ['strained'] }, { active: 'hero' }).go().play('focus').go();
  expect(t.all('momentumGained')[0]).toMatchObject({ seat: 1, space: 7 });
});

test('AT-273 (SP-DMG-02): a unit of two has one track and loses nobody', () => {
  const t = setting({ card: 'pair', at: [[10, 10], [20, 20]] }, { cards: [fighter('pair', { characters: 2 })] });
  suffer(t, 9);
  expect(t.unit('hero')).toMatchObject({ damage: 9, wounded: 1 });
  expect(t.unit('hero').characters.every(({ at }) => at !== null)).toBe(true);
});

test('SP-WND-07, SP-WND-06: a Wounded unit moves and uses its Reactives, for 1 Force more', () => {
  const shot = (ready: number): Table => table({ players: [{ ready }, {}], units: { 'general-anakin-skywalker': { seat: 0, at: [17, 10], wounded: 1, damage: 11 }, kalani: { seat: 1, at: [10, 10] } } })
    .run((game) => attack(game, '1.kalani.1', { part: 'combat' })).play(attackDice('F F F F F F F'), defenseDice('F F F F F'));
  expect(shot(1).offered).toEqual(['deflect@0.general-anakin-skywalker', 'pass']);
  expect(shot(1).play('deflect@0.general-anakin-skywalker').state.players[0]!.ready).toBe(0);
  expect(shot(0).asked).toBe('nothing');
  expect(setting({ wounded: 1, damage: 9 }).run((game) => toolMove(game, '0.hero.1', 'advance')).asked).toBe('place advance 0');
});

test('SP-WND-03: a Wounded unit does not contest', () => {
  const t = setting({ wounded: 1 }, { objectives: { C: [12, 10] } });
  expect(contestants(t.game, t.state.objectives[0]!)).toEqual({ same: [0, 0], others: [0, 0] });
  const well = setting({}, { objectives: { C: [12, 10] } });
  expect(contestants(well.game, well.state.objectives[0]!)).toEqual({ same: [1, 0], others: [0, 0] });
});

test('AT-385 (SP-TIME-06): what answers a wound waits for the chart effects of steps 10A and 10B', () => {
  const gloat = identity('Gloat', 'When this unit wounds.', after('wounded', { may: true, when: (_game, unit, event) => event.by?.startsWith(unit.id) ?? false, *run() {} }));
  const brute = fighter('brute', { melee: [2, 3], rows: '1: jump', abilities: [gloat] });
  const t = setting({ card: 'victim', damage: 8 }, { cards: [brute, fighter('victim', { melee: [4, 1], armor: '1: jump' })], units: { brute: { seat: 1, at: [13, 10] } } });
  t.run((game) => attack(game, '1.brute.1', { kinds: ['melee'], part: 'combat' })).play(attackDice('C X'), defenseDice('D'), 'm1');
  expect(t.unit('hero').wounded).toBe(1);
  expect(t.asked).toBe('place jump 1');
  t.play(null);
  expect(t.asked).toBe('place jump 0');
  t.play(null);
  expect([t.asked, t.offered]).toEqual(['pick answer 1', ['gloat@1.brute', 'pass']]);
});
