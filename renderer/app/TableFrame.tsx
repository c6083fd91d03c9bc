import { Suspense, useState, type ReactNode } from 'react';
import { useHotkeys } from '../ui/hotkeys.ts';
import { Log, type LogLine } from '../ui/Log.tsx';
import { ToolNotes } from '../measure/TableTools.tsx';
import { useMatch } from '../match/match.ts';
import { useDrawing } from '../match/quality.ts';
import { closeBook, openBook, pointedRule, useBook } from '../rulebook/book.ts';
import { Rulebook } from '../rulebook/Rulebook.tsx';
import type { Happened } from '../../engine/host/link.ts';
import type { Situation } from '../faces/face.ts';
import { usePanels } from '../faces/usePanels.ts';
import { useSpeak } from '../words/speak.ts';
import { KeysSheet, type KeyList } from './Help.tsx';
import { Learn } from './Learn.tsx';
import { Rail } from './Rail.tsx';
import { Roster } from './Roster.tsx';
import { Settings } from './Settings.tsx';
import { TopBar } from './TopBar.tsx';
import { useCompact } from '../ui/useCompact.ts';
import { Lowered } from '../table/Lowered.tsx';
import { usePanelsKept } from '../table/director/panels.ts';

/** Width in rem up to which the rules reference lies over the frame; in a wider window it has its own column. */
const RULES_OVER = 76;

interface TableFrameProps {
  /** How things stand; null while nothing is shown yet. */
  readonly situation: Situation | null;
  readonly lines: readonly LogLine[];
  /** What happened, as the log has it. */
  readonly told: readonly Happened[];
  /** Whose keys the sheet of keys lists. */
  readonly keys: KeyList;
  readonly className?: string;
  /** Before the buttons that every table has. */
  readonly first?: ReactNode;
  /** The button that leaves the table. */
  readonly leave: ReactNode;
  /** What stands at the bottom: questions, or a film's timeline. */
  readonly dock: ReactNode;
}

/**
 * What stands around every table, played or watched. One bar at the top (the sides and what they play for), one at the bottom (what is asked), a rail
 * of buttons at the right edge that nothing lies over; between them the picture, with the strip of who matters at its left and, while there is something in
 * them, what the tools tell and the attack being made at its right.
 */
export function TableFrame({ situation, lines, told, keys, className = '', first, leave, dock }: TableFrameProps): ReactNode {
  const speak = useSpeak();
  const { settings, setSettings } = useMatch((s) => s);
  const [sheet, setSheet] = useState<'keys' | 'learn' | 'roster' | 'settings' | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const system = situation?.face.id;
  const systems = system === undefined ? [] : [system];
  const panels = usePanels(situation?.face ?? null);
  const compact = useCompact(settings.textScale);
  const rulesOpen = useBook((s) => s.open);
  const rulesOver = useCompact(settings.textScale, RULES_OVER);
  const lowered = useDrawing((now) => now.lowered === 'said');
  usePanelsKept();
  const listed = situation !== null && situation.face.rosterOf(situation, speak).length > 0;
  const openRoster = listed ? () => setSheet('roster') : undefined;
  const mute = (): void => setSettings({ sound: { ...settings.sound, muted: !settings.sound.muted } });
  useHotkeys({ F8: mute, Q: openRoster, G: () => setLogOpen(!logOpen), '?': () => setSheet('keys'), F1: () => openBook(pointedRule(), system) });
  return (
    <div className={`hud ${className}`}>
      <div className={rulesOpen && !rulesOver ? 'frame has-rules' : 'frame'}>
        {situation !== null && panels !== null && <TopBar situation={situation} panels={panels} />}
        <aside className="left">{situation !== null && panels !== null && <panels.Card situation={situation} compact={compact} />}</aside>
        <aside className="notes">
          {logOpen && <Log lines={lines} onClose={() => setLogOpen(false)} />}
          <ToolNotes />
        </aside>
        <aside className="scene">{situation !== null && panels !== null && <panels.Attack situation={situation} told={told} />}</aside>
        <div className="dock">{lowered && <Lowered />}{dock}</div>
        <Rail
          first={first}
          logOpen={logOpen}
          rulesOpen={rulesOpen}
          onLog={() => setLogOpen(!logOpen)}
          onRoster={openRoster}
          onRules={() => (rulesOpen ? closeBook() : openBook(null, system))}
          onKeys={() => setSheet('keys')}
          onSettings={() => setSheet('settings')}
          leave={leave}
        />
        {rulesOpen && <Rulebook systems={systems} note={situation === null ? null : situation.face.words.rulebookNote(situation, speak)} />}
      </div>
      {sheet === 'keys' && <KeysSheet list={keys} system={system ?? ''} onLearn={() => setSheet('learn')} onClose={() => setSheet(null)} />}
      {sheet === 'roster' && situation !== null && <Roster situation={situation} onClose={() => setSheet(null)} />}
      {sheet === 'learn' && <Suspense fallback={null}><Learn systems={systems} onClose={() => setSheet(null)} /></Suspense>}
      {sheet === 'settings' && <Settings settings={settings} onChange={setSettings} onClose={() => setSheet(null)} />}
    </div>
  );
}
