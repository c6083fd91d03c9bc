import type { ReactNode } from 'react';
import { useSpeak } from '../../words/speak.ts';
import { useBench } from '../bench.ts';
import { turnBy } from '../deeds.ts';
import { makeAlike, moveTogether, raiseTogether, togetherAt } from '../together.ts';
import { NumberField } from './NumberField.tsx';

/** Numbers of several things at once: where the middle of them all lies, how high the lowest is, and a turn of them all together. */
export function Several(): ReactNode {
  const speak = useSpeak();
  const [width, depth] = useBench((s) => s.draft!.table.size);
  const { at, level } = togetherAt();
  const [mm, degrees] = [speak('workshop.piece.mm'), speak('workshop.piece.degrees')];
  if (at === null) return null;
  return (
    <div className="side__numbers" role="group" aria-label={speak('workshop.piece.together')}>
      <NumberField label={speak('workshop.piece.middleX')} unit={mm} value={at[0]} least={-width / 2} most={width / 2} onValue={(x) => moveTogether([x, at[1]])} />
      <NumberField label={speak('workshop.piece.middleZ')} unit={mm} value={at[1]} least={-depth / 2} most={depth / 2} onValue={(z) => moveTogether([at[0], z])} />
      {level !== null && <NumberField label={speak('workshop.piece.lowest')} unit={mm} value={level} least={0} most={1000} onValue={raiseTogether} />}
      <NumberField label={speak('workshop.piece.turnBy')} unit={degrees} value={0} least={-180} most={180} onValue={turnBy} />
    </div>
  );
}

/** Gives several pieces one height, or one turn. */
export function Alike(): ReactNode {
  const speak = useSpeak();
  return (
    <fieldset className="side__group"><legend>{speak('workshop.piece.alike')}</legend>
      {(['level', 'turn'] as const).map((what) => <button key={what} type="button" className="ghost" onClick={() => makeAlike(what)}>{speak(`workshop.piece.alikeIn.${what}`)}</button>)}
    </fieldset>
  );
}
