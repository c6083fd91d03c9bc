import { afterEach, expect, test, vi } from 'vitest';
import { ProgramCheck } from './programCheck.ts';

const LINK_STATUS = 1;

/** A renderer with programs of these names, of which some do not link. */
function rendererWith(names: readonly string[], broken: readonly string[], lost = false, why: string | null = 'no such varying') {
  const asked: string[] = [];
  const gl = {
    info: { programs: names.map((name) => ({ name, program: name })) },
    getContext: () => ({
      LINK_STATUS,
      isContextLost: () => lost,
      getProgramParameter: (program: string) => { asked.push(program); return !broken.includes(program); },
      getProgramInfoLog: () => why,
    }),
  };
  return { gl: gl as never, info: gl.info, asked };
}

afterEach(() => { vi.restoreAllMocks(); });

test('a program that does not link is told once, with its name and why', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { gl, info, asked } = rendererWith(['mat', 'field'], ['field']);
  const check = new ProgramCheck();
  expect(check.isStale(gl)).toBe(true);
  check.look(gl);
  expect(check.isStale(gl)).toBe(false);
  check.look(gl);
  expect(told.mock.calls).toEqual([['the program of field does not link: no such varying']]);
  info.programs.push({ name: 'ghost', program: 'ghost' });
  expect(check.isStale(gl)).toBe(true);
  check.look(gl);
  expect(asked).toEqual(['mat', 'field', 'ghost']);
});

test('a lost context says nothing of its programs', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { gl, asked } = rendererWith(['mat'], ['mat'], true);
  new ProgramCheck().look(gl);
  expect([asked, told.mock.calls]).toEqual([[], []]);
});

test('a program of a context that was lost and came back is no fault', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { gl, asked } = rendererWith(['mat'], ['mat'], false, null);
  new ProgramCheck().look(gl);
  expect([asked, told.mock.calls]).toEqual([['mat'], []]);
});
