import type { ReactNode, SelectHTMLAttributes } from 'react';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** What is chosen, in words. */
  readonly words: string;
  readonly children: ReactNode;
}

/** One of many from a list. A closed list of the browser breaks no lines and would cut long words off, so what is chosen is written below it. */
export const Select = ({ words, children, ...more }: SelectProps): ReactNode => (
  <span className="select"><span className="select__words" aria-hidden="true">{words}</span><select {...more}>{children}</select></span>
);
