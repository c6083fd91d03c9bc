import type { Objective } from '../../engine/shatterpoint/state/state.ts';
import { called, seatName, type Situation } from './names.ts';
import type { Speak } from './speak.ts';

/** What an objective is worth now: whether it counts, whose it is, who contests it from afar, the die face that makes it a priority. */
export function objectiveWords({ id, active, controller, priority, die }: Objective, situation: Situation, speak: Speak): string {
  const { seats, view } = situation;
  const afar = view.lasting.filter(({ stat, of }) => stat === 'contests' && of === id);
  return [
    active ? '' : speak('table.inactive'),
    controller === null ? '' : speak('table.heldBy', { side: seatName(seats, controller, speak) }),
    ...afar.map(({ unit, character }) => speak('table.contestedBy', { who: called(situation, character ?? unit) })),
    priority ? speak('table.priority') : '',
    active && die !== null ? speak('table.priorityFace', { face: speak(`face.${die}`) }) : '',
  ].filter((words) => words !== '').join(' · ');
}
