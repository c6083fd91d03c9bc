import type { ReactNode } from 'react';
import { useMatch } from '../match/match.ts';
import { Scene } from '../table/Scene.tsx';
import { canDraw } from '../table/webgl.ts';
import { useSpeak } from '../words/speak.ts';
import { Hud } from './Hud.tsx';

const FILL = { position: 'fixed', inset: 0, background: '#0b0806', touchAction: 'none' } as const;

const drawable = canDraw();

/** A match being played: the drawn table, and the interface over it. */
export function Battle(): ReactNode {
  const table = useMatch((s) => s.opening);
  const speak = useSpeak();
  if (!drawable) return <div role="alert" className="notice">{speak('table.noWebgl')}</div>;
  return (
    <>
      <div style={FILL} data-testid="table">{table !== null && <Scene table={table} />}</div>
      <Hud />
    </>
  );
}
