import type { Report } from '../workshop.ts';

/** There are none yet; every match is the plain adventure of last side standing. */
export const missionsReport = (): Report => ({ found: [], text: 'no missions: in every adventure the last side, or most points felled, wins; objectives and other adventures are not there yet (WT-18.1)', broken: false });
