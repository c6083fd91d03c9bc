import { useEffect } from 'react';

/** A gamepad plays as the keyboard does. Nothing of it is loaded and nothing is read before one is connected. */
export function usePad(): void {
  useEffect(() => {
    const connected = (): void => { void import('../pad/watch.ts').then(({ watchPads }) => watchPads()); };
    window.addEventListener('gamepadconnected', connected);
    return () => window.removeEventListener('gamepadconnected', connected);
  }, []);
}
