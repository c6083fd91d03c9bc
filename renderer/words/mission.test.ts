import { describe, expect, it } from 'vitest';
import { slug } from '../../engine/shatterpoint/ability.ts';
import { missions } from '../../engine/shatterpoint/missions/index.ts';
import { en } from './en/index.ts';

const { name, rules, effect, struggle } = en.mission;

describe('words of missions', () => {
  it('names every mission as the rules do, and says its own rules', () => {
    expect(name).toEqual(Object.fromEntries(missions.map((mission) => [mission.id, mission.name])));
    expect(Object.keys(rules).sort()).toEqual(missions.map(({ id }) => id).sort());
  });

  it('names every struggle card as the rules do', () => {
    const titles = missions.flatMap(({ struggles }) => struggles.map(({ title }) => title));
    expect(struggle).toEqual(Object.fromEntries(titles.map((title) => [slug(title), title])));
  });

  it('says what every struggle card prints besides its maps, and nothing that none prints', () => {
    const printed = missions.flatMap(({ struggles }) => struggles.flatMap((card) => card.effect ?? []));
    expect(Object.keys(effect).sort()).toEqual([...new Set(printed)].sort());
  });
});
