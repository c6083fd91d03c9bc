// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Link } from '../../../../engine/host/link.ts';
import type { PlaceFault } from '../../../../engine/shatterpoint/board/battlefield.ts';
import type { MissionFace } from '../../../../engine/shatterpoint/exchange/index.ts';
import { click, press, testPage } from '../../../testing/page.fixture.ts';
import { sampleCards } from '../../../testing/sample.fixture.ts';
import { CORE_MISSION, firstDraft, isLegal, matchArgs, type Draft } from './draft.ts';
import { NewMatch } from './NewMatch.tsx';
import type { AskFaults } from './tableFit.ts';

const { page, draw, button, labelled } = testPage();

describe('a new match', () => {
  const squad = { primary: 'rook', secondary: 'vane', supporting: 'guards' };
  const other = { primary: 'sable', secondary: 'mire', supporting: 'drones' };
  const team = { name: 'Two crews', description: '', squads: [squad, other], mission: 'shifting-priorities' } as const;
  const draft: Draft = {
    table: 'refinery',
    teams: [team, team],
    seats: ['person', 'computer'],
    edition: 'current',
    claimsToWin: 2,
    houseRules: {},
    undo: 'safe',
  };
  const tables = [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }, { id: 'outpost', name: 'Outpost', theme: 'snow' }];
  const onStart = vi.fn();
  const call = (() => new Promise(() => {})) as Link['call'];
  const surveyed = (() => Promise.resolve({ survey: { size: [914.4, 914.4], storeys: 3, access: 20, density: 0.25 } })) as unknown as Link['call'];
  const show = (start: Draft, more: Partial<ComponentProps<typeof NewMatch>> = {}): void => {
    onStart.mockClear();
    draw(<NewMatch tables={tables} call={call} cards={sampleCards} start={start} busy={false} onStart={onStart} onBack={() => {}} {...more} />);
  };

  it('starts what was chosen', () => {
    show(draft);
    click(button('Outpost'));
    click(button('Short match'));
    click(button('First print'));
    press('Enter');
    expect(onStart).toHaveBeenCalledWith({ ...draft, table: 'outpost', claimsToWin: 1, edition: 'firstPrint' });
    expect(matchArgs(draft)).toMatchObject({
      system: 'shatterpoint',
      seats: ['person', 'computer'],
      setup: {
        table: 'refinery',
        teams: [{ name: 'Two crews', squads: [squad, other], mission: 'shifting-priorities' }, {}],
        edition: 'current',
        claimsToWin: 2,
      },
    });
  });

  it('shows the chosen table from either side, with what it is like; arrows choose another', async () => {
    show(draft, { call: surveyed });
    await act(async () => {});
    const view = (): Element => page.querySelector('.table-view')!;
    expect([...view().querySelectorAll('.tags li')].map((tag) => tag.textContent)).toEqual(['36 × 36 inches', '3 heights', '20 ways up and in', 'Mixed: terrain on 25 %']);
    expect(view().querySelector('img')!.getAttribute('src')).toContain('refinery-1');
    click(labelled('See it from the other side'));
    expect(view().querySelector('img')!.getAttribute('src')).toContain('refinery-2');
    const [first, second] = [...page.querySelectorAll<HTMLElement>('[role="radio"]')];
    expect([first!.getAttribute('aria-checked'), first!.tabIndex, second!.tabIndex]).toEqual(['true', 0, -1]);
    first!.focus();
    press('ArrowRight', {}, first);
    expect([document.activeElement, second!.getAttribute('aria-checked'), view().querySelector('figcaption b')!.textContent]).toEqual([second, 'true', 'Outpost']);
  });

  it('draws the mission’s own objectives and where the sides deploy; each side may bring its own', () => {
    const missions = [{ ...CORE_MISSION, objectives: [{ id: 'C', at: { x: 0, z: 0 } }, { id: 'TL', at: { x: -254, z: -254 } }] }, { id: 'first-contact', name: 'First Contact', spt: '00490201', objectives: [{ id: 'B1', at: { x: 100, z: 20 } }] }];
    show(draft, { missions });
    const placesOf = (map: Element): readonly string[] => [...map.querySelectorAll('.battle-map__objective')].map((place) => `${place.getAttribute('data-objective')} ${place.getAttribute('transform')}`);
    const maps = (): readonly Element[] => [...page.querySelectorAll('.mission__maps .battle-map')];
    expect(maps().map(placesOf)).toEqual([['C translate(0 0)', 'TL translate(-254 -254)']]);
    expect(maps()[0]!.querySelectorAll('.battle-map__zone rect')).toHaveLength(2);
    click(button('Choose a mission'));
    click(button('Second strike team'));
    const [, other] = [...page.querySelectorAll('dialog [role="gridcell"]')];
    expect(placesOf(other!)).toEqual(['B1 translate(100 20)']);
    click(other!);
    expect(maps().map(placesOf)).toEqual([['C translate(0 0)', 'TL translate(-254 -254)'], ['B1 translate(100 20)']]);
    press('Enter');
    expect(onStart.mock.lastCall![0].teams.map(({ mission }: { readonly mission: string }) => mission)).toEqual(['shifting-priorities', 'first-contact']);
  });

  describe('on a table that names places', () => {
    const place = (x: number, z: number) => ({ id: `${x}`, at: { x, z } });
    const outline = [[-400, 300], [-300, 300], [-300, 400]];
    const naming = (count: number, ...seats: readonly number[]) => (() => {
      const named = { objectives: Array.from({ length: count }, (_, i) => place(i * 10, 20)), deployment: seats.map((seat) => ({ seat, outline })) };
      return Promise.resolve({ survey: { size: [914.4, 914.4], storeys: 3, access: 20, density: 0.25, named } });
    }) as unknown as Link['call'];
    const missions = [{ ...CORE_MISSION, objectives: Array.from({ length: 9 }, (_, i) => place(-i, 0)) }];
    const shown = async (named: Link['call'], start = draft): Promise<void> => {
      show(start, { call: named, missions });
      await act(async () => {});
    };
    const choice = (legend: string, text: string): HTMLButtonElement | undefined =>
      [...page.querySelectorAll('fieldset')].filter((set) => set.querySelector('legend')?.textContent.startsWith(legend)).flatMap((set) => [...set.querySelectorAll('button')]).find((one) => one.textContent.startsWith(text));
    const rulesStarted = (): unknown => { press('Enter'); return onStart.mock.lastCall?.[0].houseRules; };

    it('offers them as house rules, off to begin with, and draws those that are chosen', async () => {
      await shown(naming(9, 0, 1));
      expect(choice('Objectives lie', 'By the rules')!.getAttribute('aria-pressed')).toBe('true');
      expect(page.querySelectorAll('.battle-map__zone rect')).toHaveLength(2);
      click(choice('Objectives lie', 'By the table')!);
      click(choice('Sides deploy', 'By the table')!);
      expect([...page.querySelectorAll('.battle-map__objective')].map((one) => one.getAttribute('transform'))).toContain('translate(80 20)');
      expect([...page.querySelectorAll('.battle-map__zone polygon')].map((one) => one.getAttribute('points'))).toEqual(['-400,300 -300,300 -300,400', '-400,300 -300,300 -300,400']);
      expect(rulesStarted()).toEqual({ tableObjectives: true, tableDeployment: true });
      click(choice('Objectives lie', 'By the rules')!);
      expect(rulesStarted()).toEqual({ tableDeployment: true });
    });

    it('offers nothing where the table names nothing, and plays none of it there', async () => {
      await shown(surveyed, { ...draft, houseRules: { tableObjectives: true, eras: 3 } });
      expect(choice('Objectives lie', 'By the table')).toBeUndefined();
      expect(rulesStarted()).toEqual({ eras: 3 });
    });

    it('is off again on another table', async () => {
      await shown(naming(9), { ...draft, houseRules: { tableObjectives: true } });
      click(button('Outpost'));
      await act(async () => {});
      expect(rulesStarted()).toEqual({});
    });

    it('says why it cannot be played with them, and does not start', async () => {
      await shown(naming(5, 0), { ...draft, houseRules: { tableObjectives: true } });
      expect(page.querySelector('.muster__foot p')!.textContent).toContain('The table names 5 objectives, and the mission lays 9.');
      expect(rulesStarted()).toBeUndefined();
      click(choice('Objectives lie', 'By the rules')!);
      click(choice('Sides deploy', 'By the table')!);
      expect(page.querySelector('.muster__foot p')!.textContent).toContain('player 2');
      expect(rulesStarted()).toBeUndefined();
    });
  });

  it('is surprised: another match that can begin, by chance', () => {
    const pool = new Map([...sampleCards].flatMap(([id, card]) => [[id, card], [`${id}-b`, { ...card, id: `${id}-b`, uniqueNames: [] }]] as const));
    show(draft, { cards: pool });
    click(button('Surprise me'));
    press('Enter');
    const started = onStart.mock.lastCall![0] as Draft;
    expect(isLegal(started, pool)).toBe(true);
    expect(started.teams).not.toEqual(draft.teams);
  });

  it('says what is missing and does not start', () => {
    show({ ...draft, teams: [{ ...team, squads: [{ ...squad, supporting: '' }, other] }, draft.teams[1]] });
    expect(page.textContent).toContain('Not ready: Squad 1 needs a supporting unit.');
    press('Enter');
    click(button('Start match'));
    expect(onStart).not.toHaveBeenCalled();
  });

  describe('on a table that cannot hold every mission (SP-FIELD-05)', () => {
    const faultOf = (mission: string, objective: string, refusal: PlaceFault['refusal']): PlaceFault => ({
      mission,
      objective,
      edge: 1,
      at: { x: 0, z: 0 },
      refusal,
      piece: refusal.detail === undefined ? null : 'wall-broken',
    });
    const wall: PlaceFault['refusal'] = { rule: 'SP-FIELD-05', why: 'tokenNotHeld', detail: { feature: 'wall-yard-a', part: 'rubble' } };
    const faults: Readonly<Record<string, readonly PlaceFault[]>> = {
      refinery: [],
      outpost: [
        faultOf('first-contact', 'T1', wall),
        faultOf('first-contact', 'T2', wall),
        faultOf('sabotage-showdown', 'BL', { rule: 'SP-MOVE-03', why: 'offTable' }),
      ],
    };
    const missions: readonly MissionFace[] = [CORE_MISSION, { id: 'first-contact', name: 'First Contact', spt: '00490201' }];
    const playing = (mission: string): Draft => ({ ...draft, table: 'outpost', teams: [team, { ...team, mission }] });
    const ask: AskFaults = (table) => Promise.resolve({ faults: faults[table]! });
    const showOn = async (start: Draft, askFaults = ask): Promise<void> => {
      show(start, { missions, askFaults });
      await act(async () => {});
    };
    const notes = (): readonly (string | null)[] => [...page.querySelectorAll('.tables__note li')].map((note) => note.textContent);

    it('says before the start which ones, and what stands in the way', async () => {
      await showOn(playing('shifting-priorities'));
      expect(notes()).toEqual([
        'First Contact: the rubble of the broken wall stands where objective T1 belongs.',
        'Sabotage showdown: objective BL would reach over the edge.',
      ]);
      press('Enter');
      expect(onStart).toHaveBeenCalledTimes(1);
    });

    it('does not start one of them, whichever team brings it, and does on another table', async () => {
      await showOn(playing('first-contact'));
      const foot = page.querySelector('.muster__foot')!;
      expect(foot.textContent).toContain('Not ready: the table cannot hold First Contact; choose another table or mission');
      press('Enter');
      click(button('Start match'));
      expect(onStart).not.toHaveBeenCalled();
      click(button('Refinery'));
      await act(async () => {});
      expect(notes()).toEqual([]);
      press('Enter');
      expect(onStart).toHaveBeenCalledWith({ ...playing('first-contact'), table: 'refinery' });
    });

    it('says why a table cannot be used at all', async () => {
      const fault = 'table "outpost": feature mast-a: its part "foot" reaches 8.0 mm over the table\'s left edge';
      await showOn(playing('shifting-priorities'), () => Promise.reject(new Error(fault)));
      expect(page.querySelector('.tables__note')!.textContent).toBe(`This table cannot be used: ${fault}`);
      press('Enter');
      expect(onStart).not.toHaveBeenCalled();
    });
  });

  it('says plainly that the first-print edition is a mixture, and of which chosen unit the current card is played', () => {
    const rook = sampleCards.get('rook')!;
    const printed = new Map([...sampleCards, ['rook', { ...rook, firstPrint: { ...rook, oldValuesUnknown: 'v1.4' } }] as const]);
    const note = (): Element | null => page.querySelector('.muster__note');
    show(draft, { cards: printed });
    expect(button('First print').textContent, 'also before it is chosen').toContain('a mixture');
    expect(note()).toBeNull();
    expect(page.textContent).not.toContain('Current card: its first print');
    click(button('First print'));
    expect(note()!.textContent).toContain('a mixture: of 1 units that were changed later the first card is not known here');
    const unknown = 'Current card: its first print, changed by v1.4, is not known';
    const tiles = [...page.querySelectorAll('.figure-tile')].filter((tile) => tile.textContent.includes(unknown));
    expect(tiles.map((tile) => tile.querySelector('b')!.textContent)).toEqual(['Rook', 'Rook']);
  });

  it('begins empty, and not legal, where the core cards are missing', () => {
    expect(isLegal(firstDraft(tables, sampleCards), sampleCards)).toBe(false);
  });
});
