/** For tests of fields. */
import type { FieldSteps, LatticeField } from './lattice.ts';

/** Works a field out to its end. */
export function finished<F extends LatticeField>(steps: FieldSteps<F>): F {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
