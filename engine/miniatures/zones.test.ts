import { expect, test } from 'vitest';
import { Session } from '../core/session.ts';
import type { Outline } from '../shape/shape.ts';
import { named, naming, rectangle } from '../testing/named-table.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { readSquare } from './board.ts';
import { tableDemands } from './demands.ts';
import { miniatures } from './system.ts';

/** Four squares by two at the left, and two by two at the right: the table has 36 by 36 squares of an inch. */
const yard = naming(boxTerrain({}), named([], rectangle(-14 * 25.4, 0, 2 * 25.4, 25.4), rectangle(14 * 25.4, 0, 25.4)));
const start = (more: object = {}, terrain = yard): ReturnType<typeof miniatures.start> =>
  miniatures.start(miniatures.readSetup({ table: 'yard', teams: [{ figures: ['chewbacca', 'ewok'] }, { figures: ['dengar', 'greedo'] }], points: 200, tableDeployment: true, ...more }), terrain);

test('SWM-3.6 (miniatures.tableDeployment): squads deploy on squares whose middle lies in their outline, also the computer’s', () => {
  const play = start();
  const session = new Session(play.system, play.state);
  const offered: string[][] = [];
  while (session.request?.kind === 'pick') {
    offered.push([...session.request.options]);
    const answer = play.mind.reflex(session.state, session.request, () => 0.5);
    expect(session.refuse(answer)).toBeNull();
    session.answer(answer);
  }
  const [first, , third] = offered;
  const span = (all: readonly number[]): readonly number[] => [Math.min(...all), Math.max(...all)];
  const spans = (ids: readonly string[]) => [span(ids.map((id) => readSquare(id).column)), span(ids.map((id) => readSquare(id).row))];
  expect([first!.length, spans(first!)]).toEqual([8, [[2, 5], [17, 18]]]);
  expect([third!.length, spans(third!)]).toEqual([4, [[31, 32], [17, 18]]]);
  expect(start({ tableDeployment: false }).content).not.toBe(play.content);
});

test('SWM-3.6 (miniatures.tableDeployment): a Large figure lies in it with all its squares', () => {
  const session = (({ system, state }) => new Session(system, state))(start({ teams: [{ figures: ['ewok'] }, { figures: ['wampa'] }] }));
  session.answer({ kind: 'pick', picks: ['2,17'] });
  expect(session.request).toMatchObject({ options: ['31,17'] });
});

test('SWM-3.6 (miniatures.tableDeployment): a missing outline, and one without room for the squad, is refused before the skirmish', () => {
  const on = (...outlines: readonly Outline[]) => naming(boxTerrain({}), named([], ...outlines));
  expect(() => start({}, on(rectangle(0, 300, 100)))).toThrow('setup: tableDeployment: table "yard", deployment: the table outlines none for seat 2');
  expect(() => start({}, on(rectangle(0, 300, 100), rectangle(12.7, -317.5, 13)))).toThrow('deployment: the outline of seat 2 has room for 1 of 2 figures');
  const bow = [[-100, 300], [100, 400], [100, 300], [-100, 400]] as const;
  expect(() => start({}, on(rectangle(0, -300, 100), bow))).toThrow('setup: tableDeployment: table "yard", deployment: the outline of seat 2 crosses itself');
  expect(() => start({ tableDeployment: false }, boxTerrain({}))).not.toThrow();
});

test('the check of tables is asked for both outlines, and told which one is missing', () => {
  const own = (terrain = yard) => tableDemands(terrain).find(({ name }) => name === 'Skirmish with the places of the table');
  expect(own(boxTerrain({}))).toBeUndefined();
  expect(own()).toMatchObject({ faults: [], deployments: [{ seat: 0, zone: { kind: 'outline' } }, { seat: 1, zone: { kind: 'outline' } }] });
  expect(own(naming(boxTerrain({}), named([], rectangle(0, 0, 90))))!.faults).toEqual([{ why: 'deploymentMissing', seat: 1 }]);
});
