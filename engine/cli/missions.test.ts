import { expect, test } from 'vitest';
import { missions } from '../shatterpoint/missions/index.ts';
import { missionsLeftOut } from '../shatterpoint/missions/left-out.ts';
import { run } from './gantry.ts';
import { describeMissions, listMissions } from '../testing/workshop/shatterpoint/missions.ts';
import { keepSpeech } from './speech.fixture.ts';

const speech = keepSpeech();
const line = (name: string): string => describeMissions(listMissions()).split('\n').find((each) => each.startsWith(name))!;

test('every mission is listed once with its product and status', () => {
  expect(listMissions().missions.map(({ id }) => id)).toEqual(missions.map(({ id }) => id));
  expect(line('Shifting Priorities')).toMatch(/SWP01 +9 +9 {2}complete$/);
  expect(line('First Contact')).toMatch(/SWP49 +13 +9 {2}complete$/);
  expect(line('Crossfire')).toMatch(/- +9 +9 {2}complete, our own$/);
});

test('what no source settles about a mission that is played is told', () => {
  expect(line('Strategic Positions')).toMatch(/complete; the printed title of 1 struggle card is not known$/);
  expect(line('Never Tell Me the Odds')).toMatch(/complete; 2 struggle cards are known from a player’s re-creation alone$/);
  expect(line('Sabotage Showdown')).toMatch(/complete; the places of TL, TR, BL, BR are not certain$/);
});

test('every mission that is left out is listed with what is missing', () => {
  for (const { name } of missionsLeftOut) expect(line(name)).toMatch(/not playable yet, .* no source has: .+/);
  expect(line('Jail Break!')).toContain('Key Operation with 8 known places; no source has: which spaces of the struggle tracker count for momentum');
  expect(line('Jail Break!')).not.toContain('deployed');
  expect(line('Uninvited Guests')).toContain('Legendary Encounter with 9 known places; no source has: a Galactic Legend unit with its cards');
  expect(line('Uninvited Guests')).toContain('the exact places of R, BL, TL, TR');
  expect(describeMissions(listMissions()).split('\n').at(-1)).toBe('8 missions: 5 printed, 3 our own; 8 more are known in part and not playable');
});

test('gantry missions prints the list, for people and as JSON', async () => {
  speech.said = '';
  expect(await run(['missions', '--system', 'shatterpoint'])).toBe(0);
  expect(speech.said.trimEnd()).toBe(describeMissions(listMissions()));
  speech.said = '';
  expect(await run(['missions', '--system', 'shatterpoint', '--json'])).toBe(0);
  expect(JSON.parse(speech.said)).toEqual(JSON.parse(JSON.stringify(listMissions())));
});
