import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { table } from '../../testing/shatterpoint/table.ts';
import { baseOf } from '../board/measure.ts';
import { units } from './index.ts';
import { leftOut } from './left-out.ts';

/** Bases as they were measured on photographs of the packs, "mm confidence": only high and medium ones are known, the others taken as the common size. */
const measured = JSON.parse(readFileSync(new URL('./bases.fixture.json', import.meta.url), 'utf8')) as Readonly<Record<string, string>>;
const isKnown = (fact: string): boolean => /^\d+ (high|medium)$/.test(fact);

test('every unit has its measured base; where nothing was measured 40 mm is taken and said to be taken', () => {
  for (const card of units) {
    const fact = measured[card.id];
    if (fact === undefined) expect(card.baseAssumed, `${card.name}: its base is in a database`).toBeUndefined();
    else expect([card.name, `${card.base} mm`, card.baseAssumed === true]).toEqual([card.name, `${Number.parseInt(fact)} mm`, !isKnown(fact)]);
  }
});

test('every measured unit is in the game or left out of it', () => {
  const strange = Object.keys(measured).filter((id) => !units.some((card) => card.id === id) && !leftOut.some(({ sps }) => sps.startsWith(id.replaceAll('-', ''))));
  expect(strange).toEqual([]);
});

test.each(['ewok-hunters', 'aqua-droids', 'wrecker-and-omega'])('%s stand on 50 mm in a match', (id) => {
  const t = table({ printed: true, units: { [id]: { seat: 0, at: [[10, 10], [20, 10]] }, kalani: { seat: 1, at: [30, 30] } } });
  expect([baseOf(t.game, `0.${id}.1`).radius, baseOf(t.game, '1.kalani.1').radius]).toEqual([25, 20]);
});
