import { expect, it } from 'vitest';
import type { Finding } from '../../engine/space/check/check.ts';
import { tables } from '../words/en/tables.ts';
import { addWords, speak } from '../words/speak.ts';
import { findingWords, mendWords } from '../words/tableWords.ts';

const one = (more: Partial<Finding>): Finding => ({ severity: 'error', reason: 'floating', feature: null, id: null, at: null, match: null, about: {}, fix: null, ...more });

it('says what a finding is about, why, and in which match', () => {
  expect(findingWords(one({ feature: 'mast-a', about: { by: 40 } }), speak)).toEqual({ what: 'mast-a', why: 'Nothing carries it: it hangs 40 mm too high.' });
  expect(findingWords(one({ reason: 'objectiveInTerrain', feature: 'tank', id: 'B', match: 'Supply Lines' }), speak)).toEqual({ what: 'Objective B', why: 'tank covers its place. (Supply Lines)' });
  expect(findingWords(one({ reason: 'deploymentOverlap', id: '1', about: { seat: 1, other: 0 } }), speak)).toEqual({ what: 'Deployment', why: 'Players 1 and 2 would deploy in the same place.' });
  expect(findingWords(one({ reason: 'wayWithoutRoom', id: 'rope', about: { way: 'ladder', end: 'to' } }), speak)).toEqual({ what: 'Way rope', why: 'Nobody finds room beside one end of its ladder.' });
});

it('calls a rule system that prints places by its name', () => {
  addWords('one-game', { en: { system: { name: 'One Game' } } });
  const by = (system: string): string => findingWords(one({ reason: 'printedElsewhere', about: { system } }), speak).why;
  expect(by('one-game')).toBe('Its places are said to be printed by One Game, and it is not laid out for that.');
  expect(by('unknown')).toContain('printed by unknown, and');
});

it('leaves no gap in any sentence, whatever a finding says', () => {
  const about = { piece: 'p', pack: 'k', part: 'q', edge: 'left', by: 1, other: 1, way: 'lift', end: 'to', y: 90, share: 30, seat: 0, room: 1, figures: 8, x: 10, z: -20, count: 9, most: 5, system: 'some-game', width: 914, depth: 914 };
  for (const reason of Object.keys(tables.reason) as Finding['reason'][]) {
    const { why } = findingWords(one({ reason, feature: 'f', id: 'i', about }), speak);
    expect(why, reason).toMatch(/^[\p{Lu}\d\u2068f].*\.$/u);
    expect(why, reason).not.toMatch(/ {2}|\{\{|“”/);
  }
});

it('says what mending does', () => {
  expect(mendWords('floating', { kind: 'set', feature: 'a', to: { level: 0 } }, speak)).toBe('Set it down');
  expect(mendWords('offTable', { kind: 'set', feature: 'a', to: { at: [0, 0] } }, speak)).toBe('Move it in');
  expect(mendWords('unsupported', { kind: 'set', feature: 'a', to: { at: [0, 0] } }, speak)).toBe('Set it steady');
  expect(mendWords('overlaps', { kind: 'set', feature: 'a', to: { at: [0, 0] } }, speak)).toBe('Move it out');
  expect(mendWords('twice', { kind: 'remove', features: ['a'] }, speak)).toBe('Take it away');
  expect(mendWords('deploymentCrosses', { kind: 'head', to: { deployment: [] } }, speak)).toBe('Put its corners in order');
  expect(mendWords('printedNothing', { kind: 'head', to: { printed: null } }, speak)).toBe('Do not say so');
});
