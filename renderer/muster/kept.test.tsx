// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { act } from 'react';
import { testPage } from '../testing/page.fixture.ts';
import { anySeed, nextSeed } from './chance.ts';
import { readKept, useKept, writeKept, type Kept } from './kept.ts';

interface Team { readonly name: string; readonly figures: string }
const form = z.array(z.object({ name: z.string(), figures: z.string() }));
const { draw, anew } = testPage();
let kept: Kept<Team>;
const Shelf = (): null => { kept = useKept<Team>('toy', form, ({ name }) => name, ({ figures }) => figures); return null; };
const team = (name: string, figures = name): Team => ({ name, figures });
const names = (teams: readonly Team[]): readonly string[] => teams.map(({ name }) => name);

beforeEach(() => { localStorage.clear(); });

describe('teams that this machine keeps', () => {
  it('are saved under their names until they are forgotten, also when the window is opened again', () => {
    draw(<Shelf />);
    act(() => kept.save(team('one')));
    act(() => kept.save(team('two')));
    act(() => kept.save(team('one', 'others')));
    expect(kept.saved).toEqual([team('one', 'others'), team('two')]);
    anew();
    draw(<Shelf />);
    expect(names(kept.saved)).toEqual(['one', 'two']);
    act(() => kept.forget(kept.saved[0]!));
    anew();
    draw(<Shelf />);
    expect(names(kept.saved)).toEqual(['two']);
  });

  it('are told as played lately, each line-up once, the newest first, and not for ever', () => {
    draw(<Shelf />);
    act(() => kept.played([team('a'), team('b')]));
    act(() => kept.played([team('c'), team('b again', 'b')]));
    expect(names(kept.recent)).toEqual(['c', 'b again', 'a']);
    for (let i = 0; i < 12; i++) act(() => kept.played([team(`more ${i}`)]));
    expect(kept.recent).toHaveLength(8);
    anew();
    draw(<Shelf />);
    expect(names(kept.recent)[0]).toBe('more 11');
  });

  it('are left alone where what is kept is spoilt', () => {
    for (const text of ['{', '[{"name":7}]', '7']) {
      localStorage.setItem('gantry.teams.toy', text);
      draw(<Shelf />);
      expect(kept.saved).toEqual([]);
      anew();
    }
    writeKept('x', { a: 1 });
    expect(readKept('x', z.object({ a: z.number() }))).toEqual({ a: 1 });
    expect(readKept('x', z.object({ a: z.string() }))).toBeNull();
  });
});

it('a seed is followed by the same seed every time', () => {
  expect(nextSeed(41)).toBe(nextSeed(41));
  expect(nextSeed(41)).not.toBe(41);
  expect(anySeed()).toBeLessThan(10_000);
});
