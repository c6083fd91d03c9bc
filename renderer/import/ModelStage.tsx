import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { KINDS } from '../../engine/space/import/kinds.ts';
import type { MadePart } from '../../engine/space/import/make-piece.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { USUAL_SIZE } from '../../engine/space/terrain/size.ts';
import type { TableFile } from '../../engine/space/terrain/table.ts';
import { useSpeak } from '../words/speak.ts';
import { heightShapes, matterShapes, matterTone, NO_SHAPES, wayShapes, type OverlayShapes } from '../workshop/overlayShapes.ts';
import { useImport, type Importer, type Shows } from './importer.ts';
import { joinImportProbe } from './importProbe.ts';
import { KIND_TONES } from './kindTones.ts';
import { laidApart } from './labels.ts';
import { FIGURE_BASE, ModelView } from './modelView.ts';
import { SLOP } from './orbit.ts';
import { ShowsBar } from './ShowsBar.tsx';

/** The piece alone on a table, as the workshop's drawings take it. */
const ALONE: TableFile = { format: 'gantry-table', version: 2, id: 'own-import', name: '', theme: 'refinery', size: [...USUAL_SIZE], features: [{ id: 'a', piece: 'piece', at: [0, 0], turn: 0, level: 0 }] };
const DRAWN: Readonly<Partial<Record<Shows, typeof heightShapes>>> = { heights: heightShapes, matter: matterShapes, ways: wayShapes };

/** What rules read of a piece, as far as it is to be shown. */
const shapesOf = (shows: Shows, model: PieceModel | null): OverlayShapes => (model === null ? NO_SHAPES : DRAWN[shows]?.(ALONE, () => model) ?? NO_SHAPES);

/** What lies under the shapes that rules read; and what is drawn in colours of its own: null for how it looks. */
const UNDER = '#7d756c';
const TONES: Readonly<Partial<Record<Shows, ((part: MadePart) => string) | null>>> = {
  look: null, kinds: ({ kind }) => KIND_TONES[kind], matter: ({ kind }) => matterTone(KINDS[kind].sight, KINDS[kind].move),
};
const toneOf = (shows: Shows): ((part: MadePart) => string) | null => { const tone = TONES[shows]; return tone === undefined ? () => UNDER : tone; };
/** Radians for each press of a key, and how much nearer one brings. */
const [TURN, NEAR] = [0.12, 1.15];

/** The model in three dimensions: it is turned, pointed at and painted here. */
export function ModelStage({ importer }: { readonly importer: Importer }): ReactNode {
  const speak = useSpeak();
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<(HTMLSpanElement | null)[]>([]);
  const foot = useRef<HTMLParagraphElement>(null);
  const view = useRef<ModelView | null>(null);
  const press = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [tall, setTall] = useState<number | null>(null);
  const [broken, setBroken] = useState(false);
  const made = useImport(importer, (s) => s.made);
  const model = useImport(importer, (s) => s.model);
  const shows = useImport(importer, (s) => s.shows);
  const chosen = useImport(importer, (s) => s.chosen);
  const painting = useImport(importer, (s) => s.painting !== null && s.chosen !== null);
  const shapes = useMemo(() => shapesOf(shows, model), [shows, model]);
  useEffect(() => {
    let opened: ModelView;
    try {
      opened = new ModelView(canvas.current!, setTall, (now) => {
        const [signs, { clientWidth: width, clientHeight }] = [labels.current.map((one) => one!), canvas.current!];
        const height = foot.current?.offsetTop ?? clientHeight;
        laidApart(now.middles(), signs.map((one) => ({ width: one.offsetWidth, height: one.offsetHeight })), { width, height })
          .forEach(({ left, top }, i) => { signs[i]!.style.translate = `${left.toFixed(1)}px ${top.toFixed(1)}px`; });
      });
    } catch {
      setBroken(true);
      return undefined;
    }
    view.current = opened;
    const resized = new ResizeObserver(() => opened.draw());
    resized.observe(canvas.current!);
    const part = joinImportProbe(importer, opened, canvas.current!);
    return () => {
      part();
      resized.disconnect();
      opened.close();
      view.current = null;
    };
  }, [importer]);
  useEffect(() => {
    if (made === null) return;
    view.current?.show({ parts: made.parts, size: made.size, tone: toneOf(shows), chosen, shapes });
  }, [made, shows, chosen, shapes]);
  const touch = (x: number, y: number): void => {
    const met = view.current?.meet(x, y) ?? null;
    if (met === null) return;
    if (painting) importer.paint(met.at, met.facing);
    else importer.store.setState({ chosen: met.part });
  };
  const lift = (event: PointerEvent): void => {
    const began = press.current;
    press.current = null;
    if (began === null || event.button !== 0 || Math.hypot(event.clientX - began.x, event.clientY - began.y) > SLOP) return;
    const { left, top } = canvas.current!.getBoundingClientRect();
    touch(event.clientX - left, event.clientY - top);
  };
  const keys = (event: KeyboardEvent): void => {
    const orbit = view.current?.orbit;
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => orbit?.move({ turn: -TURN }), ArrowRight: () => orbit?.move({ turn: TURN }),
      ArrowUp: () => orbit?.move({ tilt: TURN }), ArrowDown: () => orbit?.move({ tilt: -TURN }),
      '+': () => orbit?.move({ near: NEAR }), '=': () => orbit?.move({ near: NEAR }), '-': () => orbit?.move({ near: 1 / NEAR }),
      Enter: () => touch(canvas.current!.clientWidth / 2, canvas.current!.clientHeight / 2),
    };
    const deed = deeds[event.key];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  };
  const sizes = made === null ? [] : [made.size[0], made.size[2], made.size[1]];
  const none = model !== null && shapes.faces.length === 0 && shapes.bars.length === 0 && DRAWN[shows] !== undefined;
  return (
    <section className={`import__stage${painting ? ' is-painting' : ''}${made === null ? ' is-stale' : ''}`} aria-label={speak('import.shows.heading')}>
      <canvas
        ref={canvas} tabIndex={0} role="application" aria-label={speak('import.shows.canvas')} data-own-keys onKeyDown={keys} onPointerUp={lift}
        onPointerDown={({ clientX: x, clientY: y }) => { press.current = { x, y }; }}
      />
      {broken && <p className="bad">{speak('import.failed')}</p>}
      {[0, 1, 2].map((i) => (
        <span key={i} ref={(label) => { labels.current[i] = label; }} className="import__measure" hidden={sizes.length === 0}>{Math.round(sizes[i] ?? 0)} mm</span>
      ))}
      <i className="import__reticle" aria-hidden="true" />
      <ShowsBar importer={importer} legend={shapes.legend} none={none} />
      {tall !== null && <p ref={foot} className="import__figure">{speak('import.place.figure', { tall, base: FIGURE_BASE })}</p>}
    </section>
  );
}
