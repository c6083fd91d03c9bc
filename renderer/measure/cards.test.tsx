// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Prospect } from '../../engine/shatterpoint/prospect/prospect.ts';
import { useHotkeys } from '../ui/hotkeys.ts';
import { battle, situationOf, tableauOf } from '../testing/battle.fixture.ts';
import { match, stage } from '../match/match.ts';
import { scaleOf } from '../faces/shatterpoint/scale.ts';
import { book, closeBook } from '../rulebook/book.ts';
import { press, testPage } from '../testing/page.fixture.ts';
import type { BothWays, Looked } from '../tools/groundTalk.ts';
import { baseOf } from './bases.ts';
import type { Anchor } from './chart.ts';
import { measure } from './distance.ts';
import { isHeldKey } from './heldInput.ts';
import { hold, instruments, layAway, type LaidMeasure } from './instruments.ts';
import { plans } from './prospects.ts';
import { speak } from '../words/speak.ts';
import { wayWords } from '../faces/shatterpoint/measure/FromThere.tsx';
import { withPanels } from '../testing/panels.fixture.ts';
import { TableTools, ToolNotes } from './TableTools.tsx';

const [anakin, maul] = ['0.general-anakin-skywalker.1', '1.lord-maul.1'];
const update = battle('battle')[0]!;
const figure = (id: string): Anchor => ({ kind: 'thing', id });
const { page: host, draw } = testPage();
withPanels();

const text = (selector: string): string => host.querySelector(selector)?.textContent ?? '';

beforeEach(() => {
  stage.snapTo(tableauOf(update.view));
  match.setState({ situation: situationOf(update.view), shown: update, selected: null });
  draw(<><TableTools /><ToolNotes /></>);
});
afterEach(() => {
  layAway();
  closeBook();
  plans.setState({ planned: null, prospect: null });
});

/** Lays the instrument between two figures as the table would. */
function lay(kind: 'measure' | 'sight', from: Anchor, to: Anchor, looked: BothWays | null = null): LaidMeasure {
  const state = match.getState();
  const [a, b] = [baseOf(from, stage, state)!, baseOf(to, stage, state)!];
  const laid = { from: a, to: b, measure: measure(a, b, scaleOf(update.setup)) };
  act(() => instruments.setState({ held: { kind, from, to, fixed: true }, laid, looked }));
  return laid;
}

describe('the buttons and keys of the tools', () => {
  test('SP-MEAS-04: M, L and O take a tool up and put it away, at any time; Escape puts it away', () => {
    press('m');
    expect(instruments.getState().held).toMatchObject({ kind: 'measure', from: null });
    press('l');
    expect(instruments.getState().held).toMatchObject({ kind: 'sight' });
    press('l');
    expect(instruments.getState().held).toBeNull();
    press('m');
    press('Escape');
    expect(instruments.getState().held).toBeNull();
    press('o');
    expect(host.querySelector('.strip')).not.toBeNull();
    press('Escape');
    expect(host.querySelector('.strip')).toBeNull();
  });

  test('every button has a name, a tooltip, a key and says whether it is on', () => {
    const buttons = [...host.querySelectorAll<HTMLButtonElement>('.table-tools button')];
    expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(['M', 'L', 'O']);
    for (const button of buttons) {
      expect(button.closest('.tip')!.textContent).toContain(`(${button.getAttribute('aria-keyshortcuts')})`);
      expect(button.getAttribute('aria-label')).toBeTruthy();
      act(() => button.click());
      expect(button.getAttribute('aria-pressed')).toBe('true');
    }
  });

  test('SP-MEAS-04: while a tool is in hand, Enter, Escape and the arrows answer nothing that is asked', () => {
    const answered = vi.fn();
    function Asked(): ReactNode {
      useHotkeys({ Enter: answered, Escape: answered, ArrowLeft: answered, N: answered });
      return null;
    }
    draw(<><TableTools /><ToolNotes /><Asked /></>);
    act(() => hold('measure'));
    for (const key of ['Enter', 'ArrowLeft', 'Escape']) press(key);
    expect(answered).not.toHaveBeenCalled();
    expect(instruments.getState().held).toBeNull();
    press('Enter');
    press('n');
    expect(answered).toHaveBeenCalledTimes(2);
  });

  test('SP-MEAS-04: Tab, Enter and arrows are the tool’s even on a focused answer, and not on its own buttons', () => {
    const answer = document.createElement('button');
    answer.className = 'option';
    host.append(answer);
    const belongs = (key: string, target: HTMLElement, more: KeyboardEventInit = {}): boolean => {
      let found = false;
      const listen = (event: KeyboardEvent): void => { found = isHeldKey(event); };
      window.addEventListener('keydown', listen);
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
      window.removeEventListener('keydown', listen);
      return found;
    };
    expect(belongs('Enter', answer)).toBe(false);
    act(() => hold('sight'));
    expect(['Tab', 'Enter', 'ArrowUp'].map((key) => belongs(key, answer))).toEqual([true, true, true]);
    expect([belongs('a', answer), belongs('ArrowUp', answer, { shiftKey: true }), belongs('Enter', answer, { ctrlKey: true })]).toEqual([false, false, false]);
    expect(belongs('Enter', host.querySelector<HTMLElement>('.table-tools button')!)).toBe(false);
    expect(belongs('Tab', host.querySelector<HTMLElement>('.instrument button')!)).toBe(false);
  });

  test('the two tools share their ends: changing from one to the other keeps them', () => {
    lay('measure', figure(anakin), figure(maul));
    press('l');
    expect(instruments.getState().held).toEqual({ kind: 'sight', from: figure(anakin), to: figure(maul), fixed: true });
  });
});

describe('the measuring tool', () => {
  test('SP-MEAS-08, SP-ELEV-05: says band, both units, the relation and its rules', () => {
    const laid = lay('measure', figure(anakin), figure(maul));
    expect(text('.instrument h2')).toMatch(/anakin.* to .*maul/i);
    expect(text('[data-testid="band"]')).toBe(`Range ${laid.measure.band}`);
    expect(text('[data-testid="distance"]')).toBe(`${laid.measure.distance.toFixed(1)} mm (${(laid.measure.distance / 25.4).toFixed(1)}″)`);
    expect(text('[data-testid="relation"]')).toBe('Same Elevation');
    expect([...host.querySelectorAll('.instrument .rule-link')].map((link) => link.textContent)).toEqual(['SP-MEAS-08', 'SP-ELEV-05']);
  });

  test('a rule’s id opens the rules there', () => {
    lay('measure', figure(anakin), figure(maul));
    act(() => host.querySelector<HTMLButtonElement>('.instrument .rule-link')!.click());
    expect(book.getState()).toMatchObject({ open: true, rule: 'SP-MEAS-08' });
  });

  test('a place above the table is told by its height', () => {
    lay('measure', figure(anakin), { kind: 'spot', at: { x: 100, y: 90, z: 100 } });
    expect(text('.instrument h2')).toContain('90.0 mm');
    expect(text('[data-testid="relation"]')).toBe('Higher');
  });
});

const line = [{ x: 0, y: 0, z: 0 }, { x: 100, y: 0, z: 0 }] as const;
const part = (feature: string, piece: string, name: string) => ({ feature, piece, part: name });
const crossed = (of: ReturnType<typeof part>) => ({ part: of, from: line[0], to: line[1] });
const free: Looked = { seen: true, line, rule: null, blockers: [], passed: [] };
const walls = part('b', 'building-two', 'upper-walls');
const shut: Looked = { seen: false, line, rule: 'SP-LOS-04', blockers: [crossed(walls), crossed(part('w', 'wall-broken', 'wall'))], passed: [{ part: part('c', 'crates', 'lower'), why: 'lower' }] };

describe('the sight tool', () => {
  test('SP-LOS-04: names the first blocking part, then the others, and the rule', () => {
    lay('sight', figure(anakin), figure(maul), { there: shut, back: shut, cover: null });
    expect(text('[data-testid="sight"]')).toContain('Sight blocked by the upper walls of the two-storey building');
    expect(text('[data-testid="sight"]')).toContain('and by the broken wall');
    expect(text('[data-testid="sight"] .rule-link')).toBe('SP-LOS-04');
    expect(text('.instrument__passed')).toContain('Not higher than the viewer: the lower crates of the crate stack');
    expect(text('.instrument__passed .rule-link')).toBe('SP-LOS-02');
    expect(host.querySelector('[data-testid="sight-back"]')).toBeNull();
  });

  test('SP-LOS-06: the other direction is told where it differs', () => {
    lay('sight', figure(anakin), figure(maul), { there: free, back: shut, cover: null });
    expect(text('[data-testid="sight"]')).toBe('Seen');
    expect(text('[data-testid="sight-back"]')).toContain('The other way: blocked by the upper walls');
    expect(text('[data-testid="sight-back"]')).toContain('SP-LOS-06');
  });

  test('seen: with its range, and places count as bases', () => {
    const { measure: found } = lay('sight', figure(anakin), { kind: 'spot', at: { x: -60, y: 0, z: 60 } }, { there: free, back: free, cover: null });
    expect(text('.instrument__facts')).toContain(`Range ${found.band}`);
    expect(text('.instrument')).toContain('A place counts here as a base of 40 mm.');
  });

  test('SP-COVER-02: cover as the rules count it, from the part that gives it', async () => {
    const prospect = { figure: anakin, at: { x: 0, y: 0, z: 0 }, others: [{ id: maul, attacks: [{ kind: 'ranged', attackDice: 6, defenseDice: 5, cover: 1 }] }], objectives: [], ways: [] } as unknown as Prospect;
    match.setState({ loadProspect: () => Promise.resolve(prospect) });
    lay('sight', figure(anakin), figure(maul), { there: free, back: free, cover: part('c', 'crates', 'lower') });
    await act(async () => { await Promise.resolve(); });
    expect(text('.instrument__facts')).toContain('Cover [1] from the lower crates of the crate stack');
  });
});

describe('the card of a planned place', () => {
  const encounter = (id: string, change: object) => ({
    id, unit: id.slice(0, -2), seat: 1, enemy: true, distance: 60, band: 2, sees: true, seen: true, engaged: false, attacks: [], attackedBy: [],
    ...change,
  });
  const prospect = {
    figure: anakin, unit: '0.general-anakin-skywalker', seat: 0, from: null, at: { x: 1, y: 0, z: 1 }, refusal: null, restricted: true,
    others: [encounter(maul, { engaged: true, attacks: [{ kind: 'melee', attackDice: 8, defenseDice: 6, cover: 0 }], attackedBy: [{ kind: 'melee', attackDice: 9, defenseDice: 5, cover: 1 }] }), encounter('1.kalani.1', { sees: false })],
    objectives: [{ id: 'objective-1', contested: true, takenBy: 0 }, { id: 'objective-2', contested: false, takenBy: null }], ways: [],
  } as unknown as Prospect;

  test('says what it could see, hit, be hit by and contest from there', () => {
    act(() => plans.setState({ planned: { figure: anakin, at: { x: 1, y: 0, z: 1 } }, prospect }));
    expect(text('[data-testid="from-there"]')).toContain('1 of 2 enemies');
    expect(text('[data-testid="hits"]')).toMatch(/maul.* 8:6$/i);
    expect(text('[data-testid="hit-by"]')).toMatch(/maul.* 9:5 Cover \[1\]$/i);
    expect(text('.there__lines')).toContain('Objective 1, and would take it');
    expect(text('.there__lines')).not.toContain('Objective 2');
    expect(text('.there__lines')).toContain('SP-ENG-02');
  });

  test('says the way there that costs least, or that there is none', () => {
    const way = (steps: readonly string[], actions: number, force: number, refusal: object | null = null) => ({ steps: steps.map((how) => ({ by: 'move', how, to: { x: 0, y: 0, z: 0 } })), actions, force, refusal });
    const ways = [way(['dash'], 1, 0, { rule: 'SP-TOOL-04', why: 'outOfReach' }), way(['advance', 'climb'], 2, 0), way(['jump'], 1, 1)] as unknown as Prospect['ways'];
    expect(wayWords(ways, speak)).toBe('jump · 1 action · 1 Force');
    expect(wayWords(ways.slice(0, 2), speak)).toBe('advance + climb · 2 actions');
    expect(wayWords(ways.slice(0, 1), speak)).toBe('No way there now.');
  });

  test('an answer about another place than the one thought of is shown as an old one', () => {
    act(() => plans.setState({ planned: { figure: anakin, at: { x: 40, y: 0, z: 1 } }, prospect }));
    expect(host.querySelector('.there.is-old')).not.toBeNull();
  });
});
