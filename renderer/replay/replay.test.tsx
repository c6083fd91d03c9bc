// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FilmOpening, WayBack } from '../../engine/host/link.ts';
import '../faces/index.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { anUpdate, fakeLink } from '../testing/fakes.fixture.ts';
import { match, provideLink } from '../match/match.ts';
import type * as OpenMark from '../match/openMark.ts';
import { press as pressKey, settled, testPage } from '../testing/page.fixture.ts';
import { speak } from '../words/speak.ts';
import { PlayOn } from './PlayOn.tsx';
import { shutReason, TakeBack } from './TakeBack.tsx';
import { Timeline, type TimelineProps } from './Timeline.tsx';
import '../testing/faces.fixture.ts';

const { page, labelled: named, ...screen } = testPage();
const draw = (node: ReactNode): Promise<void> => settled(() => screen.draw(node));
const press = (key: string, more: KeyboardEventInit = {}): Promise<void> => settled(() => pressKey(key, more));
const click = (target: HTMLElement): Promise<void> => settled(() => target.click());

const opening: FilmOpening = {
  match: 'm', system: 'shatterpoint', table: 'refinery', setup: {}, seats: ['person', 'computer'], name: '', length: 20, result: 'Seat 1 won', takenBack: 0, notice: null,
  marks: [{ at: 2, kind: 'turn', event: { type: 'turnStarted', turn: 1, seat: 0 } }, { at: 9, kind: 'wound', event: { type: 'wounded', unit: '1.mire', by: null, byAttack: null } }],
};

describe('the timeline', () => {
  const acts = { onJump: vi.fn(), onStep: vi.fn(), onToggle: vi.fn(), onSpeed: vi.fn(), onPlayOn: vi.fn() };
  const show = (change: Partial<TimelineProps> = {}): Promise<void> => {
    for (const one of Object.values(acts)) one.mockClear();
    return draw(<Timeline opening={opening} situation={sampleSituation()} at={5} within={0} events={0} playing={false} speed={1} last="Rook: Move." {...acts} {...change} />);
  };

  it('says where it is, to the eye and to a screen reader', async () => {
    await show();
    expect(page.textContent).toContain('Turn 1 · answer 5 of 20');
    const slider = page.querySelector('input')!;
    expect([slider.max, slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['20', '5', 'Turn 1, answer 5 of 20']);
    await show({ within: 2, events: 7 });
    expect(page.textContent).toContain('event 2 of 7');
    await show({ at: 20 });
    expect(page.textContent).toContain('Seat 1 won');
  });

  it('calls a turn what the rule system calls it', async () => {
    await show({ opening: { ...opening, system: 'miniatures', marks: [{ at: 2, kind: 'turn', event: { type: 'roundBegun', round: 3 } }] }, situation: null });
    expect(page.textContent).toContain('Round 3 · answer 5 of 20');
    expect([named('Previous round').title, named('Next round').title]).toEqual(['Previous round ({)', 'Next round (})']);
  });

  it('calls what is marked as the rule system does, where the table does not know it', async () => {
    const marks = ['power', 'help', 'door'].map((kind, i) => ({ at: 5 * i + 1, kind, event: { type: 'unheardOf' } }));
    const told = (): readonly (string | null)[] => [...page.querySelectorAll('.film__mark button')].map((mark) => mark.getAttribute('aria-label'));
    await show({ opening: { ...opening, marks }, situation: null });
    expect(told()).toEqual(['Power (answer 1)', 'Help (answer 6)', 'Door (answer 11)']);
    await show({ opening: { ...opening, system: 'miniatures', marks }, situation: null });
    expect(told()).toEqual(['The Force (answer 1)', 'Combined fire (answer 6)', 'Door (answer 11)']);
  });

  it('jumps to a mark, which tells what happened there', async () => {
    await show();
    await click(named('Mire is wounded (answer 9)'));
    expect(acts.onJump).toHaveBeenCalledWith(9);
  });

  it('groups marks that stand together, counts them, and says whose they are', async () => {
    const wound = (at: number, unit: string) => ({ at, kind: 'wound', event: { type: 'wounded', unit, by: null, byAttack: null } });
    await show({ opening: { ...opening, length: 900, marks: [wound(9, '1.mire'), wound(10, '0.rook'), wound(600, '0.rook')] } });
    const icons = [...page.querySelectorAll('.film__mark')];
    expect(icons.map((icon) => [icon.querySelector('small')?.textContent, icon.querySelector('.pattern')?.className])).toEqual([['2', 'pattern b'], [undefined, 'pattern a']]);
    expect(icons[0]!.querySelector('[role="tooltip"]')!.textContent).toBe('Mire is wounded (answer 9)Rook is wounded (answer 10)');
  });

  it('is one stop for the Tab key, and its arrows go from mark to mark', async () => {
    const marks = [100, 300, 500].map((at) => ({ at, kind: 'wound', event: { type: 'wounded', unit: '1.mire', by: null, byAttack: null } }));
    await show({ opening: { ...opening, length: 900, marks }, at: 350 });
    const stops = (): readonly number[] => [...page.querySelectorAll<HTMLElement>('.film__mark button')].map(({ tabIndex }) => tabIndex);
    expect(stops()).toEqual([-1, 0, -1]);
    await settled(() => page.querySelector<HTMLElement>('.film__mark [tabindex="0"]')!.focus());
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    for (const [key, name] of [['ArrowRight', '500'], ['ArrowRight', '500'], ['Home', '100'], ['End', '500'], ['ArrowLeft', '300']] as const) {
      await settled(() => pressKey(key, {}, document.activeElement!));
      expect(document.activeElement!.getAttribute('aria-label')).toContain(`(answer ${name})`);
      expect(document.activeElement!.closest('.tip')!.querySelector<HTMLElement>('[role="tooltip"]')!.hidden).toBe(false);
    }
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener('keydown', heard);
    expect(stops()).toEqual([-1, 0, -1]);
    await click(document.activeElement as HTMLElement);
    expect(acts.onJump).toHaveBeenCalledWith(300);
  });

  it('steps, plays, changes speed and plays on by buttons; at the end nothing goes on', async () => {
    await show();
    await click(named('Next activation'));
    await click(named('One event back'));
    expect(acts.onStep.mock.calls).toEqual([['activation', 1], ['event', -1]]);
    await click(named('Play'));
    expect(acts.onToggle).toHaveBeenCalled();
    await click([...page.querySelectorAll('button')].find(({ textContent }) => textContent === '½×')!);
    expect(acts.onSpeed).toHaveBeenCalledWith(0.5);
    await show({ at: 20 });
    await click(named('One answer on'));
    expect(acts.onStep).not.toHaveBeenCalled();
  });
});

describe('playing on from a film', () => {
  it('starts with the chosen seats; not where the match is over', async () => {
    const onStart = vi.fn(() => Promise.resolve(true));
    await draw(<PlayOn at={7} sides={{ seats: ['person', 'computer'], setup: { teams: [{ name: 'Reds' }] } }} over={false} onStart={onStart} onClose={() => {}} />);
    expect(page.textContent).toContain('Play on from answer 7');
    const second = [...page.querySelectorAll('fieldset')][1]!;
    await click([...second.querySelectorAll('button')].find(({ textContent }) => textContent === 'Person')!);
    await click(page.querySelector<HTMLElement>('[data-first]')!);
    expect(onStart).toHaveBeenCalledWith(['person', 'person']);
    onStart.mockClear();
    await draw(<PlayOn key="over" at={20} sides={{ seats: ['person', 'computer'], setup: {} }} over onStart={onStart} onClose={() => {}} />);
    await click(page.querySelector<HTMLElement>('[data-first]')!);
    expect(onStart).not.toHaveBeenCalled();
  });
});

describe('taking back', () => {
  const way = (change: Partial<WayBack>): WayBack => ({ to: 3, free: false, beyond: 'start', ahead: 0, ...change });
  const link = fakeLink({ undo: () => ({ ok: true }), redo: () => ({ ok: true }) });
  provideLink(link);
  const stand = async (back: WayBack | null, asked = true): Promise<void> => {
    link.calls.length = 0;
    const request = { kind: 'pick', seat: 0, ask: 'act', about: {}, options: ['a'], closed: [], min: 1, max: 1 } as const;
    await settled(() => match.setState({ shown: anUpdate({ at: 5, back, request, awaits: 'person' }), request: asked ? request : null, playing: false, sending: false }));
    await draw(<TakeBack key={Math.random()} />);
  };

  it('takes back by key, and gives again by both keys', async () => {
    await stand(way({}));
    await press('z', { ctrlKey: true });
    expect(link.calls).toEqual([['undo', { match: 'm', at: 5, to: 3 }]]);
    for (const [key, shiftKey] of [['Z', true], ['y', false]] as const) {
      await stand(way({ ahead: 2 }));
      await press(key, { ctrlKey: true, shiftKey });
      expect(link.calls).toEqual([['redo', { match: 'm', at: 5, to: 6 }]]);
    }
  });

  it('goes by one answer with the keys that do so in a film, and leaves events and activations to the film', async () => {
    await stand(way({ ahead: 2 }));
    await press(',', { code: 'Comma' });
    const back = link.calls.slice();
    await stand(way({ ahead: 2 }));
    await press('.', { code: 'Period' });
    const on = link.calls.slice();
    await stand(way({ ahead: 2 }));
    for (const [key, code] of [['<', 'Comma'], ['>', 'Period'], [']', 'BracketRight'], [' ', 'Space']] as const) await press(key, { code, shiftKey: key !== ' ' && key !== ']' });
    expect([back, on, link.calls]).toEqual([[['undo', { match: 'm', at: 5, to: 3 }]], [['redo', { match: 'm', at: 5, to: 6 }]], []]);
  });

  it('says why not, and does nothing', async () => {
    expect([shutReason(true, way({ to: null, beyond: 'chance' }), speak), shutReason(true, way({ to: null, beyond: 'other' }), speak), shutReason(true, way({ to: null }), speak), shutReason(true, null, speak), shutReason(false, null, speak), shutReason(true, way({}), speak)])
      .toEqual(['The dice have fallen', 'Another side has answered', 'Nothing to take back', 'This match was set up without taking back', 'Wait until you are asked', null]);
    await stand(way({ to: null, beyond: 'chance' }));
    expect(named('Take back: The dice have fallen').getAttribute('aria-disabled')).toBe('true');
    await click(named('Take back'));
    await press('z', { ctrlKey: true });
    await press('y', { ctrlKey: true });
    expect(link.calls).toEqual([]);
  });

  it('beyond the boundary it asks first', async () => {
    await stand(way({ free: true, beyond: 'other' }));
    await press('z', { metaKey: true });
    expect(link.calls).toEqual([]);
    expect(page.querySelector('dialog')!.textContent).toMatch(/another side’s answer\?.*It will be noted in the match file/);
    await click(page.querySelector<HTMLElement>('[data-first]')!);
    expect(link.calls).toEqual([['undo', { match: 'm', at: 5, to: 3 }]]);
    expect(page.querySelector('dialog')).toBeNull();
  });

  it('is left to a text field that is written in', async () => {
    await stand(way({}));
    const field = page.appendChild(document.createElement('input'));
    await settled(() => pressKey('z', { ctrlKey: true }, field));
    expect(link.calls).toEqual([]);
  });
});

describe('the mark of a match on the table', () => {
  /** The mark as a new start of the screen finds it. */
  const started = async (): Promise<typeof OpenMark> => {
    vi.resetModules();
    return import('../match/openMark.ts');
  };

  it('stays until it is left, through a new start', async () => {
    (await started()).markOpen('match-1');
    const second = await started();
    expect(second.leftOpen()).toBe('match-1');
    second.clearOpen();
    expect((await started()).leftOpen()).toBeNull();
    localStorage.setItem('gantry.open', '../../etc');
    expect((await started()).leftOpen()).toBeNull();
    localStorage.removeItem('gantry.open');
  });
});
