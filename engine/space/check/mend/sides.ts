/** What could stand opposite to pieces that have nothing like them there. Lengths in mm, turns in degrees. */
import { tenth } from '../../../shape/point.ts';
import { partsMeeting } from '../../ground/slab.ts';
import { freshIds } from '../../terrain/fresh-ids.ts';
import type { Feature } from '../../terrain/table.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import { FLUSH } from '../../plane/scale.ts';
import { givesCover } from '../sides.ts';
import type { Finding } from '../finding.ts';
import { boxAround, isSolid, standingOf } from '../standing.ts';
import type { Looked } from './bench.ts';

/** A piece of the same kind so near to where its image would stand is that. */
const THERE = 40;
/** Room that is left around it, and around objectives: nobody is walled in. */
const [AROUND, OBJECTIVE] = [25, 60] as const;
/** So many pieces are put there, in turn. */
const MANY = [1, 2, 3, 5, 8] as const;

/** Copies of pieces that stand on the ground, turned half round about the table's middle, the largest first: those of the half with more cover, or where less is seen. */
export function* sideMends(
  { reason, about: { share, other } }: Finding, { table, known: { terrain }, demanded }: Looked,
): Generator<TableEdit> {
  const isNear = Number(share) > Number(other) === (reason === 'coverUneven');
  const objectives = [...(table.objectives ?? []).map(({ at: [x, z] }) => ({ x, z })), ...demanded.flatMap((demand) => demand.objectives.map(({ at }) => at))];
  const lone = standingOf(table.features, terrain).flatMap(({ feature, parts, bottom }) => {
    const { at: [x, z], piece } = feature;
    const giving = parts.filter((part) => (reason === 'coverUneven' ? givesCover(part) : isSolid(part)));
    if (z > 0 !== isNear || bottom > FLUSH || giving.length === 0) return [];
    if (table.features.some((one) => one.piece === piece && Math.abs(one.at[0] + x) < THERE && Math.abs(one.at[1] + z) < THERE)) return [];
    const { minX, maxX, minZ, maxZ } = boxAround(parts.map(({ box }) => box));
    if (partsMeeting(terrain, -maxX - AROUND, AROUND - minX, -maxZ - AROUND, AROUND - minZ).length > 0) return [];
    if (objectives.some((one) => one.x > -maxX - OBJECTIVE && one.x < OBJECTIVE - minX && one.z > -maxZ - OBJECTIVE && one.z < OBJECTIVE - minZ)) return [];
    return [{ feature, size: maxX - minX + maxZ - minZ }];
  }).sort((a, b) => b.size - a.size).map(({ feature }) => feature);
  for (const many of MANY) if (many <= lone.length) yield { kind: 'add', features: [...acrossOf(lone.slice(0, many), table.features)] };
}

function acrossOf(features: readonly Feature[], all: readonly Feature[]): readonly Feature[] {
  const ids = freshIds(all, features.map(({ piece }) => piece));
  return features.map(({ piece, at: [x, z], turn, level }, i) =>
    ({ id: ids[i]!, piece, at: [-x + 0, -z + 0], turn: tenth(turn > 0 ? turn - 180 : turn + 180), level }));
}
