import { expect, test } from 'vitest';
import { defenseDice, type Table } from '../../testing/shatterpoint/table.ts';
import { shiftingPriorities } from './shifting-priorities.ts';
import { markedIn, stand, type Stand } from './stand.fixture.ts';

/** On Blast Our Way Out, map 1: TL expertise, R block, B failure. */
const blast = (more: Stand = {}): Table => stand(shiftingPriorities, 'Blast Our Way Out', { struggle: { token: 5 }, players: [{}, { momentum: [8, 7, 6] }], ...more });

test('(SP-OBJ-08): in struggles II and III the active player’s die marks the active objective that shows its face', () => {
  for (const title of ['Blast Our Way Out', 'We’ve Been Double-Crossed']) {
    const t = stand(shiftingPriorities, title).go();
    expect(t.asked).toBe('roll priority 1');
    expect(markedIn(t.playOn(defenseDice('D')))).toEqual(['TL']);
  }
});

test('(SP-OBJ-08): in struggle I nothing is rolled', () => {
  expect(stand(shiftingPriorities, 'Locate the Asset').go().asked).toBe('pick act 0');
});

test('(SP-OBJ-08): the token stays; a second mark goes beside it, and the same face changes nothing', () => {
  const t = blast().playOn(defenseDice('D'), 'end', defenseDice('D'));
  expect([markedIn(t), t.all('priorityPlaced').length]).toEqual([['TL'], 1]);
  t.playOn('end', defenseDice('B'));
  expect(markedIn(t)).toEqual(['TL', 'R']);
});

test('(SP-STRUG-09): control of one marked objective moves the token 1 further, control of two no more, of the opponent’s none', () => {
  const moved = (control: Stand['control']): number => {
    const t = blast({ control });
    for (const objective of t.state.objectives) objective.priority = ['TL', 'R'].includes(objective.id);
    expect(t.playOn(defenseDice('D'), 'end').asked, 'the foe’s turn').toBe('roll priority 1');
    return 5 - t.state.struggle.token;
  };
  expect([moved({ TL: 0 }), moved({ TL: 0, R: 0 }), moved({ TL: 1, B: 0 })]).toEqual([2, 3, 1]);
});

test('(DIF-52): the first print takes every token off after the struggle step', () => {
  const t = blast({ edition: 'firstPrint' }).playOn(defenseDice('D'));
  expect(markedIn(t)).toEqual(['TL']);
  expect(markedIn(t.playOn('end'))).toEqual([]);
  expect(t.asked).toBe('roll priority 1');
});
