// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { SeatKind } from '../../engine/host/link.ts';
import type { Face, Situation } from '../faces/face.ts';
import { versusWords } from '../library/words.ts';
import { PlayOn } from '../replay/PlayOn.tsx';
import { TimelineMarks } from '../replay/TimelineMarks.tsx';
import { testPage } from '../testing/page.fixture.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { linesOf, Log } from '../ui/Log.tsx';
import { ownSeat, seatLetter, seatName } from '../words/seats.ts';
import { speak } from '../words/speak.ts';
import { EndSheet } from './EndSheet.tsx';
import { PalettePick } from './picks.tsx';
import { readSettings } from '../match/settings.ts';

const { page, draw } = testPage();

const SEATS: readonly SeatKind[] = ['computer', 'person', 'computer', 'computer', 'computer'];
const { face } = sampleSituation() as Situation;

/** A match of five, by rules whose events only say whose they are. */
const five: Situation = {
  view: null, cards: [], seats: SEATS, setup: {},
  face: {
    ...face,
    words: {
      ...face.words, isKnown: () => true, isQuiet: () => false, tell: ({ seat }) => `Seat ${String(seat)} acts.`, sideOf: ({ seat }) => seat as number, opensTurn: () => false,
      turnOf: () => ({ turn: 4, seat: 2 }), endRows: () => [{ word: 'shatterpoint.hud.endWounds', counts: [1, 2, 3, 4, 5] }],
    },
  } satisfies Face,
};
const acts = SEATS.map((_, seat) => ({ type: 'acted', seat }));
const patterns = (within: string): readonly string[] => [...page.querySelectorAll(`${within} .pattern`)].map(({ className }) => className);
const ALL = ['pattern a', 'pattern b', 'pattern c', 'pattern d', 'pattern e'];

describe('five sides', () => {
  it('have letters and names: the person’s own, and numbers for the others', () => {
    expect(SEATS.map((_, seat) => seatLetter(seat))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ownSeat(SEATS)).toBe(1);
    expect(SEATS.map((_, seat) => seatName({ seats: SEATS, setup: {} }, seat, speak))).toEqual(['Side 1', 'You', 'Side 3', 'Side 4', 'Side 5']);
  });

  it('are told apart in the log', () => {
    draw(<Log lines={linesOf(acts.map((event, key) => ({ key, event })), five, speak)} onClose={() => {}} />);
    expect([...page.querySelectorAll('.log__lines li')].map(({ className, textContent }) => [className, textContent]))
      .toEqual([['a', 'Seat 0 acts.'], ['b', 'Seat 1 acts.'], ['c', 'Seat 2 acts.'], ['d', 'Seat 3 acts.'], ['e', 'Seat 4 acts.']]);
  });

  it('are told apart on the timeline', () => {
    const marks = acts.map((event, i) => ({ at: 1 + i * 20, kind: 'defeat', event }));
    const opening = { match: 'm', system: 's', table: 't', setup: {}, seats: SEATS, name: '', length: 100, marks, result: '', takenBack: 0, notice: null };
    draw(<TimelineMarks opening={opening} situation={five} at={0} places={50} onJump={() => {}} />);
    expect(patterns('.film__mark')).toEqual(ALL);
  });

  it('each have a column on the end sheet, which names the winner', () => {
    const show = (outcome: number): void => draw(<EndSheet outcome={outcome} situation={five} onRematch={() => {}} onHome={() => {}} onLook={() => {}} />);
    show(3);
    expect(page.querySelector('dialog')!.className).toContain('wide');
    expect(page.textContent).toContain('The match goes to Side 4');
    expect(page.textContent).not.toContain('opponent');
    expect(patterns('thead')).toEqual(ALL);
    expect([...page.querySelectorAll('thead th')].slice(1).map(({ textContent }) => textContent)).toEqual(['Side 1', 'You', 'Side 3', 'Side 4', 'Side 5']);
    expect([...page.querySelectorAll('tbody td')].map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5']);
    show(1);
    expect(page.textContent).toContain(speak('hud.won'));
  });

  it('are each chosen for when a film is played on', () => {
    draw(<PlayOn at={7} sides={{ seats: SEATS, setup: { teams: [{ name: 'Reds' }, { name: '' }, { name: 'Greens' }] } }} over={false} onStart={vi.fn()} onClose={() => {}} />);
    expect([...page.querySelectorAll('legend')].map(({ textContent }) => textContent)).toEqual(['Reds', 'You', 'Greens', 'Side 4', 'Side 5']);
  });

  it('are all shown in every palette that can be chosen', () => {
    const settings = { ...readSettings(), palette: 'light-dark' } as const;
    draw(<PalettePick settings={settings} onChange={() => {}} />);
    for (const name of ['blue-vermilion', 'blue-yellow', 'light-dark']) expect(patterns(`[data-swatch="${name}"]`)).toEqual(ALL);
  });

  it('are all named in the library', () => {
    expect(versusWords({ teams: ['Red', 'Green'] }, speak)).toBe('Red against Green');
    expect(versusWords({ teams: ['Red', 'Green', 'Blue'] }, speak)).toBe('Red, Green, and Blue');
    expect(versusWords({ teams: ['Red', 'Green', 'Blue', 'Gold', 'Grey'] }, speak)).toBe('Red, Green, Blue, Gold, and Grey');
    expect(versusWords({ teams: ['Red', 'Green', ''] }, speak)).toBe('');
    expect(versusWords({ teams: ['Red'] }, speak)).toBe('');
  });
});
