// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Link } from '../../engine/host/link.ts';
import { deploymentFault, objectiveFault, type NamedPlaces } from '../../engine/space/terrain/named-places.ts';
import { named, rectangle } from '../../engine/testing/named-table.ts';
import { click, testPage } from '../testing/page.fixture.ts';
import { namedRules, useNamedPlaces } from './useNamedPlaces.tsx';

const { page, draw, button } = testPage();
const LEFT = rectangle(-300, 0, 60);
const BOW = [[200, -300], [300, -200], [300, -300], [200, -200]] as const;
const TABLES: Readonly<Record<string, NamedPlaces | undefined>> = {
  bare: undefined, lane: named([[0, 0], [100, 0]], LEFT, rectangle(300, 0, 60)), half: named([], LEFT), bow: named([], LEFT, BOW),
};
const call = ((_: string, { table }: { readonly table: string }) =>
  Promise.resolve({ survey: { size: [900, 900], storeys: 1, access: 0, density: 0, named: TABLES[table] } })) as unknown as Link['call'];

interface House { readonly tableObjectives?: boolean; readonly tableDeployment?: boolean; readonly other: number }
const RULES = namedRules([{ name: 'other', rule: 'X-1' }, { name: 'tableObjectives', rule: 'X-2' }, { name: 'tableDeployment', rule: 'X-3' }]);

function Screen({ printed = [], rules = {} }: { readonly printed?: readonly string[]; readonly rules?: { readonly deployment?: string } }): ReactNode {
  const [{ table, house }, set] = useState<{ readonly table: string; readonly house: House }>({ table: 'lane', house: { other: 1 } });
  const places = useNamedPlaces<House>({
    table, tables: Object.keys(TABLES).map((id) => ({ id, ...(id === 'half' || id === 'lane' ? { printed } : {}) })), system: 'mine', call, chosen: house, rules: RULES, printed: rules,
    without: (chosen, names) => Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.includes(name))) as unknown as House,
    fault: (on, isPlayed) => (isPlayed('objectives') ? objectiveFault(on, [2]) : null) ?? (isPlayed('deployment') ? deploymentFault(on, 2) : null),
  });
  return (
    <>
      {Object.keys(TABLES).map((to) => <button key={to} type="button" onClick={() => set({ table: to, house: places.on(to) })}>to {to}</button>)}
      {places.picks((next) => set({ table, house: next }))}
      <output>{JSON.stringify([places.chosen, places.played.objectives.length, places.played.deployment.length])} {places.reason}</output>
    </>
  );
}

const told = (): string => page.querySelector('output')!.textContent!.trim();
const legends = (): readonly string[] => [...page.querySelectorAll('legend')].map((one) => one.textContent!.replace(/X-\d/, '').trim());
const to = async (table: string): Promise<void> => { click(button(`to ${table}`)); await act(async () => {}); };
/** Presses one of both buttons of a choice. */
const choose = (legend: string, words: string): void => {
  const field = [...page.querySelectorAll('fieldset')].find((one) => one.textContent!.startsWith(legend))!;
  click([...field.querySelectorAll('button')].find((one) => one.textContent!.startsWith(words))!);
};

it('knows those of a system’s house rules that are about places', () => {
  expect(RULES).toEqual([{ what: 'objectives', name: 'tableObjectives', rule: 'X-2' }, { what: 'deployment', name: 'tableDeployment', rule: 'X-3' }]);
  expect(namedRules([{ name: 'tableDeployment', rule: 'Y' }])).toEqual([{ what: 'deployment', name: 'tableDeployment', rule: 'Y' }]);
});

it('asks of what the table names, on and off, and of another table anew', async () => {
  draw(<Screen />);
  await act(async () => {});
  expect(legends()).toEqual(['Objectives lie', 'Sides deploy']);
  expect(told()).toBe('[{"other":1},0,0]');
  choose('Objectives lie', 'By the table');
  choose('Sides deploy', 'By the table');
  expect(told()).toBe('[{"other":1,"tableObjectives":true,"tableDeployment":true},2,2]');
  choose('Objectives lie', 'By the rules');
  expect(told()).toBe('[{"other":1,"tableDeployment":true},0,2]');
  await to('lane');
  expect(told()).toBe('[{"other":1,"tableDeployment":true},0,2]');
  await to('half');
  expect([legends(), told()]).toEqual([['Sides deploy'], '[{"other":1},0,0]']);
  await to('bare');
  expect(legends()).toEqual([]);
});

it('says why a match cannot be played with them', async () => {
  draw(<Screen />);
  await to('half');
  choose('Sides deploy', 'By the table');
  expect(told()).toMatch(/The table has no outline in which player 2 could deploy\.$/);
  await to('bow');
  choose('Sides deploy', 'By the table');
  expect(told()).toMatch(/The outline of player 2 crosses itself\.$/);
});

it('is on to begin with on a table that says that the rules themselves have those places, and no house rule there', async () => {
  draw(<Screen printed={['other', 'mine']} rules={{ deployment: 'X-9' }} />);
  await to('half');
  expect(told()).toBe('[{"other":1,"tableDeployment":true},0,1] The table has no outline in which player 2 could deploy.');
  expect(page.querySelector('legend')!.textContent).toContain('X-9');
  expect(page.querySelector('.segments small')).toBeNull();
  await to('lane');
  expect(told()).toBe('[{"other":1,"tableObjectives":true,"tableDeployment":true},2,2]');
  choose('Sides deploy', 'By the rules');
  expect(told()).toBe('[{"other":1,"tableObjectives":true},2,0]');
  await to('bow');
  expect(told()).toBe('[{"other":1},0,0]');
  expect(page.querySelector('.segments small')).not.toBeNull();
});

it('is a house rule where only another rule system prints them', async () => {
  draw(<Screen printed={['other']} />);
  await to('half');
  expect(told()).toBe('[{"other":1},0,0]');
  expect(page.querySelector('.segments small')).not.toBeNull();
});
