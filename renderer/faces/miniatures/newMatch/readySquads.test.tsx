import { describe, expect, it } from 'vitest';
import { faces } from '../../../../engine/miniatures/face.ts';
import { FIGURES } from '../../../../engine/miniatures/figures/index.ts';
import { checkSquads, readSetup } from '../../../../engine/miniatures/setup.ts';
import { SIDES } from '../../../../engine/miniatures/squad.ts';
import '../../../testing/faces.fixture.ts';
import { costOf, firstDraft, matchArgs, READY, readySquad, type Draft } from './draft.ts';

const CARDS = new Map(faces.map((card) => [card.id, card]));
const first = firstDraft([{ id: 'refinery' }], CARDS);

/** Whether the rules take what the screen sends. */
const isTaken = (draft: Draft): void => checkSquads(readSetup(matchArgs(draft).setup), new Map(FIGURES.map((card) => [card.id, card])));

describe('a new match of Miniatures', () => {
  it('has eight ready squads, each legal and with nearly every point spent, whatever the points', () => {
    for (const points of [100, 150, 200]) {
      const squads = SIDES.map((side) => READY[side].map((ready) => readySquad(side, ready, { points }, CARDS)));
      expect(squads.map((list) => new Set(list.map((squad) => squad.join())).size)).toEqual([4, 4]);
      for (const at of [0, 1, 2, 3]) {
        const pair = squads.map((list) => list[at]!);
        expect(() => isTaken({ ...first, squads: pair, settings: { ...first.settings, points } })).not.toThrow();
      }
      for (const squad of squads.flat()) expect(points - costOf(squad, CARDS), squad.join()).toBeLessThanOrEqual(3);
    }
  });

  it('has among those of 100 points the Force, commanders, Override, Large figures, who flies, who strafes, droids and melee fighters', () => {
    const met = SIDES.flatMap((side) => READY[side].flatMap((ready) => readySquad(side, ready, { points: 100 }, CARDS))).map((id) => CARDS.get(id)!);
    const feats = new Set(met.flatMap((card) => card.feats.map(({ id }) => id)));
    const wanted = ['override', 'repair', 'droid', 'flight', 'strafe-attack', 'recon', 'self-destruct', 'force-leap', 'lightsaber-sweep', 'grenades', 'stealth', 'melee-attack'];
    expect(wanted.filter((feat) => !feats.has(feat))).toEqual([]);
    expect(met.filter(({ large }) => large === true).length).toBeGreaterThan(2);
    expect(met.filter((card) => card.feats.some(({ name }) => name.startsWith('Commander:'))).length).toBeGreaterThan(2);
    expect(met.filter(({ force = 0 }) => force > 0).length).toBeGreaterThan(1);
  });
});
