import { InputError } from '../../../core/form.ts';
import { describePlaceFault, objectivePlaces, placeFaults } from '../../../shatterpoint/board/battlefield.ts';
import { EDGES, type Edge } from '../../../shatterpoint/board/edges.ts';
import { missions } from '../../../shatterpoint/missions/index.ts';
import type { Mission } from '../../../shatterpoint/game/game.ts';
import { PRINTED_SCALE } from '../../../shatterpoint/state/setup.ts';
import { liesOnTable } from '../../../space/ground/ingress.ts';
import type { Terrain } from '../../../space/terrain/terrain.ts';
import type { Report, TableSource } from '../workshop.ts';

/** One mission on a table, with the First Player at one edge. */
interface MissionRow {
  readonly mission: string;
  readonly name: string;
  readonly edge: Edge;
  /** Objective tokens, how many of them terrain lifts (SP-FIELD-04), and why others may lie nowhere (SP-FIELD-05). */
  readonly places: number;
  readonly lifted: number;
  readonly illegal: readonly string[];
}

interface TableRow {
  readonly table: string;
  /** Why the table cannot be built at all; null when it can. */
  readonly broken: string | null;
  readonly missions: readonly MissionRow[];
  /** Ends of ladders, stairs, lifts and doors, and those of them that lie off the table. */
  readonly ends: number;
  readonly endsOff: readonly string[];
}

export interface TableList {
  readonly tables: readonly TableRow[];
  readonly places: number;
  readonly lifted: number;
  readonly illegal: number;
  /** Tables that cannot be read or built. */
  readonly broken: number;
}

function missionRow(terrain: Terrain, mission: Mission, edge: Edge): MissionRow {
  const radius = PRINTED_SCALE.objective;
  const laid = objectivePlaces(terrain, mission, edge, radius);
  const illegal = placeFaults(terrain, [mission], radius).filter((fault) => fault.edge === edge);
  return {
    mission: mission.id, name: mission.name, edge, places: laid.length, lifted: laid.filter(({ at }) => at.y > 0).length,
    illegal: illegal.map(describePlaceFault),
  };
}

const brokenRow = (table: string, broken: string): TableRow => ({ table, broken, missions: [], ends: 0, endsOff: [] });

async function tableRow(content: TableSource, table: string): Promise<TableRow> {
  try {
    const terrain = await content.terrain(table);
    const { ingress } = terrain;
    return {
      table, broken: null, missions: missions.flatMap((mission) => EDGES.map((edge) => missionRow(terrain, mission, edge))),
      ends: ingress.length, endsOff: ingress.filter((point) => !liesOnTable(terrain, point)).map(({ id }) => id),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return brokenRow(table, error.message);
  }
}

/** Every table with every mission, from both edges: what lies where, and what cannot. */
async function listTables(content: TableSource): Promise<TableList> {
  const unread: TableRow[] = [];
  const known = await content.tables((message) => unread.push(brokenRow('', message)));
  const tables = [...(await Promise.all(known.map(({ id }) => tableRow(content, id)))), ...unread];
  const rows = tables.flatMap((table) => table.missions);
  const sum = (of: (row: MissionRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    tables, places: sum(({ places }) => places), lifted: sum(({ lifted }) => lifted), illegal: sum(({ illegal }) => illegal.length),
    broken: tables.filter(({ broken }) => broken !== null).length,
  };
}

/** The list as a table for people. */
function describeTables({ tables, places, lifted, illegal, broken }: TableList): string {
  const line = (...[table, mission, edge, ...numbers]: readonly (string | number)[]): string => [String(table).padEnd(12), String(mission).padEnd(24), String(edge).padEnd(5), ...numbers.map((n) => String(n).padStart(7))].join(' ');
  const rows = tables.flatMap(({ table, broken: why, missions: of, ends, endsOff }) => [
    ...(why === null ? [] : [why]),
    ...of.flatMap((row) => [line(table, row.name, row.edge === 1 ? 'near' : 'far', row.places, row.lifted, row.illegal.length), ...row.illegal.map((fault) => `  ${fault}`)]),
    ...(why === null ? [`${table}: ${ends} ends of ladders, stairs, lifts and doors, ${endsOff.length} off the table${endsOff.length === 0 ? '' : `: ${endsOff.join(', ')}`}`] : []),
  ]);
  return [line('table', 'mission', 'edge', 'places', 'lifted', 'illegal'), ...rows, `${tables.length} tables; ${places} places of tokens, ${lifted} lifted by terrain, ${illegal} illegal${broken === 0 ? '' : `; ${broken} tables cannot be built`}`].join('\n');
}

export async function tablesReport(content: TableSource): Promise<Report> {
  const found = await listTables(content);
  return { found, text: describeTables(found), broken: found.illegal + found.broken > 0 };
}
