import type { Finding } from '../../engine/space/check/check.ts';
import type { TableEdit } from '../../engine/space/terrain/table-edit.ts';

/** The edits that mend all findings that are more than notes: one that mends several is made once. */
export const fixesOf = (findings: readonly Pick<Finding, 'severity' | 'fix'>[]): readonly TableEdit[] =>
  [...new Map(findings.flatMap(({ severity, fix }) => (fix === null || severity === 'note' ? [] : [[JSON.stringify(fix), fix] as const]))).values()];
