import type { TableFaultsReply } from '../../../../engine/host/link.ts';
import type { PlaceFault } from '../../../../engine/shatterpoint/board/battlefield.ts';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { sentence } from '../../../match/messages.ts';
import { prettify, type Speak } from '../../../words/speak.ts';
import { partWords } from '../../../words/terrain.ts';
import type { Shelf } from './teamWords.ts';

/** What a table cannot hold: places of missions, or, where it cannot be built at all, why. */
export interface TableFit {
  readonly faults: readonly PlaceFault[];
  readonly broken: string | null;
}

/** Asks the host what stands in the way of missions on a table. */
export type AskFaults = (table: string) => Promise<TableFaultsReply>;

const FITS: TableFit = { faults: [], broken: null };

const told = (fit: TableFit): TableFit => fit;

/** What the chosen table cannot hold; nothing until the host has said so. */
export function useTableFit(table: string, ask: AskFaults | undefined): TableFit {
  const load = ask === undefined || table === '' ? undefined : (): Promise<TableFit> => ask(table).then(
    ({ faults }) => ({ faults: faults as readonly PlaceFault[], broken: null }),
    (fault: unknown) => ({ faults: [], broken: sentence(fault) }),
  );
  return useLoaded(table, load, told, FITS);
}

/** The first fault of each mission. */
export const firstOfEach = (faults: readonly PlaceFault[]): readonly PlaceFault[] =>
  faults.filter(({ mission }, i) => faults.findIndex((other) => other.mission === mission) === i);

const missionName = (id: string, missions: Shelf['missions']): string => missions.find((mission) => mission.id === id)?.name ?? prettify(id);

/** What stands where a mission's objective belongs, in one sentence. */
export function faultWords({ mission, objective, piece, refusal: { detail } }: PlaceFault, missions: Shelf['missions'], speak: Speak): string {
  const values = { mission: missionName(mission, missions), objective };
  if (piece === null) return speak('shatterpoint.match.unheldEdge', values);
  return speak('shatterpoint.match.unheldPlace', { ...values, what: partWords({ part: String(detail?.['part'] ?? ''), piece }, speak) });
}

/** Why a match of these missions cannot begin on the table, or an empty text. */
export function unfitReason({ faults, broken }: TableFit, chosen: readonly string[], missions: Shelf['missions'], speak: Speak): string {
  if (broken !== null) return speak('match.brokenTable', { reason: broken });
  const fault = faults.find(({ mission }) => chosen.includes(mission));
  return fault === undefined ? '' : speak('shatterpoint.match.unfit', { mission: missionName(fault.mission, missions) });
}
