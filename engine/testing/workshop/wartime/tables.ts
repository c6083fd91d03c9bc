import { InputError } from '../../../core/form.ts';
import { Session } from '../../../core/session.ts';
import { readSetup } from '../../../wartime/setup.ts';
import { wartime } from '../../../wartime/system.ts';
import type { Terrain } from '../../../space/terrain/terrain.ts';
import type { Report, TableSource } from '../workshop.ts';

const SEATS = [2, 3, 4, 5] as const;

interface DeploymentRow {
  readonly table: string;
  /** Why nothing can be deployed; null when it can. */
  readonly broken: string | null;
  /** For each number of seats, how far from its deployment point in mm a seat's first character may have to stand (WT-5.1). */
  readonly ranges: readonly { readonly seats: number; readonly ranges: readonly number[] }[];
}

/** The zone of each seat's first character: farther than usual where the deployment point is built up. */
function rangesOf(terrain: Terrain, table: string, seats: number): number[] {
  const play = wartime.start(readSetup({ table, teams: Array.from({ length: seats }, () => ({ figures: ['soldier'] })) }), terrain);
  const session = new Session(play.system, play.state);
  const ranges: number[] = [];
  for (let { request } = session; request?.kind === 'place'; { request } = session) {
    if (request.zone.kind === 'near') ranges.push(request.zone.range);
    session.answer(play.mind.suggest(session.state, request)[0]!);
  }
  return ranges;
}

async function rowOf(content: TableSource, table: string): Promise<DeploymentRow> {
  try {
    const terrain = await content.terrain(table);
    return { table, broken: null, ranges: SEATS.map((seats) => ({ seats, ranges: rangesOf(terrain, table, seats) })) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { table, broken: error.message, ranges: [] };
  }
}

/** Every table with two to five seats: where each deploys, and how far from its point. */
export async function tablesReport(content: TableSource): Promise<Report> {
  const unread: string[] = [];
  const known = await content.tables((message) => unread.push(message));
  const found: DeploymentRow[] = [];
  for (const { id } of known) found.push(await rowOf(content, id));
  const broken = unread.length + found.filter((row) => row.broken !== null).length;
  const lines = found.flatMap((row) => (row.broken !== null ? [row.broken] : row.ranges.map(({ seats, ranges }) => `${row.table.padEnd(12)} ${seats} seats  within ${ranges.join(', ')} mm of their points`)));
  return { found, text: [...lines, ...unread, `${found.length} tables with 2 to 5 seats; ${broken} cannot be built`].join('\n'), broken: broken > 0 };
}
