import { expect, it } from 'vitest';
import { faces } from '../../../engine/shatterpoint/system.ts';
import { unknownFirstPrints } from '../../../engine/shatterpoint/units/first-print.ts';
import { editionOf, printedIn, standIns } from './printed.ts';

it('shows every card in the edition of the match', () => {
  expect(printedIn(faces, 'current').get('jedi-master-mace-windu')!.points).toBe(7);
  expect(printedIn(faces, 'firstPrint').get('jedi-master-mace-windu')!.points).toBe(6);
  expect(printedIn(faces, 'firstPrint').get('lord-maul')).toBe(printedIn(faces, 'current').get('lord-maul'));
});

it('reads the edition from a setup', () => {
  expect([{ edition: 'firstPrint' }, { edition: 'current' }, {}, null].map(editionOf)).toEqual(['firstPrint', 'current', 'current', 'current']);
});

it('knows the cards that stand in for first prints nobody knows, in the first-print edition alone', () => {
  expect(standIns(printedIn(faces, 'current').values())).toEqual([]);
  expect(standIns(printedIn(faces, 'firstPrint').values()).map(({ id }) => id).sort()).toEqual(unknownFirstPrints.map(({ id }) => id).sort());
});
