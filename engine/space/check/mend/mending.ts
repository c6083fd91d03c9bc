/** What mends what was found. An edit is offered only where it was tried out: what it mends is gone after it, and nothing as grave has come. */
import type { Steps } from '../../../core/steps.ts';
import type { TableFile } from '../../terrain/table.ts';
import type { TableEdit } from '../../terrain/table-edit.ts';
import { finding, SEVERITIES, type Finding, type Reason } from '../finding.ts';
import type { Bench } from './bench.ts';
import { deploymentMends } from './deployments.ts';
import { evenMends, objectiveMends } from './objectives.ts';
import { followerMends, overheadMends, shutMends } from './room.ts';
import { sideMends } from './sides.ts';
import { upMends } from './up.ts';
import { wayMends } from './ways.ts';

/** So many edits are tried for one finding. */
const TRIED = 5;

/** Edits that may mend a finding, those first that its builder would rather have; none where somebody must think, or where one is known already. */
function mendsFor(finding: Finding, { looked }: Bench): Iterable<TableEdit> {
  switch (finding.reason) {
    case 'objectiveOffTable': case 'objectiveInTerrain': case 'objectiveUnreached': return objectiveMends(finding, looked);
    case 'deploymentOffTable': case 'deploymentOverlap': case 'deploymentUneven': case 'deploymentCrowded': case 'deploymentFull': case 'deploymentTight':
    case 'deploymentMissing':
      return deploymentMends(finding, looked);
    case 'wayOffTable': case 'wayWithoutRoom': return wayMends(finding, looked);
    case 'onlyByClimbing': case 'oneWayDrop': return upMends(finding, looked);
    case 'nobodyFits': return overheadMends(finding, looked);
    case 'objectiveUneven': return evenMends(finding, looked);
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
  /** What mended others of the same reason: it is tried out already. */
  const known: { readonly reason: Reason; readonly edit: TableEdit; readonly after: readonly Finding[] }[] = [];
  let untried = 0;
  for (const [i, one] of findings.entries()) {
    const far = i / findings.length;
    yield far;
    let left = TRIED;
    let fix = known.find(({ reason, after }) => reason === one.reason && mends(one, findings, after))?.edit ?? null;
    let locked: readonly string[] = [];
    for (const edit of fix !== null ? [] : mendsFor(one, bench)) {
      const kept = lockedBy(edit, table);
      if (kept.length > 0 && locked.length > 0) continue;
      if (left-- === 0) break;
      const after = yield* at(far, bench.after(edit));
      if (after === null) {
        if (bench.wasLate) untried += 1;
        break;
      }
      if (!mends(one, findings, after)) continue;
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

/** Steps that tell all the same of how far they are. */
function* at<T>(far: number, steps: Steps<T>): Steps<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    yield far;
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

/** Whether a finding is gone after an edit, and nothing has come or become worse that is as grave. */
export function mends(one: Finding, before: readonly Finding[], after: readonly Finding[]): boolean {
  const shares = new Map(before.map((other) => [named(other), measured(other)]));
  return after.every((other) => {
    if (named(other) === named(one)) return false;
    const share = shares.get(named(other));
    return SEVERITIES.indexOf(other.severity) > SEVERITIES.indexOf(one.severity) || (share !== undefined && measured(other) <= share);
  });
}

/** How grave a finding is of its kind, in percent where that is measured: of two shares, by how much they differ. */
const measured = ({ about: { share = 0, other } }: Finding): number => Math.abs(Number(share) - (typeof other === 'number' ? other : 0));

/** What a finding is about, whatever it measures. Of what is alike but for the match the first alone is told: which that is tells of places that matches lay. */
const named = ({ reason, feature, id, match, about: { seat, way, end, other, y } }: Finding): string => JSON.stringify([
  reason, feature, id, reason.startsWith('objective') || reason.startsWith('deployment') ? match : null, seat, way, end, reason.endsWith('Uneven') ? null : other, y,
]);
