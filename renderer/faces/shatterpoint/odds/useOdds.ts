import { useLoaded } from '../../../ui/useLoaded.ts';
import { NO_ODDS, readOdds, type OddsByOption } from './odds.ts';

/** The odds of the question that stands, once they are here. A question without any, or a host that cannot tell, has none. */
export const useOdds = (asked: string, loadOdds: (() => Promise<unknown>) | undefined): OddsByOption => useLoaded(asked, loadOdds, readOdds, NO_ODDS);
