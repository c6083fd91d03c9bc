import { isShatterApp, isTabletopAdmiral, readShatterApp, readTabletopAdmiral, shatterAppKnows, writeShatterApp } from './links.ts';
import { bad, LONGEST, type Format, type Knows, type Library, type ListedCard, type ListedTeam, type MissionFace, type ReadTeam } from './listed.ts';
import { readNames } from './names.ts';
import { isSps, readSps, writeSps } from './sps.ts';
import { isSpt, readSpt, sptKnows, writeSpt } from './spt.ts';

export { leftOut } from '../units/left-out.ts';
export { FORMATS, LONGEST, LONGEST_NAME, type Format, type Library, type ListedTeam, type MissionFace, type MissionMap, type Note, type ReadTeam } from './listed.ts';

type Kind = Format | 'tabletopAdmiral' | 'names';

/** What a text looks like before it is read; names are what is nothing else. */
export function kindOf(text: string): Kind {
  if (isSps(text)) return 'sps';
  if (isTabletopAdmiral(text)) return 'tabletopAdmiral';
  if (isShatterApp(text)) return 'shatterApp';
  return isSpt(text) ? 'spt' : 'names';
}

const READERS: Readonly<Record<Kind, (text: string, library: Library) => ReadTeam>> = {
  sps: readSps,
  tabletopAdmiral: readTabletopAdmiral,
  shatterApp: readShatterApp,
  spt: readSpt,
  names: readNames,
};

/**
 * Reads a strike team from an SPS document, an SPT text, a Tabletop Admiral or ShatterApp link, or names, one in each line.
 * What could not be taken over is noted; the team may be unfinished or not legal. Throws `InputError` when it is none of these, damaged or too long.
 */
export function readTeam(text: string, library: Library): ReadTeam {
  if (text.length > LONGEST) throw bad(`it is ${text.length} characters long; ${LONGEST} are the most that are read`);
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') throw bad('it is empty');
  return READERS[kindOf(plain)](plain, library);
}

const KNOWS: Readonly<Record<Format, Knows>> = { spt: sptKnows, sps: { unit: () => true, mission: () => true }, shatterApp: shatterAppKnows };

/** Of units and missions those that can be written in a format. The SPS format takes everything. */
export const writable = <U extends Pick<ListedCard, 'codes'>, M extends Pick<MissionFace, 'spt'>>(format: Format, units: readonly U[], missions: readonly M[]): { readonly units: readonly U[]; readonly missions: readonly M[] } =>
  ({ units: units.filter((card) => KNOWS[format].unit(card)), missions: missions.filter((mission) => KNOWS[format].mission(mission)) });

/** Writes a strike team. Throws `InputError` naming the unit or mission that the format has no code for. */
export function writeTeam(team: ListedTeam, format: Format, library: Library): string {
  switch (format) {
    case 'spt': return writeSpt(team, library);
    case 'sps': return writeSps(team, library);
    case 'shatterApp': return writeShatterApp(team, library);
    default: return format satisfies never;
  }
}
