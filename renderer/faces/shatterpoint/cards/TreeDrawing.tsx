import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import type { Tree, TreeOption } from '../../../../engine/shatterpoint/cards/card.ts';
import { effectTexts } from '../words/effectTexts.ts';
import { effectWords } from '../words/tell.ts';
import { useSpeak } from '../../../words/speak.ts';
import { Icon, isIcon } from '../../../ui/Icon.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { isTowardSelf, reachable } from './treeWalk.ts';

/** Height of an option and the gaps between options, in widths of one. */
const HEIGHT = 0.6;
const GAP_X = 0.3;
const GAP_Y = 0.16;

interface TreeDrawingProps {
  readonly tree: Tree;
  readonly label: string;
  readonly path: readonly string[];
  /** Successes not yet spent. */
  readonly left: number;
  /** Options that may be taken now; exactly these can be clicked. */
  readonly next: readonly string[];
  /** Key shown on each of them. */
  readonly keys: ReadonlyMap<string, string>;
  readonly marked: string | null;
  readonly onPick?: (option: string) => void;
  readonly onMark?: (option: string | null) => void;
}

const place = ({ column, row }: TreeOption): { x: number; y: number } => ({
  x: (column - 1) * (1 + GAP_X) + 0.5,
  y: row * (HEIGHT + GAP_Y) + HEIGHT / 2,
});

const joined = (parts: readonly string[], between: string): string => parts.filter((part) => part !== '').join(between);
const units = (many: number): string => `calc(var(--unit) * ${many})`;
const NODE_SIZE = { width: units(1), height: units(HEIGHT) };

/** Where each arrow leads among the options in their order. */
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A combat tree as it is printed: options in columns, joined by paths, with the walk so far. It is drawn as wide as an option may be (`--node`), or smaller to fit its room. A tree that is only looked at is one stop of Tab, and the arrows go through it: each option explains itself. */
export function TreeDrawing({ tree, label, path, left, next, keys, marked, onPick, onMark }: TreeDrawingProps): ReactNode {
  const speak = useSpeak();
  const group = useRef<HTMLDivElement>(null);
  const isShown = onPick === undefined;
  const columns = Math.max(...tree.options.map((option) => option.column));
  const rows = tree.options.map((option) => option.row);
  const top = Math.min(...rows);
  const height = (Math.max(...rows) - top + 1) * (HEIGHT + GAP_Y) - GAP_Y;
  const width = columns * (1 + GAP_X) - GAP_X;
  const at = new Map(tree.options.map((option) => [option.id, place({ ...option, row: option.row - top })]));
  const live = reachable(tree, path, left, next);
  const last = path.at(-1);
  const lineState = (a: string, b: string): string => {
    if (path.some((step, index) => (step === a && path[index + 1] === b) || (step === b && path[index + 1] === a))) return 'taken';
    if (marked !== null && ((last === a && marked === b) || (last === b && marked === a))) return 'ghosted';
    return (live.has(a) || last === a) && (live.has(b) || last === b) ? 'live' : '';
  };
  const walk = (event: KeyboardEvent): void => {
    const by = ARROWS[event.key];
    const nodes = [...group.current!.querySelectorAll<HTMLElement>('.node')];
    const from = nodes.indexOf(event.target as HTMLElement);
    if (!isShown || by === undefined || from < 0) return;
    event.preventDefault();
    nodes[(from + by + nodes.length) % nodes.length]!.focus();
  };
  return (
    <div className="tree__room">
      <div className="tree" role="group" aria-label={label} ref={group} onKeyDown={walk} style={{ '--across': width, '--down': height } as CSSProperties}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {tree.paths.map(([a, b]) => {
            const from = at.get(a);
            const to = at.get(b);
            return from !== undefined && to !== undefined && <line key={`${a} ${b}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={lineState(a, b)} />;
          })}
        </svg>
        {tree.options.map((option, place) => {
          const step = path.indexOf(option.id) + 1;
          const open = next.includes(option.id);
          const state = step > 0 ? 'taken' : open ? 'next' : live.has(option.id) ? 'live' : 'far';
          const { x, y } = at.get(option.id)!;
          const key = keys.get(option.id);
          const words = [
            effectWords(option.effects, speak),
            step > 0 ? speak('shatterpoint.card.step', { number: step }) : '',
            option.start ? speak('shatterpoint.card.start') : '',
          ];
          const looks = ['node', state, option.start ? 'start' : '', marked === option.id ? 'is-marked' : ''];
          const node = (
            <button
              key={option.id}
              type="button"
              className={joined(looks, ' ')}
              aria-disabled={!open || isShown || undefined}
              tabIndex={isShown ? (place === 0 ? 0 : -1) : undefined}
              data-option={option.id}
              data-many={option.effects.length > 3 || undefined}
              aria-label={joined(words, ', ')}
              title={isShown ? undefined : joined(words, ', ')}
              aria-keyshortcuts={key}
              style={{ left: units(x - 0.5), top: units(y - HEIGHT / 2), ...NODE_SIZE }}
              onClick={() => { if (open) onPick?.(option.id); }}
              onPointerEnter={() => onMark?.(option.id)}
              onPointerLeave={() => onMark?.(null)}
              onFocus={() => onMark?.(option.id)}
              onBlur={() => onMark?.(null)}
            >
              {option.effects.map((effect, index) => isIcon(effect) && (
                <span key={index} className={isTowardSelf(effect) ? 'own' : undefined}>
                  <Icon name={effect} />
                </span>
              ))}
              {step > 0 && <span className="node__step" aria-hidden="true">{step}</span>}
              {key !== undefined && <kbd className="node__key" aria-hidden="true">{key}</kbd>}
            </button>
          );
          return isShown ? <Tooltip key={option.id} title={joined(words, ', ')} text={effectTexts(option.effects, speak)}>{node}</Tooltip> : node;
        })}
      </div>
    </div>
  );
}
