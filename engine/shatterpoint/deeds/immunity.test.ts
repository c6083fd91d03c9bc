import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { attackDice, defenseDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { after, change, innate } from '../game/ability.ts';
import { isByEnemy } from '../attack/again.ts';
import { attack } from '../attack/attack.ts';
import { avert, averts } from './avert.ts';
import { gainCondition, gainHunker } from './effects.ts';
import { gainUntilTurnEnds } from './lasting.ts';
import { CONDITIONS } from '../state/state.ts';
import { BRACKETED, IMMUNITY } from '../state/stats.ts';
import { isImmune } from './immunity.ts';

const hero = (more: Partial<Placed> = {}): Table =>
  table({ units: { hero: { seat: 1, at: [13, 10], ...more }, foe: { seat: 0, at: [10, 10] } }, cards: [testCard('hero'), fighter('foe', { melee: [2, 3], walk: ['*m1: pinned damage | m2: pinned damage', 'm1-m2'] })], seat: 0 });
const struck = (t: Table): Table => t.run((game) => attack(game, '0.foe.1', { part: 'combat' })).play(attackDice('C C'), defenseDice('F F F'), 'm1', 'm2');

test('AT-290 (SP-KEY-01, SP-KEY-02): Immunity [Pinned] takes Pinned away; an option that gives it does nothing, not even damage', () => {
  const t = hero({ conditions: ['pinned', 'strained'] });
  gainUntilTurnEnds(t.game, t.unit('hero'), 'immunePinned');
  expect(t.unit('hero').conditions).toEqual(['strained']);
  expect(struck(t).unit('hero')).toMatchObject({ conditions: ['strained'], damage: 2 });
  expect(struck(hero()).unit('hero')).toMatchObject({ conditions: ['pinned'], damage: 3 });
  t.run((game) => gainCondition(game, '1.hero', 'pinned', null));
  expect(t.unit('hero')).toMatchObject({ conditions: ['strained'], damage: 2 });
});

test('SP-KEY-01: Immunity that comes with something else takes the condition away when that comes', () => {
  const trained = innate('Trained', 'Immunity [Exposed] while it has Hunker.', change('immuneExposed', (_game, owner, { unit }) => (unit === owner.id && owner.hunker > 0 ? 1 : 0)));
  const t = table({ units: { hero: { seat: 0, at: [10, 10], conditions: ['exposed', 'strained'] } }, cards: [testCard('hero', { abilities: [trained] })] });
  expect(isImmune(t.game, '0.hero', 'exposed')).toBe(false);
  t.run((game) => gainHunker(game, '0.hero'));
  expect(t.unit('hero')).toMatchObject({ hunker: 1, conditions: ['strained'] });
});

test('SP-STACK-04: Immunity is had or not: two sources are no more than one, and with one gone it stays', () => {
  expect(CONDITIONS.filter((condition) => BRACKETED.includes(IMMUNITY[condition]))).toEqual([]);
  const stern = (name: string) => innate(name, 'Allies have Immunity [Strained].', change('immuneStrained', (_game, owner, { unit }) => (unit.startsWith(`${owner.seat}.`) ? 1 : 0)));
  const t = table({ units: { hero: { seat: 0, at: [10, 10] }, one: { seat: 0, at: [4, 4] }, two: { seat: 0, at: [8, 4] } }, cards: [testCard('hero'), testCard('one', { abilities: [stern('Stern')] }), testCard('two', { abilities: [stern('Strict')] })] });
  expect(isImmune(t.game, '0.hero', 'strained')).toBe(true);
  t.unit('one').defeated = true;
  expect(isImmune(t.game, '0.hero', 'strained')).toBe(true);
  t.unit('two').defeated = true;
  expect(isImmune(t.game, '0.hero', 'strained')).toBe(false);
});

test('AT-111 (SP-TERM-06, SP-COND-14): who is safe from enemy effects still suffers from being Strained', () => {
  const ward = innate(
    'Ward',
    'Enemy effects put no conditions on it.',
    after('conditionComing', {
      may: false,
      when: (game, unit, event) => event.unit === unit.id && isByEnemy(game, unit, event.by),
      *run(game, unit, { condition }) {
        avert(game, averts.condition(unit.id, condition));
      },
    }),
  );
  const t = table({ units: { hero: { seat: 0, at: [10, 10], conditions: ['strained'] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('hero', { abilities: [ward] }), testCard('foe')], active: 'hero' });
  t.run((game) => gainCondition(game, '0.hero', 'exposed', '1.foe.1'));
  expect(t.unit('hero').conditions).toEqual(['strained']);
  t.run((game) => gainCondition(game, '0.hero', 'pinned', null));
  expect(t.unit('hero').conditions).toEqual(['strained', 'pinned']);
  t.go().play('focus');
  expect(t.unit('hero')).toMatchObject({ damage: 3, conditions: ['pinned'] });
  expect(t.all('damaged').map(({ by, byAttack }) => [by, byAttack])).toEqual([[null, null]]);
});
