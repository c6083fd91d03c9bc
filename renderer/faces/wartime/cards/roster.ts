import type { Character } from '../../../../engine/wartime/state.ts';
import type { Speak } from '../../../words/speak.ts';
import type { RosterRow, RosterSide } from '../../face.ts';
import { readSetup } from '../scale.ts';
import { faceOf, nameOf, type Situation } from '../words/names.ts';

function stateOf({ id, casualty, acted, kept, phase }: Character, { view }: Situation, speak: Speak): string {
  if (casualty) return speak('wartime.card.felled');
  if (view.activation?.character === id) return speak('wartime.card.acting');
  if (acted) return speak('wartime.card.acted');
  return speak(kept === null ? 'wartime.card.phase' : 'wartime.card.waiting', { phase });
}

function rowOf(self: Character, situation: Situation, speak: Speak): RosterRow {
  const life = faceOf(situation, self)?.lifePoints ?? 1;
  const mood = self.moods.reduce((sum, { by }) => sum + by, 0);
  const named = (word: string, icon: 'higher' | 'lower') => [{ icon, name: speak(`wartime.token.${word}`), count: 1 }];
  return {
    id: self.id, name: nameOf(situation, self.id) ?? self.id, gone: self.casualty, state: stateOf(self, situation, speak),
    health: readSetup(situation.setup).vitality ? speak('wartime.thing.lost', { left: life - self.lost, life }) : '',
    tokens: mood > 0 ? named('heartened', 'higher') : mood < 0 ? named('shaken', 'lower') : [],
  };
}

/** Every character of each side. */
export const rosterOf = (situation: Situation, speak: Speak): readonly RosterSide[] =>
  situation.view.felled.map((_, seat) => ({
    seat, rows: situation.view.characters.filter((self) => self.seat === seat).map((self) => rowOf(self, situation, speak)), lines: [],
  }));
