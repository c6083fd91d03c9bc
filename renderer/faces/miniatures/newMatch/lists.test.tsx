// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Catalogue } from '../../../../engine/host/link.ts';
import { faces } from '../../../../engine/miniatures/face.ts';
import { click, testPage } from '../../../testing/page.fixture.ts';
import '../../../testing/faces.fixture.ts';
import { NewMatchScreen } from './NewMatchScreen.tsx';

const { page, draw } = testPage();
const catalogue = { systems: [{ id: 'miniatures', cards: faces, missions: [] }], tables: [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }], matches: [] } as unknown as Catalogue;

it('a squad is taken from a text where another squad is chosen', () => {
  draw(<NewMatchScreen catalogue={catalogue} call={() => new Promise(() => {})} systems={null} busy={false} onStart={() => {}} onBack={() => {}} />);
  const rebels = (): HTMLElement => page.querySelector<HTMLElement>('section.team[aria-label="Rebel squad"]')!;
  const press = (words: string): void => click([...rebels().querySelectorAll('button')].find(({ textContent }) => textContent.includes(words))!);
  press('Choose a team');
  press('As text');
  const area = rebels().querySelector('textarea')!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, 'Miniatures squad: Two\nChewbacca\n2 x Ewok');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  press('Use this list');
  expect(rebels().querySelector('.team__name b')!.textContent).toBe('Two');
  expect([...rebels().querySelectorAll('.figure-tile b')].map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Chewbacca', 'Ewok']);
  expect(rebels().textContent).toContain('30 of 100 points');
});
