import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../engine/miniatures/events.ts';
import { table as drawn } from '../../../../engine/testing/miniatures/table.ts';
import type { Plan } from '../../../../engine/shape/point.ts';
import { LiveStage } from '../../../match/liveStage.ts';
import { reasonWords, standingRefusal } from '../../../ask/reasons.ts';
import { speak } from '../../../words/speak.ts';
import { asks } from '../ask/asks.ts';
import { featured, situationOf } from '../skirmish.fixture.ts';
import { tell } from '../words/tell.ts';
import { startPick, stepPick } from '../../../tools/pick.ts';
import { middleOf, spotAt } from '../../../tools/spots.ts';
import { doorSpots } from './doors.ts';
import { hintsOf } from './hints.ts';
import { show } from './showings.ts';

const moment = featured().flat().find(({ request }) => request.kind === 'pick' && request.ask === 'override')!;
const { situation, request } = moment;
const pick = request.kind === 'pick' ? request : null!;
const { view } = situation;

test('nothing follows a door before its leaf has slid', () => {
  const slides: number[] = [];
  const stage = new LiveStage();
  stage.swing = (_door, _open, ms) => void slides.push(ms);
  expect(show(stage, { type: 'doorMoved', door: 0, open: true, holder: null }, situation)).toBe(slides[0]);
});

describe('SWM-13.20, SWM-16.35: doors that may be opened or closed', () => {
  test('are places on the table, one for each door, that a click changes', () => {
    const shut = { ...situation, view: { ...view, doors: [{ open: false, holder: null }] } };
    const { spots } = hintsOf(request, shut);
    expect(spots.map(({ option }) => option)).toEqual(['open:0']);
    // Between the fourth and the fifth row of the fifth column, on a board of eight by eight.
    const middle = { x: 0.5 * view.board.square, z: 0 };
    expect(spotAt(spots, middle)?.option).toBe('open:0');
    expect(spotAt(spots, { ...middle, z: view.board.square })).toBeUndefined();
    expect(hintsOf(request, { ...situation, view: { ...view, doors: [{ open: true, holder: null }] } }).spots.map(({ option }) => option)).toEqual(['close:0']);
  });

  test('are named by where they are, and light up with either of their options', () => {
    const shut = { ...situation, view: { ...view, doors: [{ open: false, holder: null }] } };
    const labels = Object.fromEntries(asks.choices(pick, shut, speak).map(({ id, label }) => [id, label]));
    expect(labels).toMatchObject({ 'open:0': 'Open the door between E4 and E5', 'close:0': 'Hold the door between E4 and E5 shut' });
    expect(['open:0', 'close:0', 'pass'].map((option) => asks.thingOf(option, shut))).toEqual(['open:0', 'open:0', null]);
  });

  test('that are out of sight say why, pointed at or reached by the keys, and are never picked', () => {
    const walls = [[2, 0, 3, 0], [2, 2, 3, 2], [4, 0, 5, 0], [4, 2, 5, 2]] as const;
    const t = drawn({ map: ['......B', 'r......', 'b......'], walls, doors: [[[2, 1, 3, 1]], [[4, 1, 5, 1]]], pieces: { r: { card: 'r2-d2' }, b: { card: 'stormtrooper' }, B: { card: 'vader' } }, acting: 'r' }).play('end').leaveOpen();
    const known = situationOf({ ...t.state, board: { columns: 7, rows: 3, square: view.board.square, doors: t.content.board.doors } });
    const hints = hintsOf(t.request!, known);
    const [open, shut] = [hints.spots, hints.shut!];
    expect(open.map(({ option }) => option)).toEqual(['open:0']);
    const tool = startPick([], open, shut);
    const [ahead, there] = [middleOf(open[0]!), middleOf(shut.named('open:1')!)];
    const at = (kind: 'hover' | 'click', { x, z }: Plan) => stepPick(tool, { kind, under: { thing: null, spot: { x, y: 30, z } }, twice: false }).effects;
    expect([at('hover', there), at('click', there), at('click', ahead)]).toEqual([[{ do: 'hover', id: 'open:1' }], [{ do: 'select', id: 'open:1' }], [{ do: 'pick', option: 'open:0' }]]);
    const right = { kind: 'arrow', way: 'right', turn: 0 } as const;
    const first = stepPick(tool, right);
    const second = stepPick(first.tool, right);
    expect([first.effects, second.effects]).toEqual([[{ do: 'hover', id: 'open:0' }], [{ do: 'hover', id: 'open:1' }]]);
    expect(stepPick(second.tool, { kind: 'confirm' }).effects).toEqual([{ do: 'select', id: 'open:1' }]);
    const refusal = standingRefusal({ refused: null, request: t.request, hints, selected: 'open:1' })!;
    expect([refusal.rule, reasonWords(refusal, known, speak)]).toEqual(['SWM-16.35', 'A wall is in the way of every line to it.']);
    expect(standingRefusal({ refused: null, request: t.request, hints, selected: 'open:0' })).toBeNull();
  });

  test('are told of by where they are', () => {
    const name = situation.cards.find(({ id }) => id === 'r2-d2')!.name;
    const line = (event: Event): string => tell(event, situation, speak);
    const moved = (open: boolean, holder: string | null): string => line({ type: 'doorMoved', door: 0, open, holder });
    expect([moved(true, null), moved(false, null), moved(true, '0.0'), moved(false, '0.0')]).toEqual([
      'The door between E4 and E5 opens.', 'The door between E4 and E5 closes.', `${name} opens the door between E4 and E5 and holds it.`, `${name} closes the door between E4 and E5 and holds it.`,
    ]);
    const held = (open: boolean): string => line({ type: 'doorHeld', door: 0, open, holder: '0.0' });
    expect([held(true), held(false), line({ type: 'doorReleased', door: 0, holder: '0.0' })]).toEqual([
      `${name} holds the door between E4 and E5 open.`, `${name} holds the door between E4 and E5 shut.`, `${name} no longer holds the door between E4 and E5.`,
    ]);
  });

  test('are of the side that holds them, and of none where they open by themselves', () => {
    const side = (holder: string | null) => situation.face.words.sideOf({ type: 'doorMoved', door: 0, open: true, holder }, situation);
    expect([side('0.0'), side('1.0'), side(null)]).toEqual([0, 1, null]);
    expect(situation.face.words.sideOf({ type: 'doorReleased', door: 0, holder: '1.0' }, situation)).toBe(1);
  });

  test('have their numbers where an older file does not say where they are', () => {
    const { doors: _doors, ...board } = view.board;
    const older = situationOf({ ...view, board });
    expect(doorSpots(pick, older.view)).toEqual([]);
    expect(tell({ type: 'doorMoved', door: 0, open: true, holder: null }, older, speak)).toBe('The door 1 opens.');
    expect(asks.thingOf('open:0', older)).toBeNull();
  });
});
