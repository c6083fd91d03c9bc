import type { ChangeEvent, ReactNode } from 'react';
import { tenth } from '../../engine/shape/point.ts';
import { MOST_OWN_WAYS } from '../../engine/space/import/limits.ts';
import type { Size } from '../../engine/space/import/stance.ts';
import { ENDS, type Ends, type MadeWay, type OwnWay, WAY_KINDS, wayBounds } from '../../engine/space/import/ways.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { NumberField } from '../workshop/panels/NumberField.tsx';
import { useImport, type Importer } from './importer.ts';
import { partName } from './importWords.ts';

const AXES = ['x', 'y', 'z'] as const;

/** Ways up of the piece: those that its ladders and stairs propose, whose ends can be moved, and those that are added. */
export function WaysFields({ importer }: { readonly importer: Importer }): ReactNode {
  const speak = useSpeak();
  const apart = useImport(importer, (s) => s.apart);
  const made = useImport(importer, (s) => s.made);
  const choices = useImport(importer, (s) => s.choices);
  const ways = useImport(importer, (s) => s.ways);
  if (apart === null || made === null) return null;
  const { size } = made;
  const full = ways.length >= MOST_OWN_WAYS;
  return (
    <fieldset className="import__group import__ways"><legend>{speak('import.way.heading')}</legend><small>{speak('import.way.hint')}</small>
      {made.ways.map((one) => {
        if (!('part' in one.of)) return null;
        const { part } = one.of;
        const choice = choices[part];
        // A part may be a ladder or stairs no more, while the piece is made anew.
        if (choice?.kind !== 'ladder' && choice?.kind !== 'stairs') return null;
        const name = partName({ apart }, part, speak);
        const put = (ends: Ends | undefined): void => importer.choose(part, { ends });
        const back = choice.ends !== undefined && (
          <button type="button" className="ghost" aria-label={speak('import.way.backNamed', { name })} onClick={() => put(undefined)}>
            {speak('import.way.back')}
          </button>
        );
        return <WayFields key={`part-${part}`} name={name} head={back} ends={choice.ends ?? one.way} size={size} made={one} onEnds={put} />;
      })}
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
        return <WayFields key={`own-${own}`} name={name} head={head} ends={way} size={size} made={found} onEnds={put} />;
      })}
      <button
        type="button" className="ghost" disabled={full} title={full ? speak('import.way.full', { most: MOST_OWN_WAYS }) : undefined}
        onClick={() => importer.addWay()}
      >{speak('import.way.add')}</button>
    </fieldset>
  );
}

interface WayFieldsProps {
  readonly name: string;
  /** What else may be chosen for it, beside its name. */
  readonly head: ReactNode;
  readonly ends: Ends;
  readonly size: Size;
  /** What became of it when the piece was made; absent where it was not there yet. */
  readonly made: MadeWay | undefined;
  readonly onEnds: (ends: Ends) => void;
}

/** Both ends of a way in mm, and a sentence where one leads nowhere. */
function WayFields({ name, head, ends: { from, to }, size, made, onEnds }: WayFieldsProps): ReactNode {
  const speak = useSpeak();
  const bounds = wayBounds(size);
  const ends: Ends = { from, to };
  // What was found of other ends says nothing of these.
  const fresh = made !== undefined && ENDS.every((end) => made.way[end].every((n, k) => n === ends[end][k]));
  const said = fresh ? wayWords(made, speak) : null;
  return (
    <div className="own-way" role="group" aria-label={name}>
      <div className="own-way__head"><b>{name}</b>{head}</div>
      {ENDS.map((end) => (
        <div key={end} className="side__row is-place" role="group" aria-label={speak(`import.way.${end}`)}><b>{speak(`import.way.${end}`)}</b>
          {AXES.map((axis, i) => {
            const [least, most] = bounds[i]!;
            const move = (value: number): void => onEnds({ ...ends, [end]: ends[end].map((old, k) => (k === i ? tenth(value) : old)) });
            return <NumberField key={axis} label={axis} unit="" value={ends[end][i]!} least={least} most={most} onValue={move} />;
          })}
        </div>
      ))}
      {said !== null && <p role="status" className={made!.lost === null ? 'import__open' : 'bad'}>{said}</p>}
    </div>
  );
}

/** Why a way leads nowhere, or which end is in the air; null where both lie well. */
function wayWords({ lost, open }: MadeWay, speak: Speak): string | null {
  if (lost === null) return open.length === 0 ? null : open.map((end) => speak(`import.way.open.${end}`)).join(' ');
  if (lost.why !== 'off') return speak(`import.way.lost.${lost.why}`);
  return speak(`import.way.lost.${lost.end}`, { y: lost.y, floors: lost.floors.join(', ') });
}
