import type { BothWays, GroundQuestions, Looked } from '../tools/groundTalk.ts';
import type { Ground } from '../tools/ground.ts';
import { instruments } from './instruments.ts';

type Args = GroundQuestions['sight']['args'];

const partsOf = ({ blockers }: Looked): string => blockers.map(({ part }) => `${part.feature}/${part.part}`).sort().join(' ');

/** Whether both directions give the same answer through the same parts. */
export const isSame = ({ there, back }: BothWays): boolean => there.seen === back.seen && partsOf(there) === partsOf(back);

/** Asks about sight one question at a time, the newest last; an answer to an older place is shown until the next comes, never after it. */
export function sightAsker(ground: Pick<Ground, 'ask'>): (key: string, args: Args) => void {
  let busy = false;
  let waiting: { readonly key: string; readonly args: Args } | null = null;
  const ask = (): void => {
    if (busy || waiting === null) return;
    const { args } = waiting;
    waiting = null;
    busy = true;
    ground.ask('sight', args).then((looked) => {
      if (instruments.getState().held?.kind === 'sight' && waiting === null) instruments.setState({ looked });
    }, () => instruments.setState({ looked: null })).finally(() => {
      busy = false;
      ask();
    });
  };
  return (key, args) => {
    waiting = { key, args };
    ask();
  };
}
