// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { SeatKind } from '../../engine/host/link.ts';
import { match } from '../match/match.ts';
import { testPage } from '../testing/page.fixture.ts';
import { samplePlace, sampleSituation } from '../testing/sample.fixture.ts';
import { WhoIsAsked } from './WhoIsAsked.tsx';

const { page, draw } = testPage();

function asked(seat: number | null, seats: readonly SeatKind[]): readonly (string | null | undefined)[] {
  draw(null);
  match.setState({ request: seat === null ? null : { ...samplePlace('deploy', false), seat }, situation: { ...sampleSituation(), seats } as never });
  draw(<WhoIsAsked />);
  return [page.textContent, page.querySelector('.pattern')?.className];
}

it('a question says whose it is where several persons share the screen, by name and pattern, and else nothing', () => {
  expect(asked(0, ['person', 'person'])).toEqual(['Side 1', 'pattern a']);
  expect(asked(1, ['person', 'person'])).toEqual(['Side 2', 'pattern b']);
  expect(asked(4, ['person', 'computer', 'computer', 'computer', 'person'])).toEqual(['Side 5', 'pattern e']);
  for (const alone of [asked(0, ['person', 'computer']), asked(null, ['person', 'person'])]) expect(alone).toEqual(['', undefined]);
});
