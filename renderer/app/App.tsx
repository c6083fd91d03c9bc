import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { PlayedElsewhere } from '../library/PlayedElsewhere.tsx';
import { ShellFiles } from '../library/ShellFiles.tsx';
import { match, useMatch } from '../match/match.ts';
import type { Settings } from '../match/settings.ts';
import { useRootSize } from '../ui/useRootSize.ts';
import { setLanguage, WordsProvider } from '../words/speak.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LockedSheet } from './LockedSheet.tsx';
import { Screen } from './Screen.tsx';
import { TableBehind } from './TableBehind.tsx';
import { usePad } from './usePad.ts';

/** Writes what the styles read onto the page. */
function dress({ palette, reducedMotion, language }: Settings): void {
  const page = document.documentElement;
  page.dataset.palette = palette;
  page.dataset.motion = reducedMotion ? 'reduced' : 'full';
  page.lang = language;
  setLanguage(language);
}

/** The whole window. */
export function App(): ReactNode {
  const settings = useMatch((s) => s.settings);
  const go = useMatch((s) => s.go);
  useEffect(() => dress(settings), [settings]);
  usePad();
  const size = useRootSize(settings.textScale);
  useLayoutEffect(() => { document.documentElement.style.fontSize = `${size}px`; }, [size]);
  return (
    <WordsProvider>
      <ErrorBoundary onHome={() => go('home')}>
        <Screens />
      </ErrorBoundary>
    </WordsProvider>
  );
}

/** The screen one is on, and beside each of them what the desktop shell says. */
function Screens(): ReactNode {
  const [first, setFirst] = useState<string | null>(null);
  const locked = useMatch((s) => s.locked);
  const show = (id: string): void => {
    setFirst(id);
    const { screen, go } = match.getState();
    if (screen === 'home' || screen === 'new') go('library');
  };
  return (
    <>
      <TableBehind />
      <Screen first={first} onFirst={setFirst} />
      <ShellFiles onShow={show} />
      <PlayedElsewhere onShow={show} />
      {locked !== null && <LockedSheet key={locked} why={locked} />}
    </>
  );
}
