import type { Report } from '../workshop.ts';

/** There are none yet; every match is the plain skirmish. */
export const missionsReport = (): Report => ({ found: [], text: 'no missions: every match is the plain skirmish; scenarios with objectives are not there yet (SWM-4.1)', broken: false });
