import type { ReactNode } from 'react';
import { tenth } from '../../../engine/shape/point.ts';
import { freshIds } from '../../../engine/space/terrain/fresh-ids.ts';
import { crossesItself, uncrossed } from '../../../engine/space/plane/crossing.ts';
import { FEWEST_CORNERS, MOST_CORNERS, MOST_OBJECTIVES, MOST_SEATS } from '../../../engine/space/terrain/table-sketch.ts';
import type { TableFile } from '../../../engine/space/terrain/table.ts';
import { useSpeak } from '../../words/speak.ts';
import { bench, layoutOf, useBench } from '../bench.ts';
import { tell } from '../deeds.ts';
import { useInstrument } from '../instrument.ts';
import { depthOf, squareOf, stripOf, withCorner, type Corner } from '../outlines.ts';
import { LayoutPick } from './LayoutPick.tsx';
import { NumberField } from './NumberField.tsx';
import { TakeMark } from './TakeMark.tsx';

/** How deep a side may deploy along its edge (mm). */
const DEPTHS = [76.2, 101.6, 127, 152.4, 203.2, 254] as const;
const USUAL = 152.4;
/** An outline of corners of its own. */
const FREE = 'free';

interface OfTable {
  readonly table: TableFile;
}

/** The far end of the tape, where one lies: the place that was pointed at last. */
function usePointed(): Corner | null {
  const tape = useInstrument((s) => s.tape);
  return tape === null ? null : [tenth(tape.to.x), tenth(tape.to.z)];
}

/** Places to fight over that the table brings itself. */
export function Objectives({ table }: OfTable): ReactNode {
  const speak = useSpeak();
  const pointed = usePointed();
  const layout = useBench(layoutOf);
  const own = table.layouts?.find(({ mission }) => mission === layout);
  const list = own?.objectives ?? table.objectives ?? [];
  const [halfX, halfZ] = [table.size[0] / 2, table.size[1] / 2];
  const change = (next: typeof list): void => tell('objectives', own === undefined ? { objectives: next.length === 0 ? null : next }
    : { layouts: table.layouts!.map((one) => (one === own ? { ...one, objectives: next } : one)) });
  const add = (): void => {
    const [id] = freshIds(list, ['objective']);
    change([...list, { id: id!, at: pointed === null ? [0, 0] : [...pointed] }]);
    bench.setState({ overlay: 'missions' });
  };
  return (
    <fieldset className="side__group is-list"><legend>{speak('workshop.table.objectives')}</legend><small>{speak('workshop.table.objectivesHint')}</small>
      <LayoutPick table={table} />
      {list.map(({ id, at: [x, z] }) => (
        <div key={id} className="side__row"><TakeMark of={{ kind: 'objective', mission: layout, id }}>{id}</TakeMark>
          <NumberField label="x" unit="" value={x} least={-halfX} most={halfX} onValue={(value) => change(list.map((one) => (one.id === id ? { id, at: [value, z] } : one)))} />
          <NumberField label="z" unit="" value={z} least={-halfZ} most={halfZ} onValue={(value) => change(list.map((one) => (one.id === id ? { id, at: [x, value] } : one)))} />
          <button type="button" className="ghost" aria-label={speak('workshop.table.removeNamed', { id })} onClick={() => change(list.filter((one) => one.id !== id))}>✕</button>
        </div>
      ))}
      <button type="button" className="ghost" disabled={list.length >= MOST_OBJECTIVES} onClick={add}>{speak(pointed === null ? 'workshop.table.addObjective' : 'workshop.table.addObjectiveThere')}</button>
    </fieldset>
  );
}

/** Where each side deploys, where the table says it: along its edge, or within corners of its own. */
export function Deployments({ table }: OfTable): ReactNode {
  const speak = useSpeak();
  const list = table.deployment ?? [];
  const change = (seat: number, outline: readonly Corner[] | null): void => {
    const others = list.filter((one) => one.seat !== seat);
    const kept = (outline ?? []).map(([x, z]): [number, number] => [x, z]);
    const next = outline === null ? others : [...others, { seat, outline: kept }].sort((a, b) => a.seat - b.seat);
    tell('deployment', { deployment: next.length === 0 ? null : next });
    bench.setState({ overlay: 'missions' });
  };
  const outlineOf = (seat: number): readonly Corner[] | null => list.find((one) => one.seat === seat)?.outline ?? null;
  const further = list.map(({ seat }) => seat).filter((seat) => seat > 1);
  const next = Array.from({ length: MOST_SEATS }, (_, seat) => seat).find((seat) => seat > 1 && !further.includes(seat));
  return (
    <fieldset className="side__group is-list"><legend>{speak('workshop.table.deployment')}</legend><small>{speak('workshop.table.deploymentHint')}</small>
      {[0, 1, ...further].map((seat) => (
        <Deployment key={seat} seat={seat} table={table} outline={outlineOf(seat)} onOutline={(outline) => change(seat, outline)} />
      ))}
      {next !== undefined && (
        <button type="button" className="ghost" onClick={() => change(next, squareOf(table.size, next))}>{speak('workshop.table.addSeat', { player: next + 1 })}</button>
      )}
    </fieldset>
  );
}

interface DeploymentProps extends OfTable {
  readonly seat: number;
  readonly outline: readonly Corner[] | null;
  readonly onOutline: (outline: readonly Corner[] | null) => void;
}

/** One side's: a depth from its edge, or its corners one by one. */
function Deployment({ seat, table: { size }, outline, onOutline }: DeploymentProps): ReactNode {
  const speak = useSpeak();
  const depth = outline === null ? null : depthOf(size, seat, outline);
  const name = seat > 1 ? speak('workshop.table.seat', { player: seat + 1 }) : speak(seat === 0 ? 'workshop.table.near' : 'workshop.table.far');
  const choose = (value: string): void => {
    if (value === '') onOutline(null);
    // What is no outline of its own yet begins as a strip with a corner in the middle of its front.
    else if (value === FREE) onOutline(outline !== null && depth === null ? outline : fronted(outline ?? stripOf(size, seat, USUAL)));
    else onOutline(stripOf(size, seat, Number(value)));
  };
  const depths = seat > 1 ? [] : [...new Set([...DEPTHS, ...(depth === null ? [] : [depth])])];
  return (
    <>
      <label className="number-field"><span>{name}</span>
        <select className="field-text" value={outline === null ? '' : depth ?? FREE} onChange={({ target }) => choose(target.value)}>
          <option value="">{speak('workshop.table.off')}</option>
          {depths.map((one) => <option key={one} value={one}>{speak('workshop.table.depth', { depth: one })}</option>)}
          <option value={FREE}>{speak('workshop.table.ownCorners')}</option>
        </select>
      </label>
      {outline !== null && depth === null && <Corners name={name} seat={seat} size={size} outline={outline} onOutline={onOutline} />}
    </>
  );
}

/** A strip with a corner in the middle of its front. */
const fronted = (strip: readonly Corner[]): readonly Corner[] => withCorner(strip, [0, strip[2]![1]]);

interface CornersProps {
  readonly name: string;
  readonly seat: number;
  readonly size: TableFile['size'];
  readonly outline: readonly Corner[];
  readonly onOutline: (outline: readonly Corner[]) => void;
}

function Corners({ name, seat, size, outline, onOutline }: CornersProps): ReactNode {
  const speak = useSpeak();
  const pointed = usePointed();
  const [halfX, halfZ] = [size[0] / 2, size[1] / 2];
  const sorted = uncrossed(outline);
  const move = (at: number, to: Corner): void => onOutline(outline.map((corner, i) => (i === at ? to : corner)));
  return (
    <div className="own-way" role="group" aria-label={speak('workshop.table.cornersOf', { side: name })}>
      {outline.map(([x, z], i) => (
        <div key={i} className="side__row is-corner"><TakeMark of={{ kind: 'corner', seat, corner: i }}>{i + 1}</TakeMark>
          <NumberField label="x" unit="" value={x} least={-halfX} most={halfX} onValue={(value) => move(i, [value, z])} />
          <NumberField label="z" unit="" value={z} least={-halfZ} most={halfZ} onValue={(value) => move(i, [x, value])} />
          <button
            type="button" className="ghost" aria-label={speak('workshop.table.removeCorner', { number: i + 1 })} disabled={outline.length <= FEWEST_CORNERS}
            onClick={() => onOutline(outline.filter((_, k) => k !== i))}
          >✕</button>
        </div>
      ))}
      {crossesItself(outline) && (
        <p role="status" className="bad own-way__fault">{speak('workshop.table.crosses')}
          {sorted !== null && <button type="button" className="ghost" onClick={() => onOutline(sorted)}>{speak('workshop.table.uncross')}</button>}
        </p>
      )}
      <button type="button" className="ghost" disabled={outline.length >= MOST_CORNERS} onClick={() => onOutline(withCorner(outline, pointed))}>
        {speak(pointed === null ? 'workshop.table.addCorner' : 'workshop.table.addCornerThere')}
      </button>
    </div>
  );
}
