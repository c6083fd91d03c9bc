import { expect, test } from 'vitest';
import { readFigureList, writeFigureList, type ListKind } from './figure-list.ts';

const kind: ListKind = { title: 'Squad', fields: [], cards: [{ id: 'ewok', name: 'Ewok' }, { id: '4-lom', name: '4-LOM' }] };
const figuresOf = (text: string): readonly string[] => readFigureList(text, kind).list.figures;

test.each(['2 x Ewok', '2x Ewok', '2xEwok', 'Ewok x2', '2 Ewok', 'Ewok\nEwok (3)'])('%j are two of a kind', (text) => {
  expect(figuresOf(text)).toEqual(['ewok', 'ewok']);
});

test('a name that begins with a number is read as it is written', () => {
  expect(figuresOf('4-LOM')).toEqual(['4-lom']);
  expect(figuresOf('2 x 4-LOM')).toEqual(['4-lom', '4-lom']);
  const list = { name: 'Bounty', fields: {}, figures: ['4-lom', 'ewok', 'ewok', '4-lom'] };
  expect(readFigureList(writeFigureList(list, kind), kind).list).toEqual(list);
});
