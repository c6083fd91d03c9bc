import type { ReactNode } from 'react';
import { match } from '../match/match.ts';
import { drawing } from '../match/quality.ts';
import type { Settings } from '../match/settings.ts';
import { useSpeak } from '../words/speak.ts';

/** From here on it is drawn as the person says. */
function chosen(quality: Settings['quality']): void {
  match.getState().setSettings({ quality });
  drawing.setState({ lowered: 'heard' });
}

/** Says once that the table is drawn more plainly because pictures came slowly, and offers to go back. */
export function Lowered(): ReactNode {
  const speak = useSpeak();
  return (
    <div role="status" className="lowered panel">
      <p>{speak('table.lowered')}</p>
      <button type="button" className="ghost" onClick={() => chosen('low')}>{speak('table.loweredKeep')}</button>
      <button type="button" className="ghost" onClick={() => chosen('high')}>{speak('table.loweredBack')}</button>
    </div>
  );
}
