import { expect, it } from 'vitest';
import { bare } from '../../testing/own-tables.ts';
import { parseTable } from '../terrain/table.ts';
import { turnedRound } from './turned-round.ts';

const table = parseTable(bare({
  features: [{ id: 'crates', piece: 'crates', at: [120, -40], turn: 30, level: 0 }],
  objectives: [{ id: 'A', at: [0, 120] }],
  layouts: [{ mission: 'one-game/the-bridge', objectives: [{ id: 'A', at: [10, -30] }, { id: 'B', at: [0, 0] }] }],
  deployment: [{ seat: 0, outline: [[-400, 400], [400, 400], [0, 300]] }, { seat: 1, outline: [[-400, -400], [400, -400], [100, -300]] }],
  ingress: [{ id: 'rope', kind: 'ladder', from: [100, 0, 50], to: [100, 90, 60] }],
}));

it('everything lies opposite, objectives of single missions too; the first two sides deploy where the other did', () => {
  expect(turnedRound(table)).toMatchObject({
    features: [{ at: [-120, 40], turn: -150 }],
    objectives: [{ id: 'A', at: [0, -120] }],
    layouts: [{ mission: 'one-game/the-bridge', objectives: [{ id: 'A', at: [-10, 30] }, { id: 'B', at: [0, 0] }] }],
    deployment: [{ seat: 0, outline: [[400, 400], [-400, 400], [-100, 300]] }, { seat: 1, outline: [[400, -400], [-400, -400], [0, -300]] }],
    ingress: [{ from: [-100, 0, -50], to: [-100, 90, -60] }],
  });
});

it('turned round twice it is the table that it was, which is left as it is', () => {
  const before = structuredClone(table);
  expect(turnedRound(turnedRound(table))).toEqual(before);
  expect(table).toEqual(before);
});
