// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { act, type ReactNode } from 'react';
import type { SeatKind } from '../../engine/host/link.ts';
import { match } from '../match/match.ts';
import { click, testPage } from '../testing/page.fixture.ts';
import { samplePlace, sampleSituation } from '../testing/sample.fixture.ts';
import { Curtain, useHandOver } from './Curtain.tsx';

const { page, draw } = testPage();
const before = match.getState();
afterEach(() => { act(() => match.setState(before, true)); });

function Table(): ReactNode {
  const handOver = useHandOver();
  return handOver === null ? <p>the question</p> : <Curtain {...handOver} />;
}

/** Somebody is asked; gives what stands then: the heading of what covers the table, or the question. */
function asked(seat: number | null, seats: readonly SeatKind[] = ['person', 'person'], curtain = true): string {
  act(() => match.setState({
    request: seat === null ? null : { ...samplePlace('deploy', false), seat }, situation: { ...sampleSituation(), seats } as never, settings: { ...before.settings, curtain },
  }));
  draw(<Table />);
  return page.querySelector('h2, p')!.textContent;
}

const lift = (): void => click(page.querySelector('.curtain footer button')!);

it('is drawn before each person’s first question after another’s, until that one lifts it', () => {
  expect(asked(0)).toBe('Side 1 is next');
  expect(page.textContent).not.toContain('the question');
  lift();
  expect([asked(0), asked(0), asked(null), asked(0)]).toEqual(['the question', 'the question', 'the question', 'the question']);
  expect(asked(1)).toBe('Side 2 is next');
  expect(page.querySelector('.curtain .pattern')!.className).toBe('pattern b');
  lift();
  expect([asked(1), asked(0)]).toEqual(['the question', 'Side 1 is next']);
});

it('cannot be closed by anything but its button', () => {
  asked(1);
  const dialog = page.querySelector('dialog')!;
  expect(dialog.open).toBe(true);
  act(() => { dialog.close(); });
  expect([dialog.open, page.querySelectorAll('.curtain').length, page.querySelectorAll('.curtain button').length]).toEqual([true, 1, 1]);
});

it('is not lifted by a key that somebody still presses: the button is one Tab away', () => {
  asked(0);
  expect(document.activeElement!.tagName).toBe('P');
  expect(page.querySelector('.curtain')!.contains(document.activeElement)).toBe(true);
});

it('is not there for one person alone, nor where nobody wished it', () => {
  expect(asked(0, ['person', 'computer'])).toBe('the question');
  expect(asked(1, ['person', 'person'], false)).toBe('the question');
});
