import type { ReactNode } from 'react';

/** The key that triggers the control it stands on. */
export const Key = ({ name }: { readonly name: string }): ReactNode => <kbd className="key" aria-hidden="true">{name}</kbd>;
