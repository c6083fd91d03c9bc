import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inchesFromCorner } from '../game/mission.ts';
import { missions } from './index.ts';
import { GAPS, missionsLeftOut } from './left-out.ts';

/** The Key Operations and Legendary Encounters as they were collected: places in inches, stages with their Active objectives. */
const facts = JSON.parse(readFileSync(new URL('./left-out.fixture.json', import.meta.url), 'utf8')) as Readonly<Record<string, { readonly kind: string; readonly positions: string; readonly stages: string }>>;
const plain = (text: string): string => text.replaceAll('’', '\'');

test('the six Key Operations and the two Legendary Encounters are listed, with the places and stages that are known', () => {
  expect(missionsLeftOut.map(({ name }) => name)).toEqual(Object.keys(facts));
  for (const { name, kind, objectives, stages } of missionsLeftOut) {
    const fact = facts[name]!;
    const words = fact.positions.split(' ');
    const known = Array.from({ length: words.length / 3 }, (_, i) => ({
      id: words[3 * i]!,
      at: inchesFromCorner(Number(words[3 * i + 1]), Number(words[3 * i + 2])),
    }));
    expect(objectives.map(({ id, at }) => ({ id, at })), name).toEqual(known);
    expect(kind).toBe(fact.kind === 'key_operation' ? 'keyOperation' : 'legendaryEncounter');
    expect(stages.map(({ title, active }) => `${plain(title)}: ${active.join(' ')}`).join(' / ')).toBe(fact.stages);
  }
});

test('each says what is missing, and places are missing where one is not sure', () => {
  for (const { name, objectives, missing } of missionsLeftOut) {
    expect(missing.length, name).toBeGreaterThan(0);
    expect(new Set(missing).size, name).toBe(missing.length);
    expect(missing.includes('places'), name).toBe(objectives.some(({ sure }) => !sure));
  }
  expect(GAPS.filter((gap) => !missionsLeftOut.some(({ missing }) => missing.includes(gap)))).toEqual([]);
});

test('a mission that is left out cannot be played', () => {
  expect(missionsLeftOut.filter(({ id, name }) => missions.some((mission) => mission.id === id || mission.name === name))).toEqual([]);
});
