import { expect, test } from 'vitest';
import { battle, tableauOf } from '../testing/battle.fixture.ts';
import { stage } from '../match/match.ts';
import type { Aim } from '../tools/groundTalk.ts';
import { lay, laid } from './laid.ts';
import { measured } from './Ruler.tsx';

const [anakin, maul] = ['0.general-anakin-skywalker.1', '1.lord-maul.1'];
const quiet = { preview: null, request: null, selected: null, hovered: null };
stage.snapTo(tableauOf(battle('battle')[0]!.view));

test('AT-391 (SP-MEAS-03): the screen measures one thing at a time with range tools: ranges, or sight to the figure under the pointer', () => {
  expect(measured(quiet)).toBeNull();
  expect(measured({ ...quiet, selected: anakin })).toEqual({ kind: 'ranges', figure: anakin });
  expect(measured({ ...quiet, selected: anakin, hovered: maul })).toEqual({ kind: 'sight', from: anakin, to: maul });
  expect(measured({ ...quiet, selected: anakin, hovered: maul }, { kind: 'measure', from: null, to: null, fixed: false })).toBeNull();
  expect(measured({ ...quiet, selected: anakin, hovered: maul, preview: { kind: 'ranges', figure: maul } })).toEqual({ kind: 'ranges', figure: maul });
});

test('AT-391 (SP-MEAS-03): one movement tool lies on the table; laying it elsewhere takes it away', () => {
  const tool = (x: number): Aim => ({
    at: { x, y: 0, z: 0 },
    named: { x, y: 0, z: 0 },
    refusal: null,
    tool: { a: { x, z: 0 }, b: { x, z: 75 }, c: { x, z: 150 } },
  });
  lay({ aim: tool(0) });
  lay({ aim: tool(40) });
  expect(laid.aim).toEqual(tool(40));
  lay({ aim: null });
  expect(laid.aim).toBeNull();
});
