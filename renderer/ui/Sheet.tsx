import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';

interface SheetProps {
  readonly title: string;
  readonly className?: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  /** Without it the sheet stays for as long as it is drawn. */
  readonly onClose?: () => void;
}

/** A sheet over everything. The browser keeps the focus in it and gives it back when it closes; Escape closes it, where it can be closed. */
export function Sheet({ title, className = '', footer, children, onClose }: SheetProps): ReactNode {
  const box = useRef<HTMLDialogElement>(null);
  // Before anything behind it is seen.
  useLayoutEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      className={`sheet-box ${className}`} ref={box} aria-label={title} onCancel={(event) => { event.preventDefault(); onClose?.(); }}
      // A browser closes it at a second Escape whatever was said to the first.
      onClose={() => { if (onClose === undefined && box.current?.isConnected === true) box.current.showModal(); }}
    >
      <header><h2>{title}</h2>{onClose !== undefined && <CloseButton onClose={onClose} />}</header>
      <div className="scroll">{children}</div>
      {footer !== undefined && <footer>{footer}</footer>}
    </dialog>
  );
}
