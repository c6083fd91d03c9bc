import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Placed, Table } from '../../testing/shatterpoint/table.ts';
import type { HouseRules } from '../state/setup.ts';
import { KALANI, acting, at, idle, starting, type Units } from './republic.fixture.ts';

/** A card that chooses somebody else, whom its own characters join in something. */
interface Row {
  readonly unit: string;
  /** Its Active ability; without one it is its Tactic. */
  readonly ability?: string;
  /** Tags of somebody whom it could choose, and whether that is a Supporting unit. */
  readonly other: readonly string[];
  readonly supporting?: true;
  /** What is asked when there is somebody, and of whom when there is nobody. */
  readonly together: string;
  readonly alone: string;
  readonly more?: Units;
}

const foe: Units = { [KALANI]: at(1, [30, 10]) };
const CARDS: readonly Row[] = [
  { unit: 'count-dooku', other: ['Separatist Alliance'], together: 'place dash 0', alone: 'place dash 0' },
  { unit: 'jedi-master-mace-windu', other: ['Galactic Republic'], together: 'place dash 0', alone: 'place dash 0' },
  { unit: 'jedi-master-shaak-ti', other: ['Mercenary'], together: 'pick choice 0', alone: 'place jump 0' },
  { unit: 'the-armorer', other: ['Mandalorian'], together: 'place jump 0', alone: 'place jump 0' },
  { unit: 'grand-inquisitor', other: ['Inquisitorius'], together: 'place dash 0', alone: 'place dash 0' },
  { unit: 'es-04', other: ['Galactic Empire'], supporting: true, together: 'pick choice 0', alone: 'place dash 0' },
  { unit: 'general-solo', other: ['Rebel Alliance'], together: 'place advance 0', alone: 'place dash 0' },
  { unit: 'wicket', other: ['Ewok'], supporting: true, together: 'place dash 0', alone: 'place dash 0', more: foe },
  { unit: 'captain-cassian-andor', ability: 'we-need-to-blend-in', other: ['Rebel Alliance'], together: 'place dash 0', alone: 'place dash 0' },
  { unit: 'c-3po-and-r2-d2', ability: 'brilliant-oration', other: ['Ewok'], supporting: true, together: 'pick choice 0', alone: 'pick choice 0' },
  { unit: 'princess-leia-charming-to-the-last', ability: 'its-a-wonder-youre-still-alive', other: [], together: 'pick choice 0', alone: 'pick choice 0' },
];

function begun({ unit, ability, more = {} }: Row, ownPartWithoutOther: boolean, others: Units = {}): Table {
  const houseRules: Partial<HouseRules> = { ownPartWithoutOther };
  const units = { ...more, ...others };
  if (ability === undefined) return starting(unit, units, {}, { houseRules });
  const t = acting(unit, units, {}, { houseRules });
  return t.offered.includes(`ability:${ability}`) ? t.play(`ability:${ability}`) : t;
}

/** Somebody else of the own side near by. */
const helper = ({ other, supporting }: Row): Units => {
  const somebody: Placed = supporting === true ? { ...at(0, [13, 14], [15, 14]), card: '501st-clone-troopers' } : { ...at(0, [13, 14]), card: 'cc-7567-captain-rex' };
  return { somebody: { ...somebody, tags: [...other] } };
};

test.each(CARDS.map((row) => [row.unit, row] as const))('SP-EFF-09, houseRules.ownPartWithoutOther: %s, with nobody to choose, does its own part or nothing; with somebody both', (_unit, row) => {
  for (const kept of [true, false]) expect([kept, begun(row, kept, helper(row)).asked]).toEqual([kept, row.together]);
  const alone = begun(row, true);
  expect(alone.asked).toBe(row.alone);
  if (row.alone.startsWith('place')) expect(alone.request).toMatchObject({ about: { character: `0.${row.unit}.1` } });
  const nothing = begun(row, false);
  expect(nothing.asked).toBe('pick act 0');
  if (row.ability !== undefined) expect(nothing.closed).toContainEqual(idle(row.ability));
});

test('SP-EFF-09: every card that asks for the ruling stands in this table', () => {
  const folder = new URL('.', import.meta.url);
  const asking = readdirSync(folder).filter((file) => /^(?!.*\.test).*\.ts$/.test(file) && readFileSync(new URL(file, folder), 'utf8').includes('endsAlone('));
  expect(asking).toEqual(CARDS.map(({ unit }) => `${unit}.ts`).sort());
});

test('SP-EFF-09: what each does alone is what it does beside the other one', () => {
  expect(begun(CARDS[9]!, true).offered).toEqual(['dash', 'heal', 'hunker', 'none']);
  expect(begun(CARDS[10]!, true).offered).toEqual(['heal', 'dash', 'none']);
  const unseen = begun({ ...CARDS[7]!, more: {} }, true);
  expect(unseen.asked, 'without an enemy in sight nobody has a direction to dash in').toBe('pick act 0');
});

test('SP-EFF-09, SP-TERM-08: who may choose his own unit is never without one', () => {
  for (const kept of [true, false]) {
    const hondo = acting('hondo', {}, {}, { houseRules: { ownPartWithoutOther: kept } }).play('ability:inspiring-stories-so-many-of-them-true');
    expect([hondo.asked, hondo.play(null).asked]).toEqual(['place dash 0', 'place dash 0']);
    expect(starting('moff-gideon', {}, {}, { houseRules: { ownPartWithoutOther: kept } }).asked).toBe('place dash 0');
  }
});
