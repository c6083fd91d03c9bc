import { expect, test } from 'vitest';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { damage } from '../deeds/damage.ts';
import { printIn, type UnitCard } from '../cards/print.ts';
import { faces } from '../system.ts';
import { pointsOf, squadProblems } from '../team/team.ts';
import { unknownFirstPrints } from './first-print.ts';
import { units } from './index.ts';

type Edition = 'current' | 'firstPrint';
const EDITIONS = ['current', 'firstPrint'] as const;
const cardsIn = (edition: Edition): ReadonlyMap<string, UnitCard> => new Map(units.map((card) => [card.id, printIn(card, edition)]));

test('a unit whose first card is not known is a unit of the game and has no first print of its own', () => {
  expect(new Set(unknownFirstPrints.map(({ id }) => id)).size).toBe(unknownFirstPrints.length);
  for (const { id } of unknownFirstPrints) expect(units.find((card) => card.id === id)?.firstPrint, id).toBeNull();
});

test('the first-print face of such a unit is its current card and names the sheet that changed it; no other face does', () => {
  for (const face of faces) {
    const unknown = unknownFirstPrints.find(({ id }) => id === face.id);
    expect(face.oldValuesUnknown, 'the current face').toBeUndefined();
    expect(face.firstPrint?.oldValuesUnknown, face.name).toBe(unknown?.sheet);
    if (unknown === undefined) continue;
    const { firstPrint, ...current } = face;
    expect(firstPrint).toEqual({ ...current, oldValuesUnknown: unknown.sheet });
  }
});

/** Whether so much damage wounds a unit. */
const isWounded = (edition: Edition, id: string, amount: number): boolean => {
  const t: Table = table({ edition, units: { [id]: { seat: 0, at: [[10, 10], [14, 10]] } } });
  return t.run(function* (game) { damage(game, `0.${id}`, amount, null, null); }).unit(id).wounded > 0;
};

test.each([['dark-troopers', 8, 7], ['weequay-pirates', 8, 9], ['padawan-learners', 7, 8], ['ewok-trappers', 7, 8]] as const)('%s: first print %i Stamina, now %i', (id, first, now) => {
  expect([isWounded('firstPrint', id, first - 1), isWounded('firstPrint', id, first), isWounded('current', id, now - 1), isWounded('current', id, now)]).toEqual([false, true, false, true]);
});

test('General Veers offers 7 Squad Points in the first print, now 8', () => {
  const squad = { primary: 'general-veers', secondary: 'snowtrooper-lieutenant', supporting: 'stormtroopers' };
  expect(EDITIONS.map((edition) => pointsOf(squad, cardsIn(edition)).points)).toEqual([8, 7]);
  expect(EDITIONS.map((edition) => squadProblems(squad, cardsIn(edition)).map(({ why }) => why))).toEqual([[], ['tooDear']]);
});

test.each([['ct-9904-elite-squad-leader', 'primary'], ['es-04', 'secondary'], ['elite-squad-troopers', 'supporting']] as const)('%s belongs to the Reign of the Empire alone in the first print', (id, slot) => {
  const squad = { primary: 'general-veers', secondary: 'snowtrooper-lieutenant', supporting: 'stormtroopers', [slot]: id };
  const mixed = (edition: Edition): boolean => squadProblems(squad, cardsIn(edition)).some(({ why }) => why === 'noSharedEra');
  expect([mixed('current'), mixed('firstPrint')]).toEqual([false, true]);
});
