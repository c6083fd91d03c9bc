import type { Attack, Figure } from '../../../../engine/miniatures/state.ts';
import type { Die, FigureThing, Tableau, Token } from '../../../match/tableau.ts';
import { cardIn, isLarge, placeOf, type Situation } from '../words/names.ts';
import { figureSculpt } from './sculpts.ts';
import { middleOf } from './squares.ts';

/** The sculpt of a figure whose card nobody knows. */
const ANYBODY = 'stormtroopers-1';

/** Damage and hit points are printed in tens; the ring around a base has a tick for each. */
export const TEN = 10;

/** Twenty-sided dice that show these numbers. */
export const d20s = (numbers: readonly number[]): readonly Die[] => numbers.map((number) => ({ kind: 'd20', face: String(number) }));

/** The first squad deploys at the near edge (SWM-3.6) and looks at the far one. */
const EDGES = [1, -1] as const;

const tokensOf = ({ activated }: Figure): readonly Token[] => (activated ? [{ icon: 'done', count: 1 }] : []);

const isBeingMade = (attack: Attack | null): attack is Attack => attack !== null && attack.outcome === null;

/** How a skirmish stands on the table. */
export function tableauOf(situation: Situation): Tableau {
  const { view } = situation;
  const figures = view.figures.map((figure): FigureThing => {
    const card = cardIn(situation, figure);
    return {
      id: figure.id, group: figure.id, seat: figure.seat, label: String(placeOf(figure)),
      model: card === undefined ? ANYBODY : figureSculpt(card, figure, view.figures), base: card?.base ?? null,
      stamina: Math.ceil((card?.hitPoints ?? TEN) / TEN), damage: Math.round(figure.damage / TEN),
      at: figure.at === null ? null : middleOf(view.board, figure.at, isLarge(situation, figure)),
      facing: EDGES[figure.seat] === 1 ? Math.PI : 0, lying: false, tokens: tokensOf(figure),
    };
  });
  const { attack } = view;
  return {
    figures, markers: [], active: view.turn?.figure ?? null, edges: EDGES, onGround: true, doors: view.doors.map(({ open }) => open),
    attacker: isBeingMade(attack) ? attack.attacker : null, defender: isBeingMade(attack) ? attack.target : null,
    dice: attack === null || attack.roll === null ? [] : d20s([attack.roll.natural]),
  };
}
