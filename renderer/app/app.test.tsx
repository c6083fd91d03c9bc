// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PlaceFault } from '../../engine/shatterpoint/board/battlefield.ts';
import type { CardFace } from '../../engine/shatterpoint/cards/card.ts';
import type { MissionFace } from '../../engine/shatterpoint/exchange/index.ts';
import { missions } from '../../engine/shatterpoint/missions/index.ts';
import { sampleCards, sampleSituation } from '../testing/sample.fixture.ts';
import { linesOf, Log } from '../ui/Log.tsx';
import { StruggleTracker } from '../faces/shatterpoint/cards/StruggleTracker.tsx';
import { UnitCard } from '../faces/shatterpoint/cards/UnitCard.tsx';
import { MOST_OBJECTIVES } from '../table/objectiveShape.ts';
import { click, press, testPage } from '../testing/page.fixture.ts';
import { tagsShown } from '../faces/shatterpoint/words/names.ts';
import { speak } from '../words/speak.ts';
import { CORE_MISSION, firstDraft, isLegal, matchArgs, type Draft } from '../faces/shatterpoint/newMatch/draft.ts';
import { EndSheet } from './EndSheet.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Home } from './Home.tsx';
import { NewMatch } from '../faces/shatterpoint/newMatch/NewMatch.tsx';
import type { AskFaults } from '../faces/shatterpoint/newMatch/tableFit.ts';

const { page, draw, button } = testPage();

const squad = { primary: 'rook', secondary: 'vane', supporting: 'guards' };
const other = { primary: 'sable', secondary: 'mire', supporting: 'drones' };
const settings = { textScale: 1, palette: 'blue-vermilion', reducedMotion: false, effects: 1, ambience: 1, camera: 'follows', quality: 'high', speed: 1, language: 'en' } as const;

describe('a new match', () => {
  const team = { name: 'Two crews', description: '', squads: [squad, other], mission: 'shifting-priorities' } as const;
  const draft: Draft = { table: 'refinery', teams: [team, team], seats: ['person', 'computer'], edition: 'current', claimsToWin: 2, houseRules: {}, undo: 'safe' };
  const tables = [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }, { id: 'outpost', name: 'Outpost', theme: 'snow' }];
  const onStart = vi.fn();
  const show = (start: Draft): void => { onStart.mockClear(); draw(<NewMatch tables={tables} cards={sampleCards} start={start} busy={false} onStart={onStart} onBack={() => {}} />); };

  it('starts what was chosen', () => {
    show(draft);
    click(button('Outpost'));
    click(button('Short match'));
    click(button('First print'));
    press('Enter');
    expect(onStart).toHaveBeenCalledWith({ ...draft, table: 'outpost', claimsToWin: 1, edition: 'firstPrint' });
    expect(matchArgs(draft)).toMatchObject({ system: 'shatterpoint', seats: ['person', 'computer'], setup: { table: 'refinery', teams: [{ name: 'Two crews', squads: [squad, other], mission: 'shifting-priorities' }, {}], edition: 'current', claimsToWin: 2 } });
  });

  it('says what is missing and does not start', () => {
    show({ ...draft, teams: [{ ...team, squads: [{ ...squad, supporting: '' }, other] }, draft.teams[1]] });
    expect(page.textContent).toContain('Not ready: Squad 1 needs a supporting unit.');
    press('Enter');
    click(button('Start match'));
    expect(onStart).not.toHaveBeenCalled();
  });

  describe('on a table that cannot hold every mission (SP-FIELD-05)', () => {
    const faultOf = (mission: string, objective: string, refusal: PlaceFault['refusal']): PlaceFault => ({ mission, objective, edge: 1, at: { x: 0, z: 0 }, refusal, piece: refusal.detail === undefined ? null : 'wall-broken' });
    const wall: PlaceFault['refusal'] = { rule: 'SP-FIELD-05', why: 'tokenNotHeld', detail: { feature: 'wall-yard-a', part: 'rubble' } };
    const faults: Readonly<Record<string, readonly PlaceFault[]>> = {
      refinery: [],
      outpost: [faultOf('first-contact', 'T1', wall), faultOf('first-contact', 'T2', wall), faultOf('sabotage-showdown', 'BL', { rule: 'SP-MOVE-03', why: 'offTable' })],
    };
    const missions: readonly MissionFace[] = [CORE_MISSION, { id: 'first-contact', name: 'First Contact', spt: '00490201' }];
    const playing = (mission: string): Draft => ({ ...draft, table: 'outpost', teams: [team, { ...team, mission }] });
    const showOn = async (start: Draft, askFaults: AskFaults = (table) => Promise.resolve({ faults: faults[table]! })): Promise<void> => {
      onStart.mockClear();
      draw(<NewMatch tables={tables} cards={sampleCards} missions={missions} askFaults={askFaults} start={start} busy={false} onStart={onStart} onBack={() => {}} />);
      await act(async () => {});
    };
    const notes = (): readonly (string | null)[] => [...page.querySelectorAll('.tables__note li')].map((note) => note.textContent);

    it('says before the start which ones, and what stands in the way', async () => {
      await showOn(playing('shifting-priorities'));
      expect(notes()).toEqual(['First Contact: the rubble of the broken wall stands where objective T1 belongs.', 'Sabotage showdown: objective BL would reach over the edge.']);
      press('Enter');
      expect(onStart).toHaveBeenCalledTimes(1);
    });

    it('does not start one of them, whichever team brings it, and does on another table', async () => {
      await showOn(playing('first-contact'));
      expect(page.querySelector('.muster__foot')!.textContent).toContain('Not ready: the table cannot hold First Contact; choose another table or mission');
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
      await showOn(playing('shifting-priorities'), () => Promise.reject(new Error('table "outpost": feature mast-a: its part "foot" reaches 8.0 mm over the table\'s left edge')));
      expect(page.querySelector('.tables__note')!.textContent).toBe('This table cannot be used: table "outpost": feature mast-a: its part "foot" reaches 8.0 mm over the table\'s left edge');
      press('Enter');
      expect(onStart).not.toHaveBeenCalled();
    });
  });

  it('says plainly that the first-print edition is a mixture, and of which chosen unit the current card is played', () => {
    const rook = sampleCards.get('rook')!;
    const printed = new Map([...sampleCards, ['rook', { ...rook, firstPrint: { ...rook, oldValuesUnknown: 'v1.4' } }] as const]);
    draw(<NewMatch tables={tables} cards={printed} start={draft} busy={false} onStart={onStart} onBack={() => {}} />);
    expect(button('First print').textContent, 'also before it is chosen').toContain('a mixture');
    expect(page.querySelector('.muster__note')).toBeNull();
    expect(page.textContent).not.toContain('Current card: its first print');
    click(button('First print'));
    expect(page.querySelector('.muster__note')!.textContent).toContain('a mixture: of 1 units that were changed later the first card is not known here');
    const slots = [...page.querySelectorAll('.slot')].filter((slot) => slot.textContent.includes('Current card: its first print, changed by v1.4, is not known'));
    expect(slots.map((slot) => slot.querySelector('select')!.value)).toEqual(['rook', 'rook']);
  });

  it('begins empty, and not legal, where the core cards are missing', () => {
    expect(isLegal(firstDraft(tables, sampleCards), sampleCards)).toBe(false);
  });
});

describe('the first screen', () => {
  const match = (id: string, saved: number, over = false) => ({ match: id, system: 'shatterpoint', table: 'refinery', seats: ['person', 'computer'] as const, answers: 3, saved, over, turn: 7, name: '', size: 900, teams: [], score: '', result: '', takenBack: 0, problem: null });

  it('continues the newest match that is not over', () => {
    const onContinue = vi.fn();
    draw(<Home catalogue={{ systems: [], tables: [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }], matches: [match('old', 1), match('new', 2), match('over', 3, true)] }} settings={settings} onChange={() => {}} onNew={() => {}} onContinue={onContinue} onLibrary={() => {}} onQuit={null} />);
    expect(button('Continue').textContent).toContain('Refinery · turn 7');
    press('Enter');
    expect(onContinue).toHaveBeenCalledWith('new');
    expect(() => button('Quit')).toThrow('no button');
  });

  it('counts the rounds of a system that has rounds, and tells how it is played before the others', () => {
    const systems = ['shatterpoint', 'miniatures', 'wartime'].map((id) => ({ id, cards: [], missions: [] }));
    const skirmish = { ...match('skirmish', 3), system: 'miniatures' };
    draw(<Home catalogue={{ systems, tables: [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }], matches: [match('old', 1), skirmish] }} settings={settings} onChange={() => {}} onNew={() => {}} onContinue={() => {}} onLibrary={() => {}} onQuit={null} />);
    expect(button('Continue').textContent).toContain('Refinery · round 7');
    press('p');
    expect([...page.querySelectorAll('dialog .segments button')].map((each) => [each.textContent, each.getAttribute('aria-pressed')])).toEqual([['Miniatures', 'true'], ['Shatterpoint', 'false'], ['Wartime', 'false']]);
  });

  it('opens a new match where nothing is saved', () => {
    const onNew = vi.fn();
    draw(<Home catalogue={null} settings={settings} onChange={() => {}} onNew={onNew} onContinue={() => {}} onLibrary={() => {}} onQuit={() => {}} />);
    press('n');
    press('Enter');
    expect(onNew).toHaveBeenCalledTimes(2);
    expect(button('Quit').getAttribute('aria-keyshortcuts')).toBe('Q');
  });
});

describe('the frame', () => {
  it('counts the spaces to win from both sides, whoever is First Player', () => {
    const situation = sampleSituation();
    draw(<StruggleTracker situation={situation} />);
    expect(page.querySelector('.track')!.getAttribute('aria-label')).toBe('Struggle 2. You needs 4, Opponent needs 9 more spaces');
    expect([...page.querySelectorAll('.space')].findIndex((space) => space.classList.contains('token'))).toBe(6);
    draw(<StruggleTracker situation={sampleSituation({ first: 1 })} />);
    expect([...page.querySelectorAll('.space')].findIndex((space) => space.classList.contains('token'))).toBe(10);
  });

  it('explains tokens with their rule, and uses abilities from the card', () => {
    const situation = sampleSituation();
    const take = vi.fn();
    draw(<UnitCard unit={situation.view.units[0]!} face={sampleCards.get('rook')!} active folded={false} uses={new Map([['rook-rush', { key: '1', take }]])} onFold={() => {}} onStances={() => {}} />);
    expect(page.querySelector('[role="tooltip"] code')).not.toBeNull();
    expect(page.textContent).toContain('SP-COND-08');
    click(page.querySelector('.ability__use')!);
    expect(take).toHaveBeenCalled();
  });

  it('says of a card without a known first print that it is the current one', () => {
    const unit = sampleSituation().view.units[0]!;
    const show = (face: CardFace): void => draw(<UnitCard unit={unit} face={face} tags={face.tags} active folded={false} uses={new Map()} onFold={() => {}} onStances={() => {}} />);
    show({ ...sampleCards.get('rook')!, oldValuesUnknown: 'v1.4' });
    expect(page.querySelector('.unit__print')!.textContent).toBe('Sheet v1.4 changed this card. Its first print is not known, so its current card is shown and played.');
    show(sampleCards.get('rook')!);
    expect(page.querySelector('.unit__print')).toBeNull();
  });

  it('(SP-CARD-06): a card shows the tags that its unit gained for the match or for this turn too', () => {
    const lasting = [{ unit: '0.guards', character: null, stat: 'tag' as const, amount: 0, of: 'Ewok' }, { unit: '0.rook', character: null, stat: 'tag' as const, amount: 0, of: 'Spy' }];
    const situation = sampleSituation({ lasting });
    const unit = { ...situation.view.units.find(({ card }) => card === 'guards')!, tags: ['Galactic Empire'] };
    const face = sampleCards.get('guards')!;
    draw(<UnitCard unit={unit} face={face} tags={tagsShown(situation, unit, face)} active folded={false} uses={new Map()} onFold={() => {}} onStances={() => {}} />);
    expect(page.querySelector('.unit__tags')!.textContent).toMatch(/· Scoundrel, Galactic Empire, Ewok$/);
  });

  it('(SP-BTC-01): the Battle Tactics cards of a unit stand on its card', () => {
    const face = { ...sampleCards.get('guards')!, tacticsLimit: 1, tactics: [{ id: 'night-watch', name: 'Night Watch', text: 'One guard may climb.' }] };
    const unit = sampleSituation().view.units.find(({ card }) => card === 'guards')!;
    const show = (shown: typeof face): void => draw(<UnitCard unit={unit} face={shown} active folded={false} uses={new Map()} onFold={() => {}} onStances={() => {}} />);
    show(face);
    expect(page.querySelector('[aria-label="Battle Tactics cards"]')!.textContent).toContain('up to 1 in the deckNight WatchOne guard may climb.');
    draw(<UnitCard unit={unit} face={sampleCards.get('guards')!} active folded={false} uses={new Map()} onFold={() => {}} onStances={() => {}} />);
    expect(page.querySelector('[aria-label="Battle Tactics cards"]')).toBeNull();
  });

  it('(SP-CARD-22): names the struggle and explains its effect and the mission', () => {
    const situation = sampleSituation({ mission: 'first-contact', struggle: { ...sampleSituation().view.struggle, card: 'We Get One Chance' } });
    draw(<StruggleTracker situation={situation} />);
    expect(page.querySelector('.track__words')!.textContent).toBe('Struggle 2 · We Get One Chance · Turn 7');
    const explained = page.querySelector('.track [role="tooltip"]')!.textContent;
    expect(explained).toContain(speak('shatterpoint.mission.effect.improvise.text'));
    expect(explained).toContain(speak('shatterpoint.mission.rules.first-contact'));
  });

  it('(SP-OBJ-01): has a token for every objective of every mission', () => {
    for (const { id, objectives } of missions) expect(objectives.length, id).toBeLessThanOrEqual(MOST_OBJECTIVES);
  });

  it('keeps bookkeeping out of the log', () => {
    const entries = [{ type: 'turnStarted', seat: 0, turn: 7 }, { type: 'stepReached', step: 'act' }, { type: 'defeated', unit: '1.mire' }].map((event, key) => ({ key, event }));
    const lines = linesOf(entries, sampleSituation(), speak);
    expect(lines.map(({ text, side }) => [text, side])).toEqual([['Turn 7: You.', 'a'], ['Mire is defeated.', 'b']]);
    draw(<Log lines={lines} open onToggle={() => {}} />);
    expect(page.querySelectorAll('.log__lines li')).toHaveLength(2);
  });

  it('says who won', () => {
    const onRematch = vi.fn();
    draw(<EndSheet outcome={1} situation={sampleSituation()} onRematch={onRematch} onHome={() => {}} onLook={() => {}} />);
    expect(page.textContent).toContain('The opponent wins the match');
    click(button('Rematch'));
    expect(onRematch).toHaveBeenCalled();
  });

  it('says in plain words when a screen breaks, and goes on', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = (): ReactNode => { throw new Error('no such figure'); };
    const onHome = vi.fn();
    draw(<ErrorBoundary onHome={onHome}><Broken /></ErrorBoundary>);
    expect(page.textContent).toContain('The match is safe');
    expect(page.textContent).toContain('no such figure');
    click(button('Back to the start'));
    expect(onHome).toHaveBeenCalled();
    quiet.mockRestore();
  });
});
