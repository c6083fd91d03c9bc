/** Fields over the whole table, for showing at a glance what would be so anywhere: reach, sight and danger. */
export { FIELD_CELL, type FieldSteps, type LatticeField } from './lattice.ts';
export { dangerField } from './danger.ts';
export { type Beside, reachFieldSteps } from './reach.ts';
export { sightField, SIGHT_BACK, SIGHT_BOTH, SIGHT_OUT } from './sight.ts';
