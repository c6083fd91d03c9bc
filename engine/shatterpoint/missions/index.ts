import type { Mission } from '../mission.ts';
import { shiftingPriorities } from './shifting-priorities.ts';

export const missions: readonly Mission[] = [shiftingPriorities];
