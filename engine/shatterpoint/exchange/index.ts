import { isShatterApp, isTabletopAdmiral, readShatterApp, readTabletopAdmiral, writeShatterApp } from './links.ts';
import { bad, LONGEST, type Format, type Library, type ListedTeam, type ReadTeam } from './listed.ts';
import { readNames } from './names.ts';
import { isSps, readSps, writeSps } from './sps.ts';
import { isSpt, readSpt, writeSpt } from './spt.ts';

export { FORMATS, LONGEST, LONGEST_DESCRIPTION, LONGEST_NAME, type Format, type Library, type ListedTeam, type MissionFace, type Note, type ReadTeam } from './listed.ts';

/**
 * Reads a strike team from an SPS document, an SPT text, a Tabletop Admiral or ShatterApp link, or names, one in each line.
 * What could not be taken over is noted; the team may be unfinished or not legal. Throws `InputError` when it is none of these, damaged or too long.
 */
export function readTeam(text: string, library: Library): ReadTeam {
  if (text.length > LONGEST) throw bad(`it is ${text.length} characters long; ${LONGEST} are the most that are read`);
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (isSps(plain)) return readSps(plain, library);
  if (isTabletopAdmiral(plain)) return readTabletopAdmiral(plain, library);
  if (isShatterApp(plain)) return readShatterApp(plain, library);
  return isSpt(plain) ? readSpt(plain, library) : readNames(plain, library);
}

/** Writes a strike team. Throws `InputError` naming the unit or mission that the format has no code for. */
export function writeTeam(team: ListedTeam, format: Format, library: Library): string {
  switch (format) {
    case 'spt': return writeSpt(team, library);
    case 'sps': return writeSps(team, library);
    case 'shatterApp': return writeShatterApp(team, library);
    default: return format satisfies never;
  }
}
