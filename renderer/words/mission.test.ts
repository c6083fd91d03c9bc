import { describe, expect, it } from 'vitest';
import { missions } from '../../engine/shatterpoint/missions/index.ts';
import { GAPS, missionsLeftOut } from '../../engine/shatterpoint/missions/left-out.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { en } from '../faces/shatterpoint/words/en/index.ts';
import { nameOf } from '../faces/shatterpoint/words/names.ts';
import { objectiveWords } from '../faces/shatterpoint/words/objective.ts';
import { speak } from './speak.ts';
import { STRUGGLE_EFFECTS } from '../faces/shatterpoint/words/struggleEffects.ts';
import { tell } from '../faces/shatterpoint/words/tell.ts';
import '../testing/faces.fixture.ts';

const { name, rules, effect } = en.mission;

describe('words of missions', () => {
  it('names every mission as the rules do, and says its own rules', () => {
    expect(name).toEqual(Object.fromEntries(missions.map((mission) => [mission.id, mission.name])));
    expect(Object.keys(rules).sort()).toEqual(missions.map(({ id }) => id).sort());
  });

  it('says what every struggle card prints besides its maps, and nothing that none prints', () => {
    const printed = missions.flatMap(({ struggles }) => struggles.flatMap((card) => card.effect ?? []));
    expect(Object.keys(effect).sort()).toEqual([...new Set(printed)].sort());
  });

  it('(SP-CARD-22): knows the effect of every struggle card', () => {
    const printed = missions.flatMap(({ struggles }) => struggles).flatMap(({ title, effect: word }) => (word === undefined ? [] : [[title, word]]));
    expect(STRUGGLE_EFFECTS).toEqual(Object.fromEntries(printed));
  });

  it('names every part of a mission that a player may have to order', () => {
    const parts = missions.flatMap((mission) => mission.parts).flatMap((each) => (each.part === 'after' ? [each.name] : []));
    expect(parts.filter((word) => nameOf(sampleSituation(), word) === undefined)).toEqual([]);
  });

  it('says of every mission that is left out what kind it is and what is missing, and no more', () => {
    expect(Object.keys(en.leftOut.gap)).toEqual(GAPS);
    expect(missionsLeftOut.filter(({ kind }) => !(kind in en.leftOut.kind))).toEqual([]);
  });

  it('names the mission in the log', () => {
    expect(tell({ type: 'missionSet', mission: 'never-tell-me-the-odds', objectives: [], piles: [] }, sampleSituation(), speak)).toBe('Mission: Never Tell Me the Odds.');
  });

  it('(SP-OBJ-05, SP-OBJ-08): tells whose an objective is and what makes it a priority', () => {
    const situation = sampleSituation();
    const objective = situation.view.objectives[0]!;
    expect(objectiveWords({ ...objective, controller: 1, die: 'block' }, situation, speak)).toBe('Held by Opponent · Priority face: block');
    expect(objectiveWords({ ...objective, controller: null, priority: true }, situation, speak)).toBe('Priority');
    expect(objectiveWords({ ...objective, controller: null, active: false, die: 'block' }, situation, speak)).toBe('Inactive');
    const lasting = [{ unit: '0.rook', character: '0.rook.1', stat: 'contests' as const, amount: 1, of: objective.id }];
    expect(objectiveWords(objective, { ...situation, view: { ...situation.view, lasting } }, speak)).toContain('Rook contests it until the end of the turn');
    expect(objectiveWords(objective, { ...situation, view: { ...situation.view, lasting: [{ ...lasting[0]!, of: 'elsewhere' }] } }, speak)).not.toContain('contests');
  });
});
