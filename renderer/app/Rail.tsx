import type { ReactNode } from 'react';
import { TableTools } from '../measure/TableTools.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RailButton } from '../ui/RailButton.tsx';
import { viewPlace } from '../ui/viewPlace.ts';
import { useSpeak } from '../words/speak.ts';

interface RailProps {
  /** Before the buttons that every table has. */
  readonly first: ReactNode;
  readonly logOpen: boolean;
  readonly rulesOpen: boolean;
  readonly onLog: () => void;
  /** Absent where there is nobody to list. */
  readonly onRoster?: (() => void) | undefined;
  readonly onRules: () => void;
  readonly onKeys: () => void;
  readonly onSettings: () => void;
  /** The button that leaves the table. */
  readonly leave: ReactNode;
}

/** Everything that is there at any time, at the right edge: the way back, the log, the tools, help and settings; below them camera and levels. */
export function Rail({ first, logOpen, rulesOpen, onLog, onRoster, onRules, onKeys, onSettings, leave }: RailProps): ReactNode {
  const speak = useSpeak();
  return (
    <aside className="rail" data-menu aria-label={speak('hud.rail')}>
      <div className="rail__group panel">
        {first}
        <RailButton label={speak('hud.log')} keyName="G" keys="G" expanded={logOpen} onPress={onLog}><Icon name="log" /></RailButton>
        {onRoster !== undefined && <RailButton label={speak('roster.heading')} keyName="Q" keys="Q" onPress={onRoster}><Icon name="roster" /></RailButton>}
        <TableTools />
        <RailButton label={speak('hud.keys')} keyName="?" keys="?" onPress={onKeys}><Icon name="keyboard" /></RailButton>
        <RailButton label={speak('hud.rules')} keyName="F1" keys="F1" expanded={rulesOpen} onPress={onRules}><Icon name="book" /></RailButton>
        <RailButton label={speak('hud.settings')} onPress={onSettings}><Icon name="gear" /></RailButton>
        {leave}
      </div>
      <div className="rail__group rail__view panel" ref={viewPlace} />
    </aside>
  );
}
