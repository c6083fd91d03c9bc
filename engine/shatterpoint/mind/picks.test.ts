import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { nothing, testCard } from '../../testing/shatterpoint/test-card.ts';
import { chooseCharacter, chooseWay } from '../deeds/choose.ts';
import { advised, innate } from '../game/ability.ts';
import { dropDamageOrCondition, heal } from '../deeds/effects.ts';
import { spendUpTo } from '../deeds/force.ts';
import { mayPayMomentum, spendMomentum } from '../deeds/momentum.ts';
import { pickOne, type Script } from '../../core/script.ts';
import type { Game, UnitCard } from '../game/game.ts';
import { addTactics } from '../turn/tactics.ts';
import { picked } from './quick.fixture.ts';

/** What the hero's abilities do to whom they pick, each called so. */
const DEEDS = ['heal', 'displace', 'attack', 'trap'] as const;
const cards = [testCard('hero', { abilities: DEEDS.map((deed) => advised({ deed }, innate(deed, 'A deed.'))) }), testCard('ally', { type: 'supporting' }), testCard('foe', { type: 'primary' }), testCard('brute', { type: 'primary' })];
/** Two units each on flat ground, with an objective; a script asks, the quick player answers. */
function scene(
  units: Readonly<Record<string, Partial<Placed>>>,
  script: (game: Game) => Script<unknown>,
  more: Partial<Parameters<typeof table>[0]> = {},
): Table {
  const usual = { hero: { seat: 0, at: [2, 2] }, ally: { seat: 0, at: [2, 8] }, foe: { seat: 1, at: [34, 34] }, brute: { seat: 1, at: [34, 28] } } as const;
  const placed = Object.fromEntries(Object.entries(usual).map(([id, each]) => [id, { ...each, ...units[id] }]));
  return table({ units: placed, cards, ...more }).run(script);
}
const characters = (ability: string, ids: readonly string[], optional = false) => (): Script<unknown> => chooseCharacter(0, ability, ids, optional);

test('harm goes to the enemy nearest to a wound, never to a Wounded one while another is there', () => {
  expect(picked(scene({ foe: { damage: 8 } }, characters('any-harm', ['1.foe.1', '1.brute.1'])))).toBe('1.foe.1');
  expect(picked(scene({ foe: { damage: 9, wounded: 1 } }, characters('any-harm', ['1.foe.1', '1.brute.1'])))).toBe('1.brute.1');
});

test('of an enemy and a friend, harm goes to the enemy and help to the friend that needs it', () => {
  expect(picked(scene({ ally: { damage: 6, conditions: ['strained'] } }, characters('patch-up', ['0.hero', '0.ally'])))).toBe('0.ally');
  expect(picked(scene({ hero: { damage: 1 }, ally: { damage: 7 } }, characters('heal', ['0.hero.1', '0.ally.1'])))).toBe('0.ally.1');
});

test('something that may be had for nothing is not declined', () => {
  expect(picked(scene({}, characters('any-move', ['0.hero.1'], true)))).toBe('0.hero.1');
  expect(picked(scene({}, () => chooseWay(0, 'any', ['hunker', 'none'])))).toBe('hunker');
});

test('a move is given to the character that stands at no objective', () => {
  const units = { hero: { at: [18, 18] }, ally: { at: [10, 10] } } as const;
  expect(picked(scene(units, characters('any-move', ['0.hero.1', '0.ally.1']), { objectives: { a: [18, 18], b: [18, 10] } }))).toBe('0.ally.1');
});

test('an enemy at an objective is moved away rather than one that stands nowhere', () => {
  expect(picked(scene({ foe: { at: [18, 20] } }, characters('displace', ['1.foe.1', '1.brute.1']), { objectives: { a: [18, 18] } }))).toBe('1.foe.1');
});

test('an attack is chosen where somebody can be attacked, else something that does good', () => {
  const ways = (): Script<unknown> => chooseWay(0, 'attack', ['hunker', 'condition', 'attack', 'none']);
  expect(picked(scene({ ally: { at: [30, 30] } }, ways))).toBe('attack');
  expect(picked(scene({}, ways))).toBe('hunker');
});

test('the enemy’s control token is taken off, never the own one', () => {
  const clear = (options: readonly string[]) => (): Script<unknown> => pickOne({ seat: 0, ask: 'choice', about: { ability: 'false-trail' } }, options);
  const held = (own: 0 | 1): Table => {
    const t = scene({}, clear(['a', 'none']), { objectives: { a: [18, 18] } });
    t.state.objectives[0]!.controller = own;
    return t;
  };
  expect([picked(held(1)), picked(held(0))]).toEqual(['a', 'none']);
});

test('(SP-ICON-12): a heal takes damage where a wound is near, else a condition', () => {
  const hurt = (damage: number): Table => scene({ hero: { damage, conditions: ['strained'] } }, (game) => heal(game, '0.hero.1'));
  expect([picked(hurt(8)), picked(hurt(1))]).toEqual(['damage@0.hero', 'strained@0.hero']);
});

test('a relief is never declined, and more damage counts for more than Pinned', () => {
  expect(picked(scene({ hero: { damage: 5, conditions: ['pinned'] } }, (game) => dropDamageOrCondition(game, '0.hero', 3)))).toBe('damage');
  expect(picked(scene({ hero: { conditions: ['pinned'] } }, (game) => dropDamageOrCondition(game, '0.hero')))).toBe('pinned');
});

test('a trap is sprung where enemies contest, friends beside them or not', () => {
  const units = { hero: { at: [18, 15] }, ally: { at: [18, 21] }, foe: { at: [20, 18] }, brute: { at: [34, 28] } } as const;
  const choose = (): Script<unknown> => pickOne({ seat: 0, ask: 'choice', about: { ability: 'trap' } }, ['a', 'b']);
  expect(picked(scene(units, choose, { objectives: { a: [18, 18], b: [6, 18] } }))).toBe('a');
});

test('of tags the one that most own texts ask for is taken, not one that only the enemy’s ask for', () => {
  const asks = (id: string, tag: string): UnitCard => testCard(id, { abilities: [innate(`Of ${id}`, `Allied ${tag} units are brave.`)] });
  const own = [asks('hero', 'Stormtrooper'), asks('ally', 'Stormtrooper'), asks('foe', 'Jedi'), asks('brute', 'Jedi')];
  const t = scene({}, () => chooseWay(0, 'payday', ['Stormtrooper', 'Jedi', 'Ewok']), { cards: own });
  expect(picked(t)).toBe('Stormtrooper');
  expect(picked(scene({}, () => chooseWay(0, 'payday', ['Jedi', 'Ewok']), { cards: own }))).toBe('Ewok');
});

test('(SP-BTC-03): as many Battle Tactics cards as the unit allows go into the deck', () => {
  const tactics = ['one', 'two', 'three'].map((id) => ({ id, name: id, text: 'Nothing.', run: nothing }));
  expect(picked(scene({}, (game) => addTactics(game, 0), { cards: [testCard('hero', { tactics, tacticsLimit: 2 }), ...cards.slice(1)] }))).toBe('one+two');
});

test('Force is spent freely with few cards to come and sparingly with many', () => {
  const spend = (left: readonly string[]): Table => scene({}, (game) => spendUpTo(game, 0, 'any', 3, 1), { players: [{ ready: 3, deck: { left: [...left] } }, {}] });
  expect([picked(spend([])), picked(spend(['0.hero', '0.ally', 'x', 'y', 'z']))]).toEqual(['3', '1']);
});

test('(SP-MOM-07): of momentum that may be chosen the outermost token is spent', () => {
  const t = scene({}, (game) => spendMomentum(game, 0, 1), { players: [{ momentum: [8, 7, 6] }, {}], houseRules: { momentumSpendInnermost: false } });
  expect(picked(t)).toBe('8');
  expect(picked(scene({}, (game) => mayPayMomentum(game, 0, 1, 'any'), { players: [{ momentum: [8] }, {}] }))).toContain('no');
});

test('of dice to roll again the own failures are picked, and of the enemy’s the successes', () => {
  const ask = (seat: 0 | 1, max: number) => function* (): Script<unknown> {
    return yield { kind: 'pick', seat, ask: 'reroll', about: { roll: 'attack', attacker: '0.hero.1', defender: '1.foe.1' }, options: ['0:strike', '1:failure', '2:critical'], closed: [], min: 0, max };
  };
  expect([picked(scene({}, ask(0, 2))), picked(scene({}, ask(1, 2))), picked(scene({}, ask(0, 1)))]).toEqual(['1:failure', '0:strike+2:critical', '1:failure']);
});
