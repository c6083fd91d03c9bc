// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { press, testPage } from '../../../testing/page.fixture.ts';
import { sampleCards } from '../../../testing/sample.fixture.ts';
import { StanceSheet } from './StanceSheet.tsx';

const { page, draw } = testPage();

it('explains every weapon, every row of a chart and every option of the tree on hover and on focus; the arrows go through the tree', () => {
  draw(<StanceSheet face={sampleCards.get('rook')!} chosen={0} />);
  const first = page.querySelector('.stance')!;
  const weapons = [...first.querySelectorAll<HTMLElement>('.weapon')];
  expect(weapons.map((weapon) => [weapon.getAttribute('aria-label'), weapon.tabIndex])).toEqual([['Melee: 7 attack dice, 5 defense dice', 0], ['Ranged: cannot attack, 5 defense dice', 0]]);
  expect(weapons.map((weapon) => weapon.closest('.tip')!.querySelector('[role="tooltip"]')!.textContent)).toEqual(['Melee7 attack dice, 5 defense dice', 'Rangedcannot attack, 5 defense dice']);
  for (const head of first.querySelectorAll('.chart th')) expect(head.getAttribute('title')).toMatch(/expertise$/);
  const nodes = [...first.querySelectorAll<HTMLElement>('.node')];
  const box = (of: HTMLElement): HTMLElement => of.closest('.tip')!.querySelector<HTMLElement>('.tip__box')!;
  expect(nodes.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  for (const node of nodes) expect([box(node).querySelector('b')!.textContent, box(node).textContent!.endsWith('.'), box(node).hidden]).toEqual([node.getAttribute('aria-label'), true, true]);
  act(() => nodes[0]!.focus());
  press('ArrowRight', {}, nodes[0]);
  expect([document.activeElement, box(nodes[1]!).hidden, box(nodes[0]!).hidden]).toEqual([nodes[1], false, true]);
  press('ArrowUp', {}, nodes[1]);
  press('ArrowLeft', {}, nodes[0]);
  expect(document.activeElement).toBe(nodes[3]);
});
