import type { ReactNode } from 'react';
import type { Outline } from '../../engine/shape/shape.ts';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import { Plan } from '../library/Plan.tsx';
import { seatLetter } from '../words/seats.ts';

/** Where a seat deploys, in plan (mm): a strip along an edge, a disc, or an outline. */
export type Deployment =
  | { readonly seat: number; readonly kind: 'strip'; readonly side: 1 | -1; readonly depth: number }
  | { readonly seat: number; readonly kind: 'disc'; readonly at: { readonly x: number; readonly z: number }; readonly radius: number }
  | { readonly seat: number; readonly kind: 'outline'; readonly outline: Outline };

interface BattleMapProps {
  readonly table: string;
  /** What the map shows, in words. */
  readonly words: string;
  /** Where seats deploy on a table of a size. */
  readonly deployments: (size: TableSize) => readonly Deployment[];
  /** Places of objectives in plan (mm). */
  readonly objectives?: readonly { readonly id: string; readonly at: { readonly x: number; readonly z: number } }[];
}

/** The radius of an objective as it is drawn (mm): larger than it is, so that it is seen on a small map. */
const OBJECTIVE = 30;

function zoneOf(zone: Deployment, [width, depth]: TableSize): ReactNode {
  if (zone.kind === 'disc') return <circle cx={zone.at.x} cy={zone.at.z} r={zone.radius} />;
  if (zone.kind === 'outline') return <polygon points={zone.outline.map(([x, z]) => `${x},${z}`).join(' ')} />;
  return <rect x={-width / 2} y={zone.side === 1 ? depth / 2 - zone.depth : -depth / 2} width={width} height={zone.depth} />;
}

/** A table from above with where sides deploy, in their colours, and what they fight for: drawn from the places that are played. */
export function BattleMap({ table, words, deployments, objectives = [] }: BattleMapProps): ReactNode {
  return (
    <Plan table={table} words={words} className="battle-map">
      {(size) => (
        <>
          {deployments(size).map((zone) => <g key={zone.seat} className={`battle-map__zone ${seatLetter(zone.seat)}`}>{zoneOf(zone, size)}</g>)}
          {objectives.map(({ id, at }) => <g key={id} className="battle-map__objective" data-objective={id} transform={`translate(${at.x} ${at.z})`}><circle r={OBJECTIVE} /><circle r={OBJECTIVE / 3} /></g>)}
        </>
      )}
    </Plan>
  );
}
