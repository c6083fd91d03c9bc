import { expect, it } from 'vitest';
import { faces } from '../../engine/shatterpoint/system.ts';
import type { Unit } from '../../engine/shatterpoint/state/state.ts';
import { battle } from './fixtures/battle.ts';
import { LiveStage } from './stage.ts';
import type { MatchView } from './view.ts';

/** The stage of a match with one unit of a card. */
function staged(card: string, characters: number, known = true): LiveStage {
  const view = battle('battle')[0]!.view as MatchView;
  const unit: Unit = { ...view.units[0]!, id: `0.${card}`, card, characters: Array.from({ length: characters }, (_, i) => ({ id: `0.${card}.${i + 1}`, at: { x: i * 60, y: 0, z: 0 } })) };
  const stage = new LiveStage();
  if (known) stage.faceOf = (id) => faces.find((face) => face.id === id) ?? null;
  stage.snapTo({ ...view, units: [unit] });
  return stage;
}

it('every figure stands on the base of its card, whatever sculpt stands in for it', () => {
  for (const { id, characters, base } of faces) expect([...staged(id, characters).actors.values()].map((actor) => actor.base), id).toEqual(Array.from({ length: characters }, () => base));
  expect(staged('aqua-droids', 2).actorOf('0.aqua-droids.1')).toMatchObject({ base: 50, model: 'b1-battle-droids-1' });
  expect(staged('dark-troopers', 2).actorOf('0.dark-troopers.1')).toMatchObject({ base: 40, model: 'b1-battle-droids-1' });
  expect(staged('ewok-hunters', 2).actorOf('0.ewok-hunters.1')).toMatchObject({ base: 50, model: 'gar-saxon' });
});

it('while no card is known it is the base of the sculpt', () => {
  expect(staged('lord-maul', 1, false).actorOf('0.lord-maul.1')?.base).toBeNull();
});
