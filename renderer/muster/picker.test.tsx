// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, press, testPage } from '../testing/page.fixture.ts';
import { CardBeside } from './CardBeside.tsx';
import { Picker, type Choice } from './Picker.tsx';

const { page, draw } = testPage();
const choice = (id: string, more: Partial<Choice> = {}): Choice => ({ id, name: id.toUpperCase(), words: '', picture: null, note: '', why: '', ...more });
const CHOICES = [choice('ant'), choice('bee', { words: 'Sting Flying' }), choice('cat', { why: 'Too dear.' }), choice('dog', { why: 'Not here.', barred: true })];

const onTake = vi.fn<(id: string) => void>();
const onClose = vi.fn();
beforeEach(() => { onTake.mockClear(); onClose.mockClear(); });

const show = (chosen = ''): void => draw(<Picker title="Who" choices={CHOICES} chosen={chosen} card={(id) => <p>card of {id}</p>} onTake={onTake} onClose={onClose} />);
const field = (): HTMLInputElement => page.querySelector<HTMLInputElement>('[role="combobox"]')!;
const key = (name: string): void => { press(name, {}, field()); };
const active = (): string | null => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.querySelector('b')?.textContent ?? null;
const cell = (name: string): HTMLElement => [...page.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((each) => each.textContent.startsWith(name))!;
function type(text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field()) as object, 'value')!.set!.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('choosing one of many as pictures', () => {
  it('keeps the keys in the text field: arrows go through the grid, Enter takes', () => {
    show();
    expect(document.activeElement).toBe(field());
    expect(active()).toBe('ANT');
    key('ArrowRight');
    expect([active(), page.querySelector('aside')!.textContent]).toEqual(['BEE', 'card of bee']);
    key('Enter');
    expect(onTake).toHaveBeenCalledExactlyOnceWith('bee');
  });

  it('begins at what is chosen', () => {
    show('cat');
    expect(active()).toBe('CAT');
    expect(cell('CAT').getAttribute('aria-current')).toBe('true');
  });

  it('opens at its top, and is there again while somebody types; arrows bring what they come to into sight', () => {
    const scrolled = vi.fn(() => { page.querySelector('.picker__whole')!.scrollTop = 300; });
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrolled);
    const top = (): number => page.querySelector('.picker__whole')!.scrollTop;
    show('cat');
    expect([top(), scrolled.mock.calls.length]).toEqual([0, 1]);
    key('ArrowRight');
    expect([active(), top()]).toEqual(['DOG', 300]);
    type('bee');
    expect([active(), top()]).toEqual(['BEE', 0]);
    vi.restoreAllMocks();
  });

  it('narrows down by name and by what is said of it; Enter takes the first that is left', () => {
    show();
    type('fly');
    expect(page.querySelectorAll('[role="gridcell"]')).toHaveLength(1);
    key('Enter');
    expect(onTake).toHaveBeenLastCalledWith('bee');
    type('zebra');
    expect(page.textContent).toContain('Nobody is found so.');
    key('Enter');
    expect(onTake).toHaveBeenCalledTimes(1);
  });

  it('says why somebody does not fit, and takes nobody who is barred', () => {
    show();
    expect(cell('CAT').textContent).toContain('Too dear.');
    click(cell('CAT'));
    expect(onTake).toHaveBeenLastCalledWith('cat');
    click(cell('DOG'));
    expect(onTake).toHaveBeenCalledTimes(1);
  });

  it('letters go to the text field from wherever the focus is; Escape leaves', () => {
    show();
    const close = page.querySelector<HTMLElement>('.round')!;
    close.focus();
    cell('ANT').focus();
    press('x', {}, cell('ANT'));
    expect(document.activeElement).toBe(field());
    act(() => { page.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true })); });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('a card beside somebody', () => {
  const matches = HTMLElement.prototype.matches;
  beforeEach(() => {
    // The DOM of these tests does not tell how the focus came.
    vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function seen(this: HTMLElement, selector: string) { return selector === ':focus-visible' ? true : matches.call(this, selector); });
    return () => vi.restoreAllMocks();
  });
  const focus = (): void => act(() => page.querySelector('button')!.focus());
  const show2 = (): void => draw(<CardBeside card={() => <p>the whole card</p>}><button type="button">Rook</button></CardBeside>);

  it('comes with the focus and goes with it', () => {
    show2();
    expect(page.textContent).toBe('Rook');
    focus();
    expect(page.textContent).toContain('the whole card');
    act(() => page.querySelector('button')!.blur());
    expect(page.textContent).toBe('Rook');
  });

  it('goes by Escape, which leaves nothing else then', () => {
    const left = vi.fn();
    addEventListener('keydown', left);
    show2();
    focus();
    expect(press('Escape', {}, page.querySelector('button')!)).toBe(false);
    expect([page.textContent, left.mock.calls.length]).toEqual(['Rook', 0]);
    removeEventListener('keydown', left);
  });

  it('comes where a pointer rests', () => {
    vi.useFakeTimers();
    show2();
    // React hears of an entered element through the pointer that comes over it.
    act(() => { page.querySelector('button')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })); });
    expect(page.textContent).toBe('Rook');
    act(() => { vi.advanceTimersByTime(300); });
    expect(page.textContent).toContain('the whole card');
    vi.useRealTimers();
  });
});
