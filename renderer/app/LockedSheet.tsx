import type { ReactNode } from 'react';
import { knockAgain } from '../match/match.ts';
import type { Locked } from '../match/socket.ts';
import { useSpeak } from '../words/speak.ts';
import { Sheet } from '../ui/Sheet.tsx';

/** Says that the host does not let this window in, why, and what a person can do. It goes by itself once the window is let in. */
export function LockedSheet({ why }: { readonly why: Locked }): ReactNode {
  const speak = useSpeak();
  const again = <button type="button" className="option main" data-first onClick={knockAgain}><span className="option__text"><b>{speak('menu.tryAgain')}</b></span></button>;
  return (
    <Sheet title={speak(`locked.${why}`)} {...(why === 'unknown' ? { footer: again } : {})}>
      <p>{speak(`locked.${why}Why`)}</p>
      <p>{speak(`locked.${why}Way`)}</p>
    </Sheet>
  );
}
