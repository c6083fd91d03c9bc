import type { Finding } from '../../engine/space/check/check.ts';
import type { TableEdit } from '../../engine/space/terrain/table-edit.ts';
import { tables } from './en/tables.ts';
import { addWords, type Speak } from './speak.ts';

// They come with the sheet of one's own tables: nothing else needs them.
addWords('tables', { en: tables });

/** What the edit that mends a finding does, on a button. */
export function mendWords({ reason, feature }: Pick<Finding, 'reason' | 'feature'>, fix: TableEdit, speak: Speak): string {
  const [own, taken] = [`tables.mendOf.${reason}`, `tables.takeOf.${reason}`];
  const isTaken = fix.kind === 'remove' || fix.kind === 'drop';
  if (isTaken && speak.has(taken)) return speak(taken);
  const other = fix.kind === 'set' ? fix.feature : fix.kind === 'remove' && fix.features.length === 1 ? fix.features[0]! : null;
  if (other !== null && other !== feature && (isTaken || !speak.has(own))) {
    return speak(`tables.mendOther.${fix.kind === 'remove' ? 'remove' : fix.kind === 'set' && fix.to.at === undefined ? 'turn' : 'at'}`, { feature: other });
  }
  return speak(speak.has(own) && !isTaken ? own : `tables.mend.${fix.kind !== 'set' ? fix.kind : fix.to.level !== undefined ? 'level' : 'at'}`);
}

/** That what would mend a finding changes locked pieces; null where nothing is locked. */
export const lockedWords = ({ locked }: Pick<Finding, 'locked'>, speak: Speak): string | null =>
  (locked.length === 0 ? null : speak('tables.lockedPieces', { pieces: locked.join(', ') }));

/** What a finding is about, and why, in words. */
export function findingWords({ reason, feature, id, match, about }: Pick<Finding, 'reason' | 'feature' | 'id' | 'match' | 'about'>, speak: Speak): { readonly what: string; readonly why: string } {
  const kind = reason.startsWith('objective') && id !== null ? 'objective' : reason.startsWith('deployment') ? 'deployment' : feature !== null ? 'feature' : id !== null ? 'way' : 'table';
  const player = (seat: string | number | undefined): number => Number(seat ?? 0) + 1;
  const [system, name] = [String(about['system']), `${about['system']}.system.name`];
  const why = speak(`tables.reason.${reason}`, { ...about, feature: feature ?? '', player: player(about['seat']), otherPlayer: player(about['other']), printer: speak.has(name) ? speak(name) : system });
  return { what: speak(`tables.what.${kind}`, { feature: feature ?? '', id: id ?? '' }), why: match === null ? why : `${why} ${speak('tables.inMatch', { match })}` };
}
