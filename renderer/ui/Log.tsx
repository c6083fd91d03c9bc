import { useEffect, useRef, type ReactNode } from 'react';
import { useEscape } from './hotkeys.ts';
import type { Happened } from '../../engine/host/link.ts';
import type { Situation } from '../faces/face.ts';
import { seatLetter, type SeatLetter } from '../words/seats.ts';
import { useSpeak, type Speak } from '../words/speak.ts';
import { CloseButton } from './CloseButton.tsx';

/** One thing that happened, with a key that never repeats. */
interface LogEntry {
  readonly key: number;
  readonly event: Happened;
}

export interface LogLine {
  readonly key: number;
  readonly text: string;
  readonly side: SeatLetter | null;
  readonly turn: boolean;
  /** It belongs to the attack above it. */
  readonly within: boolean;
}

const told = new WeakMap<object, { readonly language: string; readonly text: string }>();

/** The lines a person reads, oldest first. A line keeps the words it was first told with: names it needs may be gone later. */
export function linesOf(entries: readonly LogEntry[], situation: Situation, speak: Speak): readonly LogLine[] {
  const { words } = situation.face;
  const lines: LogLine[] = [];
  const open: Happened[] = [];
  let before: LogEntry | null = null;
  for (const { key, event } of entries) {
    const part = words.partOf(event);
    if (part === 'apart') open.length = 0;
    const within = open.length > 0;
    if (part === 'ends') open.pop();
    if (part === 'opens') open.push(event);
    if (words.isQuiet(event, speak)) continue;
    const both: Happened | null = before === null ? null : words.joined(before.event, event);
    if (both !== null) lines.pop();
    const now: LogEntry = before === null || both === null ? { key, event } : { key: before.key, event: both };
    before = now;
    let line = told.get(event);
    if (line === undefined || line.language !== speak.language()) {
      line = { language: speak.language(), text: words.tell(now.event, situation, speak, open.at(-1)) };
      told.set(event, line);
    }
    const opener = within ? open.at(-1) : undefined;
    const seat = words.sideOf(now.event, situation) ?? (opener === undefined ? null : words.sideOf(opener, situation));
    lines.push({ key: now.key, text: line.text, side: seat === null ? null : seatLetter(seat), turn: words.opensTurn(now.event), within });
  }
  return lines;
}

/** How many lines are drawn; older ones are in the match file. */
const DRAWN = 200;

/** The story of the match, beside the table. */
export function Log({ lines, onClose }: { readonly lines: readonly LogLine[]; readonly onClose: () => void }): ReactNode {
  const speak = useSpeak();
  useEscape(onClose);
  const end = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.key;
  useEffect(() => { if (end.current !== null) end.current.scrollTop = end.current.scrollHeight; }, [newest]);
  return (
    <section className="log panel" aria-label={speak('hud.log')} data-layer>
      <header><h2>{speak('hud.log')}</h2><CloseButton keys="G Escape" onClose={onClose} /></header>
      <ol className="log__lines scroll" role="log" tabIndex={0} ref={end}>
        {lines.length === 0 && <li>{speak('hud.logEmpty')}</li>}
        {lines.slice(-DRAWN).map(({ key, text, side, turn, within }) => <li key={key} className={turn ? 'turn' : `${side ?? ''}${within ? ' within' : ''}`}>{text}</li>)}
      </ol>
    </section>
  );
}
