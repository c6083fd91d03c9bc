// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { closeBook, openBook } from '../rulebook/book.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { testPage } from '../testing/page.fixture.ts';
import type { Situation } from '../faces/shatterpoint/words/names.ts';
import { withPanels } from '../testing/panels.fixture.ts';
import { drawing } from '../match/quality.ts';
import { TableFrame } from './TableFrame.tsx';

const { page, draw } = testPage();
withPanels();

/** The sample match with the first-print cards of an edition in which some have none. */
const situation = (...unknown: readonly string[]): Situation => {
  const sample = sampleSituation();
  const cards = sample.cards.map((face) => (unknown.includes(face.id) ? { ...face, oldValuesUnknown: 'v1.4' as const } : face));
  return { ...sample, cards: [...cards, ...(unknown.includes('elsewhere') ? [{ ...cards[0]!, id: 'elsewhere', name: 'Elsewhere', oldValuesUnknown: 'v1.4' as const }] : [])] };
};

const noteOf = (shown: Situation | null): string | undefined => {
  draw(<TableFrame situation={shown} lines={[]} told={[]} keys="battle" leave={null} dock={null} />);
  act(() => openBook());
  const note = page.querySelector('.rulebook__note')?.textContent;
  act(() => closeBook());
  return note;
};

it('the rules of a match with first-print cards say that the edition is a mixture, and which of its units play with current cards', () => {
  expect(noteOf(situation('rook', 'mire', 'elsewhere'))).toBe('This match is played with first-print cards. That edition is a mixture: Rook; Mire play with their current cards, because their first ones are not known.');
  expect(noteOf(situation('elsewhere'))).toBe('This match is played with first-print cards. That edition is a mixture; no unit of this match is known to need a later card.');
});

it('the rules of a match with current cards say nothing of it', () => {
  expect([noteOf(situation()), noteOf(null)]).toEqual([undefined, undefined]);
});

it('that drawing was made plainer is said in the row of what is asked, where it lies over nothing, until it is heard', () => {
  drawing.setState({ fits: 'high', lowered: 'said' });
  draw(<TableFrame situation={situation()} lines={[]} told={[]} keys="battle" leave={null} dock={<p>asked</p>} />);
  const notice = page.querySelector('.dock > .lowered')!;
  expect(notice.nextElementSibling!.textContent).toBe('asked');
  act(() => notice.querySelector('button')!.click());
  expect(page.querySelector('.lowered')).toBeNull();
});
