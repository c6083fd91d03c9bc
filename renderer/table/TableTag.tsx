import { Html } from '@react-three/drei';
import type { ReactNode } from 'react';

const NOWHERE = [0, 0, 0] as const;

interface TableTagProps {
  readonly at: readonly [number, number, number] | null;
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
      {at !== null && <div className={`table-tag ${className}`}>{children}</div>}
    </Html>
  );
}
