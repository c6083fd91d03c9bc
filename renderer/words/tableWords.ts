import type { Finding } from '../../engine/space/check/check.ts';
import type { TableEdit } from '../../engine/space/terrain/table-edit.ts';
import { tables } from './en/tables.ts';
import { addWords, type Speak } from './speak.ts';

// They come with the sheet of one's own tables: nothing else needs them.
addWords('tables', { en: tables });

/** What the edit that mends a finding does, on a button. */
export function mendWords(reason: Finding['reason'], fix: TableEdit, speak: Speak): string {
  const own = `tables.mendOf.${reason}`;
  return speak(speak.has(own) ? own : `tables.mend.${fix.kind !== 'set' ? fix.kind : fix.to.level !== undefined ? 'level' : 'at'}`);
}

/** What a finding is about, and why, in words. */
export function findingWords({ reason, feature, id, match, about }: Pick<Finding, 'reason' | 'feature' | 'id' | 'match' | 'about'>, speak: Speak): { readonly what: string; readonly why: string } {
  const kind = reason.startsWith('objective') && id !== null ? 'objective' : reason.startsWith('deployment') ? 'deployment' : feature !== null ? 'feature' : id !== null ? 'way' : 'table';
  const player = (seat: string | number | undefined): number => Number(seat ?? 0) + 1;
  const [system, name] = [String(about['system']), `${about['system']}.system.name`];
  const why = speak(`tables.reason.${reason}`, { ...about, feature: feature ?? '', player: player(about['seat']), otherPlayer: player(about['other']), printer: speak.has(name) ? speak(name) : system });
  return { what: speak(`tables.what.${kind}`, { feature: feature ?? '', id: id ?? '' }), why: match === null ? why : `${why} ${speak('tables.inMatch', { match })}` };
}
