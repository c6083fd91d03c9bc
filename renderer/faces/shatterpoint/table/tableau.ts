import type { AttackFace, DefenseFace, Objective, Unit } from '../../../../engine/shatterpoint/state/state.ts';
import type { Die, FigureThing, Marker, Tableau, Token } from '../../../match/tableau.ts';
import type { Situation } from '../words/names.ts';
import { mateLetter, numberOfCharacter } from '../view.ts';
import { sculptOf } from './sculpts.ts';

/** An objective token as the table shows it: lit while it is active, crowned while it is the priority. */
const markerOf = ({ id, at, active, controller, priority }: Objective): Marker => ({ id, at, lit: active, owner: controller, crowned: priority });

export const attackDice = (faces: readonly AttackFace[]): readonly Die[] => faces.map((face) => ({ kind: 'attack', face }));
export const defenseDice = (faces: readonly DefenseFace[]): readonly Die[] => faces.map((face) => ({ kind: 'defense', face }));

/** Wounds and injuries first, then conditions, hunker and focus. */
function tokensOf({ wounded, injured, conditions, hunker }: Unit, focused: boolean): readonly Token[] {
  const tokens: readonly Token[] = [
    { icon: 'wounded', count: wounded }, { icon: 'injured', count: injured, each: true }, ...conditions.map((icon) => ({ icon, count: 1 })),
    { icon: 'hunker', count: hunker }, { icon: 'focus', count: focused ? 1 : 0 },
  ];
  return tokens.filter(({ count }) => count > 0);
}

/** How a match of Shatterpoint stands on the table. */
export function tableauOf({ view, cards }: Situation): Tableau {
  const labels = new Map<number, number>();
  const focused = new Set(view.activation?.focused);
  const figures = view.units.flatMap((unit): readonly FigureThing[] => {
    const label = (labels.get(unit.seat) ?? 0) + 1;
    labels.set(unit.seat, label);
    const card = cards.find(({ id }) => id === unit.card);
    // A figure put down without a move looks at the other side's edge.
    const facing = (view.edges[unit.seat] ?? (unit.seat === 0 ? 1 : -1)) === 1 ? Math.PI : 0;
    return unit.characters.map(({ id, at }) => ({
      id,
      group: unit.id,
      seat: unit.seat,
      label: `${label}${mateLetter(unit, id)}`,
      at,
      facing,
      model: sculptOf(card, unit.card, numberOfCharacter(id)),
      base: card?.base ?? null,
      stamina: card?.stamina ?? 10,
      damage: unit.damage,
      lying: unit.wounded > 0,
      tokens: tokensOf(unit, focused.has(id)),
    }));
  });
  const attack = view.attacks.at(-1);
  return {
    figures,
    markers: view.objectives.map(markerOf),
    active: view.activation?.unit ?? null,
    attacker: attack?.attacker ?? null,
    defender: attack?.defender ?? null,
    dice: [...attackDice(attack?.attackRoll ?? []), ...defenseDice(attack?.defenseRoll ?? [])],
    edges: view.edges,
  };
}
