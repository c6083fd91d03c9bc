import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultSetup } from '../shatterpoint/team/teams.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { writeScenario, type Scenario } from '../testing/fuzz/scenario.ts';
import { runLab } from './scenario.ts';
import { keepSpeech } from './speech.fixture.ts';

const folder = temporaryFolder('scenario');
const speech = keepSpeech();
afterAll(() => folder.remove());

/** The first player is rolled for; then somebody answers what was not offered. */
const scenario = (last: string, fault: Scenario['fault']): string => {
  const file = join(folder.path, `${last}.scenario.json`);
  const roll = (face: number) => ({ kind: 'roll', faces: [face, face, face, face, face] }) as const;
  writeFileSync(file, writeScenario({
    format: 'gantry-scenario', version: 1, system: 'shatterpoint', ground: { boxes: [], ingress: [] }, setup: defaultSetup('boxes'),
    answers: [roll(1), roll(8), { kind: 'pick', picks: [last] }], unanswered: null, fault,
  }));
  return file;
};
const REFUSED = { rule: 'core', what: 'refused notOffered', detail: '' };

describe('gantry scenario', () => {
  it('says what happens step by step and ends with 1 while the fault occurs', async () => {
    expect(await runLab(['scenario', scenario('middle', REFUSED)])).toBe(1);
    expect(speech.said).toMatch(/ 1 {2}dice: firstPlayer -> 1 1 1 1 1\n[^]*firstPlayerSet seat=0[^]*seat 0: side \{\} -> middle\n[^]*the fault occurs: core: refused notOffered/);
  });

  it('ends with 0 when the fault is gone, and with 1 when another one occurs', async () => {
    expect(await runLab(['scenario', scenario('near', REFUSED)])).toBe(0);
    expect(speech.said).toContain('sideChosen seat=0 edge=1');
    expect(speech.said).toContain('the fault is gone');
    speech.said = '';
    expect(await runLab(['scenario', scenario('nowhere', { rule: 'SP-MOM-01', what: 'momentumSpaces', detail: '' })])).toBe(1);
    expect(speech.said).toContain('another fault occurs: core: refused notOffered');
  });

  it('names what is wrong with a file or with the words', async () => {
    const file = scenario('far', REFUSED);
    writeFileSync(file, readFileSync(file, 'utf8').replace('gantry-scenario', 'gantry-match'));
    expect(await runLab(['scenario', file, join(folder.path, 'none.json')])).toBe(1);
    expect(speech.complained).toMatch(/far\.scenario\.json: scenario file: format[^]*none\.json: there is no such file/);
    expect(await runLab(['scenario'])).toBe(2);
    expect(await runLab(['fuzz', '--games', 'many'])).toBe(2);
    expect(await runLab(['fuzz', '--colour', 'red'])).toBe(2);
    expect(speech.complained).toContain('gantry fuzz     [--system ID[,ID]|all] [--games N]');
  });
});

describe('gantry fuzz', () => {
  it('plays every rule system, or those that are asked for', async () => {
    expect(await runLab(['fuzz', '--games', '1', '--seed', '3'])).toBe(0);
    for (const system of ['shatterpoint', 'miniatures', 'wartime']) expect(speech.said).toMatch(new RegExp(`${system}: 1 games in [^]*no faults`));
    speech.said = '';
    expect(await runLab(['fuzz', '--games', '2', '--system', 'miniatures,wartime', '--json'])).toBe(0);
    expect((JSON.parse(speech.said) as { system: string }[]).map(({ system }) => system)).toEqual(['miniatures', 'wartime']);
    expect(await runLab(['fuzz', '--system', 'chess'])).toBe(2);
    expect(speech.complained).toContain('there is no rule system "chess"; there are shatterpoint, miniatures, wartime');
  });

  it('reports games, requests, units, missions and faults as JSON', async () => {
    const code = await runLab(['fuzz', '--system', 'shatterpoint', '--games', '2', '--seed', '1', '--json']);
    const report = JSON.parse(speech.said) as {
      games: number; requests: number; units: Record<string, number>; missions: Record<string, number>; faults: unknown[]; neverUsed: unknown[];
    };
    expect(report).toMatchObject({ games: 2, neverUsed: expect.any(Array) as unknown });
    expect(report.requests).toBeGreaterThan(50);
    expect(code).toBe(report.faults.length === 0 ? 0 : 1);
  });
});
