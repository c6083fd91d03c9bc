import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import type { ShatterpointSetup } from '../../shatterpoint/state/setup.ts';
import { faces, tableFaults } from '../../shatterpoint/system.ts';
import { miniaturesSubject } from './miniatures/subject.ts';
import { shatterpointSubject as shatterpoint } from './shatterpoint/subject.ts';
import { teamProblems } from '../../shatterpoint/team/team.ts';
import { groundForm, Grounds, randomGround } from './grounds.ts';
import { gameOf } from './seeds.ts';
import { randomSquads } from './shatterpoint/setups.ts';
import { playAgain } from './shrink.ts';
import type { Subject } from './subject.ts';
import { wartimeSubject } from './wartime/subject.ts';

const grounds = new Grounds(new Map());

describe('random games by places that their ground names', () => {
  /** Games of the first seeds, each told apart by whether its places are played by. */
  const games = (subject: Subject, count = 40) => Array.from({ length: count }, (_, seed) => gameOf(seed, grounds, subject));

  test.each([shatterpoint, miniaturesSubject, wartimeSubject])('some seeds of $rules.id are; they start, keep all promises, and go through a file', (subject) => {
    const by = games(subject).filter(({ ground }) => ground.named !== undefined);
    expect(by.length).toBeGreaterThan(2);
    expect(by.length).toBeLessThan(20);
    for (const game of by.slice(0, 4)) {
      const { fault } = playAgain(game, grounds, subject);
      expect(fault).toBeNull();
      expect(groundForm.parse(JSON.parse(JSON.stringify(game.ground)))).toEqual(game.ground);
    }
  });

  test('Shatterpoint plays with objectives alone, with outlines alone, and with both', () => {
    const rules = games(shatterpoint, 160).filter(({ ground }) => ground.named !== undefined)
      .map(({ setup }) => (setup as ShatterpointSetup).houseRules).map(({ tableObjectives, tableDeployment }) => `${tableObjectives} ${tableDeployment}`);
    expect(new Set(rules)).toEqual(new Set(['true true', 'true false', 'false true']));
  });

  test('what a seed says beside them stays; where the match refuses them it is played as printed', () => {
    const refusing: Subject = { ...wartimeSubject, byPlaces: (setup) => ({ ...setup, points: 1 }) };
    const plain = games(refusing);
    for (const [i, { ground: { named, ...ground }, setup, numbers }] of games(wartimeSubject).entries()) {
      expect(plain[i]).toEqual({ ground, setup: named === undefined ? setup : { ...setup, tableDeployment: false }, numbers });
    }
  });
});

describe('random games', () => {
  test('the same seed gives the same game, and it is plain data', () => {
    const game = gameOf(5, grounds, shatterpoint);
    expect(gameOf(5, grounds, shatterpoint)).toEqual(game);
    expect(gameOf(6, grounds, shatterpoint)).not.toEqual(game);
    expect(JSON.parse(JSON.stringify(game))).toEqual(game);
    const { answers, commands } = playAgain(game, grounds, shatterpoint);
    expect(playAgain({ ...game, numbers: commands }, grounds, shatterpoint).answers).toEqual(answers);
  });

  test('SP-TEAM-01…06: random strike teams are legal and use the whole library', () => {
    const cards = new Map(faces.map((card) => [card.id, card]));
    const random = randomFrom(3);
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const team = randomSquads(faces, random);
      expect(teamProblems(team, cards)).toEqual([]);
      for (const squad of team) for (const unit of Object.values(squad)) seen.add(unit);
    }
    const leaders = faces.filter(({ type }) => type === 'primary');
    expect(leaders.filter(({ id }) => !seen.has(id))).toEqual([]);
  });

  test('random grounds have levels and ladders', () => {
    const all = Array.from({ length: 10 }, (_, i) => randomGround(i)).map((ground) => grounds.terrain(ground));
    expect(all.some(({ ingress }) => ingress.length > 0)).toBe(true);
    expect(new Set(all.flatMap(({ surfaces }) => surfaces.map(({ y }) => y))).size).toBeGreaterThan(6);
  });

  test('SP-FIELD-05: every mission can be played on every random ground', () => {
    for (let seed = 0; seed < 10; seed++) expect(tableFaults(grounds.terrain(randomGround(seed)))).toEqual([]);
  });
});
