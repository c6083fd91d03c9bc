import { Component, lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Catalogue } from '../../engine/host/link.ts';
import { SYSTEMS } from '../faces/index.ts';
import { useMatch } from '../match/match.ts';
import { useFine } from '../match/quality.ts';
import { firstTable } from '../ui/firstTable.ts';
import { loadTable } from './tableScreens.ts';

const LastingTable = lazy(async () => ({ default: (await loadTable()).LastingTable }));

/** Behind a menu a table that fails is left out; one that is played at is told of. */
class Optional extends Component<{ readonly needed: boolean; readonly children: ReactNode }, { readonly fault: unknown }> {
  override state = { fault: null };

  static getDerivedStateFromError(fault: unknown): { readonly fault: unknown } {
    return { fault };
  }

  override componentDidUpdate({ needed }: { readonly needed: boolean }): void {
    if (needed !== this.props.needed && this.state.fault !== null) this.setState({ fault: null });
  }

  override render(): ReactNode {
    if (this.state.fault === null) return this.props.children;
    if (this.props.needed) throw this.state.fault;
    return null;
  }
}

/** Milliseconds after which the table is fetched: the menu comes first. */
const LATER = 400;

/** The table last played on, else the first one. */
function lastTable(catalogue: Catalogue | null): string | undefined {
  const last = [...(catalogue?.matches ?? [])].sort((a, b) => b.saved - a.saved)[0]?.table;
  return catalogue?.tables.find((table) => table.id === last)?.id ?? firstTable(catalogue?.tables ?? []);
}

/** The window's one drawn table, behind every screen: played at, watched, or a picture behind the first one. */
export function TableBehind(): ReactNode {
  const screen = useMatch((s) => s.screen);
  const opening = useMatch((s) => s.opening);
  const catalogue = useMatch((s) => s.catalogue);
  const fine = useFine();
  const laying = screen === 'workshop';
  const live = screen === 'battle' || screen === 'replay' || laying;
  const behind = useMemo(() => lastTable(catalogue), [catalogue]);
  const [ready, setReady] = useState(live);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  const shown = useMemo(() => {
    if (live) return opening;
    return fine && behind !== undefined ? { table: behind, system: SYSTEMS[0]! } : null;
  }, [live, opening, fine, behind]);
  const seen = live || screen === 'home';
  return (
    <>
      {seen && <Still />}
      {(ready || live) && (
        <Optional needed={live}>
          <Suspense fallback={null}><LastingTable shown={shown} likely={behind} use={laying ? 'workshop' : live ? 'table' : 'picture'} seen={seen} /></Suspense>
        </Optional>
      )}
    </>
  );
}

/** A picture of the table: what is seen until the table is drawn, and behind the first screen of machines that draw slowly for good. */
const Still = (): ReactNode => <div className="still" aria-hidden="true"><img src="./table.jpg" alt="" /></div>;
