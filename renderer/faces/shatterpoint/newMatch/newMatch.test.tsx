// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PlaceFault } from '../../../../engine/shatterpoint/board/battlefield.ts';
import type { MissionFace } from '../../../../engine/shatterpoint/exchange/index.ts';
import { click, press, testPage } from '../../../testing/page.fixture.ts';
import { sampleCards } from '../../../testing/sample.fixture.ts';
import { CORE_MISSION, firstDraft, isLegal, matchArgs, type Draft } from './draft.ts';
import { NewMatch } from './NewMatch.tsx';
import type { AskFaults } from './tableFit.ts';

const { page, draw, button } = testPage();

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
  const show = (start: Draft, more: Partial<ComponentProps<typeof NewMatch>> = {}): void => {
    onStart.mockClear();
    draw(<NewMatch tables={tables} cards={sampleCards} start={start} busy={false} onStart={onStart} onBack={() => {}} {...more} />);
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
    const slots = [...page.querySelectorAll('.slot')].filter((slot) => slot.textContent.includes(unknown));
    expect(slots.map((slot) => slot.querySelector('select')!.value)).toEqual(['rook', 'rook']);
  });

  it('begins empty, and not legal, where the core cards are missing', () => {
    expect(isLegal(firstDraft(tables, sampleCards), sampleCards)).toBe(false);
  });
});
