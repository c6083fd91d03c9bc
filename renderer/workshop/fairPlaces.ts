/** Which of its own places a table is played out with. */
import type { OwnChoice } from '../../engine/host/link.ts';

type Places = Pick<OwnChoice, 'objectives' | 'deployment'>;

/** The word for some places of a table's own. */
export const placesKey = ({ objectives, deployment }: Places): 'both' | 'objectives' | 'deployment' | 'printed' =>
  (objectives && deployment ? 'both' : objectives ? 'objectives' : deployment ? 'deployment' : 'printed');

/** Those that a system's contest can be played with; without one those that any of its contests can. */
export function placesFor(choices: readonly OwnChoice[], system: string, contest: string): Places {
  const meant = choices.filter((one) => one.system === system && (contest === '' || one.contest === contest));
  return { objectives: meant.some(({ objectives }) => objectives), deployment: meant.some(({ deployment }) => deployment) };
}
