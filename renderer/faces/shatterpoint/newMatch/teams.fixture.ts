/** New match of Shatterpoint on a test's page, with two made-up teams, and a person's hands on the first of them. */
import { act, createElement } from 'react';
import { beforeEach, vi } from 'vitest';
import { TEAMS } from '../../../../engine/shatterpoint/team/teams.ts';
import type { CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import { sampleCards } from '../../../testing/sample.fixture.ts';
import { click, press as pressKey, settled, testPage } from '../../../testing/page.fixture.ts';
import type { Draft, TeamDraft } from './draft.ts';
import { NewMatch } from './NewMatch.tsx';
import '../../../testing/faces.fixture.ts';

/** The sample cards with codes: rook is 00090101 and so on, and a second card of rook's unique name. */
export const coded = [...sampleCards.values()].map((card, i): CardFace => ({ ...card, codes: { sps: card.id, spt: `0009010${i + 1}`, tabletopAdmiral: i + 1, shatterApp: i + 11 } }));
export const twin: CardFace = { ...coded[3]!, id: 'twin', name: 'Rook Returned', uniqueNames: ['Rook'], points: 8, codes: null };
/** Stand-ins for the units of a ready-made team. */
export const standIns = TEAMS[0].squads.flatMap((squad) => Object.entries(squad)).map(([slot, id]): CardFace => ({ ...coded[0]!, id, name: `Card ${id}`, uniqueNames: [id], type: slot as CardFace['type'], points: slot === 'primary' ? 8 : 4, codes: null }));
export const cards: ReadonlyMap<string, CardFace> = new Map([...coded, twin, ...standIns].map((card) => [card.id, card]));
export const missions = [{ id: 'shifting-priorities', name: 'Shifting Priorities', spt: '00010201' }, { id: 'first-contact', name: 'First Contact', spt: '00490201' }];

export const crew: TeamDraft = { name: 'Two crews', description: '', squads: [{ primary: 'rook', secondary: 'vane', supporting: 'guards' }, { primary: 'sable', secondary: 'mire', supporting: 'drones' }], mission: 'shifting-priorities' };
export const SPT = 'spt[00010201,00090101,00090102,00090103,00090104,00090105,00090106]';

export const { page, draw, anew, button } = testPage();
export const onStart = vi.fn<(draft: Draft) => void>();

beforeEach(() => {
  localStorage.clear();
  onStart.mockClear();
});

export function show(first: TeamDraft = crew, known = cards, houseRules: Draft['houseRules'] = {}): void {
  const start: Draft = { table: 'refinery', teams: [first, crew], seats: ['person', 'computer'], edition: 'current', claimsToWin: 2, houseRules, undo: 'safe' };
  const call = (): Promise<never> => Promise.reject(new Error('nothing is asked'));
  const tables = [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }];
  draw(createElement(NewMatch, { tables, call, cards: known, missions, start, busy: false, onStart, onBack: () => {} }));
}
export const team = (): HTMLElement => page.querySelector<HTMLElement>('section.team')!;
/** Presses a button of what lies on top. */
export const press = (text: string): void => click([...(team().querySelector('dialog') ?? team()).querySelectorAll('button')].find((candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent).includes(text))!);
/** A field by the words in front of it. */
export const field = <T extends HTMLElement>(label: string): T => [...team().querySelectorAll('label')].find((candidate) => candidate.querySelector('span')?.textContent === label)!.querySelector<T>('input, select, textarea')!;
export function set(target: HTMLInputElement, value: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target) as object, 'value')!.set!.call(target, value);
    target.dispatchEvent(new Event(target.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  });
}
export const fill = (label: string, value: string): void => set(field(label), value);
export const said = (): string => team().querySelector('.lists [role="status"]')!.textContent;
/** Opens the choice of teams at one of its kinds. */
export function teams(kind: string): void {
  press('Choose a team');
  press(kind);
}
export const leave = (): void => act(() => { page.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true })); });
/** The teams offered, by name. */
export const offers = (): readonly string[] => [...team().querySelectorAll('.team-offer b')].map(({ textContent }) => textContent);
/** Opens the picker for a place of the line-up. */
export const openPlace = (name: string): void => click([...team().querySelectorAll('.figure-tile')].find((tile) => tile.textContent.includes(name))!);
export const cells = (): readonly HTMLElement[] => [...team().querySelectorAll<HTMLElement>('[role="gridcell"]')];
export const names = (): readonly string[] => cells().map((cell) => cell.querySelector('b')!.textContent);
export const finder = (): HTMLInputElement => team().querySelector<HTMLInputElement>('[role="combobox"]')!;
/** The first team as it would be played; starts the match. */
export function played(): TeamDraft | undefined {
  if (page.querySelector('dialog') !== null) leave();
  pressKey('Enter');
  return onStart.mock.lastCall?.[0].teams[0];
}
export const settle = (): Promise<void> => settled(() => new Promise((done) => { setTimeout(done, 5); }));
