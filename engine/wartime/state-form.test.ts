import { describe } from 'vitest';
import { refusesSpoilt, statesOf } from '../host/kept-state.fixture.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { defaultSetup } from './setup.ts';
import type { State } from './state.ts';
import { wartime } from './system.ts';

const play = wartime.start(wartime.readSetup(defaultSetup('boxes')), boxTerrain({}));

describe('an adventure that a file kept', () => {
  const middle = [...statesOf(play, 3)].find(({ activation }) => activation !== null)!;

  refusesSpoilt(play.checkState!, middle, [
    ['a character of another adventure', (s: State) => { s.characters[0]!.card = 'nobody'; }, 'characters: they are not the characters of this adventure'],
    ['a missing character', (s: State) => { s.characters.pop(); }, 'characters: they are not the characters of this adventure'],
    ['a character beside the table', (s: State) => { s.characters[0]!.at = { x: 5000, y: 0, z: 0 }; }, 'characters.0.0.at: it is not on the table'],
    ['a character that is nowhere', (s: State) => { Object.assign(s.characters[0]!, { at: null, casualty: false }); }, 'characters.0.0.at: it is neither on the table nor a casualty'],
    ['a casualty on the table', (s: State) => { s.characters[0]!.casualty = true; }, 'characters.0.0.at: it is a casualty and still on the table'],
    ['points of a seat that is not there', (s: State) => { s.felled.push(3); }, 'felled: this adventure has 3 seats'],
    ['the initiative of a seat that is not there', (s: State) => { s.first = 4; }, 'first: there is no seat 4'],
    ['the activation of nobody', (s: State) => { s.activation!.character = '9.9'; }, 'activation.character: there is no "9.9" in this adventure'],
    ['a reaction phase that is none', (s: State) => { s.phase = 11; }, 'phase'],
    ['a place that is no number', (s: State) => { s.characters[0]!.at = { x: NaN, y: 0, z: 0 }; }, 'characters.0.at.x'],
    ['a field too many', (s: State) => { (s as unknown as { hack: number }).hack = 1; }, 'hack'],
  ]);
});
