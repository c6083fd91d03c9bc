import { expect, it } from 'vitest';
import { HALO, type Halo } from './halos.ts';
import { lit } from '../light/lit.ts';
import { behindPaint, outlineLook, outlinePaint, sideOutline } from './outline.ts';

const side = sideOutline('#74b6ee');

it.each<[string, Halo, string]>([
  ['is chosen', HALO.selected, 'fff2d9'], ['acts', HALO.active, 'f5b747'], ['is pointed at', HALO.hovered, 'fffbf0'], ['is attacked', HALO.target, 'ff5a32'],
  ['may be chosen', HALO.candidate, '74b6ee'], ['may not be chosen', HALO.closed, '74b6ee'], ['just stands there', HALO.none, '74b6ee'],
])('a figure that %s', (_what, kind, colour) => {
  expect(outlineLook(kind, side).colour.getHexString()).toBe(colour);
});

it('who stands out has a wider outline than one that only tells the side, who is hurt a wider one still, each in its own colour', () => {
  const looks = ([HALO.none, HALO.target, 'hurt', 'flash'] as const).map((kind) => outlineLook(kind, side));
  const widths = looks.map(({ wide }) => wide);
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  expect(new Set(looks.map(({ colour }) => colour.getHexString())).size).toBe(4);
});

it('one paint outlines all: colour and width come from the row of the bones that a corner belongs to, how bright a side’s is from the hour', () => {
  const shader = { vertexShader: '#include <project_vertex>', fragmentShader: '#include <color_fragment>', uniforms: {} };
  outlinePaint.onBeforeCompile(shader as never, undefined as never);
  expect(shader.vertexShader).toContain('getBoneMatrix(floor(skinIndex.x / 18.0) * 18.0 + 17.0)');
  expect(shader.fragmentShader).toContain('vOutline');
  expect(shader.uniforms).toEqual({ sideTone: lit.sideTone });
});

it('what terrain hides has the colour of the same row, and is drawn only where something lies well before it', () => {
  const shader = { vertexShader: '#include <project_vertex>', fragmentShader: '#include <color_fragment>', uniforms: {} };
  behindPaint.onBeforeCompile(shader as never, undefined as never);
  expect(shader.vertexShader).toContain('getBoneMatrix(floor(skinIndex.x / 18.0) * 18.0 + 17.0)');
  expect(shader.vertexShader).toContain('projectionMatrix * (mvPosition + vec4(0.0, 0.0, 34.0, 0.0))');
  expect(shader.fragmentShader).toContain('discard');
});
