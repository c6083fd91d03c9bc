import { expect, it } from 'vitest';
import { faces } from '../../../../engine/shatterpoint/system.ts';
import { situationOf } from '../../../testing/battle.fixture.ts';
import { aUnit, emptyView } from '../../../testing/fakes.fixture.ts';
import { abilityAct, attackMeans, jumpWay, meansOf } from './means.ts';

it.each([
  ['melee', 'Double-Bladed Lightsaber', 'saber'], ['melee', 'The Darksaber', 'saber'], ['melee', 'Vibroblade', 'blade'], ['melee', 'Bash', 'blunt'], ['melee', 'Electrostaff', 'blunt'],
  ['melee', 'DC-17 Blaster Pistols', 'blaster'], ['melee', 'Flamethrower', 'power'], ['ranged', 'E-11 Blaster Rifle', 'blaster'], ['ranged', 'Bowcaster', 'heavyBlaster'],
  ['ranged', 'Bow', 'bow'], ['ranged', 'Thrown Lightsaber', 'thrown'], ['ranged', 'Sling', 'thrown'], ['ranged', 'Force Lightning', 'power'], ['ranged', 'Firepuncher Sniper Rifle', 'heavyBlaster'],
] as const)('a %s attack with %s is one by %s', (kind, name, means) => expect(meansOf(kind, name, [])).toBe(means));

it('a way of fighting is told by the blade that somebody has', () => {
  expect([meansOf('melee', 'Combat Training', ['Lightsaber']), meansOf('melee', 'Combat Training', ['DC-15 Blaster'])]).toEqual(['saber', 'blunt']);
  expect([meansOf('ranged', 'Watch', ['Lightsaber']), meansOf('ranged', '', [])]).toEqual(['power', 'blaster']);
});

const table = (card: string) => situationOf({ ...emptyView(), units: [{ ...aUnit(`0.${card}`), card }] }, faces);

it('the stance that somebody stands in says what is used; without a card nobody knows', () => {
  expect(attackMeans('0.lord-maul.1', 'melee', table('lord-maul'))).toBe('saber');
  expect(attackMeans('0.b1-battle-droids.1', 'ranged', table('b1-battle-droids'))).toBe('blaster');
  expect([attackMeans('0.nobody.1', 'melee', table('nobody')), attackMeans('9.z.1', 'melee', table('lord-maul'))]).toEqual([undefined, undefined]);
});

it('who has a jet pack jumps on jets', () => {
  const flying = faces.filter(({ abilities }) => abilities.some(({ name }) => /jet pack/i.test(name)));
  expect(flying.length).toBeGreaterThan(3);
  for (const { id } of flying) expect(jumpWay(`0.${id}.1`, table(id)), id).toBe('jet');
  expect(jumpWay('0.lord-maul.1', table('lord-maul'))).toBe('leap');
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
