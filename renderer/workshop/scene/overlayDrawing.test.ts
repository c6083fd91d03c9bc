import { expect, it } from 'vitest';
import { Bars } from '../../measure/bars.ts';
import { NO_SHAPES, type OverlayShapes } from '../overlayShapes.ts';
import { facesOver, layShapes, MOST_BARS } from './overlayDrawing.ts';

it('of the fullest table every bar is drawn, ten of each piece', () => {
  const bars = new Bars(MOST_BARS);
  const list = Array.from({ length: 20_000 }, (_, i): OverlayShapes['bars'][number] => ({ from: [i, 0, 0], to: [i, 0, 9], width: 2, colour: '#ffffff' }));
  layShapes(facesOver(), bars, { ...NO_SHAPES, bars: list });
  expect(bars.mesh.count).toBe(20_000);
});
