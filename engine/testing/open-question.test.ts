import { expect, test } from 'vitest';
import { pickOne, roll, type Request } from '../core/script.ts';
import { inWords, OpenQuestion } from './open-question.ts';
import { duel, opening } from './shatterpoint/scenes.ts';
import { scene } from './wartime/table.ts';
import { boxTerrain } from './terrain.ts';

const pick: Request = { kind: 'pick', seat: 1, ask: 'target', about: {}, options: ['0.hero.1', 'pass'], closed: [], min: 1, max: 1 };
const asksTarget = () => duel().run(() => pickOne({ seat: 1, ask: 'target' }, ['0.hero.1', 'pass']));
const standoff = () => scene({ terrain: boxTerrain({ boxes: [] }), who: { A: { seat: 0, at: [0, 10] }, B: { seat: 1, at: [0, -10], debt: 10 } } });

test.fails('a test fails that ends while something is asked', () => void asksTarget());

test.fails('a test fails that ends at dice', () => void duel().run(() => roll({ why: 'damage', die: 'd6', sides: 6, count: 2 })));

test.fails('a test fails that ends at a check of Wartime', () => void standoff().play('shoot:B'));

test('what is asserted may stand open', () => expect(asksTarget().asked).toBe('pick target 1'));

test('what is left open on purpose may stand open', () => expect(asksTarget().leaveOpen().over).toBe(false));

test('a look lasts until the next question', () => {
  const asked: Request[] = [pick];
  const open = new OpenQuestion(() => asked.at(-1)!, []);
  expect(() => open.refuse()).toThrow('a pick ("target") of seat 1: 0.hero.1, pass');
  open.look();
  expect(() => open.refuse()).not.toThrow();
  asked.push({ ...pick, ask: 'stance', options: ['0', '1'] });
  expect(() => open.refuse()).toThrow('a pick ("stance") of seat 1: 0, 1');
  open.look();
});

test('where the match rests nothing is to be said', () => {
  const open = new OpenQuestion(() => pick, ['target']);
  expect(() => open.refuse()).not.toThrow();
});

test('another script is not begun over a question that nobody looked at', () => {
  const t = asksTarget();
  expect(() => t.run(() => pickOne({ seat: 0, ask: 'other' }, ['a', 'b']))).toThrow('"target"');
  expect(t.drop().asked).toBe('nothing');
});

test('a question is told with who is asked and what may be answered', () => {
  expect(inWords(opening().request!)).toBe('a roll of 5 ("firstPlayer")');
  expect(inWords(standoff().play('run').request!)).toBe('a place for A ("run") of seat 0');
});
