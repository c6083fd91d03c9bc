/** What the judgement weighs, as fitted to matches (`gantry fit --system miniatures`; docs/opponent.md says how reliable it is). */
export const WEIGHTS = { lead: 9.35, ready: 0.86 };
