import { expect, it } from 'vitest';
import { faces } from '../../engine/shatterpoint/system.ts';
import { editionOf, printedIn } from './printed.ts';

it('shows every card in the edition of the match', () => {
  expect(printedIn(faces, 'current').get('jedi-master-mace-windu')!.points).toBe(7);
  expect(printedIn(faces, 'firstPrint').get('jedi-master-mace-windu')!.points).toBe(6);
  expect(printedIn(faces, 'firstPrint').get('lord-maul')).toBe(printedIn(faces, 'current').get('lord-maul'));
});

it('reads the edition from a setup', () => {
  expect([{ edition: 'firstPrint' }, { edition: 'current' }, {}, null].map(editionOf)).toEqual(['firstPrint', 'current', 'current', 'current']);
});
