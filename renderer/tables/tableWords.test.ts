import { expect, it } from 'vitest';
import type { Finding } from '../../engine/space/check/check.ts';
import { tables } from '../words/en/tables.ts';
import { addWords, speak } from '../words/speak.ts';
import { findingWords, lockedWords, mendWords } from '../words/tableWords.ts';

const one = (more: Partial<Finding>): Finding => ({ severity: 'error', reason: 'floating', feature: null, id: null, at: null, match: null, about: {}, fix: null, locked: [], ...more });

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

it('names locked pieces that what would mend it changes', () => {
  expect(lockedWords(one({}), speak)).toBeNull();
  expect(lockedWords(one({ locked: ['ladder-a'] }), speak)).toBe('What would mend it is locked: ladder-a.');
});

it('says what mending does', () => {
  expect(mendWords({ reason: 'wayWithoutRoom', feature: null }, { kind: 'drop', from: 'ingress', id: 'a' }, speak)).toBe('Take it away');
  expect(mendWords({ reason: 'wayWithoutRoom', feature: 'a' }, { kind: 'set', feature: 'a', to: { at: [0, 0] } }, speak)).toBe('Move it to where there is room');
  expect(mendWords({ reason: 'floating', feature: 'a' }, { kind: 'set', feature: 'a', to: { level: 0 } }, speak)).toBe('Set it down');
  expect(mendWords({ reason: 'offTable', feature: 'a' }, { kind: 'set', feature: 'a', to: { at: [0, 0] } }, speak)).toBe('Move it in');
  expect(mendWords({ reason: 'unsupported', feature: 'a' }, { kind: 'set', feature: 'a', to: { at: [0, 0] } }, speak)).toBe('Set it steady');
  expect(mendWords({ reason: 'overlaps', feature: 'a' }, { kind: 'set', feature: 'a', to: { at: [0, 0] } }, speak)).toBe('Move it out');
  expect(mendWords({ reason: 'twice', feature: 'a' }, { kind: 'remove', features: ['a'] }, speak)).toBe('Take it away');
  expect(mendWords({ reason: 'deploymentCrosses', feature: null }, { kind: 'head', to: { deployment: [] } }, speak)).toBe('Put its corners in order');
  expect(mendWords({ reason: 'printedNothing', feature: null }, { kind: 'head', to: { printed: null } }, speak)).toBe('Do not say so');
  expect(mendWords({ reason: 'onlyByClimbing', feature: 'house' }, { kind: 'put', ingress: [] }, speak)).toBe('Lead a way up');
});

it('says which piece mending changes, where it is another', () => {
  expect(mendWords({ reason: 'nobodyFits', feature: 'house' }, { kind: 'remove', features: ['lid'] }, speak)).toBe('Take lid away');
  expect(mendWords({ reason: 'deploymentFollowers', feature: null }, { kind: 'set', feature: 'box', to: { at: [0, 0] } }, speak)).toBe('Push box aside');
  expect(mendWords({ reason: 'deploymentShut', feature: null }, { kind: 'set', feature: 'wall', to: { turn: 90 } }, speak)).toBe('Turn wall');
  expect(mendWords({ reason: 'deploymentCrowded', feature: null }, { kind: 'set', feature: 'box', to: { at: [0, 0] } }, speak)).toBe('Make room');
});
