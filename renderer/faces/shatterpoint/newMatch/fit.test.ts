import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../engine/core/rng.ts';
import { ERAS } from '../../../../engine/shatterpoint/cards/card.ts';
import { faces } from '../../../../engine/shatterpoint/system.ts';
import { SLOTS, squadProblems, teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { teamByChance } from './draft.ts';
import { candidates, pointsLeft, unfit, type Berth } from './fit.ts';

const cards = new Map(faces.map((card) => [card.id, card]));
const OPEN = { primary: '', secondary: '', supporting: '' };
const anakin = { ...OPEN, primary: 'general-anakin-skywalker' };
const berth = (slot: Berth['slot'], squad = anakin, other = OPEN): Berth => ({ slot, squad, other });
const whyOf = (id: string, at: Berth, played = ERAS as readonly (typeof ERAS)[number][]): string | undefined => unfit(cards.get(id)!, at, cards, played)?.why;

describe('units for a place of a squad', () => {
  it('are all of them, each once, those that fit first', () => {
    for (const slot of SLOTS) {
      const all = candidates(berth(slot), cards, ERAS);
      expect(all.map(({ card }) => card.id).sort()).toEqual(faces.map(({ id }) => id).sort());
      const fitting = all.map(({ problem }) => problem === null);
      expect(fitting).toEqual([...fitting].sort((a, b) => Number(b) - Number(a)));
    }
  });

  it('(SP-TEAM-02..06): who fits is legal there, and nobody else is', () => {
    for (const slot of ['secondary', 'supporting'] as const) {
      for (const { card, problem } of candidates(berth(slot), cards, ERAS)) {
        const faults = squadProblems({ ...anakin, [slot]: card.id }, cards).filter(({ why }) => why !== 'emptySlot');
        const isPerson = card.id === anakin.primary || card.uniqueNames.some((name) => cards.get(anakin.primary)!.uniqueNames.includes(name));
        expect([card.id, problem === null]).toEqual([card.id, faults.length === 0 && !isPerson]);
      }
    }
  });

  it('who shares a tag with the Primary stands before others that fit', () => {
    const { tags } = cards.get(anakin.primary)!;
    const kin = candidates(berth('secondary'), cards, ERAS).filter(({ problem }) => problem === null).map(({ card }) => card.tags.some((tag) => tag !== 'Trooper' && tags.includes(tag)));
    expect(new Set(kin).size).toBe(2);
    expect(kin).toEqual([...kin].sort((a, b) => Number(b) - Number(a)));
  });

  it('(SP-TEAM-02): a unit of a name that is in the other squad says so', () => {
    expect(whyOf('padawan-ahsoka-tano', berth('secondary', anakin, { ...OPEN, primary: 'ahsoka-tano-jedi-no-more' }))).toBe('sameUniqueName');
  });

  it('(SP-TEAM-05): a unit that is too dear says so, and the points left are told', () => {
    const at = berth('secondary', { ...anakin, supporting: '212th-clone-troopers' });
    const left = cards.get(anakin.primary)!.points - cards.get('212th-clone-troopers')!.points;
    expect(pointsLeft(at, cards)).toBe(left);
    expect(pointsLeft(berth('primary'), cards)).toBeNull();
    const dear = candidates(at, cards, ERAS).filter(({ problem }) => problem?.why === 'tooDear');
    expect(dear.length).toBeGreaterThan(0);
    for (const { card } of dear) expect(card.points).toBeGreaterThan(left);
  });

  it('Primaries fit whoever follows them now', () => {
    expect(whyOf('lord-maul', berth('primary', { ...OPEN, secondary: 'paz-vizsla' }))).toBeUndefined();
    expect(whyOf('lord-maul', berth('secondary'))).toBe('wrongSlot');
  });

  it('(SP-ERA-01): with three eras, units of the fourth do not fit and no random team holds one', () => {
    const three = ERAS.slice(0, 3);
    expect(whyOf('the-armorer', berth('primary'), three)).toBe('eraNotPlayed');
    for (let seed = 1; seed <= 20; seed++) expect(teamProblems(teamByChance(faces, three, randomFrom(seed)), cards, three)).toEqual([]);
  });
});

describe('a team by chance', () => {
  it('(SP-TEAM-01..06): is legal, the same for the same seed and another for others, of the era that is asked', () => {
    const teams = Array.from({ length: 12 }, (_, seed) => teamByChance(faces, ERAS, randomFrom(seed), 'newRepublic'));
    for (const team of teams) expect(teamProblems(team, cards)).toEqual([]);
    expect(new Set(teams.map((team) => JSON.stringify(team))).size).toBeGreaterThan(6);
    expect(teamByChance(faces, ERAS, randomFrom(5), 'newRepublic')).toEqual(teams[5]);
    const eras = teams.flat().flatMap((squad) => SLOTS.map((slot) => cards.get(squad[slot])!.eras));
    expect(eras.every((own) => ERAS.indexOf(own.at(-1)!) >= ERAS.indexOf('newRepublic'))).toBe(true);
  });
});
