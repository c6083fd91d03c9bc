import { Suspense, type ReactNode } from 'react';
import { usePanels } from '../faces/usePanels.ts';
import { useMatch } from '../match/match.ts';

/** What the rule system of the match adds to the scene. */
export const FaceScene = (): ReactNode => <Suspense fallback={null}><OfMatch /></Suspense>;

function OfMatch(): ReactNode {
  const panels = usePanels(useMatch((s) => s.situation?.face ?? null));
  return panels === null ? null : <panels.Scene />;
}
