import type { FigureThing, Tableau, Token } from '../../../match/tableau.ts';
import type { Character } from '../../../../engine/wartime/state.ts';
import { deploymentOf } from '../../../../engine/wartime/setup.ts';
import { readSetup } from '../scale.ts';
import { CHIPS } from './chips.ts';
import { concentrationOf, numberOf } from '../view.ts';
import { faceOf, type Situation } from '../words/names.ts';

/** The sculpt of a character whose card nobody knows. */
const ANYBODY = 'soldier';

/** What lies beside a character: concentration, waiting, having acted, points owed, moods. */
function tokensOf({ kept, acted, debt, moods }: Character, concentration: number): readonly Token[] {
  const mood = moods.reduce((sum, { by }) => sum + by, 0);
  const tokens: readonly Token[] = [
    { icon: CHIPS.concentration, count: concentration, each: true },
    { icon: CHIPS.waiting, count: kept !== null && !acted ? 1 : 0 },
    { icon: CHIPS.acted, count: acted ? 1 : 0 },
    { icon: CHIPS.debt, count: debt }, { icon: CHIPS.heartened, count: Math.max(0, mood) }, { icon: CHIPS.shaken, count: Math.max(0, -mood) },
  ];
  return tokens.filter(({ count }) => count > 0);
}

/** How an adventure stands on the table. Everybody looks at its middle when first put down. */
export function tableauOf(situation: Situation): Tableau {
  const { view } = situation;
  const { vitality } = readSetup(situation.setup);
  const figures = view.characters.map((character): FigureThing => {
    const card = faceOf(situation, character);
    const { id, seat, at, lost } = character;
    return {
      id, group: id, seat, label: String(numberOf(id)), at, facing: at === null ? 0 : Math.atan2(-at.x, -at.z),
      model: card?.sculpt ?? ANYBODY, base: card?.base ?? null,
      stamina: vitality ? card?.lifePoints ?? 1 : 1, damage: lost, lying: false, tokens: tokensOf(character, concentrationOf(view, id)),
    };
  });
  const edges = deploymentOf(Math.max(2, view.felled.length), { x: 100, z: 100 }).map(({ z }) => (z < 0 ? -1 : 1));
  return { figures, markers: [], active: view.activation?.character ?? null, attacker: null, defender: null, dice: [], edges };
}
