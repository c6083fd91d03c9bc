import { Component, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { SYSTEMS } from '../faces/index.ts';

const Scene = lazy(async () => {
  const [{ Scene: Drawn }, { canDraw }] = await Promise.all([import('../table/Scene.tsx'), import('../table/webgl.ts')]);
  return { default: ({ table }: { readonly table: string }): ReactNode => (canDraw() ? <Drawn table={table} system={SYSTEMS[0]!} /> : null) };
});

/** A decoration that fails is left out. */
class Optional extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Milliseconds after which the table is fetched: the menu comes first. */
const LATER = 400;

/** The table behind the menu, drawn once the menu stands. */
export function Backdrop({ table }: { readonly table: string }): ReactNode {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return ready && <div className="backdrop" aria-hidden="true" inert><Optional><Suspense fallback={null}><Scene table={table} /></Suspense></Optional></div>;
}

/** A picture of the table, for machines that draw slowly. */
export const Still = (): ReactNode => <div className="backdrop" aria-hidden="true"><img src="./table.jpg" alt="" /></div>;
