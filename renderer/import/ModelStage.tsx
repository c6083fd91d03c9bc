import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { KINDS } from '../../engine/space/import/kinds.ts';
import type { MadePart } from '../../engine/space/import/make-piece.ts';
import { useSpeak } from '../words/speak.ts';
import { matterTone } from '../workshop/overlayShapes.ts';
import { boardFor } from './aloneOn.ts';
import { useImport, type Importer, type Shows } from './importer.ts';
import { joinImportProbe } from './importProbe.ts';
import { KIND_TONES } from './kindTones.ts';
import { laidApart } from './labels.ts';
import { ModelGround, useModelOver } from './modelGround.ts';
import { modelShapes } from './modelShapes.ts';
import { FIGURE_BASE, ModelView } from './modelView.ts';
import { SLOP } from './orbit.ts';
import { ShowsBar } from './ShowsBar.tsx';

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
  const [ground] = useState(() => new ModelGround(importer));
  const told = useModelOver(ground, (s) => s);
  const over = useMemo(() => modelShapes(shows, model, told), [shows, model, told]);
  useEffect(() => ground.watch(), [ground]);
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
    const part = joinImportProbe(importer, ground, opened, canvas.current!);
    return () => {
      part();
      resized.disconnect();
      opened.close();
      view.current = null;
    };
  }, [importer, ground]);
  const { square } = told;
  useEffect(() => {
    if (made === null) return;
    view.current?.show({ parts: made.parts, size: made.size, tone: toneOf(shows), chosen, board: boardFor(made.size, shows, square), over });
  }, [made, shows, chosen, square, over]);
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
  return (
    <section className={`import__stage${painting ? ' is-painting' : ''}${made === null ? ' is-stale' : ''}`} aria-label={speak('import.shows.heading')}>
      <div className="import__picture">
        <canvas
          ref={canvas} tabIndex={0} role="application" aria-label={speak('import.shows.canvas')} data-own-keys onKeyDown={keys} onPointerUp={lift}
          onPointerDown={({ clientX: x, clientY: y }) => { press.current = { x, y }; }}
        />
        {broken && <p className="bad">{speak('import.failed')}</p>}
        {[0, 1, 2].map((i) => (
          <span key={i} ref={(label) => { labels.current[i] = label; }} className="import__measure" hidden={sizes.length === 0}>{Math.round(sizes[i] ?? 0)} mm</span>
        ))}
        <i className="import__reticle" aria-hidden="true" />
        {tall !== null && <p ref={foot} className="import__figure">{speak('import.place.figure', { tall, base: FIGURE_BASE })}</p>}
      </div>
      <ShowsBar importer={importer} ground={ground} legend={over.shapes.legend} none={over.none} />
    </section>
  );
}
