// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../ask/Refused.tsx';
import { useHotkeys } from '../ui/hotkeys.ts';
import { rulebook } from '../faces/shatterpoint/rulebook/index.ts';
import { rulebookOf } from '../faces/rulebooks.ts';
import { book, closeBook, openBook, pointedRule, useBook } from './book.ts';
import { click, press as pressKey, testPage } from '../testing/page.fixture.ts';
import { Rulebook } from './Rulebook.tsx';
import { RuleLink } from './RuleLink.tsx';
import '../testing/faces.fixture.ts';

const { page, draw } = testPage();
const onMove = vi.fn<() => void>();

const ALL = ['shatterpoint', 'miniatures', 'wartime'];
let systems: readonly string[] = ALL.slice(0, 1);

/** A screen with a refused answer, a button, and the reference where it is open. */
function Screen({ children }: { readonly children?: ReactNode }): ReactNode {
  const open = useBook((s) => s.open);
  useHotkeys({ F1: () => openBook(pointedRule()), M: onMove, Escape: onMove });
  return <>{children}<button type="button" id="here">here</button>{open && <Rulebook systems={systems} />}</>;
}

beforeEach(() => {
  systems = ALL.slice(0, 1);
  book.setState({ open: false, system: '', chapter: null, rule: null, query: '' });
  vi.clearAllMocks();
});

const press = (key: string, target: EventTarget = document.activeElement ?? window): boolean => pressKey(key, {}, target);
const panel = (): HTMLElement | null => page.querySelector('.rulebook');
const field = (): HTMLInputElement => page.querySelector('.rulebook input')!;
const type = (text: string): void => act(() => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
  field().dispatchEvent(new Event('input', { bubbles: true }));
});
const shownRules = (): readonly string[] => {
  const rules = [...page.querySelectorAll('.rulebook__rules li')];
  return rules.map((rule) => rule.querySelector('code, .rule-link')!.textContent);
};

describe('the rules reference', () => {
  it('opens by F1 with the focus in the search, and Escape closes it and gives the focus back', () => {
    draw(<Screen />);
    act(() => page.querySelector<HTMLElement>('#here')!.focus());
    press('F1');
    expect(panel()!.getAttribute('aria-label')).toBe('Rules');
    expect(document.activeElement).toBe(field());
    press('Escape');
    expect(panel()).toBeNull();
    expect(document.activeElement!.id).toBe('here');
    expect(onMove).not.toHaveBeenCalled();
  });

  it('is no dialog: the match goes on beside it, but keys pressed in it stay in it', () => {
    draw(<Screen />);
    press('F1');
    expect(page.querySelector('dialog, [aria-modal]')).toBeNull();
    press('m');
    expect(onMove).not.toHaveBeenCalled();
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    act(() => page.querySelector<HTMLElement>('.rulebook h3')!.focus());
    press('Tab');
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('keydown', heard);
    act(() => page.querySelector<HTMLElement>('#here')!.focus());
    press('m');
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  it('leaves the focus where the person took it when it closes', () => {
    draw(<Screen />);
    press('F1');
    act(() => page.querySelector<HTMLElement>('#here')!.focus());
    act(() => closeBook());
    expect(document.activeElement!.id).toBe('here');
  });

  it('opens another rule system’s book at its contents, and from a rule the book it stands in', () => {
    act(() => openBook('SP-CLIMB-01'));
    act(() => openBook(null, 'another'));
    expect(book.getState()).toMatchObject({ open: true, system: 'another', chapter: null, rule: null });
    act(() => openBook('SP-CLIMB-01'));
    expect(book.getState()).toMatchObject({ system: 'shatterpoint', rule: 'SP-CLIMB-01' });
  });

  it('has the book of every rule system beside a menu, the first of them open, and at a table only the book of its match', () => {
    systems = ALL;
    draw(<Screen />);
    act(() => openBook());
    const books = (): readonly HTMLElement[] => [...page.querySelectorAll<HTMLElement>('.rulebook .segments button')];
    const chapters = (): readonly string[] => [...page.querySelectorAll('.rulebook__contents b')].map(({ textContent }) => textContent);
    expect(books().map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([['Shatterpoint', 'true'], ['Miniatures', 'false'], ['Wartime', 'false']]);
    for (const [i, system] of ALL.entries()) {
      click(books()[i]!);
      expect([system, chapters()]).toEqual([system, rulebookOf(system).map(({ title }) => title)]);
      expect(chapters().length).toBeGreaterThan(3);
    }
    // What was chosen stays open; a search is one in that book.
    type('squad');
    expect(shownRules().every((rule) => rule.startsWith('WT-'))).toBe(true);
    systems = ['wartime'];
    type('');
    draw(<Screen />);
    expect(books()).toEqual([]);
  });

  it('lists every chapter, shows all its rules, and leads back', () => {
    draw(<Screen />);
    act(() => openBook());
    const chapters = [...page.querySelectorAll('.rulebook__contents button')];
    expect(chapters.map((chapter) => chapter.querySelector('b')!.textContent)).toEqual(rulebook.map(({ title }) => title));
    click(chapters[2]!);
    expect(shownRules()).toEqual(rulebook[2]!.rules.map(({ id }) => id));
    expect(document.activeElement!.textContent).toBe(rulebook[2]!.title);
    click(page.querySelector('.rulebook__where button')!);
    expect(page.querySelectorAll('.rulebook__contents button')).toHaveLength(rulebook.length);
    expect(document.activeElement!.textContent).toBe('Chapters');
  });

  it('searches while one types, by parts of an id too', () => {
    draw(<Screen />);
    press('F1');
    type('adv 3');
    expect(shownRules()[0]).toBe('SP-ADV-03');
    type('wyvern');
    expect(page.querySelector('.rulebook__count')!.textContent).toBe('No rule has these words.');
  });

  it('counts and marks what was found', () => {
    draw(<Screen />);
    press('F1');
    type('climb');
    expect(page.querySelector('.rulebook__count')!.textContent).toMatch(/^\d+ rules found$/);
    expect([...page.querySelectorAll('.rulebook mark')].map((mark) => mark.textContent.toLowerCase())).toEqual(expect.arrayContaining(['climb']));
    expect([...page.querySelectorAll('.rulebook mark')].filter((mark) => mark.textContent.toLowerCase() !== 'climb')).toEqual([]);
  });

  it('shows a hit in its chapter', () => {
    draw(<Screen />);
    press('F1');
    type('climb');
    press('ArrowDown');
    expect(document.activeElement!.textContent).toBe('SP-CLIMB-01');
    click(document.activeElement!);
    expect(field().value).toBe('');
    expect(document.activeElement!.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement!.textContent).toContain(rulebook.flatMap(({ rules }) => rules).find(({ id }) => id === 'SP-CLIMB-01')!.text);
  });

  it('shows the best hit on Enter', () => {
    draw(<Screen />);
    press('F1');
    type('SP-LOS-01');
    act(() => { page.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })); });
    expect(page.querySelector('[aria-current] code')!.textContent).toBe('SP-LOS-01');
  });

  it('opens again where it was closed', () => {
    draw(<Screen />);
    act(() => openBook('SP-ADV-03'));
    act(() => closeBook());
    act(() => openBook());
    expect(shownRules()).toContain('SP-ADV-03');
    expect(document.activeElement).toBe(field());
  });
});

describe('a refusal', () => {
  const refusal = { rule: 'SP-ADV-03', why: 'higher' } as const;

  it('leads to its rule by its button, and the focus comes back to it', () => {
    draw(<Screen><Refused refusal={refusal} sentence="Too high." onClose={null} /></Screen>);
    const link = page.querySelector<HTMLElement>('.refusal .rule-link')!;
    act(() => link.focus());
    click(link);
    expect(document.activeElement!.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement!.querySelector('code')!.textContent).toBe('SP-ADV-03');
    press('Escape');
    expect(document.activeElement).toBe(link);
  });

  it('leads to its rule by F1 as long as it is shown', () => {
    draw(<Screen><Refused refusal={refusal} sentence="Too high." onClose={null} /></Screen>);
    press('F1');
    expect(page.querySelector('[aria-current] code')!.textContent).toBe('SP-ADV-03');
    act(() => closeBook());
    draw(<Screen><Refused refusal={null} sentence="" onClose={null} /></Screen>);
    expect(pointedRule()).toBeNull();
  });

  it('stands where the pointer was pressed, and above the question after a key', () => {
    draw(<Screen><Refused refusal={null} sentence="" onClose={null} /></Screen>);
    act(() => { window.dispatchEvent(new MouseEvent('pointerdown', { clientX: 200, clientY: 120 })); });
    draw(<Screen><Refused refusal={refusal} sentence="Too high." onClose={null} /></Screen>);
    const note = page.querySelector<HTMLElement>('.refusal')!;
    expect(note.classList).toContain('is-pointed');
    const [left, top] = [parseFloat(note.style.left), parseFloat(note.style.top)];
    expect(left).toBeGreaterThan(200);
    expect(left).toBeLessThan(230);
    expect(top).toBeGreaterThan(120);
    expect(top).toBeLessThan(150);
    expect(note.getAttribute('role')).toBe('alert');
    press('ArrowUp', window);
    draw(<Screen><Refused refusal={{ ...refusal }} sentence="Too high." onClose={null} /></Screen>);
    expect(page.querySelector('.refusal')!.classList).not.toContain('is-pointed');
  });

  it('and the reference close one after the other, the newest first', () => {
    const onClose = vi.fn();
    draw(<Screen><Refused refusal={refusal} sentence="Too high." onClose={onClose} /></Screen>);
    press('F1');
    press('Escape');
    expect([panel(), onClose.mock.calls.length]).toEqual([null, 0]);
    press('Escape', window);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('of the table itself names no rule', () => {
    draw(<RuleLink rule="core" />);
    expect(page.textContent).toBe('');
    draw(<RuleLink rule="WT-MOVE-01" />);
    expect([page.textContent, page.querySelector('button')]).toEqual(['WT-MOVE-01', null]);
  });
});
