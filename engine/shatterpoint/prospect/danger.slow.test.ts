import { expect, test } from 'vitest';
import { dangerField } from '../../space/fields/fields.ts';
import { finished } from '../../space/fields/fields.fixture.ts';
import { tenth } from '../../shape/point.ts';
import type { Threat } from '../../space/fields/threat.ts';
import { bodyOf, levels, onTable, otherBases } from '../board/measure.ts';
import { plannedAt } from './plan.ts';
import { hitsAfterMove, hitsNow } from './hits.fixture.ts';
import { randomMatch } from './prospect.fixture.ts';
import { threatsOf } from './threats.ts';

/** Every so many places of a field's lattice, and what the rules say of them. */
test.each([['at once', 76.2, 1, false], ['after a move', 101.6, 6, true]] as const)('every unit: who is counted as a danger %s may attack by the rules', (_, cell, every, moving) => {
  let [counted, allowed] = [0, 0];
  for (let seed = 1; seed <= 5; seed++) {
    const match = randomMatch(seed);
    for (let i = 0; i < 160 && match.step(); i++);
    const { game, terrain } = match;
    for (const { unit, character: { id: figure } } of [...onTable(game)].slice(0, 3)) {
      const threats = threatsOf(game, 1 - unit.seat);
      const field = (of: readonly Threat[]) => finished(dangerField(terrain, of, bodyOf(game, figure), otherBases(game, figure), levels(game), cell, figure));
      const { cells, values: standing } = field(threats.map((threat) => ({ ...threat, moves: [] })));
      for (const [i, count] of (moving ? field(threats).values : standing).entries()) {
        if (i % every !== 0 || (moving && count === standing[i])) continue;
        const plan = plannedAt(game, figure, { x: tenth(cells[3 * i]!), y: tenth(cells[3 * i + 1]!), z: tenth(cells[3 * i + 2]!) });
        const able = threats.filter(({ id }) => hitsNow(plan, id, figure) || (moving && hitsAfterMove(plan, id, figure))).length;
        expect([figure, cells.slice(3 * i, 3 * i + 3), count]).toEqual([figure, cells.slice(3 * i, 3 * i + 3), Math.min(able, count)]);
        counted += count;
        allowed += able;
      }
    }
  }
  expect([counted > 100, counted / allowed > 0.8]).toEqual([true, true]);
});
