// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attack } from '../../../../engine/shatterpoint/state/state.ts';
import { Ask } from '../../../ask/Ask.tsx';
import { match } from '../../../match/match.ts';
import { click, press, testPage } from '../../../testing/page.fixture.ts';
import { withPanels } from '../../../testing/panels.fixture.ts';
import { sampleAttack, samplePick, sampleSituation } from '../../../testing/sample.fixture.ts';
import { AttackScene } from './AttackScene.tsx';

const { page, draw } = testPage();
withPanels();
const onPick = vi.fn<(option: string) => void>();
const request = samplePick('option', ['m2', 't2', 'stop'], { about: { attacker: '0.rook.1', defender: '1.sable.1' } });
const before = match.getState();

/** The column beside an attack, and the bar that asks for the next option. */
function show(change: Partial<Attack> = {}, asked = true): void {
  const attack = { ...sampleAttack, ...change };
  const situation = sampleSituation({ attacks: [attack] });
  act(() => match.setState({ request: asked ? request : null, pick: onPick }));
  const props = { situation, asked: '1', picks: [], onPick, onConfirm: () => {}, onPreview: () => {}, aimed: null, onPlace: () => {} };
  draw(<><AttackScene attack={attack} situation={situation} />{asked && <Ask {...props} request={request} />}</>);
}

const node = (id: string): HTMLButtonElement => page.querySelector<HTMLButtonElement>(`.node[data-option="${id}"]`)!;
const button = (id: string): HTMLButtonElement => page.querySelector<HTMLButtonElement>(`.option[data-option="${id}"]`)!;
const words = (of: string): string => page.querySelector(of)!.textContent;

beforeEach(() => { vi.clearAllMocks(); });
afterEach(() => { act(() => match.setState(before, true)); });

describe('an attack beside the two who fight', () => {
  it('says on hover what the dice on the tray show, once they have fallen', () => {
    const told = (): string => page.querySelector<HTMLElement>('.dice-window')!.title;
    show();
    expect(told()).toBe('Rook: 1 critical, 1 strike, 1 expertise, 1 failure\nSable: 1 block, 1 failure');
    show({ attackRoll: [], defenseRoll: [] });
    expect(told()).toBe('');
  });

  it('opens exactly the options of the tree that the rules offer, on nodes and on buttons', () => {
    show();
    expect(['m1', 'm2', 't2', 'm3'].filter((id) => node(id).getAttribute('aria-disabled') === null)).toEqual(['m2', 't2']);
    expect(node('m1').className).toContain('taken');
    expect(node('m3').className).toContain('live');
    click(node('m3'));
    expect(onPick).not.toHaveBeenCalled();
    click(node('t2'));
    click(button('m2'));
    expect(onPick.mock.calls).toEqual([['t2'], ['m2']]);
    for (const id of ['m2', 't2']) expect(node(id).getAttribute('aria-keyshortcuts')).toBe(button(id).getAttribute('aria-keyshortcuts'));
  });

  it('shows the tree of an attack that somebody else makes, or that is looked at again, without anything to choose', () => {
    show({}, false);
    expect(page.querySelectorAll('.node').length).toBe(4);
    expect(page.querySelectorAll('.node.next').length).toBe(0);
    click(node('m2'));
    expect(onPick).not.toHaveBeenCalled();
  });

  it('is walked with the arrow keys; what is looked at is so in the tree and in the bar', () => {
    show();
    press('ArrowDown');
    expect([node('m2').className.includes('is-marked'), button('m2').className.includes('main')]).toEqual([true, true]);
    press('ArrowDown');
    expect([node('m2').className.includes('is-marked'), node('t2').className.includes('is-marked')]).toEqual([false, true]);
    press('ArrowRight');
    expect(onPick).toHaveBeenLastCalledWith('t2');
  });

  it('says what any option does, and what it would add to the pool', () => {
    show();
    expect(words('.pool')).toContain('Wounds at 5');
    expect(words('.walk__note')).toBe('So far: 2 damage.');
    act(() => node('m2').focus());
    expect(words('.pool')).toContain('→ 4');
    expect(words('.walk__note')).toBe('shove, 1 damage Shove pushes the target away. Damage goes to the pool, which is applied at the end.');
    act(() => node('m3').focus());
    expect(words('.walk__note')).toMatch(/^heal 1, 1 damage Takes 1 damage/);
  });

  it('tells each roll in sums that explain themselves, and die by die to who cannot see them', () => {
    show();
    const sums = (side: string): readonly string[] => [...page.querySelectorAll(`.is-${side} .roll__sum`)].map((sum) => sum.getAttribute('aria-label')!);
    expect(sums('attack')).toEqual(['1 critical', '1 strike', '1 expertise', '1 failure']);
    expect(sums('defense')).toEqual(['1 block', '1 failure']);
    for (const sum of page.querySelectorAll('.roll__sum')) {
      expect(sum.getAttribute('tabindex')).toBe('0');
      expect(sum.closest('.tip')!.querySelector('.tip__box')!.textContent).toMatch(/\.$/);
    }
    expect([...page.querySelectorAll('.is-attack ul.sr li')].map(({ textContent }) => textContent)).toEqual(sampleAttack.attackRoll);
    // The dice themselves are seen in one place: through the window on the tray.
    expect(page.querySelectorAll('.dice-window').length).toBe(1);
  });

  it('keeps what was done to the dice in a line for each side it was done to, in words too', () => {
    const told = [
      { type: 'attackDeclared', attack: sampleAttack }, { type: 'rolled', attackRoll: ['strike', 'failure'], defenseRoll: ['block'] },
      { type: 'abilityUsed', unit: '0.rook', ability: 'rook-rush' }, { type: 'diceRerolled', roll: 'attack', index: 1, face: 'critical' },
    ];
    const lines = (): readonly string[] => [...page.querySelectorAll('.changed li')].map((line) => [line.querySelector('.changed__dice')!.getAttribute('aria-label'), line.querySelector('.changed__dice')!.textContent, line.querySelector('small')?.textContent ?? ''].join(''));
    draw(<AttackScene attack={sampleAttack} situation={sampleSituation({ attacks: [sampleAttack] })} told={told.slice(0, 2)} />);
    expect(lines()).toEqual([]);
    draw(<AttackScene attack={sampleAttack} situation={sampleSituation({ attacks: [sampleAttack] })} told={told} />);
    expect(page.querySelectorAll('.changed__row').length).toBe(1);
    expect(lines()).toEqual(['Rolled: 1 strike, 1 failure.', 'Rolled again: 1 failure, now 1 critical.→Rush of Rook']);
  });

  it('explains the dice that something was done to on hover and on focus: what was done, and what each face does', () => {
    const told = [{ type: 'attackDeclared', attack: sampleAttack }, { type: 'rolled', attackRoll: ['strike', 'failure'], defenseRoll: ['block'] }, { type: 'diceRerolled', roll: 'attack', index: 1, face: 'critical' }];
    draw(<AttackScene attack={sampleAttack} situation={sampleSituation({ attacks: [sampleAttack] })} told={told} />);
    const dice = [...page.querySelectorAll<HTMLElement>('.changed__dice')];
    const box = (of: HTMLElement): HTMLElement => of.closest('.tip')!.querySelector<HTMLElement>('.tip__box')!;
    expect(dice.map((die) => [die.tabIndex, die.getAttribute('aria-label'), box(die).textContent])).toEqual([
      [0, 'Rolled: 1 strike, 1 failure.', 'Rolled: 1 strike, 1 failure.Strike: A success. Each block takes one away.\nFailure: Does nothing.'],
      [0, 'Rolled again: 1 failure, now 1 critical.', 'Rolled again: 1 failure, now 1 critical.Failure: Does nothing.\nCritical: A success that no block takes away.'],
    ]);
    expect(box(dice[1]!).hidden).toBe(true);
    act(() => dice[1]!.focus());
    expect(box(dice[1]!).hidden).toBe(false);
  });

  it('tells how many dice there are before they fall, and no successes', () => {
    show({ attackRoll: [], defenseRoll: [], step: 'rolls' }, false);
    expect([words('.is-attack .roll__sums'), words('.is-defense .roll__sums')]).toEqual(['7 attack dice', '5 defense dice']);
    expect(page.querySelector('.pool__left')).toBeNull();
    expect(page.querySelector('.chart .hit')).toBeNull();
  });

  it('folds to dice and pool while what is asked is no matter of the tree, and is opened', () => {
    const body = (): string[] => [...page.querySelectorAll('.attack__body, .attack__fold')].map(({ className }) => className.split(' ')[0]!);
    const asks = (ask: string, step: Attack['step']): readonly string[] => {
      act(() => match.setState({ request: samplePick(ask, ['a', 'b']) }));
      draw(<AttackScene attack={{ ...sampleAttack, step }} situation={sampleSituation({ attacks: [sampleAttack] })} />);
      return body();
    };
    const whole = ['attack__body'];
    expect([asks('option', 'tree'), asks('reroll', 'rolls'), asks('choice', 'rolls')]).toEqual([whole, whole, whole]);
    expect([asks('answer', 'rolls'), asks('target', 'resolved'), asks('heal', 'tree')]).toEqual([['attack__fold'], ['attack__fold'], ['attack__fold']]);
    const fold = page.querySelector<HTMLButtonElement>('.attack__fold')!;
    expect([fold.getAttribute('aria-label'), fold.getAttribute('aria-expanded')]).toEqual(['Combat tree', 'false']);
    click(fold);
    expect([fold.getAttribute('aria-expanded'), body()]).toEqual(['true', ['attack__fold', 'attack__body']]);
  });

  it('folds the charts to the rows in use, and has them at hand', () => {
    show();
    expect([...page.querySelectorAll('.chart .hit')].map((row) => row.querySelector('th')!.textContent.trim())).toEqual(['1–2 in use']);
    const more = page.querySelector<HTMLButtonElement>('.charts button')!;
    expect([more.getAttribute('aria-expanded'), page.querySelector('.charts')!.className]).toEqual(['false', 'charts']);
    click(more);
    expect([more.getAttribute('aria-expanded'), page.querySelector('.charts')!.className]).toEqual(['true', 'charts is-open']);
    expect([...page.querySelectorAll('.chart .tip__box')].map(({ textContent }) => textContent)).toContain('Guard, 3+ expertise+ block, critical becomes strike, jump');
  });
});
