// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { skirmish } from '../faces/miniatures/skirmish.fixture.ts';
import { adventures } from '../faces/wartime/played.fixture.ts';
import type { Situation } from '../faces/face.ts';
import { match } from '../match/match.ts';
import { click, press, testPage } from '../testing/page.fixture.ts';
import { withPanels } from '../testing/panels.fixture.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { speak } from '../words/speak.ts';
import { TableFrame } from './TableFrame.tsx';

const { page, draw } = testPage();
withPanels();
const before = match.getState();
afterEach(() => { act(() => match.setState(before, true)); });

const show = (situation: Situation): void => draw(<TableFrame situation={situation} lines={[]} told={[]} keys="battle" leave={null} dock={null} />);
const sheet = (): HTMLElement | null => page.querySelector<HTMLElement>('.roster');

describe('the list of everybody', () => {
  it('is opened by its key and its button; a name chooses who bears it and closes it', () => {
    show(sampleSituation());
    press('q');
    expect([...sheet()!.querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual(['Rook', 'Vane', 'Guards', 'Sable', 'Mire', 'Drones']);
    expect([...sheet()!.querySelectorAll('section')].map((side) => side.getAttribute('aria-labelledby')).every((id) => page.ownerDocument.getElementById(id!) !== null)).toBe(true);
    click(sheet()!.querySelectorAll<HTMLButtonElement>('th button')[3]!);
    expect([match.getState().selected, sheet()]).toEqual(['1.sable', null]);
    click(page.querySelector<HTMLButtonElement>('.rail__button[aria-keyshortcuts="Q"]')!);
    expect(sheet()).not.toBeNull();
  });

  it('is there in every rule system, with a word for how each is; who is out of the match cannot be chosen', () => {
    for (const situation of [skirmish(1).at(-1)!.after, adventures()[0]!.at(-1)!.situation] as readonly unknown[] as readonly Situation[]) {
      const sides = situation.face.rosterOf(situation, speak);
      expect(sides.length).toBe(situation.seats.length);
      const rows = sides.flatMap((side) => side.rows);
      expect(rows.length).toBeGreaterThan(4);
      for (const { name, state, health } of rows) for (const text of [name, state, health]) expect(text).not.toMatch(/\{\{|undefined|NaN|\w\.\w+\.\w/);
      expect(rows.every(({ state }) => state !== '')).toBe(true);
      show(situation);
      press('q');
      expect(sheet()!.querySelectorAll('th button').length).toBe(rows.filter(({ gone }) => !gone).length);
      expect(rows.some(({ gone }) => gone)).toBe(true);
      press('Escape');
    }
  });
});
