import { describe, expect, it } from 'vitest';
import { refusesSpoilt, statesOf } from '../host/kept-state.fixture.ts';
import { boxTerrain } from '../testing/terrain.ts';
import type { State } from './state/state.ts';
import { shatterpoint } from './system.ts';
import { defaultSetup } from './team/teams.ts';

const play = shatterpoint.start(shatterpoint.readSetup(defaultSetup('boxes')), boxTerrain({ inch: true, boxes: [] }));

describe('a state that a file kept', () => {
  const [middle] = [...statesOf(play, 3)].slice(250);

  refusesSpoilt(play.checkState!, middle!, [
    ['a unit of another match', (s: State) => { s.units[0]!.card = 'nobody'; }, 'units: they are not the units of this match'],
    ['a missing unit', (s: State) => { s.units.pop(); }, 'units: they are not the units of this match'],
    ['a character beside the table', (s: State) => { s.units[0]!.characters[0]!.at = { x: 5000, y: 0, z: 0 }; }, 'it is not on the table'],
    ['a stance that the card has not', (s: State) => { s.units[0]!.stance = 7; }, 'there is no stance 7'],
    ['another mission', (s: State) => { s.mission = 'tea-party'; }, 'mission: there is no "tea-party"'],
    ['a made-up stat', (s: State) => { s.lasting = [{ unit: s.units[0]!.id, character: null, stat: 'luck' as 'cover', amount: 1, of: null }]; }, 'lasting.0.stat'],
    ['damage without end', (s: State) => { s.units[0]!.damage = Infinity; }, 'units.0.damage'],
    ['a field too many', (s: State) => { (s as unknown as { hack: number }).hack = 1; }, 'hack'],
    ['an activation of nobody', (s: State) => { s.activated = 'nobody'; }, 'activated: there is no "nobody"'],
    ['an attack by nobody', (s: State) => { s.attacks = [{ ...({} as State['attacks'][0]) }]; }, 'attacks.0'],
  ]);

  it('who activated is read off the activation where an earlier file does not say it', () => {
    const earlier = structuredClone([...statesOf(play, 3)].find(({ activation }) => activation !== null)!) as Partial<State>;
    delete earlier.activated;
    expect((play.checkState!(earlier) as State).activated).toBe(earlier.activation!.unit);
  });
});
