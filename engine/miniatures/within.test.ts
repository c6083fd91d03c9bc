import { expect, test } from 'vitest';
import { CARDS, table, type Table } from '../testing/miniatures/table.ts';
import { stateForm } from './state-form.ts';
import { cloneState, type AttackMade } from './state.ts';

const left = (card: string, points: number) => ({ card, damage: CARDS.get(card)!.hitPoints - points });
const hunter = { card: 'boba-fett' };
const shooter = { card: 'luke' };
const told = (attack: AttackMade | null | undefined): string => (attack === null || attack === undefined ? 'none' : `${attack.attacker}>${attack.target} ${attack.outcome} ${attack.damage}`);
const whole = ({ state: { attack } }: Table): readonly string[] => [told(attack), ...(attack?.answers ?? []).map(told)];
const round = ({ state: { attack } }: Table): readonly string[] => (attack?.within ?? []).map(told);

test('SWM-11.1, SWM-16.27: an attack in answer to a defeat is made within the attack that brought it about, which stands again after it with what came of both', () => {
  const t = table({ map: ['A...b', '....s'], pieces: { A: hunter, b: left('han', 10), s: shooter }, acting: 'A', state: { active: 1 } }).play('attack:b', [19], 'impulsive-shot@s', 'A');
  expect([whole(t), round(t)]).toEqual([['s>A null 0'], ['A>b hit 10']]);
  const before = cloneState(t.state);
  t.play([20]);
  expect([whole(t), round(t)]).toEqual([['A>b hit 10', 's>A critical 40'], []]);
  expect(t.events.slice(-3)).toMatchObject([{ type: 'hit', attacker: 's' }, { type: 'damaged', figure: 'A' }, { type: 'attackResumed', attacker: 'A', target: 'b' }]);
  expect([told(before.attack), before.attack!.within!.map(told), before.attack!.within![0]!.answers]).toEqual(['s>A null 0', ['A>b hit 10'], undefined]);
  for (const state of [before, t.state]) expect(stateForm.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
});

test('SWM-16.8, SWM-AMB-37: Cleave stands beside the attack that it follows', () => {
  const t = table({ map: ['aB.', '.C.', '..D'], pieces: { a: { card: 'chewbacca' }, B: left('stormtrooper', 10), C: { card: 'stormtrooper' }, D: hunter } }).play('attack:B', [19], 'cleave@a', 'C', [2]);
  expect(whole(t)).toEqual(['a>B hit 10', 'a>C missed 0']);
});

test('SWM-16.27: an answer to an answer is kept too, each with its own outcome, in order', () => {
  const t = table({ map: ['A...b', 'C...s', 'T....'], pieces: { A: hunter, b: left('han', 10), C: left('han', 10), s: shooter, T: shooter }, acting: 'A', state: { active: 1 } });
  t.play('attack:b', [], [19], 'impulsive-shot@s', 'C', [19], 'impulsive-shot@T', 's');
  expect([whole(t), round(t)]).toEqual([['T>s null 0'], ['A>b hit 10', 's>C hit 10']]);
  t.play([2]);
  expect([whole(t), round(t)]).toEqual([['A>b hit 10', 's>C hit 10', 'T>s missed 0'], []]);
  expect(t.events.filter(({ type }) => type === 'attackResumed')).toMatchObject([{ attacker: 's' }, { attacker: 'A' }]);
});

test('SWM-16.27, SWM-16.41: what somebody’s destruction brings about belongs to the attack that destroyed it', () => {
  const t = table({ map: ['a.B.', '..h.', '...s'], pieces: { a: { card: 'dengar' }, B: left('bomb', 10), h: left('han', 10), s: shooter } });
  t.state.figures.push({ ...t.figure('a'), id: 'V', seat: 1, card: 'vader-lord', at: { column: 3, row: 0 } });
  t.play('attack:B', [], [19], 'impulsive-shot@s', 'V', [2]);
  expect(whole(t)).toEqual(['a>B hit 10', 's>V missed 0']);
});

test('SWM-16.27, SWM-7.5: in answer to what no attack has done it stands alone', () => {
  const t = table({ map: ['S.s', 'b..'], pieces: { S: { card: 'stormer', force: 2 }, b: left('han', 10), s: shooter }, acting: 'S', state: { active: 1 } }).play('use:force-storm', 'impulsive-shot@s', 'S', [2]);
  expect([whole(t), round(t)]).toEqual([['s>S missed 0'], []]);
  expect(t.events.some(({ type }) => type === 'attackResumed')).toBe(false);
});

test('SWM-7.6: attacks that follow one another stand alone', () => {
  const t = table({ map: ['a...B', '....C'], pieces: { a: { card: 'twice-shooter' }, B: hunter, C: hunter } }).play('attack:B', [2], 'attack:B', [20]);
  expect([whole(t), round(t)]).toEqual([['a>B critical 40'], []]);
});
