import type { ReactNode } from 'react';
import { Sheet } from './Sheet.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  /** The answer at hand: no, for what cannot be taken back. */
  readonly first: 'yes' | 'no';
  readonly children: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something is done. */
export function Confirm({ title, yes, no, first, children, onYes, onNo }: ConfirmProps): ReactNode {
  const answer = (is: 'yes' | 'no', words: string, onPress: () => void): ReactNode => (
    <button type="button" className={`option ${is === first ? 'main' : 'quiet'}`} data-first={is === first || undefined} onClick={onPress}><span className="option__text"><b>{words}</b></span></button>
  );
  return (
    <Sheet title={title} onClose={onNo} footer={<>{answer('no', no, onNo)}{answer('yes', yes, onYes)}</>}>
      <p>{children}</p>
    </Sheet>
  );
}
