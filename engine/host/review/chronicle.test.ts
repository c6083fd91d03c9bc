import { describe, expect, it } from 'vitest';
import { playGame } from '../game.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { offeredAs } from '../offer.ts';
import { systems } from '../systems.ts';
import { chronicle } from './chronicle.ts';

/** A game of quick answers on a bare table. */
function played(id: string, seed: number) {
  const offered = offeredAs(systems, id)!;
  const setup = offered.rules.readSetup(offered.starter('boxes'));
  const play = offered.rules.start(setup, boxTerrain({ inch: true, boxes: [] }));
  const game = playGame(play, { system: id, setup, seed, seats: Array.from({ length: play.seats }, () => 'reflex' as const) });
  return { play, game, told: chronicle(play, offered.projector!, game.record) };
}

describe.each(['shatterpoint', 'miniatures', 'wartime'])('%s', (id) => {
  const { play, game, told } = played(id, 3);

  it('tells the chance to win after every turn, which at the end is that of who won', () => {
    expect(told.turns.length).toBeGreaterThan(5);
    for (const { chances } of told.turns) expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    expect(told.turns.at(-1)!.at).toBe(game.answers);
    expect(told.turns.at(-1)!.chances).toEqual(Array.from({ length: play.seats }, (_, seat) => (game.winner === null ? 0.5 : seat === game.winner ? 1 : 0)));
  });

  it('tells how dice fell: no more than were thrown, and on average what is expected', () => {
    const thrown = game.record.steps.filter(({ answer }) => answer?.kind === 'roll').length;
    expect(new Set(told.falls.map(({ at }) => at)).size).toBeLessThanOrEqual(thrown);
    const games = [told, ...[4, 5, 6].map((seed) => played(id, seed).told)].flatMap(({ falls }) => falls);
    const sum = (of: 'rolled' | 'expected'): number => games.reduce((all, fall) => all + fall[of], 0);
    const spread = Math.sqrt(games.reduce((all, { expected }) => all + Math.max(1, expected) / 4, 0));
    expect(games.length).toBeGreaterThan(40);
    expect(Math.abs(sum('rolled') - sum('expected'))).toBeLessThan(4 * spread);
  });

  it('names as choices questions of the seat that answered, one for each plan', () => {
    expect(told.choices.length).toBeGreaterThan(5);
    for (const [i, at] of told.choices.entries()) {
      const { seat } = game.record.steps[at]!;
      expect(seat).not.toBeNull();
      const next = told.choices[i + 1] ?? game.answers;
      // Between two of one seat's dice fell or somebody else answered.
      if (i + 1 < told.choices.length) expect(game.record.steps.slice(at, next + 1).some((step) => step.seat !== seat)).toBe(true);
    }
  });
});
