// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Ask } from '../../../ask/Ask.tsx';
import { samplePick, sampleSituation } from '../../../testing/sample.fixture.ts';
import { anUpdate, fakeClock, fakeLink, fakeStage } from '../../../testing/fakes.fixture.ts';
import { LinkFault } from '../../../match/messages.ts';
import { faceFor, loadFace } from '../../index.ts';
import '../../../testing/faces.fixture.ts';
import { createMatchStore } from '../../../match/store.ts';
import { click, press, settled, testPage } from '../../../testing/page.fixture.ts';
import { withPanels } from '../../../testing/panels.fixture.ts';
import { speak } from '../../../words/speak.ts';
import { percent } from '../../../words/percent.ts';
import { barsOf, readOdds } from './odds.ts';
import { reasonWords, unsettledWords } from './reasonWords.ts';
import { sampleOdds } from '../../../testing/sampleOdds.fixture.ts';

const { page, draw } = testPage();
withPanels();
const onPick = vi.fn<(option: string) => void>();
const onPreview = vi.fn<(option: string | null) => void>();
const targets = samplePick('target', ['1.sable.1', '1.mire.1', '1.drones.1'], { about: { attacker: '0.rook.1', kind: 'melee' } });

beforeEach(() => { vi.clearAllMocks(); });

const ask = (loadOdds: (() => Promise<unknown>) | undefined, request = targets, asked = '1'): Promise<void> => settled(() => draw(
  <Ask
    request={request}
    situation={sampleSituation()}
    asked={asked}
    picks={[]}
    onPick={onPick}
    onConfirm={() => {}}
    onPreview={onPreview}
    aimed={null}
    onPlace={() => {}}
    {...(loadOdds === undefined ? {} : { loadOdds })}
  />,
));
const told = (odds: object) => (): Promise<unknown> => Promise.resolve(odds);
const option = (id: string): HTMLButtonElement => page.querySelector<HTMLButtonElement>(`button.option[data-option="${id}"]`)!;
const panel = (): HTMLElement | null => page.querySelector('.odds');

const two = { '1.sable.1': sampleOdds('1.sable.1'), '1.mire.1': sampleOdds('1.mire.1', { mean: 0, wound: 0, damage: [1] }) };

describe('a choice of targets', () => {
  it('shows the damage to expect and the chance to wound with each target', async () => {
    await ask(told(two));
    expect(option('1.sable.1').textContent).toContain('3.6 damage · 30 % to wound');
    expect(option('1.sable.1').textContent).toContain('3/8 damage');
    expect(option('1.mire.1').textContent).toContain('0.0 damage · wounded already');
    expect(option('1.drones.1').textContent).not.toContain('to wound');
  });

  it('draws the chances of the best target, then of the one that is looked at', async () => {
    await ask(told(two));
    expect(panel()!.dataset.target).toBe('1.sable.1');
    act(() => option('1.mire.1').focus());
    expect(panel()!.dataset.target).toBe('1.mire.1');
    expect(onPreview).toHaveBeenLastCalledWith('1.mire.1');
    act(() => option('1.mire.1').blur());
    expect(panel()!.dataset.target).toBe('1.mire.1');
    act(() => option('1.drones.1').focus());
    expect(panel()!.dataset.target).toBe('1.mire.1');
  });

  it('draws one bar for each damage, those that wound marked, and says them all', async () => {
    await ask(told(two));
    const bars = page.querySelector('.odds__bars')!;
    expect(bars.querySelectorAll('rect')).toHaveLength(8);
    expect([...bars.querySelectorAll('.wounds .odds__n')].map((text) => text.textContent)).toEqual(['5', '6', '7+']);
    expect(bars.getAttribute('aria-label')!.split('; ')).toEqual([
      'Chances of damage to Sable',
      '0 damage: 5 %',
      '1 damage: 0 %',
      '2 damage: 20 %',
      '3 damage: 25 %',
      '4 damage: 20 %',
      '5 damage: 15 %',
      '6 damage: 10 %',
      '7+ damage: 5 %',
    ]);
  });

  it('says what counts', async () => {
    await ask(told(two));
    expect(panel()!.textContent).toContain('8 dice against 6');
    expect(panel()!.textContent).toContain('Strained 60 %');
    expect(panel()!.textContent).toContain('Attack: stance 7, focus +1');
    expect(panel()!.textContent).toContain('Defense: stance 5, Nerve of Sable +1');
  });

  it('says how the best target is seen, and shows it on the table before anybody points', async () => {
    await ask(told({ '1.sable.1': sampleOdds('1.sable.1', { kind: 'ranged', reasons: [{ on: 'defenseDice', amount: 2, source: 'hunker' }, { on: 'defenseDice', amount: 1, source: 'terrain' }] }), '1.mire.1': two['1.mire.1'] }));
    expect(panel()!.textContent).toMatch(/Range \d · in sight · cover 3/);
    expect(onPreview.mock.calls).toEqual([['1.sable.1']]);
  });

  it('is shown with its odds although there is one target only', async () => {
    await ask(told({ '1.sable.1': sampleOdds('1.sable.1') }), samplePick('target', ['1.sable.1'], { about: { attacker: '0.rook.1', kind: 'melee' } }));
    expect(option('1.sable.1').textContent).toContain('3.6 damage · 30 % to wound');
    expect(panel()!.textContent).toContain('cover does not count in melee');
    press('Enter');
    expect(onPick).toHaveBeenCalledWith('1.sable.1');
  });

  it('is answered as ever', async () => {
    await ask(told(two));
    click(option('1.drones.1'));
    press(option('1.sable.1').getAttribute('aria-keyshortcuts')!);
    expect(onPick.mock.calls.map(([id]) => id)).toEqual(['1.drones.1', '1.sable.1']);
  });

  it('is a plain choice until odds are there, and without any', async () => {
    await ask(undefined);
    expect(panel()).toBeNull();
    await ask(told({}), targets, '2');
    expect(panel()).toBeNull();
    await ask(() => Promise.reject(new Error('late')), targets, '3');
    expect(panel()).toBeNull();
    expect(option('1.sable.1').textContent).toContain('3/8 damage');
    let tell = (_: unknown): void => {};
    await ask(() => new Promise((resolve) => { tell = resolve; }), targets, '4');
    expect(panel()).toBeNull();
    await settled(() => tell(two));
    expect(panel()).not.toBeNull();
  });

  it('never shows the odds of the question before', async () => {
    let late = (_: unknown): void => {};
    await ask(() => new Promise((resolve) => { late = resolve; }), targets, '1');
    await ask(told({}), targets, '2');
    await settled(() => late(two));
    expect(panel()).toBeNull();
  });
});

it('a choice of ways to attack names the best target of each', async () => {
  const odds = {
    melee: sampleOdds('1.sable.1'),
    ranged: sampleOdds('1.drones.2', { kind: 'ranged', mean: 4, wound: 0.004 }),
  };
  await ask(told(odds), samplePick('attackKind', ['melee', 'ranged'], { about: { attacker: '0.rook.1' } }));
  expect(option('melee').textContent).toContain('Best: Sable');
  expect(option('ranged').textContent).toContain('4.0 damage · < 1 % to wound');
  expect(panel()!.dataset.target).toBe('1.drones.2');
});

describe('the store', () => {
  const standing = async (odds: () => unknown) => {
    const link = fakeLink({ continueMatch: () => anUpdate({ at: 4, request: targets, awaits: 'person' }), odds });
    const store = createMatchStore({ link, stage: fakeStage(), clock: fakeClock(), faceFor, loadFace });
    await store.getState().continueMatch('m');
    await store.getState().settled();
    return { link, told: await store.getState().loadOdds(), fault: store.getState().fault };
  };

  it('asks the host for the odds of the question that stands', async () => {
    const { link, told: odds } = await standing(() => ({ odds: two }));
    expect(link.calls.at(-1)).toEqual(['odds', { match: 'm', at: 4 }]);
    expect(odds).toEqual(two);
  });

  it('has none when the host gives none or is elsewhere already, and that is no fault', async () => {
    expect(await standing(() => ({ odds: null }))).toMatchObject({ told: null, fault: null });
    expect(await standing(() => { throw new LinkFault({ code: 'late', message: 'late' }); })).toMatchObject({ told: null, fault: null });
  });
});

describe('numbers and words', () => {
  it('never rounds a chance to certainty', () => {
    expect([0, 0.0001, 0.3349, 0.9999, 1].map(percent)).toEqual(['0 %', '< 1 %', '33 %', '> 99 %', '100 %']);
  });

  it('gathers the improbable tail in one bar without losing any of it', () => {
    const bars = barsOf([0.5, 0.4, 0.09, 0.006, 0.003, 0.001]);
    expect(bars.map(({ damage, orMore }) => [damage, orMore])).toEqual([[0, false], [1, false], [2, false], [3, true]]);
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(barsOf(Array.from({ length: 30 }, () => 1 / 30))).toHaveLength(14);
    expect(barsOf([1])).toEqual([{ damage: 0, orMore: false, chance: 1 }]);
  });

  it('leaves out odds of a wrong form', () => {
    const { mean: _, ...broken } = sampleOdds('1.sable.1');
    expect([...readOdds({ a: sampleOdds('1.sable.1'), b: broken, c: 7, d: sampleOdds('1.sable.1', { wound: 1.5 }) }).keys()]).toEqual(['a']);
    expect([readOdds(null).size, readOdds('x').size, readOdds(undefined).size]).toEqual([0, 0, 0]);
  });

  it('has words for every reason', () => {
    const reasons = [
      { on: 'attackDice', amount: 5, source: 'card' },
      { on: 'attackDice', amount: 2, source: 'impact' },
      { on: 'attackDice', amount: -1, source: 'other' },
      { on: 'attackExpertise', amount: 1, source: 'ability', ability: 'rook-nerve' },
      { on: 'rerolls', amount: 2, source: 'ability', ability: 'rook-rush' },
      { on: 'failureToStrike', amount: 1, source: 'ability', ability: 'rook-nerve' },
      { on: 'attackBarred', amount: 1, source: 'condition' },
      { on: 'pool', amount: 2, source: 'promised' },
      { on: 'defenseDice', amount: 4, source: 'card' },
      { on: 'defenseDice', amount: 1, source: 'hunker' },
      { on: 'defenseDice', amount: 1, source: 'terrain' },
      { on: 'defenseBarred', amount: 1, source: 'condition' },
      { on: 'rerolls', amount: -1, source: 'ability', ability: 'sable-nerve' },
      { on: 'protection', amount: -1, source: 'ability', ability: 'sable-nerve' },
    ] as const;
    const odds = sampleOdds('1.sable.1', { reasons, unsettled: [{ unit: '1.sable', ability: 'sable-riposte' }] });
    expect(reasonWords(odds, 'attack', sampleSituation(), speak)).toEqual([
      'stance 5',
      'Impact +2',
      'other effects −1',
      '+1 expertise, Nerve of Rook',
      'reroll 2',
      'failure to strike, Nerve of Rook',
      'Disarmed: no expertise',
      '+2 damage, promised before',
    ]);
    expect(reasonWords(odds, 'defense', sampleSituation(), speak)).toEqual([
      'stance 4',
      'Hunker +1',
      'cover of terrain +1',
      'Exposed: no expertise',
      'defense rerolls 1',
      'Protection −1',
    ]);
    expect(unsettledWords(odds, sampleSituation(), speak)).toBe('Riposte of Sable (Sable)');
  });
});
