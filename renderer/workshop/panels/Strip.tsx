import { useMemo, type ReactNode } from 'react';
import { useSpeak } from '../../words/speak.ts';
import { bench, GRID, OVERLAYS, TOOLS, useBench, type BenchState } from '../bench.ts';
import { useInstrument } from '../instrument.ts';
import { slicesOf } from '../slices.ts';
import { type Fold, Folds } from './Folds.tsx';
import { goBy, trial, useTrial } from '../trial.ts';
import { BaseField, SquareField, SystemField } from './GroundFields.tsx';

const KEYS = { move: 'W', turn: 'E', raise: 'R', measure: 'M', figure: 'F' } as const;
const INCH = 25.4;

interface StripProps {
  /** The panel that is open where one is at a time; undefined where all have room. */
  readonly open: Fold | null | undefined;
  readonly onOpen: (open: Fold | null) => void;
}

/** The strip at the bottom: tools, what pieces are drawn to, how much is seen, and what is shown over the table. */
export function Strip({ open, onOpen }: StripProps): ReactNode {
  const speak = useSpeak();
  const tool = useBench((s) => s.tool);
  const told = useTold();
  return (
    <footer className="workshop__strip panel">
      <div className="strip__group" role="radiogroup" aria-label={speak('workshop.tool.tools')}>
        {TOOLS.map((one) => (
          <button key={one} type="button" role="radio" aria-checked={tool === one} aria-keyshortcuts={KEYS[one]} title={`${speak(`workshop.tool.${one}Hint`)} (${KEYS[one]})`} onClick={() => bench.setState({ tool: one, held: null, lines: [] })}>
            {speak(`workshop.tool.${one}`)} <kbd>{KEYS[one]}</kbd>
          </button>
        ))}
      </div>
      {open !== undefined && <Folds open={open} onOpen={onOpen} />}
      {open === undefined || open === 'shows' ? <Shows /> : told && <p className="strip__hint"><Hint /></p>}
    </footer>
  );
}

/** Whether tape or aim tell something of a place: that goes before what is known of tool and overlay anyway. */
function useTold(): boolean {
  const tool = useBench((s) => s.tool);
  const tape = useInstrument((s) => s.tape);
  const aim = useInstrument((s) => s.aim);
  return (tool === 'measure' && tape !== null) || aim !== null;
}

/** What pieces are drawn to, how much is seen, what is shown over the table, and what that or the tool in hand tells. */
function Shows(): ReactNode {
  const speak = useSpeak();
  const snaps = useBench((s) => s.snaps);
  const overlay = useBench((s) => s.overlay);
  const match = useBench((s) => s.match);
  const check = useBench((s) => s.check);
  const base = useTrial((s) => s.base);
  const system = useTrial((s) => s.system);
  const square = useTrial((s) => s.square);
  const told = useTold();
  const toggle = (key: keyof BenchState['snaps']): void => bench.setState({ snaps: { ...snaps, [key]: key === 'grid' ? (snaps.grid > 0 ? 0 : GRID) : !snaps[key] } });
  return (
    <>
      <div className="strip__group" role="group" aria-label={speak('workshop.snap.heading')}>
        <span>{speak('workshop.snap.heading')}</span>
        {(['edges', 'decks', 'ladders', 'grid', 'angles'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === 'grid' ? snaps.grid > 0 : snaps[one]} onClick={() => toggle(one)}>{speak(`workshop.snap.${one}`)}</button>
        ))}
      </div>
      <Slices />
      <label className="strip__group">{speak('workshop.overlay.heading')}
        <select className="field-text" value={overlay} onChange={({ target }) => bench.setState({ overlay: target.value as BenchState['overlay'] })}>
          {OVERLAYS.map((one) => <option key={one} value={one}>{speak(`workshop.overlay.${one}`)}</option>)}
        </select>
      </label>
      {overlay === 'cover' && <SystemField className="strip__group" value={system} onValue={(id) => void goBy(id)} />}
      {overlay === 'room' && <BaseField className="strip__group" value={base} onValue={(one) => trial.setState({ base: one })} />}
      {(overlay === 'missions' || overlay === 'heights') && (
        <label className="strip__group">{speak('workshop.overlay.of')}
          <select className="field-text strip__match" value={match ?? ''} onChange={({ target }) => bench.setState({ match: target.value === '' ? null : target.value })}>
            {overlay === 'missions' && <option value="">{speak('workshop.overlay.own')}</option>}
            {(check?.matches ?? []).map(({ name }) => <option key={name} value={name}>{name}</option>)}
          </select>
        </label>
      )}
      {overlay === 'squares' && <SquareField className="strip__group" value={square} onValue={(side) => trial.setState({ square: side })} />}
      <p className="strip__hint">{!told && overlay !== 'none' ? speak(`workshop.overlay.${overlay}Hint`, { base }) : <Hint />}</p>
    </>
  );
}

/** Up to which height the table is seen: everything, or up to one of its own. */
function Slices(): ReactNode {
  const speak = useSpeak();
  const slice = useBench((s) => s.slice);
  const features = useBench((s) => s.draft?.table.features);
  const kit = useBench((s) => s.kit);
  const come = useBench((s) => s.come);
  const own = useMemo(() => (features === undefined || kit === null ? [] : slicesOf(features, (piece) => kit.model(piece))), [features, kit, come]);
  // What is chosen is offered although the table has lost it.
  const heights = slice === null || own.includes(slice) ? own : [...own, slice].sort((a, b) => b - a);
  return (
    <label className="strip__group">{speak('workshop.slice.heading')}
      <select className="field-text" value={slice ?? ''} onChange={({ target }) => bench.setState({ slice: target.value === '' ? null : Number(target.value) })}>
        <option value="">{speak('workshop.slice.all')}</option>
        {heights.map((height) => <option key={height} value={height}>{speak('workshop.slice.up', { height })}</option>)}
      </select>
    </label>
  );
}

/** What the tool in hand tells. */
function Hint(): ReactNode {
  const speak = useSpeak();
  const tool = useBench((s) => s.tool);
  const tape = useInstrument((s) => s.tape);
  const aim = useInstrument((s) => s.aim);
  const aims = aim !== null && (tool === 'figure' || (tool === 'measure' && tape === null));
  if (aims) return <output>{speak('workshop.aim', { x: aim.x, z: aim.z, up: Math.round(aim.y) })}</output>;
  if (tool !== 'measure' || tape === null) return speak(`workshop.tool.${tool}Hint`);
  const flat = Math.hypot(tape.to.x - tape.from.x, tape.to.z - tape.from.z);
  return <output>{speak('workshop.tape', { flat: Math.round(flat), range: `${(flat / INCH).toFixed(1)}″`, up: Math.round(tape.to.y - tape.from.y) })}</output>;
}
