import { describe, expect, it } from 'vitest';
import { view as seenBy } from '../../../../engine/shatterpoint/view.ts';
import { sampleSituation } from '../../../testing/sample.fixture.ts';
import { speak } from '../../../words/speak.ts';
import { moments } from '../played.fixture.ts';
import { rosterOf } from './roster.ts';

describe('everybody of both sides', () => {
  it('has for each unit its damage and wounds, tokens, and whether its card came up', () => {
    const { players } = sampleSituation().view;
    const deck = { ...players[0]!, deck: { left: ['0.guards', 'shatterpoint'] }, discard: ['0.rook'] };
    const [own, other] = rosterOf(sampleSituation({ players: [deck, { ...players[1]!, deck: { left: ['1.mire'] }, discard: ['1.sable'] }] }), speak);
    expect(own!.rows.map(({ name, health, tokens, state }) => [name, health, tokens.map((token) => `${token.name} ${token.count}`), state])).toEqual([
      ['Rook', '2/8 damage · 1/2 wounds', ['Exposed 1'], 'Acts'],
      ['Vane', '0/8 damage · 0/2 wounds', [], 'In reserve'],
      ['Guards', '0/8 damage · 0/2 wounds', ['Hunker 2'], 'Still to come'],
    ]);
    expect(other!.rows.map(({ state }) => state)).toEqual(['Has come up', 'Still to come', 'Has come up']);
    expect(own!.lines).toEqual([
      '2 cards left in the order deck', 'Still to come, in an order that nobody knows: Guards; Shatterpoint', 'In reserve: Vane', 'Discard pile: Rook',
    ]);
  });

  it('SP-ORDER-03: tells of cards whose place only their player knows to that player alone', () => {
    const sample = sampleSituation();
    const players = sample.view.players.map((player, seat) => (seat === 1 ? { ...player, deck: { left: ['1.drones', '1.mire'] }, top: ['1.sable'], secret: ['1.sable'] } : player));
    const told = (eyes: number) => rosterOf({ ...sample, view: seenBy({ ...sample.view, players }, eyes) }, speak)[1]!;
    expect(told(1).lines).toContain('On top: Sable');
    expect(told(0).lines.join()).not.toContain('On top');
    expect(told(0).lines).toContain('Still to come, in an order that nobody knows: Drones; Mire; Sable');
    expect([told(1), told(0)].map(({ rows }) => rows[0]!.state)).toEqual(['Next in the deck', 'Still to come']);
  });

  it('lists in every moment of a match each unit once, and as many cards left as there are', () => {
    for (const { situation } of moments()) {
      const sides = rosterOf(situation, speak);
      expect(sides.flatMap(({ rows }) => rows.map(({ id }) => id)).sort()).toEqual(situation.view.units.map(({ id }) => id).sort());
      if (situation.view.phase !== 'play') continue;
      for (const { seat, lines } of sides) {
        const { deck, top, bottom } = situation.view.players[seat]!;
        expect(lines[0]).toMatch(new RegExp(`^${deck.left.length + top.length + bottom.length} card`));
      }
    }
  });
});
