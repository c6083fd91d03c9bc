import { MeshStandardMaterial, ShaderLib } from 'three';
import { expect, it } from 'vitest';
import { HALO, type Halo } from './halos.ts';
import { lit } from '../light/lit.ts';
import { edgeLit } from './edgeLight.ts';
import { glowMaterial } from './glow.ts';
import { behindPaint, MOST_SHARE, outlineLook, outlinePaint, sideOutline } from './outline.ts';

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

it('what only tells the side is no wider than an eightieth of a figure’s height, goes around the whole figure alone, and is parted from it by a dark line', () => {
  const shader = { vertexShader: '#include <project_vertex>', fragmentShader: '#include <color_fragment>', uniforms: {} };
  outlinePaint.onBeforeCompile(shader as never, undefined as never);
  expect(MOST_SHARE).toBeLessThanOrEqual(1 / 80);
  expect(shader.vertexShader).toContain('if (outline.w < 1.0) width = min(width, 0.500);');
  expect(shader.vertexShader).toContain('projectionMatrix * (mvPosition - vec4(0.0, 0.0, 7.0, 0.0))');
  expect(side.wide).toBeLessThan(1);
  expect(shader.fragmentShader).toContain('vOutline * mix(1.0, 0.07, vKeyed');
});

it('what terrain hides has the colour of the same row, and is drawn only where something lies well before it', () => {
  const shader = { vertexShader: '#include <project_vertex>', fragmentShader: '#include <color_fragment>', uniforms: {} };
  behindPaint.onBeforeCompile(shader as never, undefined as never);
  expect(shader.vertexShader).toContain('getBoneMatrix(floor(skinIndex.x / 18.0) * 18.0 + 17.0)');
  expect(shader.vertexShader).toContain('projectionMatrix * (mvPosition + vec4(0.0, 0.0, 34.0, 0.0))');
  expect(shader.fragmentShader).toContain('discard');
});

it('of feet behind a kerb nothing is hatched', () => {
  const shader = { vertexShader: '#include <project_vertex>', fragmentShader: '#include <color_fragment>', uniforms: {} };
  behindPaint.onBeforeCompile(shader as never, undefined as never);
  expect(shader.vertexShader).toContain('vOver = transformed.y - look[1].z;');
  expect(shader.fragmentShader).toContain('smoothstep(8.0, 12.0, vOver)');
});

it('figures are painted matt, what is nearly white is calmed and a base is a darker stand, in the places of the library’s own shader', () => {
  const shader = { vertexShader: ShaderLib.standard.vertexShader, fragmentShader: ShaderLib.standard.fragmentShader, uniforms: {} };
  edgeLit(new MeshStandardMaterial()).onBeforeCompile(shader as never, undefined as never);
  expect(shader.fragmentShader).toContain('diffuseColor.rgb = calmed(diffuseColor.rgb) * mix(1.0, 0.6, vStand);');
  expect(shader.vertexShader).toContain('vStand = step(mod(skinIndex.x, 18.0), 0.5);');
  expect(shader.fragmentShader).toMatch(/#include <metalnessmap_fragment>\s+if \(roughnessFactor > 0.3\) roughnessFactor = mix/);
  expect(shader.fragmentShader).toContain('(1.0 - 0.5 * pale)');
});

it('the halo of a blade is as far from the eye as the blade, that of an eye or a lamp lies where it is', () => {
  const shader = { vertexShader: ShaderLib.basic.vertexShader, fragmentShader: ShaderLib.basic.fragmentShader, uniforms: {} };
  glowMaterial().onBeforeCompile(shader as never, undefined as never);
  expect(shader.vertexShader).toContain('mod(skinIndex.x, 18.0)');
  expect(shader.vertexShader).toContain('(abs(bone - 7.0) < 0.5 || abs(bone - 10.0) < 0.5) ? 2.2 : 0.0');
  expect(shader.vertexShader).toContain('gl_Position.z = inside.z');
  expect(shader.fragmentShader).toContain('pow(vGlow.y, 8.0)');
});
