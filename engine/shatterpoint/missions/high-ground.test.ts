import { expect, test } from 'vitest';
import { endOfTurnStruggle } from '../deeds/struggle.ts';
import { highGround } from './high-ground.ts';
import { stand, type Stand } from './stand.fixture.ts';

const INCH = 25.4;

/** Spaces that the token moves when P1 controls these; L lies at the given height in inches, everything else on the table. */
function spaces(control: Stand['control'], height: number): number {
  const t = stand(highGround, 'The Only Way Is Up', { control, struggle: { token: 6 } });
  for (const objective of t.state.objectives) if (objective.id === 'L' || objective.id === 'R') objective.at = { ...objective.at, y: height * INCH };
  endOfTurnStruggle(t.game);
  return 6 - t.state.struggle.token;
}

test('(SP-STRUG-09, SP-ELEV-05): control of an active objective above the level of the table moves the token 1 further', () => {
  expect([spaces({ L: 0 }, 3.1), spaces({ L: 0, C: 0 }, 3.1)]).toEqual([2, 3]);
});

test('(SP-STRUG-09): two raised objectives are worth no more than one', () => {
  expect(spaces({ L: 0, R: 0 }, 3.1)).toBe(3);
});

test('(SP-STRUG-09, SP-ELEV-05): not at the same Elevation as the table, not for the opponent’s, not for an inactive one', () => {
  expect([spaces({ L: 0 }, 3), spaces({ C: 0, L: 1 }, 3.1)]).toEqual([1, 1]);
  const t = stand(highGround, 'A Long Way to Fall', { control: { L: 0, C: 0 }, struggle: { token: 6 } });
  for (const objective of t.state.objectives) if (objective.id === 'L') objective.at = { ...objective.at, y: 5 * INCH };
  endOfTurnStruggle(t.game);
  expect(t.state.struggle.token).toBe(5);
});
