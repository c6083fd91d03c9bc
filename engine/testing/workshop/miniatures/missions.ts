import type { Report } from '../workshop.ts';

/** There are none: every match is the plain skirmish. */
export const missionsReport = (): Report => ({ found: [], text: 'no missions: every match is the plain skirmish; no source tells of a scenario with objectives (SWM-4.1)', broken: false });
