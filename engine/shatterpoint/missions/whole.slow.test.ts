import { expect, test } from 'vitest';
import { playGame } from '../../host/game.ts';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { readSetup } from '../state/setup.ts';
import { shatterpoint } from '../system.ts';
import { defaultSetup } from '../team/teams.ts';
import { missions } from './index.ts';

const content = new Content(assetsFolder(import.meta.url));
const MATCHES = missions.flatMap(({ id }) => ['refinery', 'outpost'].map((table) => [id, table] as const));

test.each(MATCHES)('a match of %s on the table %s comes to its end', async (mission, table) => {
  const { teams, ...setup } = defaultSetup(table);
  const own = readSetup({ ...setup, teams: teams.map((team) => ({ ...team, mission })) });
  const told = { system: 'shatterpoint', setup: own, seed: 11, seats: ['reflex', 'reflex'] } as const;
  const game = playGame(shatterpoint.start(own, await content.terrain(table)), told);
  expect(game.winner).not.toBeNull();
});
