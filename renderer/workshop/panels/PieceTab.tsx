import type { ReactNode } from 'react';
import type { Feature } from '../../../engine/space/terrain/table.ts';
import type { Across, Line } from '../../../engine/space/draft/arrange.ts';
import { useSpeak } from '../../words/speak.ts';
import { isFlat, isMark } from '../../../engine/space/draft/mark-shapes.ts';
import { marksOf } from '../../../engine/space/terrain/marks.ts';
import { bench, chosenOf, chosenThings, useBench } from '../bench.ts';
import { copyAcross, duplicate } from '../copies.ts';
import { align, does, drop, group, hide, lock, remove, setNumbers, spreadOut } from '../deeds.ts';
import { settle } from '../settling.ts';
import { markWords, pieceWords } from '../workshopWords.ts';
import { NumberField } from './NumberField.tsx';
import { Alike, Several } from './Several.tsx';

const LINES: readonly Line[] = ['left', 'centre', 'right', 'far', 'middle', 'near'];
const ACROSS: readonly Across[] = ['halfTurn', 'leftRight', 'nearFar'];

/** What is chosen, with its numbers, and everything that can be done with it. */
export function PieceTab(): ReactNode {
  const speak = useSpeak();
  const draft = useBench((s) => s.draft);
  const selection = useBench((s) => s.selection);
  const overlay = useBench((s) => s.overlay);
  const match = useBench((s) => s.match);
  const layout = useBench((s) => s.layout);
  const hidden = useBench((s) => s.hidden.size);
  const features = chosenOf({ draft, selection });
  const things = chosenThings({ draft, selection, overlay, match, layout, dragged: null });
  const [first] = things;
  const many = features.length === things.length ? 'many' : features.length === 0 ? 'manyPlaces' : 'manyThings';
  const all = features.length > 0 && features.every(({ locked }) => locked === true);
  const deed = (word: string, act: () => void): ReactNode => <button type="button" className="ghost" onClick={act}>{speak(`workshop.piece.${word}`)}</button>;
  const across = (
    <fieldset className="side__group"><legend>{speak('workshop.piece.across')}</legend>
      {ACROSS.map((one) => <button key={one} type="button" className="ghost" onClick={() => copyAcross(one)}>{speak(`workshop.piece.${one}`)}</button>)}
      {first === undefined && <small>{speak('workshop.piece.acrossHint')}</small>}
    </fieldset>
  );
  return (
    <>
      {first === undefined ? <p className="side__none">{speak('workshop.piece.none')}</p> : things.length > 1 ? <h3>{speak(`workshop.piece.${many}`, { count: things.length })}</h3> : <One feature={first} />}
      {first !== undefined && features.length === 0 && <div className="side__deeds">{things.some(({ piece }) => piece !== '@corner') && deed('duplicate', duplicate)}{deed('remove', remove)}</div>}
      {features.length > 0 && (
        <div className="side__deeds">
          {deed('duplicate', duplicate)}{deed('remove', remove)}{deed(all ? 'unlock' : 'lock', lock)}{deed('hide', hide)}{deed('drop', drop)}{deed('settle', () => void settle(features.map(({ id }) => id), speak))}
          {features.length > 1 && deed('group', () => group(true))}{features.some((one) => one.group !== undefined) && deed('ungroup', () => group(false))}
        </div>
      )}
      {hidden > 0 && <button type="button" className="ghost" onClick={() => bench.setState({ hidden: new Set() })}>{speak('workshop.piece.showAll', { count: hidden })}</button>}
      {things.length > 1 && (
        <>
          <Several />
          <fieldset className="side__group"><legend>{speak('workshop.piece.align')}</legend>
            {LINES.map((line) => <button key={line} type="button" className="ghost" onClick={() => align(line)}>{speak(`workshop.piece.line.${line}`)}</button>)}</fieldset>
          {features.length > 1 && <Alike />}
          {things.length > 2 && <fieldset className="side__group"><legend>{speak('workshop.piece.spread')}</legend>
            <button type="button" className="ghost" onClick={() => spreadOut('x')}>{speak('workshop.piece.spreadX')}</button>
            <button type="button" className="ghost" onClick={() => spreadOut('z')}>{speak('workshop.piece.spreadZ')}</button></fieldset>}
        </>
      )}
      {across}
    </>
  );
}

/** One piece, or one place that the table names: what it is, and its numbers. */
function One({ feature }: { readonly feature: Feature }): ReactNode {
  const speak = useSpeak();
  const { id, piece, at: [x, z], level, turn, locked, group: of } = feature;
  const table = useBench((s) => s.draft!.table);
  const [width, depth] = table.size;
  const mark = isMark(feature) ? marksOf(table).find((one) => one.id === id) : undefined;
  const shut = locked === true;
  const [mm, degrees] = [speak('workshop.piece.mm'), speak('workshop.piece.degrees')];
  return (
    <>
      {mark === undefined ? <h3>{pieceWords(piece, speak)} <small>{id}</small></h3> : <h3>{markWords(mark.of, speak)}</h3>}
      {shut && <p>{speak('workshop.piece.locked')}</p>}
      {of !== undefined && <p>{speak('workshop.piece.inGroup', { group: of })}</p>}
      <div className="side__numbers">
        <NumberField label={speak('workshop.piece.x')} unit={mm} value={x} least={-width / 2} most={width / 2} disabled={shut} onValue={(value) => setNumbers(id, { at: [value, z] })} />
        <NumberField label={speak('workshop.piece.z')} unit={mm} value={z} least={-depth / 2} most={depth / 2} disabled={shut} onValue={(value) => setNumbers(id, { at: [x, value] })} />
        {!isFlat(feature) && <NumberField label={speak('workshop.piece.level')} unit={mm} value={level} least={0} most={1000} disabled={shut} onValue={(value) => setNumbers(id, { level: value })} />}
        {mark === undefined && <NumberField label={speak('workshop.piece.turn')} unit={degrees} value={turn} least={-180} most={180} disabled={shut} onValue={(value) => setNumbers(id, { turn: value })} />}
      </div>
    </>
  );
}

/** Nothing stays of the table but what is locked. */
export function clearTable(): void {
  const features = (bench.getState().draft?.table.features ?? []).filter(({ locked }) => locked !== true);
  if (features.length > 0) does('clear', [{ kind: 'remove', features: features.map(({ id }) => id) }], []);
}
