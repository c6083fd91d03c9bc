import { describe, expect, test } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { elevation } from '../../space/plane/measure.ts';
import { restingPlace } from '../../space/ground/relocate.ts';
import { map } from '../game/mission.ts';
import { missions } from './index.ts';
import type { Mission } from '../game/game.ts';

const content = new Content(assetsFolder(import.meta.url));
const TABLES = ['refinery', 'outpost', 'landing-ship'];
const OWN = missions.filter(({ spt }) => spt === null);
const TOKEN = 12.7;
const INCH = 25.4;

type Map = Mission['struggles'][number]['maps'][number];
const mapsOf = (mission: Mission): Map[] => mission.struggles.flatMap(({ maps }) => maps);
const placeOf = (mission: Mission, id: string): Mission['objectives'][number]['at'] => mission.objectives.find((objective) => objective.id === id)!.at;

/** What is wrong with a mission set; empty when nothing is. */
function faults(mission: Mission): string[] {
  const { objectives, struggles } = mission;
  const ids = objectives.map(({ id }) => id);
  const titles = struggles.map(({ title }) => title);
  const twice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;
  return [
    ...(twice(ids) ? ['an objective id twice'] : []), ...(twice(titles) ? ['a title twice'] : []), ...(twice(objectives.map(({ at }) => `${at.x} ${at.z}`)) ? ['a place twice'] : []),
    ...objectives.filter(({ at }) => Math.max(Math.abs(at.x), Math.abs(at.z)) > 18 * INCH - TOKEN).map(({ id }) => `${id} is off the table`),
    ...[1, 2, 3].filter((phase) => struggles.filter((card) => card.phase === phase).length !== 3).map((phase) => `phase ${phase} has not three cards`),
    ...struggles.filter(({ maps }) => maps.length < 1 || maps.length > 2).map(({ title }) => `${title} has not one or two maps`),
    ...mapsOf(mission).flatMap((shown) => [
      ...(shown.length < 3 ? ['fewer than three objectives'] : []), ...(twice(shown.map(({ id }) => id)) ? ['an objective twice on a map'] : []),
      ...shown.filter(({ id }) => !ids.includes(id)).map(({ id }) => `no objective ${id}`),
      ...(twice(shown.flatMap(({ die }) => die ?? [])) ? ['a die face twice on a map'] : []),
    ]),
  ];
}

describe.each(missions.map((mission) => [mission.name, mission] as const))('%s', (_name, mission) => {
  test('(SP-CARD-20, SP-CARD-21, SP-CARD-22, SP-MISS-03): objectives lie on the table, three cards in each phase, one or two maps with known objectives and different faces', () => {
    expect(faults(mission)).toEqual([]);
  });

  test('(SP-OBJ-07): an objective that has no face of its own on a card of II or III is never alone with it', () => {
    for (const shown of mapsOf(mission)) expect([0, 3]).toContain(shown.filter(({ die }) => die !== null).length);
  });
});

test('the check finds what is wrong', () => {
  const [good] = missions;
  const card = good!.struggles[0]!;
  const bad = { ...good!, objectives: [...good!.objectives, { id: 'T', at: { x: 460, z: 0 } }], struggles: [...good!.struggles, { ...card, maps: [map('T:block L:block'), map('X T T')] }] };
  expect(faults(bad)).toEqual([
    'an objective id twice', 'a title twice', 'T is off the table', 'phase 1 has not three cards', 'fewer than three objectives', 'a die face twice on a map', 'an objective twice on a map', 'no objective X',
  ]);
});

describe.each(OWN.map((mission) => [mission.name, mission] as const))('%s, our own', (_name, mission) => {
  test('every map looks the same from both sides of the table', () => {
    for (const shown of mapsOf(mission)) {
      const places = shown.map(({ id }) => placeOf(mission, id)).map(({ x, z }) => `${Math.round(x)} ${Math.round(z)}`).sort();
      expect(shown.map(({ id }) => placeOf(mission, id)).map(({ x, z }) => `${Math.round(-x) + 0} ${Math.round(-z) + 0}`).sort()).toEqual(places);
    }
  });

  test.each(TABLES)('on the table %s some objectives lie above others', async (table) => {
    const terrain = await content.terrain(table);
    const levels = { step: 3 * INCH, equalIsSame: true };
    const raised = mission.objectives.filter(({ at }) => elevation(restingPlace(terrain, at.x, at.z, TOKEN), 0, levels) !== 'same').map(({ id }) => id);
    expect(raised.length).toBeGreaterThanOrEqual(2);
    expect(raised.length).toBeLessThan(mission.objectives.length);
    if (mission.id === 'high-ground') for (const shown of mapsOf(mission)) expect(shown.filter(({ id }) => raised.includes(id)).length).toBeGreaterThan(0);
  });
});
