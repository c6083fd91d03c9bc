// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FilmOpening } from '../../engine/host/link.ts';
import { sampleCards, sampleSituation } from '../testing/sample.fixture.ts';
import { anUpdate, fakeLink } from '../testing/fakes.fixture.ts';
import { match, provideLink } from '../match/match.ts';
import { press as pressKey, settled, testPage } from '../testing/page.fixture.ts';
import { withPanels } from '../testing/panels.fixture.ts';
import { speak } from '../words/speak.ts';
import { film, watch } from './theFilm.ts';
import { LastingTable } from '../table/LastingTable.tsx';
import { FilmFrame, Replay } from './Replay.tsx';

const opening: FilmOpening = { match: 'm', system: 'shatterpoint', table: 'refinery', setup: { claimsToWin: 2 }, seats: ['person', 'computer'], name: '', length: 9, marks: [], result: 'Seat 1 won', takenBack: 3, notice: 'changed' };
const { view } = sampleSituation();
const link = fakeLink({
  catalogue: () => ({ systems: [{ id: 'shatterpoint', cards: [...sampleCards.values()], missions: [], styles: [] }], tables: [], matches: [] }), film: () => opening,
  filmShot: ({ at }) => ({ at, view: { ...view, turn: at }, answered: null, events: at === 0 ? [] : [{ type: 'activated', unit: '0.rook', from: 'order' }] }),
  branch: () => ({ match: 'new-one' }), continueMatch: () => anUpdate({ match: 'new-one', at: 4, view }),
});
provideLink(link);

const { page, draw } = testPage();
withPanels();
const soon = (milliseconds: number): Promise<void> => new Promise((done) => { setTimeout(done, milliseconds); });
const press = (key: string): Promise<void> => settled(() => {
  pressKey(key);
  return soon(10);
});
beforeEach(async () => {
  await watch('m');
  await settled(() => draw(<FilmFrame />));
});

describe('the replay screen', () => {
  it('says that an old file shows only what the rules of today follow', async () => {
    await settled(() => film.setState({ opening: { ...opening, notice: 'cut', takenBack: 0 } }));
    expect(page.querySelector('.film__note')!.textContent).toContain('does not hold what happened');
  });

  it('says in place of the table that nothing can be drawn where WebGL is missing; the film is there all the same', async () => {
    await settled(() => draw(<><LastingTable shown={null} use="table" seen /><Replay /></>));
    expect(page.querySelector('[role="alert"]')!.textContent).toBe(speak('table.noWebgl'));
    expect(page.querySelector('.film')).not.toBeNull();
  });

  it('shows the frame of a battle without a question, and says that rules have changed and answers were taken back', () => {
    expect(match.getState()).toMatchObject({ screen: 'replay', opening: { table: 'refinery', system: 'shatterpoint' }, request: null });
    expect(page.querySelectorAll('.side')).toHaveLength(2);
    expect(page.querySelector('.request')).toBeNull();
    expect(page.querySelector('.film__note')!.textContent).toMatch(/have changed since.*3 answers were taken back beyond dice/);
    expect(page.textContent).toContain('answer 0 of 9');
  });

  it('moves by keys and tells the log what has happened so far', async () => {
    await act(() => film.getState().jump(4));
    expect(match.getState().shown).toMatchObject({ at: 4, request: null, awaits: null });
    await press('g');
    expect(page.querySelector('.log__lines')!.textContent).toContain('Rook activates.');
    await press(',');
    expect(match.getState().shown?.at).toBe(3);
    expect(match.getState().log.filter(({ at }) => at > 3)).toEqual([]);
    await press('Escape');
    await press('Escape');
    expect(match.getState()).toMatchObject({ screen: 'library', shown: null });
    expect(film.getState().opening).toBeNull();
  });

  it('a button that was clicked lets go of the focus, so that Space plays and pauses; one that was reached by Tab keeps it', async () => {
    const fast = [...page.querySelectorAll<HTMLButtonElement>('.segments button')].at(-1)!;
    const space = (): Promise<void> => settled(() => { pressKey(' ', {}, document.activeElement!); });
    await settled(() => {
      fast.focus();
      fast.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
      fast.click();
    });
    await space();
    expect(film.getState().playing).toBe(true);
    await space();
    expect(film.getState().playing).toBe(false);
    await settled(() => fast.focus());
    await space();
    expect([document.activeElement, film.getState().playing]).toEqual([fast, false]);
  });

  it('has the rules and the sheet of its own keys, as a battle has; keys in the rules move nothing', async () => {
    await press('F1');
    expect(page.querySelector('.rulebook')).not.toBeNull();
    await settled(() => { pressKey('.', {}, page.querySelector('.rulebook header button')!); pressKey(' ', {}, page.querySelector('.rulebook__body')!); });
    expect([film.getState().at, film.getState().playing]).toEqual([0, false]);
    await press('Escape');
    expect(page.querySelector('.rulebook')).toBeNull();
    expect(match.getState().screen).toBe('replay');
    await press('?');
    expect(page.querySelector('dialog .keylist')!.textContent).toMatch(/Play or pause.*Previous turn.*from mark to mark/);
    expect(page.querySelector('dialog .keylist')!.textContent).not.toContain('combat tree');
  });

  it('plays on from where it stands', async () => {
    await act(() => film.getState().jump(4));
    await press('p');
    expect(page.textContent).toContain('Play on from answer 4');
    await settled(() => {
      page.querySelector<HTMLElement>('dialog [data-first]')!.click();
      return soon(20);
    });
    expect(link.calls).toContainEqual(['branch', { match: 'm', at: 4, seats: ['person', 'computer'] }]);
    expect(match.getState()).toMatchObject({ screen: 'battle' });
    expect(film.getState().opening).toBeNull();
  });
});
