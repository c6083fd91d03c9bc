import { stage, useMatch } from '../match/match.ts';
import { objectiveIn, standing } from '../faces/shatterpoint/view.ts';
import { nameOf, type Situation } from '../faces/shatterpoint/words/names.ts';
import { objectiveWords } from '../faces/shatterpoint/words/objective.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { TableTag } from './TableTag.tsx';

interface Tagged {
  readonly at: readonly [number, number, number];
  readonly side: string;
  readonly name: string;
  /** Empty when there is nothing to say. */
  readonly state: string;
}

/** What stands over a figure or an objective, or null where neither is on the table. */
function taggedBy(id: string, situation: Situation, speak: Speak): Tagged | null {
  const { view } = situation;
  const actor = stage.actorOf(id);
  const objective = objectiveIn(view, id);
  const name = nameOf(situation, id) ?? id;
  const figure = actor === null ? null : standing(view, actor.id);
  const side = figure === null ? 'none' : figure.unit.seat === 1 ? 'b' : 'a';
  const at = actor !== null && actor.shown ? ([actor.x, actor.y + 50, actor.z] as const) : objective !== null ? ([objective.at.x, objective.at.y + 20, objective.at.z] as const) : null;
  if (at === null) return null;
  if (objective !== null) return { at, side, name: speak('table.objective', { name }), state: objectiveWords(objective, situation, speak) };
  const state = figure === null ? '' : figure.unit.wounded > 0 ? speak('table.wounded') : speak('table.damageOf', { damage: figure.unit.damage, stamina: actor?.stamina ?? 0 });
  return { at, side, name, state };
}

/** Name and state of the figure or objective under the pointer. */
export function NameTag() {
  const hovered = useMatch((s) => s.hovered);
  const view = useMatch((s) => s.view);
  const shown = useMatch((s) => s.shown);
  const cards = useMatch((s) => s.cards);
  const speak = useSpeak();
  const tagged = hovered === null || view === null || shown === null ? null : taggedBy(hovered, { view, faces: [...cards.values()], seats: shown.seats }, speak);
  return (
    <TableTag at={tagged?.at ?? null} className={`side-${tagged?.side ?? 'none'}`}>
      <b>{tagged?.name}</b>{tagged === null || tagged.state === '' ? null : <small> {tagged.state}</small>}
    </TableTag>
  );
}
