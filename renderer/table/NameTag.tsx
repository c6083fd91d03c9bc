import { Html } from '@react-three/drei';
import { stage, useMatch } from '../match/match.ts';
import { objectiveIn, standing } from '../match/view.ts';
import { nameOf, type Situation } from '../words/names.ts';
import { objectiveWords } from '../words/objective.ts';
import { useSpeak } from '../words/speak.ts';

/** Name and state of the figure or objective under the pointer. */
export function NameTag() {
  const hovered = useMatch((s) => s.hovered);
  const view = useMatch((s) => s.view);
  const shown = useMatch((s) => s.shown);
  const cards = useMatch((s) => s.cards);
  const speak = useSpeak();
  if (hovered === null || view === null || shown === null) return null;
  const situation: Situation = { view, faces: [...cards.values()], seats: shown.seats };
  const actor = stage.actorOf(hovered);
  const objective = objectiveIn(view, hovered);
  const at = actor !== null && actor.shown ? ([actor.x, actor.y + 50, actor.z] as const) : objective !== null ? ([objective.at.x, objective.at.y + 20, objective.at.z] as const) : null;
  if (at === null) return null;
  const figure = actor === null ? null : standing(view, actor.id);
  const name = nameOf(situation, hovered) ?? hovered;
  const state = objective !== null ? objectiveWords(objective, situation, speak) : figure === null ? '' : figure.unit.wounded > 0 ? speak('table.wounded') : speak('table.damageOf', { damage: figure.unit.damage, stamina: actor?.stamina ?? 0 });
  return (
    <Html position={[...at]} center zIndexRange={[5, 0]} pointerEvents="none">
      <div className={`table-tag side-${figure === null ? 'none' : figure.unit.seat === 1 ? 'b' : 'a'}`}><b>{objective === null ? name : speak('table.objective', { name })}</b>{state === '' ? null : <small> {state}</small>}</div>
    </Html>
  );
}
