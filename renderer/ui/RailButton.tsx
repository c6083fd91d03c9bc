import type { MouseEvent, ReactNode } from 'react';
import { Tooltip } from './Tooltip.tsx';

interface RailButtonProps {
  /** What it does, in words. */
  readonly label: string;
  /** What its explanation says; its label where nothing is given. */
  readonly hint?: string;
  /** Its key as it is printed. */
  readonly keyName?: string;
  /** Its keys as the browser names them. */
  readonly keys?: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** It does nothing now; its explanation says why. */
  readonly shut?: boolean;
  readonly name?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One button of the rail, drawn as a symbol and explained beside it. Pressed with the mouse it keeps no focus: the keys stay with the table. */
export function RailButton({ label, hint = label, keyName, keys, pressed, expanded, shut = false, name, onPress, children }: RailButtonProps): ReactNode {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (event.detail > 0) event.currentTarget.blur();
    onPress();
  };
  return (
    <Tooltip title={keyName === undefined ? hint : `${hint} (${keyName})`} beside>
      <button
        type="button" className="rail__button" data-instrument={name} aria-label={label} aria-keyshortcuts={keys} aria-pressed={pressed} aria-expanded={expanded}
        aria-disabled={shut || undefined} onClick={press}
      >
        {children}
      </button>
    </Tooltip>
  );
}
