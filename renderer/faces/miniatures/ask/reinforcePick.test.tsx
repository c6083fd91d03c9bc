// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { PickRequest } from '../../../../engine/core/script.ts';
import type { Gesture } from '../../../match/gesture.ts';
import { match } from '../../../match/match.ts';
import { click, press, testPage } from '../../../testing/page.fixture.ts';
import { featured } from '../skirmish.fixture.ts';
import { ReinforcePick } from './ReinforcePick.tsx';

const { page, draw } = testPage();
const { request, situation } = featured().flat().find((moment) => moment.request.kind === 'pick' && moment.request.ask === 'reinforce')!;
const { gesture: own } = match.getState();
afterEach(() => match.setState({ gesture: own }));
const button = (label: string): HTMLButtonElement => [...page.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent).startsWith(label))!;
const cell = (name: string): HTMLElement | undefined => [...page.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((each) => each.querySelector('b')!.textContent === name);

it('(SWM-3.4, SWM-16.22) puts reinforcements together, says why somebody cannot join, and sends them in one by one, then that nobody else comes', () => {
  const gesture = vi.fn<(steps: Gesture) => Promise<boolean>>(() => Promise.resolve(true));
  match.setState({ gesture });
  draw(<ReinforcePick request={request as PickRequest} situation={situation} asked="1" picks={[]} onPick={() => {}} onConfirm={() => {}} onPreview={() => {}} aimed={null} onPlace={() => {}} />);
  expect(page.querySelector('.request__ask')!.textContent).toContain('30 of 30 points are left');
  click(button('Add'));
  click(cell('Greedo')!);
  click(cell('Gamorrean Guard')!);
  click(button('All'));
  expect(cell('Greedo')!.querySelector('.pick__why')!.textContent).toBe('Greedo is one person and already in the squad.');
  expect(cell('IG-88')!.querySelector('.pick__why')!.textContent).toBe('Together they would cost 58 of 30 points.');
  expect(cell('Stormtrooper')).toBeUndefined();
  click(button('Done'));
  expect([page.querySelector('.request__ask')!.textContent, button('2 figures join') !== undefined]).toEqual([expect.stringContaining('9 of 30 points are left'), true]);
  press('Enter');
  const [steps] = gesture.mock.lastCall!;
  expect(steps.map(({ asked, answer }) => [asked.kind === 'pick' && asked.about['left'], answer])).toEqual([
    [30, { kind: 'pick', picks: ['greedo'] }], [18, { kind: 'pick', picks: ['gamorrean-guard'] }], [9, { kind: 'pick', picks: ['done'] }],
  ]);
  click(button('Remove Greedo'));
  click(button('Remove Gamorrean Guard'));
  press('Enter');
  expect(gesture.mock.lastCall![0].map(({ answer }) => answer)).toEqual([{ kind: 'pick', picks: ['done'] }]);
});
