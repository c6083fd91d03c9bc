import { ShaderLib } from 'three';
import { expect, test } from 'vitest';
import { collapsed } from '../sliding.ts';
import { pieceShade } from './pieceShade.ts';

test('shadows of pieces are thrown without the parts that are left out with their storey, by leaves where they stand', () => {
  const shader = { vertexShader: ShaderLib.depth.vertexShader, fragmentShader: '', uniforms: {} };
  pieceShade.onBeforeCompile(shader as never, undefined as never);
  const { vertexShader } = shader;
  const order = ['attribute float part;', 'attribute vec3 slide;', 'transformed += slide * drawnOf.y', '#include <project_vertex>', collapsed('z')].map((text) => vertexShader.indexOf(text));
  expect(order.every((at) => at >= 0)).toBe(true);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});
