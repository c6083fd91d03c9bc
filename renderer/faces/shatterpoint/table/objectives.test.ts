import { expect, it } from 'vitest';
import { missions } from '../../../../engine/shatterpoint/missions/index.ts';
import { MOST_OBJECTIVES } from '../../../table/objectiveShape.ts';

it('(SP-OBJ-01): has a token for every objective of every mission', () => {
  for (const { id, objectives } of missions) expect(objectives.length, id).toBeLessThanOrEqual(MOST_OBJECTIVES);
});
