import { lead } from '../../match/lead.ts';
import { match, stage } from '../../match/match.ts';
import type { MatchState } from '../../match/matchState.ts';
import { Director } from './director.ts';

/** Who leads this window's camera. */
export const director = new Director(stage);
lead.to(director);

const HEEDED = ['shown', 'request', 'hints', 'playing', 'selected', 'screen', 'settings'] as const satisfies readonly (keyof MatchState)[];
director.heed(match.getState());
match.subscribe((now, before) => { if (HEEDED.some((key) => now[key] !== before[key])) director.heed(now); });
