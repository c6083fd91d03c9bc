import type { ReactNode } from 'react';

/** A share that is hidden, as a bar: dark is hidden, bright is seen. */
export const HiddenBar = ({ hidden }: { readonly hidden: number }): ReactNode => (
  <i className="hidden-bar" aria-hidden="true"><i style={{ width: `${Math.round(hidden * 100)}%` }} /></i>
);
