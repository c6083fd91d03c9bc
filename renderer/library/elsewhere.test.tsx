// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeldBy, LockHolder, MatchSummary } from '../../engine/host/link.ts';
import { anUpdate, emptyView, fakeLink } from '../testing/fakes.fixture.ts';
import { LinkFault } from '../match/messages.ts';
import { match, provideLink } from '../match/match.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import { speak } from '../words/speak.ts';
import { PlayedElsewhere } from './PlayedElsewhere.tsx';
import { agoWords } from './words.ts';

const MINUTE = 60_000;
const now = Date.now();
const summary: MatchSummary = { match: 'm', name: 'Bridge', system: 'shatterpoint', table: 'refinery', seats: ['person', 'computer'], answers: 40, saved: now - 5 * MINUTE, size: 5000, over: false, turn: 3, teams: ['Reds', 'Blues'], score: '1 : 0', result: '', takenBack: 0, problem: null };
const held: HeldBy = { computer: 'attic', process: 42, since: now - 3 * 60 * MINUTE, lock: '0123456789abcdef', doubt: 'elsewhere' };
const other: LockHolder = { computer: 'attic', process: 42, since: now - 2 * MINUTE };
const heldFault = (by: HeldBy): LinkFault => new LinkFault({ code: 'held', message: 'match "m" may be open', held: by });

const link = fakeLink({
  catalogue: () => ({ systems: [], tables: [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }], matches: [summary] }), duplicateMatch: () => ({ match: 'copy' }),
  continueMatch: ({ match: id }) => anUpdate({ match: id, view: emptyView() }),
});
const answering = link.call;
provideLink(link);

const { page, draw, button } = testPage();
const onShow = vi.fn();
const title = (): string | undefined => page.querySelector('h2')?.textContent;
const facts = (): Readonly<Record<string, string>> => Object.fromEntries([...page.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling!.textContent]));
const buttons = (): readonly string[] => [...page.querySelectorAll('footer button')].map(({ textContent }) => textContent);
const press = (text: string): Promise<void> => settled(() => click(button(text)));
const calls = (): readonly (readonly [string, unknown])[] => link.calls.filter(([name]) => name !== 'catalogue');

/** The person opens the match in the library, and its lock says this. */
async function openHeld(by: HeldBy): Promise<void> {
  link.call = async (name, args) => {
    if (name === 'continueMatch' && !('takeOver' in args && args.takeOver === by.lock)) {
      throw heldFault(by);
    }
    return answering(name, args);
  };
  draw(<PlayedElsewhere onShow={onShow} />);
  await settled(() => match.getState().continueMatch('m'));
}

/** The match is played, and another Gantry opens it. */
async function taken(by?: LockHolder): Promise<void> {
  draw(<PlayedElsewhere onShow={onShow} />);
  await settled(() => match.getState().continueMatch('m'));
  await settled(() => match.getState().settled());
  await settled(() => link.push({ type: 'taken', match: 'm', message: 'match "m" was opened in another Gantry meanwhile', ...(by === undefined ? {} : { by }) }));
}

beforeEach(() => {
  link.call = answering;
  link.calls.length = 0;
  onShow.mockClear();
  match.setState({ screen: 'library', shown: null, situation: null, request: null, fault: null, elsewhere: null, catalogue: null });
});

describe('a match of which nobody can tell whether it is open elsewhere', () => {
  it('is asked about: who has it open, since when, when something was saved last, and what comes of opening it', async () => {
    await openHeld(held);
    expect(title()).toBe('“Bridge” may be open elsewhere');
    expect(page.textContent).toContain('Gantry on another computer opened this match and has not closed it. Whether it still runs there cannot be told from here.');
    expect(facts()).toEqual({ 'Opened by': 'the computer “attic” (process 42)', Since: expect.stringMatching(/\(3 hours ago\)$/) as unknown, 'Last saved': expect.stringMatching(/\(5 minutes ago\)$/) as unknown });
    expect(page.textContent).toContain('Should the other Gantry still run, it is told so with its next answer and saves nothing more of this match.');
    expect(buttons()).toEqual(['Open it here all the same', 'Make a copy', 'Leave it']);
    expect(document.activeElement?.textContent, 'nothing is opened by a hasty key').toBe('Leave it');
    expect(match.getState()).toMatchObject({ screen: 'library', fault: null, sending: false });
  });

  it.each([
    ['unsaid', 'An older Gantry', false], ['elsewhere', 'on another computer', true], ['namesake', 'on a computer of this one’s name', true], ['apart', 'in a container, a sandbox or a network of its own', true],
    ['number', 'A program with its number is running', true], ['unread', 'A Gantry of another version', false],
  ] as const)('why that is says "%s": %s; whether the other would notice it: %s', async (doubt, words, notices) => {
    await openHeld({ ...held, doubt });
    expect(page.textContent).toContain(words);
    expect(page.textContent.includes('If you open it here, you go on from what is saved.')).toBe(notices);
    expect(page.textContent.includes('close it first: it may not notice')).toBe(!notices);
  });

  it('what its lock does not say is not made up', async () => {
    await openHeld({ ...held, computer: null, process: null, since: null });
    expect(facts()).toMatchObject({ 'Opened by': 'not known', Since: 'not known' });
    await openHeld({ ...held, computer: null });
    expect(facts()).toMatchObject({ 'Opened by': 'process 42, computer not noted' });
  });

  it('is opened on the person’s word for that very lock', async () => {
    await openHeld(held);
    await press('Open it here all the same');
    expect(calls()).toEqual([['continueMatch', { match: 'm', takeOver: held.lock }]]);
    expect(match.getState()).toMatchObject({ screen: 'battle', elsewhere: null });
    expect(title()).toBeUndefined();
  });

  it('is asked about anew where another has taken it since', async () => {
    await openHeld(held);
    link.call = async (name, args) => {
      if (name === 'continueMatch') throw heldFault({ ...held, computer: 'cellar', lock: `${held.lock}.fedcba9876543210` });
      return answering(name, args);
    };
    await press('Open it here all the same');
    expect(facts()['Opened by']).toContain('cellar');
    link.call = answering;
    await press('Open it here all the same');
    expect(calls()).toEqual([['continueMatch', { match: 'm', takeOver: `${held.lock}.fedcba9876543210` }]]);
  });

  it.each(['Leave it', 'Close'])('is left alone with "%s": nothing is asked of the host, and one is where one was', async (way) => {
    await openHeld(held);
    await settled(() => click(way === 'Close' ? page.querySelector('[aria-label="Close"]')! : button(way)));
    expect(page.textContent).toBe('');
    expect(calls()).toEqual([]);
    expect(match.getState()).toMatchObject({ screen: 'library', elsewhere: null });
  });

  it('is copied without being opened, and the copy is shown', async () => {
    await openHeld(held);
    await press('Make a copy');
    expect(calls()).toEqual([['duplicateMatch', { match: 'm' }]]);
    expect(onShow).toHaveBeenCalledWith('copy');
    expect(page.textContent).toBe('');
  });

  it('whose copy fails says why', async () => {
    await openHeld(held);
    link.call = (name, args) => (name === 'duplicateMatch' ? Promise.reject(new LinkFault({ code: 'broken', message: 'the disk is full' })) : answering(name, args));
    await press('Make a copy');
    expect(match.getState()).toMatchObject({ elsewhere: null, fault: 'the disk is full' });
    expect(onShow).not.toHaveBeenCalled();
  });
});

describe('a match on the table that another Gantry opens', () => {
  it('stops with words: who has it now, and that nothing is lost', async () => {
    await taken(other);
    expect(title()).toBe('“Bridge” was opened elsewhere');
    expect(page.textContent).toContain('The match has stopped here and goes on there. Every answer that was saved here is part of it; one given as this came up is not.');
    expect(facts()).toMatchObject({ 'Opened by': 'the computer “attic” (process 42)', Since: expect.stringMatching(/\(2 minutes ago\)$/) as unknown });
    expect(buttons()).toEqual(['Open it here again', 'Make a copy', 'Back to the matches']);
    expect(document.activeElement?.textContent).toBe('Back to the matches');
  });

  it('and that was left there since says so', async () => {
    await taken();
    expect(page.textContent).toContain('Whoever opened it has closed it again');
    expect(Object.keys(facts())).toEqual(['Last saved']);
  });

  it('an answer that is refused for it opens the same sheet, and no note beside the question', async () => {
    draw(<PlayedElsewhere onShow={onShow} />);
    await settled(() => match.getState().continueMatch('m'));
    await settled(() => match.setState({ request: { kind: 'pick', seat: 0, ask: 'target', about: {}, options: ['yes'], closed: [], min: 1, max: 1 } }));
    link.call = (name, args) => (name === 'answer' ? Promise.reject(new LinkFault({ code: 'taken', message: 'taken', by: other })) : answering(name, args));
    await settled(() => match.getState().answer({ kind: 'pick', picks: ['yes'] }));
    expect(title()).toBe('“Bridge” was opened elsewhere');
    expect(match.getState()).toMatchObject({ fault: null, refused: null, sending: false });
  });

  it('leads back to the library, where it is chosen', async () => {
    await taken(other);
    await press('Back to the matches');
    expect(calls().at(-1)).toEqual(['leave', { match: 'm' }]);
    expect(match.getState()).toMatchObject({ screen: 'library', shown: null, elsewhere: null });
    expect(onShow).toHaveBeenCalledWith('m');
  });

  it('is opened again as it is by now; where the other still has it, that is said in the library', async () => {
    await taken(other);
    link.call = (name, args) => (name === 'continueMatch' ? Promise.reject(new LinkFault({ code: 'broken', message: 'match "m" is open in another Gantry (process 42)' })) : answering(name, args));
    await press('Open it here again');
    expect(match.getState()).toMatchObject({ screen: 'library', shown: null, elsewhere: null, fault: 'match "m" is open in another Gantry (process 42)' });
    link.call = answering;
    await taken(other);
    await press('Open it here again');
    expect(calls().at(-1)).toEqual(['continueMatch', { match: 'm' }]);
    expect(match.getState()).toMatchObject({ screen: 'battle', elsewhere: null });
  });

  it('is not opened by a link that comes back', async () => {
    await taken(other);
    link.calls.length = 0;
    await settled(() => match.getState().catchUp());
    expect(calls()).toEqual([]);
    expect(title()).toBe('“Bridge” was opened elsewhere');
  });

  it('of another match than the one on the table nothing is said', async () => {
    draw(<PlayedElsewhere onShow={onShow} />);
    await settled(() => match.getState().continueMatch('m'));
    await settled(() => link.push({ type: 'taken', match: 'x', message: 'taken' }));
    expect(page.textContent).toBe('');
  });
});

it('how long ago something was is said in the largest unit that fits', () => {
  const at = (passed: number): string => agoWords(now - passed, now, speak);
  expect([0, 59_999, MINUTE, 59 * MINUTE, 60 * MINUTE, 47 * 60 * MINUTE, 48 * 60 * MINUTE].map(at)).toEqual(['this minute', 'this minute', '1 minute ago', '59 minutes ago', '1 hour ago', 'yesterday', '2 days ago']);
  expect(at(-5 * MINUTE), 'a clock that is ahead').toBe('this minute');
});
