import type { Mission } from '../../../shatterpoint/game/game.ts';
import { missions } from '../../../shatterpoint/missions/index.ts';
import { missionsLeftOut, type Gap, type MissionLeftOut } from '../../../shatterpoint/missions/left-out.ts';
import type { Report } from '../workshop.ts';

interface MissionRow {
  readonly id: string;
  readonly name: string;
  /** Code of the pack it comes in; null for missions of our own. */
  readonly product: string | null;
  readonly objectives: number;
  readonly cards: number;
  readonly status: string;
}

/** `00490201` is of the pack SWP49. */
const productOf = (spt: string): string => `SWP${String(Number(spt.slice(0, 4))).padStart(2, '0')}`;

function statusOf({ spt, struggles, unsurePlaces = [] }: Mission): string {
  const untitled = struggles.filter(({ doubt }) => doubt === 'title').length;
  const copied = struggles.filter(({ doubt }) => doubt === 'recreation').length;
  return [
    spt === null ? 'complete, our own' : 'complete',
    ...(untitled === 0 ? [] : [`the printed title of ${untitled} struggle card is not known`]),
    ...(copied === 0 ? [] : [`${copied} struggle cards are known from a player’s re-creation alone`]),
    ...(unsurePlaces.length === 0 ? [] : [`the places of ${unsurePlaces.join(', ')} are not certain`]),
  ].join('; ');
}

const rowOf = (mission: Mission): MissionRow => ({
  id: mission.id, name: mission.name, product: mission.spt === null ? null : productOf(mission.spt),
  objectives: mission.objectives.length, cards: mission.struggles.length, status: statusOf(mission),
});

/** Every mission that can be played with its product and status, and the printed ones that are left out with what is missing. */
export const listMissions = (): { readonly missions: readonly MissionRow[]; readonly leftOut: readonly MissionLeftOut[] } =>
  ({ missions: missions.map(rowOf), leftOut: missionsLeftOut });

const KINDS: Readonly<Record<MissionLeftOut['kind'], string>> = { keyOperation: 'Key Operation', legendaryEncounter: 'Legendary Encounter' };

/** Sentences for what is missing, by its fixed words. */
const GAPS: Readonly<Record<Gap, string>> = {
  trackerSpaces: 'which spaces of the struggle tracker count for momentum, on which winning by countdown hangs',
  woundMomentum: 'what momentum a wounded unit adds or removes',
  start: 'who is Aggressor and who Sentinel, and who begins',
  deployment: 'where and in which order units are deployed',
  armoredTarget: 'how effects of an attack fill the track of an Armored Target',
  icons: 'some icons, too small to be read for certain',
  misprint: 'a row whose icons the stored card prints as letters',
  wording: 'which of two readings of the choice at the end of a Sentinel turn is meant',
  places: 'the exact places of {places}',
  legend: 'a Galactic Legend unit with its cards',
  minions: 'the rules of Minion units',
  threePlayers: 'the order of play of one player against two',
  trackIcons: 'what the Force icons of the victory track do',
};

const missingIn = ({ missing, objectives }: MissionLeftOut): string =>
  missing.map((gap) => GAPS[gap].replace('{places}', objectives.filter(({ sure }) => !sure).map(({ id }) => id).join(', '))).join('; ');

/** The list as a table for people. */
export function describeMissions({ missions: rows, leftOut }: ReturnType<typeof listMissions>): string {
  const head = `${'mission'.padEnd(26)} ${'product'.padEnd(8)} obj cards  status`;
  const lines = rows.map(({ name, product, objectives, cards, status }) => [name.padEnd(26), (product ?? '-').padEnd(8), String(objectives).padStart(3), String(cards).padStart(5), ` ${status}`].join(' '));
  const missing = leftOut.map((each) => `${each.name.padEnd(26)} not playable yet, ${KINDS[each.kind]} with ${each.objectives.length} known places; no source has: ${missingIn(each)}`);
  const printed = rows.filter(({ product }) => product !== null).length;
  const sum = `${rows.length} missions: ${printed} printed, ${rows.length - printed} our own; ${leftOut.length} more are known in part and not playable`;
  return [head, ...lines, ...missing, sum].join('\n');
}

export function missionsReport(): Report {
  const found = listMissions();
  return { found, text: describeMissions(found), broken: false };
}
