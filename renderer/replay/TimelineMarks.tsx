import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FilmOpening } from '../../engine/host/link.ts';
import { Icon } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import type { Situation } from '../faces/face.ts';
import { ownKey } from '../words/own.ts';
import { seatLetter } from '../words/seats.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { clustersOf, type Cluster } from './timelineLayout.ts';

interface TimelineMarksProps {
  readonly opening: FilmOpening;
  readonly situation: Situation | null;
  readonly at: number;
  /** How many icons fit side by side. */
  readonly places: number;
  readonly onJump: (at: number) => void;
}

/** Marks that a tooltip tells; the rest are counted. */
const TOLD = 5;

/** What a mark says; its kind only, as the rule system calls it, where the table does not know yet what it is about. */
function what({ kind, event }: Cluster['marks'][number], system: string, situation: Situation | null, speak: Speak): string {
  const known = situation !== null && situation.face.words.isKnown(event, situation);
  return known ? situation.face.words.tell(event, situation, speak).replace(/\.$/, '') : speak(ownKey(system, `replay.mark.${kind}`, speak));
}

function wordsOf({ marks }: Cluster, system: string, situation: Situation | null, speak: Speak): readonly string[] {
  const lines = marks.slice(0, TOLD).map((mark) => speak('replay.markAt', { at: mark.at, what: what(mark, system, situation, speak) }));
  return marks.length > TOLD ? [...lines, speak('replay.more', { count: marks.length - TOLD })] : lines;
}

/** The mark that a key leads to from another, or null for keys that lead nowhere. */
function markFor(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft': return Math.max(0, from - 1);
    case 'ArrowRight': return Math.min(count - 1, from + 1);
    case 'Home': return 0;
    case 'End': return count - 1;
    default: return null;
  }
}

/** What happened where, as icons above the timeline. One stop for the Tab key: the arrows, Home and End go from mark to mark. */
export function TimelineMarks({ opening, situation, at, places, onJump }: TimelineMarksProps): ReactNode {
  const speak = useSpeak();
  const row = useRef<HTMLDivElement>(null);
  const clusters = useMemo(() => clustersOf(opening, places), [opening, places]);
  const [focused, setFocused] = useState<number | null>(null);
  const passed = clusters.filter((cluster) => cluster.at <= at).length;
  const stop = Math.min(clusters.length - 1, focused ?? Math.max(0, passed - 1));
  const press = (event: KeyboardEvent): void => {
    const to = event.shiftKey ? null : markFor(event.key, stop, clusters.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    row.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div className="film__marks" role="toolbar" aria-label={speak('replay.marks')} ref={row} onKeyDown={press} onBlur={() => setFocused(null)}>
      {clusters.map((cluster, index) => {
        const [first = '', ...rest] = wordsOf(cluster, opening.system, situation, speak);
        const [main] = cluster.marks;
        const side = situation === null || main === undefined ? null : situation.face.words.sideOf(main.event, situation);
        return (
          <span key={cluster.place} className={`film__mark is-${cluster.kind}${cluster.at > at ? ' is-ahead' : ''}`} style={{ left: `${cluster.place * 100}%` }}>
            <Tooltip title={first} text={rest.join('\n')}>
              <button type="button" tabIndex={index === stop ? 0 : -1} aria-label={[first, ...rest].join('. ')} aria-current={cluster.at === at || undefined} onFocus={() => setFocused(index)} onClick={() => onJump(cluster.at)}>
                <Icon name={cluster.icon} />
                {cluster.marks.length > 1 && <small>{cluster.marks.length}</small>}
                {side !== null && <i className={`pattern ${seatLetter(side)}`} />}
              </button>
            </Tooltip>
          </span>
        );
      })}
    </div>
  );
}
