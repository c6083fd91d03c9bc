import { useEffect, type ReactNode } from 'react';
import { useHotkeys } from '../ui/hotkeys.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { RailButton } from '../ui/RailButton.tsx';
import { useSpeak } from '../words/speak.ts';
import type { Face } from '../faces/face.ts';
import { usePanels } from '../faces/usePanels.ts';
import { useMatch } from '../match/match.ts';
import { InstrumentCard } from './InstrumentCard.tsx';
import { hold, layAway, toggleStrip, useInstruments } from './instruments.ts';
import { OverlayStrip } from './OverlayStrip.tsx';
import './measure.css';
import '../words/measuring.ts';

const NONE: Face['instruments'] = [];

/** Measuring, sight and overlays, as far as the rule system has them: for everybody at any time, whatever is asked. */
export function TableTools(): ReactNode {
  const speak = useSpeak();
  const kind = useInstruments((s) => s.held?.kind ?? null);
  const strip = useInstruments((s) => s.strip);
  const has = useMatch((s) => s.situation?.face.instruments ?? NONE);
  const [measure, sight, overlay] = (['measure', 'sight', 'overlay'] as const).map((word) => has.includes(word));
  useHotkeys({ ...(measure ? { M: () => hold('measure') } : {}), ...(sight ? { L: () => hold('sight') } : {}), ...(overlay ? { O: toggleStrip } : {}) });
  useEffect(() => layAway, []);
  const button = (word: 'measure' | 'sight' | 'overlay', icon: IconName, key: string, on: boolean, act: () => void): ReactNode => (
    <RailButton name={word} label={speak(`measure.${word}`)} hint={speak(`measure.${word}Hint`)} keyName={key} keys={key} pressed={on} onPress={act}><Icon name={icon} /></RailButton>
  );
  return (
    <div className="table-tools" role="toolbar" aria-label={speak('measure.tools')}>
      {measure && button('measure', 'range', 'M', kind === 'measure', () => hold('measure'))}
      {sight && button('sight', 'focus', 'L', kind === 'sight', () => hold('sight'))}
      {overlay && button('overlay', 'layers', 'O', strip, toggleStrip)}
    </div>
  );
}

/** What the tools say, beside the table. */
export function ToolNotes(): ReactNode {
  const panels = usePanels(useMatch((s) => s.situation?.face ?? null));
  return (
    <div className="table-notes scroll">
      <InstrumentCard />
      {panels !== null && <panels.FromThere />}
      <OverlayStrip />
    </div>
  );
}
