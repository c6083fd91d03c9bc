import { expect, it } from 'vitest';
import { faces } from '../../../../engine/shatterpoint/system.ts';
import { situationOf } from '../../../testing/battle.fixture.ts';
import { aUnit, emptyView } from '../../../testing/fakes.fixture.ts';
import { abilityAct, attackMeans, jumpWay } from './means.ts';

const table = (card: string) => situationOf({ ...emptyView(), units: [{ ...aUnit(`0.${card}`), card }] }, faces);

it('every weapon of every card, of both editions, says what it is to eyes and ears; a dash says nothing', () => {
  const weapons = faces.flatMap((card) => [card, ...(card.firstPrint === undefined ? [] : [card.firstPrint])]).flatMap(({ id, stances }) =>
    stances.flatMap(({ melee, ranged }) => ([['melee', melee], ['ranged', ranged]] as const).map(([kind, weapon]) => ({ id, kind, weapon }))));
  expect(weapons.length).toBeGreaterThan(300);
  expect(weapons.filter(({ weapon }) => (weapon.means == null) !== (weapon.attack === null)).map(({ id, kind }) => `${id} ${kind}`)).toEqual([]);
  const kinds = { melee: ['blaster', 'power', 'saber', 'blade', 'blunt'], ranged: ['blaster', 'heavyBlaster', 'bow', 'thrown', 'power'] };
  for (const kind of ['melee', 'ranged'] as const) expect(new Set(weapons.flatMap((each) => (each.kind === kind ? each.weapon.means ?? [] : [])))).toEqual(new Set(kinds[kind]));
});

it('the stance that somebody stands in says what is used; without a card nobody knows', () => {
  expect(attackMeans('0.lord-maul.1', 'melee', table('lord-maul'))).toBe('saber');
  expect(attackMeans('0.b1-battle-droids.1', 'ranged', table('b1-battle-droids'))).toBe('blaster');
  // Its other weapon is a saber, this one is a pistol.
  expect(attackMeans('0.moff-gideon.1', 'ranged', table('moff-gideon'))).toBe('blaster');
  expect([attackMeans('0.nobody.1', 'melee', table('nobody')), attackMeans('9.z.1', 'melee', table('lord-maul'))]).toEqual([undefined, undefined]);
  // A dash: nothing is used.
  expect(attackMeans('0.lord-maul.1', 'ranged', table('lord-maul'))).toBeUndefined();
});

it('who has jets jumps on them', () => {
  expect([jumpWay('0.jango-fett.1', table('jango-fett')), jumpWay('0.lord-maul.1', table('lord-maul')), jumpWay('0.nobody.1', table('nobody'))]).toEqual(['jet', 'leap', 'leap']);
});

it('what costs Force is done with the Force by those who use it, tactics are commands, all else is gathered', () => {
  const acts = faces.flatMap((card) => card.abilities.map((ability) => ({ card, ability, act: abilityAct(`0.${card.id}`, ability.name, table(card.id)) })));
  for (const { card, ability, act } of acts) {
    expect(act === 'force', `${card.id} ${ability.name}`).toBe((ability.cost ?? 0) > 0 && card.tags.includes('Force User'));
    expect(act === 'command', `${card.id} ${ability.name}`).toBe(ability.kind === 'tactic' && act !== 'force');
  }
  expect(new Set(acts.map(({ act }) => act))).toEqual(new Set(['force', 'command', 'crouch']));
  expect(abilityAct('0.nobody', 'anything', table('nobody'))).toBe('crouch');
});
