import type { ChangeEvent, ReactNode } from 'react';
import { MOST_OWN_WAYS } from '../../engine/space/import/limits.ts';
import type { PartChoice } from '../../engine/space/import/make-piece.ts';
import { type Ends, type OwnWay, WAY_KINDS } from '../../engine/space/import/ways.ts';
import { useSpeak } from '../words/speak.ts';
import { useImport, type Importer } from './importer.ts';
import { partName } from './importWords.ts';
import type { Made } from './modelTalk.ts';
import { OneWay } from './OneWay.tsx';

/** Ways up of the piece: those that its ladders and stairs propose, and those that are added. */
export function WaysFields({ importer }: { readonly importer: Importer }): ReactNode {
  const speak = useSpeak();
  const made = useImport(importer, (s) => s.made);
  const choices = useImport(importer, (s) => s.choices);
  const ways = useImport(importer, (s) => s.ways);
  if (made === null) return null;
  const { size } = made;
  const full = ways.length >= MOST_OWN_WAYS;
  return (
    <fieldset className="import__group import__ways"><legend>{speak('import.way.heading')}</legend><small>{speak('import.way.hint')}</small>
      {choices.map((choice, part) => <ProposedWay key={`part-${part}`} importer={importer} part={part} choice={choice} piece={made} />)}
      {ways.map((way, own) => {
        const name = speak('import.way.own', { number: own + 1 });
        const put = (change: Partial<OwnWay> | null): void => importer.setWay(own, change);
        const toKind = ({ target }: ChangeEvent<HTMLSelectElement>): void => put({ kind: target.value as OwnWay['kind'] });
        const head = <>
          <select className="field-text" aria-label={speak('import.way.kind', { name })} value={way.kind} onChange={toKind}>
            {WAY_KINDS.map((kind) => <option key={kind} value={kind}>{speak(`workshop.legend.way.${kind}`)}</option>)}
          </select>
          <button type="button" className="ghost" aria-label={speak('import.way.remove', { name })} onClick={() => put(null)}>✕</button>
        </>;
        const found = made.ways.find(({ of }) => 'own' in of && of.own === own);
        return <OneWay key={`own-${own}`} name={name} head={head} ends={way} size={size} made={found} onEnds={put} />;
      })}
      <button
        type="button" className="ghost" disabled={full} title={full ? speak('import.way.full', { most: MOST_OWN_WAYS }) : undefined}
        onClick={() => importer.addWay()}
      >{speak('import.way.add')}</button>
    </fieldset>
  );
}

interface ProposedWayProps {
  readonly importer: Importer;
  readonly part: number;
  readonly choice: PartChoice;
  readonly piece: Made;
}

/** The way of a ladder or stairs: its ends are moved and put back, it is taken away and given back. */
function ProposedWay({ importer, part, choice: { kind, ends, closed = false }, piece: { parts, ways, size } }: ProposedWayProps): ReactNode {
  const speak = useSpeak();
  const apart = useImport(importer, (s) => s.apart);
  if ((kind !== 'ladder' && kind !== 'stairs') || !parts.some((one) => one.part === part)) return null;
  const made = ways.find(({ of }) => 'part' in of && of.part === part);
  const name = partName({ apart }, part, speak);
  const put = (to: Ends | undefined): void => importer.choose(part, { ends: to });
  const back = !closed && ends !== undefined && (
    <button type="button" className="ghost" aria-label={speak('import.way.backNamed', { name })} onClick={() => put(undefined)}>{speak('import.way.back')}</button>
  );
  // One button for both: whoever goes by keys stays on it.
  const away = (
    <button
      type="button" className="ghost" aria-label={speak(closed ? 'import.way.restoreNamed' : 'import.way.remove', { name })}
      onClick={() => importer.choose(part, { closed: !closed })}
    >{closed ? speak('import.way.restore') : '✕'}</button>
  );
  const shown = closed ? null : ends ?? made?.way ?? null;
  return <OneWay name={name} head={<>{back}{away}</>} ends={shown} closed={closed} size={size} made={made} onEnds={put} />;
}
