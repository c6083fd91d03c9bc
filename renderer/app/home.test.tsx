// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Catalogue, MatchSummary } from '../../engine/host/link.ts';
import '../testing/faces.fixture.ts';
import { press, testPage } from '../testing/page.fixture.ts';
import { Home } from './Home.tsx';
import { readSettings } from '../match/settings.ts';

const { page, draw, button } = testPage();

const settings = readSettings();
const tables = [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }];
const match = (id: string, saved: number, over = false): MatchSummary => ({
  match: id,
  system: 'shatterpoint',
  table: 'refinery',
  seats: ['person', 'computer'],
  answers: 3,
  saved,
  over,
  turn: 7,
  name: '',
  size: 900,
  teams: [],
  score: '',
  result: '',
  takenBack: 0,
  problem: null,
});
const show = (catalogue: Catalogue | null, doing: Partial<ComponentProps<typeof Home>> = {}): void => draw(
  <Home
    catalogue={catalogue}
    settings={settings}
    onChange={() => {}}
    onNew={() => {}}
    onContinue={() => {}}
    onLibrary={() => {}}
    onTables={() => {}}
    onQuit={null}
    {...doing}
  />,
);

describe('the first screen', () => {
  it('continues the newest match that is not over', () => {
    const onContinue = vi.fn();
    show({ systems: [], tables, matches: [match('old', 1), match('new', 2), match('over', 3, true)], binned: 0 }, { onContinue });
    expect(button('Continue').textContent).toContain('Refinery · turn 7');
    press('Enter');
    expect(onContinue).toHaveBeenCalledWith('new');
    expect(() => button('Quit')).toThrow('no button');
  });

  it('goes on with nothing while the list does not know of the match that was just left', () => {
    const [onContinue, onNew] = [vi.fn(), vi.fn()];
    show({ systems: [], tables, matches: [match('old', 1)], binned: 0 }, { onContinue, onNew, outdated: true });
    expect(button('Continue').getAttribute('aria-disabled')).toBe('true');
    button('Continue').click();
    press('Enter');
    expect(onContinue).not.toHaveBeenCalled();
    expect(onNew).not.toHaveBeenCalled();
  });

  it('counts the rounds of a system that has rounds, and tells how it is played before the others', () => {
    const systems = ['shatterpoint', 'miniatures', 'wartime'].map((id) => ({ id, cards: [], missions: [], styles: [] }));
    const skirmish = { ...match('skirmish', 3), system: 'miniatures' };
    show({ systems, tables, matches: [match('old', 1), skirmish], binned: 0 });
    expect(button('Continue').textContent).toContain('Refinery · round 7');
    press('p');
    const offered = [...page.querySelectorAll('dialog .segments button')];
    expect(offered.map((each) => [each.textContent, each.getAttribute('aria-pressed')])).toEqual([
      ['Miniatures', 'true'],
      ['Shatterpoint', 'false'],
      ['Wartime', 'false'],
    ]);
  });

  it('opens a new match where nothing is saved', () => {
    const onNew = vi.fn();
    show(null, { onNew, onQuit: () => {} });
    press('n');
    press('Enter');
    expect(onNew).toHaveBeenCalledTimes(2);
    expect(button('Quit').getAttribute('aria-keyshortcuts')).toBe('Q');
  });
});
