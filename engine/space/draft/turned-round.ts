import { turned } from '../terrain/turned.ts';
import type { TableFile } from '../terrain/table.ts';

/** The same table as it is seen from its far side: everything that stands on it turned half round about its middle. The first two seats change sides: each deploys where the other did. */
export function turnedRound(table: TableFile): TableFile {
  const { features, ingress, objectives, layouts, deployment } = table;
  const across = ([x, z]: readonly [number, number]): [number, number] => [-x + 0, -z + 0];
  const above = ([x, y, z]: readonly [number, number, number]): [number, number, number] => [-x + 0, y, -z + 0];
  const sought = (list: NonNullable<TableFile['objectives']>): typeof list => list.map((one) => ({ ...one, at: across(one.at) }));
  return {
    ...table,
    features: features.map((feature) => ({ ...feature, at: across(feature.at), turn: turned(feature.turn + 180) })),
    ...(ingress === undefined ? {} : { ingress: ingress.map((way) => ({ ...way, from: above(way.from), to: above(way.to) })) }),
    ...(objectives === undefined ? {} : { objectives: sought(objectives) }),
    ...(layouts === undefined ? {} : { layouts: layouts.map((one) => ({ ...one, objectives: sought(one.objectives) })) }),
    ...(deployment === undefined ? {} : {
      deployment: deployment.map((one) => ({ seat: opposite(one.seat), outline: one.outline.map(across) })).sort((a, b) => a.seat - b.seat),
    }),
  };
}

const opposite = (seat: number): number => (seat > 1 ? seat : 1 - seat);
