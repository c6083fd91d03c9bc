// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { testPage } from '../../../testing/page.fixture.ts';
import { sampleCards } from '../../../testing/sample.fixture.ts';
import { StanceSheet } from './StanceSheet.tsx';

const { page, draw } = testPage();

it('explains every weapon, every row of a chart and every option of the tree on hover, weapons and rows on focus too', () => {
  draw(<StanceSheet face={sampleCards.get('rook')!} chosen={0} />);
  const first = page.querySelector('.stance')!;
  const weapons = [...first.querySelectorAll<HTMLElement>('.weapon')];
  expect(weapons.map((weapon) => [weapon.getAttribute('aria-label'), weapon.tabIndex])).toEqual([['Melee: 7 attack dice, 5 defense dice', 0], ['Ranged: cannot attack, 5 defense dice', 0]]);
  expect(weapons.map((weapon) => weapon.closest('.tip')!.querySelector('[role="tooltip"]')!.textContent)).toEqual(['Melee7 attack dice, 5 defense dice', 'Rangedcannot attack, 5 defense dice']);
  for (const head of first.querySelectorAll('.chart th')) expect(head.getAttribute('title')).toMatch(/expertise$/);
  const nodes = [...first.querySelectorAll('.node')];
  expect(nodes).toHaveLength(4);
  for (const node of nodes) expect(node.getAttribute('title')).toBe(node.getAttribute('aria-label'));
});
