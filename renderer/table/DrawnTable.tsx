import type { ReactNode } from 'react';
import { useMatch } from '../match/match.ts';
import { useSpeak } from '../words/speak.ts';
import { Scene } from './Scene.tsx';
import { canDraw } from './webgl.ts';
import './table.css';

const FILL = { position: 'fixed', inset: 0, background: '#0b0806', touchAction: 'none' } as const;

const drawable = canDraw();

/** The table behind everything, played at or watched; a browser that cannot draw it is told so in its place. */
export function DrawnTable(): ReactNode {
  const speak = useSpeak();
  const opening = useMatch((s) => s.opening);
  if (!drawable) return <p role="alert" className="notice table-lost">{speak('table.noWebgl')}</p>;
  return <div style={FILL} data-testid="table">{opening !== null && <Scene {...opening} />}</div>;
}
