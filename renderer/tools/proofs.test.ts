import { expect, test } from 'vitest';
import { heightsAt } from '../../engine/space/move/zone.ts';
import { sees } from '../../engine/space/sight/sight.ts';
import { terrainCover } from '../../engine/space/sight/cover.ts';
import { askedOf } from '../../engine/testing/proofs/one-answer.ts';
import { LEVELS, RANGES, stationOf } from '../../engine/testing/proofs/question.ts';
import { smallTable } from '../../engine/testing/proofs/small-table.ts';
import { answer } from './answers.ts';
import { groundRules } from '../faces/ground.ts';

const rules = await groundRules('shatterpoint');
const terrain = smallTable;
const stations = Array.from({ length: 8 }, (_, i) => stationOf(terrain, 9, 0, i));

test('the place shown under the pointer is legal by the rules, and no legal place is shown as refused (SP-MOVE-01)', () => {
  let [shown, refused] = [0, 0];
  for (const { request, places, begin } of stations.flatMap((station) => askedOf(terrain, station))) {
    const t = begin();
    const rule = (at: (typeof places)[number]): string | null => t.refusal({ kind: 'place', at })?.rule ?? null;
    for (const spot of places) {
      const aim = answer(terrain, rules, { kind: 'aim', args: { request, spot } });
      if (request.zone.kind === 'slide') {
        expect(aim.refusal?.rule ?? null).toBe(rule(spot));
        if (aim.refusal === null) expect(begin().answer({ kind: 'place', at: spot }).character('hero').at).toEqual(aim.at);
      } else if (aim.refusal === null) {
        expect(rule(aim.at)).toBeNull();
        // The spot itself is shown whenever it is legal.
        if (rule(spot) === null) expect(aim.at).toEqual(spot);
        shown += 1;
      } else {
        expect(rule(spot)).not.toBeNull();
        expect(heightsAt(terrain, request, spot.x, spot.z).filter((y) => Math.abs(y - spot.y) < 40)).toEqual([]);
        refused += 1;
      }
    }
  }
  expect(Math.min(shown, refused)).toBeGreaterThan(5);
});

test('every place of the field that is lit is taken by the rules', () => {
  let lit = 0;
  for (const { request, begin } of stations.flatMap((station) => askedOf(terrain, station))) {
    const t = begin();
    const { cells } = answer(terrain, rules, { kind: 'field', args: { request, cell: 40 } });
    for (let i = 0; i < cells.length; i += 3, lit++) {
      const at = { x: Math.round(cells[i]! * 10) / 10, y: Math.round(cells[i + 1]! * 10) / 10, z: Math.round(cells[i + 2]! * 10) / 10 };
      expect(t.refusal({ kind: 'place', at })).toBeNull();
    }
  }
  expect(lit).toBeGreaterThan(50);
});

test('the sight shown is the sight of the rules, both ways, and so is the cover (SP-LOS-06, SP-COVER-02)', () => {
  let blocked = 0;
  for (const { body, pairs } of stations) {
    for (const { target } of pairs) {
      const { there, back, cover } = answer(terrain, rules, { kind: 'sight', args: { from: body, to: target, levels: LEVELS, range1: RANGES[0], ownPartsCover: false } });
      expect([there.seen, back.seen]).toEqual([sees(terrain, body, target, LEVELS), sees(terrain, target, body, LEVELS)]);
      const covering = terrainCover(terrain, body, target, RANGES[0], LEVELS);
      expect(cover?.part ?? null).toBe(covering === null ? null : terrain.parts[covering.part]!.part);
      if (!there.seen) blocked += 1;
    }
  }
  expect(blocked).toBeGreaterThan(5);
});
