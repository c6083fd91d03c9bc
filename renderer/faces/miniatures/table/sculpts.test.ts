import { expect, it } from 'vitest';
import { faces } from '../../../../engine/miniatures/face.ts';
import { freshFigure } from '../../../../engine/miniatures/state.ts';
import { figureSculpt, sculptOf } from './sculpts.ts';

const card = (id: string) => faces.find((face) => face.id === id)!;

it('(SWM-1.1) the figures of one card stand in its poses in turn, squad by squad', () => {
  const troop = ['0.0', '0.1', '1.0', '0.2', '0.3', '0.4'].map((id) => freshFigure(id, Number(id[0]), id === '0.1' ? 'ewok' : 'stormtrooper', 0));
  expect(troop.map((figure) => figureSculpt(card(figure.card), figure, troop))).toEqual([
    'stormtroopers-1', 'ewok-hunters-2', 'stormtroopers-1', 'rs-37-stormtrooper', 'rs-38-stormtrooper', 'stormtroopers-1',
  ]);
});

it('poses are taken again from the first one on', () => {
  expect([0, 1, 2].map((nth) => sculptOf(card('rebel-trooper'), nth))).toEqual(['rebel-trooper', 'rs-19-rebel-trooper', 'rebel-trooper']);
  expect([0, 1].map((nth) => sculptOf(card('ewok'), nth))).toEqual(['ewok-hunters-2', 'ewok-hunters-2']);
});
