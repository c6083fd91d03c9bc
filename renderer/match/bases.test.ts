import { expect, it } from 'vitest';
import { faces } from '../../engine/shatterpoint/system.ts';
import type { Unit } from '../../engine/shatterpoint/state/state.ts';
import { battle, tableauOf } from '../testing/battle.fixture.ts';
import { LiveStage } from './liveStage.ts';
import type { MatchView } from '../faces/shatterpoint/view.ts';

/** The stage of a match with one unit of a card. */
function staged(card: string, characters: number, known = true): LiveStage {
  const view = battle('battle')[0]!.view as MatchView;
  const figures = Array.from({ length: characters }, (_, i) => ({ id: `0.${card}.${i + 1}`, at: { x: i * 60, y: 0, z: 0 } }));
  const unit: Unit = { ...view.units[0]!, id: `0.${card}`, card, characters: figures };
  const stage = new LiveStage();
  stage.snapTo(tableauOf({ ...view, units: [unit] }, known ? faces : []));
  return stage;
}

it('every figure is its own sculpt and stands on the base of its card', () => {
  for (const { id, characters, base } of faces) {
    const bases = [...staged(id, characters).actors.values()].map((actor) => actor.base);
    expect(bases, id).toEqual(Array.from({ length: characters }, () => base));
  }
  expect(staged('aqua-droids', 2).actorOf('0.aqua-droids.1')).toMatchObject({ base: 50, model: 'aqua-droids-1' });
  expect(staged('dark-troopers', 2).actorOf('0.dark-troopers.2')).toMatchObject({ base: 40, model: 'dark-troopers-2' });
  expect(staged('ewok-hunters', 2).actorOf('0.ewok-hunters.1')).toMatchObject({ base: 50, model: 'ewok-hunters-1' });
});

it('while no card is known it is the base of the sculpt', () => {
  expect(staged('lord-maul', 1, false).actorOf('0.lord-maul.1')?.base).toBeNull();
});
