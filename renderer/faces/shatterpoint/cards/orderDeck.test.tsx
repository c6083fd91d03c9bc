// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { testPage } from '../../../testing/page.fixture.ts';
import { sampleSituation } from '../../../testing/sample.fixture.ts';
import { OrderDeck } from './OrderDeck.tsx';
import '../../../testing/faces.fixture.ts';

const { page, draw } = testPage();

test('SP-ORDER-03: the deck counts every card in it, and says where those lie whose place this side knows', () => {
  const situation = sampleSituation();
  const player = { ...situation.view.players[0]!, deck: { left: ['a', 'b'] }, top: ['0.rook'], bottom: ['0.guards'], discard: ['shatterpoint'] };
  draw(<OrderDeck player={player} situation={situation} />);
  expect(page.querySelector('[role=img]')!.getAttribute('aria-label')).toBe('4 cards left in the order deck. On top: Rook. At the bottom: Guards. Discard pile: Shatterpoint');
  expect(page.textContent).toContain('4');
});
