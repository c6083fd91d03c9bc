/** What mends what was found. An edit is offered only where it was tried out: what it mends is gone after it, and nothing as grave has come. */
import type { Steps } from '../../../core/steps.ts';
import type { TableFile } from '../../terrain/table.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import { finding, SEVERITIES, type Finding, type Reason } from '../finding.ts';
import type { Bench } from './bench.ts';
import { countMends } from './counts.ts';
import { deploymentMends } from './deployments.ts';
import { evenMends, objectiveMends } from './objectives.ts';
import { followerMends, overheadMends, shutMends } from './room.ts';
import { sideMends } from './sides.ts';
import { upMends } from './up.ts';
import { wayMends } from './ways.ts';

/** So many edits are tried for one finding. */
const TRIED = 5;

/** What is mended by edits of pieces and ways alone. */
const BY_PIECES: ReadonlySet<Reason> = new Set([
  'wayOffTable', 'wayWithoutRoom', 'onlyByClimbing', 'oneWayDrop', 'nobodyFits', 'deploymentFollowers', 'deploymentShut', 'sightUneven', 'coverUneven',
]);

/** Edits that may mend a finding, those first that its builder would rather have; none where somebody must think, where one is known already, or where it would not be tried. */
function mendsFor(finding: Finding, { looked, isSpent }: Bench): Iterable<TableEdit> {
  if (isSpent && BY_PIECES.has(finding.reason)) return [];
  switch (finding.reason) {
    case 'objectiveOffTable': case 'objectiveInTerrain': case 'objectiveUnreached': return objectiveMends(finding, looked);
    case 'deploymentOffTable': case 'deploymentOverlap': case 'deploymentUneven': case 'deploymentCrowded': case 'deploymentFull': case 'deploymentTight':
    case 'deploymentMissing':
      return deploymentMends(finding, looked);
    case 'wayOffTable': case 'wayWithoutRoom': return wayMends(finding, looked);
    case 'onlyByClimbing': case 'oneWayDrop': return upMends(finding, looked);
    case 'nobodyFits': return overheadMends(finding, looked);
    case 'objectiveUneven': return evenMends(finding, looked);
    case 'objectiveCount': return countMends(finding, looked);
    case 'deploymentFollowers': return followerMends(finding, looked);
    case 'deploymentShut': return shutMends(finding, looked);
    case 'sightUneven': case 'coverUneven': return sideMends(finding, looked);
    default: return [];
  }
}

/** The same findings, each with what mends it where something is known to, and a note of how many were left untried for want of time. An edit a step and more. */
export function* mending(findings: readonly Finding[], bench: Bench): Steps<readonly Finding[]> {
  const { table } = bench.looked;
  const mended: Finding[] = [];
  const before = gravesOf(findings);
  /** What mended others of the same reason: it is tried out already. */
  const known: { readonly reason: Reason; readonly edit: TableEdit; readonly after: Graves }[] = [];
  let untried = 0;
  for (const [i, one] of findings.entries()) {
    const far = (tried: number): number => (i + tried / TRIED) / findings.length;
    yield far(0);
    let tried = 0;
    let fix = known.find(({ reason, after }) => reason === one.reason && mends(one, before, after))?.edit ?? null;
    let locked: readonly string[] = [];
    for (const edit of fix !== null ? [] : mendsFor(one, bench)) {
      const kept = lockedBy(edit, table);
      if (kept.length > 0 && locked.length > 0) continue;
      if (tried === TRIED) break;
      const found = yield* between(far(tried), far(++tried), bench.after(edit));
      if (found === null) {
        if (bench.wasLate) untried += 1;
        break;
      }
      const after = gravesOf(found);
      if (!mends(one, before, after)) continue;
      if (kept.length > 0) locked = kept;
      else {
        fix = edit;
        known.push({ reason: one.reason, edit, after });
      }
      // Whatever else would mend it changes that very piece.
      if (fix !== null || kept.includes(one.feature ?? '')) break;
    }
    mended.push(fix !== null ? { ...one, fix } : locked.length > 0 && one.fix === null ? { ...one, locked } : one);
  }
  yield 1;
  const note = untried === 0 ? [] : [finding('note', 'mendingLeft', { about: { count: untried } })];
  return [...offered(mended, table), ...note];
}

/** Steps that tell as much as lies between two shares of a whole. */
function* between<T>(from: number, to: number, steps: Steps<T>): Steps<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** Findings whose edits change locked pieces without those edits: hands are kept off what is locked. */
export const offered = (findings: readonly Finding[], table: TableFile): readonly Finding[] => findings.map((one) => {
  const locked = one.fix === null ? [] : lockedBy(one.fix, table);
  return locked.length === 0 ? one : { ...one, fix: null, locked };
});

/** Locked pieces that an edit changes. */
function lockedBy(edit: TableEdit, { features }: TableFile): readonly string[] {
  const changed = edit.kind === 'set' ? [edit.feature] : edit.kind === 'remove' ? edit.features : [];
  return features.filter(({ id, locked }) => locked === true && changed.includes(id)).map(({ id }) => id);
}

/** How grave what was found is: by what each is about its severity, the gravest 0, and its measure. Of several about the same the last. */
type Graves = ReadonlyMap<string, readonly [severity: number, measure: number]>;

export const gravesOf = (findings: readonly Finding[]): Graves =>
  new Map(findings.map((one) => [named(one), [SEVERITIES.indexOf(one.severity), measured(one)]]));

/** Whether a finding is gone after an edit, and nothing has come or become worse that is as grave. */
export function mends(one: Finding, before: Graves, after: Graves): boolean {
  if (after.has(named(one))) return false;
  const most = SEVERITIES.indexOf(one.severity);
  return [...after].every(([name, [severity, measure]]) => severity > most || measure <= (before.get(name)?.[1] ?? -1));
}

/** How grave a finding is of its kind, in percent where that is measured: of two shares, by how much they differ. */
const measured = ({ about: { share = 0, other } }: Finding): number => Math.abs(Number(share) - (typeof other === 'number' ? other : 0));

/** What a finding is about, whatever it measures. Of what is alike but for the match the first alone is told: which that is tells of places that matches lay. */
const named = ({ reason, feature, id, match, about: { seat, way, end, other, y } }: Finding): string => JSON.stringify([
  reason, feature, id, reason.startsWith('objective') || reason.startsWith('deployment') ? match : null, seat, way, end, reason.endsWith('Uneven') ? null : other, y,
]);
