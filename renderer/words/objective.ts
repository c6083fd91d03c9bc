import type { Objective } from '../../engine/shatterpoint/state.ts';
import { seatName, type Situation } from './names.ts';
import type { Speak } from './speak.ts';

/** What an objective is worth now: whether it counts, whose it is, the die face that makes it a priority. */
export function objectiveWords({ active, controller, priority, die }: Objective, { seats }: Situation, speak: Speak): string {
  return [
    active ? '' : speak('table.inactive'),
    controller === null ? '' : speak('table.heldBy', { side: seatName(seats, controller, speak) }),
    priority ? speak('table.priority') : '',
    active && die !== null ? speak('table.priorityFace', { face: speak(`face.${die}`) }) : '',
  ].filter((words) => words !== '').join(' · ');
}
