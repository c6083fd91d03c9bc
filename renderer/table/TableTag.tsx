import { Html } from '@react-three/drei';
import { useEffect, useRef, type ReactNode } from 'react';
import { stage } from '../match/match.ts';
import type { Shift } from './clearPlaces.ts';
import { labels, shiftOn } from './labels.ts';

const NOWHERE = [0, 0, 0] as const;
/** Tags keep their places before what lies on the table, those above others before those. */
const HIGHEST = 20;

type Spot = readonly [number, number, number];
interface TableTagProps {
  readonly at: Spot | null;
  readonly className?: string;
  readonly above?: number;
  readonly children: ReactNode;
}

/**
 * A small label at a place of the table (mm), or none. It stays mounted while it says nothing: each `Html` is a React root of
 * its own with some 140 listeners, too much to make and drop at every move of the pointer. What it lies over stays under the pointer.
 */
export function TableTag({ at, className = '', above = 5, children }: TableTagProps) {
  return (
    <Html position={[...(at ?? NOWHERE)]} center zIndexRange={[above, 0]} style={{ pointerEvents: 'none' }}>
      {at !== null && <Tag at={at} className={className} rank={HIGHEST - above}>{children}</Tag>}
    </Html>
  );
}

interface TagProps {
  readonly at: Spot;
  readonly className: string;
  readonly rank: number;
  readonly children: ReactNode;
}

/** What the tag says, moved clear of other labels. */
function Tag({ at, className, rank, children }: TagProps) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = shown.current;
    if (element === null) return undefined;
    const [x, y, z] = at;
    const label = {
      rank, at: () => ({ x, y, z }), size: () => [element.offsetWidth, element.offsetHeight] as const, stands: true,
      put: (shift: Shift) => { shiftOn(element.style, shift); },
    };
    labels.add(label);
    stage.wake();
    return () => { labels.delete(label); };
  });
  return <div ref={shown} className={`table-tag ${className}`}>{children}</div>;
}
