import { describe, expect, it } from 'vitest';
import { ERAS, type CardFace } from '../../../../engine/shatterpoint/cards/card.ts';
import { randomTeam } from '../../../../engine/shatterpoint/team/random-team.ts';
import { faces } from '../../../../engine/shatterpoint/system.ts';
import { SLOTS, squadProblems, teamProblems } from '../../../../engine/shatterpoint/team/team.ts';
import { cardsPlayed, slotGroups, type SlotGroup } from './slotGroups.ts';

const cards = new Map(faces.map((card) => [card.id, card]));
const OPEN = { primary: '', secondary: '', supporting: '' };
const anakin = { ...OPEN, primary: 'general-anakin-skywalker' };
const names = (groups: readonly SlotGroup[]): Record<string, readonly string[]> =>
  Object.fromEntries(groups.map((each) => [each.group, each.cards.map(({ id }) => id)]));

describe('units offered for a place of a squad', () => {
  it('offers every unit of the kind once', () => {
    for (const slot of SLOTS) {
      const offered = slotGroups(slot, anakin, OPEN, cards, ERAS).flatMap((each) => each.cards.map(({ id }) => id));
      expect([...offered].sort()).toEqual(faces.filter(({ type }) => type === slot).map(({ id }) => id).sort());
    }
  });

  it('(SP-TEAM-02..06): what stands under a heading that fits is legal there, and nothing else is', () => {
    for (const slot of ['secondary', 'supporting'] as const) {
      for (const { group, cards: offered } of slotGroups(slot, anakin, OPEN, cards, ERAS)) {
        const isLegal = (card: CardFace): boolean => {
          const problems = squadProblems({ ...anakin, [slot]: card.id }, cards);
          return !problems.some(({ why }) => why !== 'emptySlot') && card.id !== anakin.primary;
        };
        const fits = group === 'kin' || group === 'fits';
        for (const card of offered) if (group !== 'taken') expect([card.id, isLegal(card)]).toEqual([card.id, fits]);
      }
    }
  });

  it('(SP-TEAM-02): a unit of a name that is in the other squad comes last', () => {
    const groups = slotGroups('secondary', anakin, { ...OPEN, primary: 'ahsoka-tano-jedi-no-more' }, cards, ERAS);
    expect(groups.at(-1)).toMatchObject({ group: 'taken' });
    expect(names(groups)['taken']).toContain('padawan-ahsoka-tano');
  });

  it('(SP-TEAM-05): a unit that is too dear stands apart', () => {
    const dear = names(slotGroups('secondary', { ...anakin, supporting: '212th-clone-troopers' }, OPEN, cards, ERAS))['tooDear']!;
    expect(dear.length).toBeGreaterThan(0);
    for (const id of dear) expect(cards.get(id)!.points + cards.get('212th-clone-troopers')!.points).toBeGreaterThan(cards.get(anakin.primary)!.points);
  });

  it('Primaries stand by their era, whoever follows them now', () => {
    const groups = slotGroups('primary', { ...OPEN, secondary: 'paz-vizsla' }, OPEN, cards, ERAS).map(({ group }) => group);
    expect(groups).toEqual([...ERAS]);
  });

  it('(SP-ERA-01): with three eras, units of the fourth stand last and no random team holds one', () => {
    const three = ERAS.slice(0, 3);
    expect(names(slotGroups('primary', OPEN, OPEN, cards, three))['otherEra']).toContain('the-armorer');
    let seed = 1;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let i = 0; i < 20; i++) expect(teamProblems(randomTeam(cardsPlayed(faces, three), random, { cohesion: 2 }), cards, three)).toEqual([]);
  });
});
