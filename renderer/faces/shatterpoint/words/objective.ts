import type { Objective } from '../../../../engine/shatterpoint/state/state.ts';
import { called, type Situation } from './names.ts';
import { seatName } from '../../../words/seats.ts';
import type { Speak } from '../../../words/speak.ts';

/** What an objective is worth now: whether it counts, whose it is, who contests it from afar, the die face that makes it a priority. */
export function objectiveWords({ id, active, controller, priority, die }: Objective, situation: Situation, speak: Speak): string {
  const { view } = situation;
  const afar = view.lasting.filter(({ stat, of }) => stat === 'contests' && of === id);
  return [
    active ? '' : speak('shatterpoint.table.inactive'),
    controller === null ? '' : speak('shatterpoint.table.heldBy', { side: seatName(situation, controller, speak) }),
    ...afar.map(({ unit, character }) => speak('shatterpoint.table.contestedBy', { who: called(situation, character ?? unit) })),
    priority ? speak('shatterpoint.table.priority') : '',
    active && die !== null ? speak('shatterpoint.table.priorityFace', { face: speak(`shatterpoint.face.${die}`) }) : '',
  ].filter((words) => words !== '').join(' · ');
}
