import { z } from 'zod';
import type { MatchScale } from '../../match/scale.ts';

const setupForm = z.looseObject({
  scale: z.looseObject({
    ranges: z.array(z.number()).length(5),
    advance: z.number(),
    dash: z.number(),
    figureHeight: z.number(),
    objective: z.number(),
  }),
  houseRules: z.looseObject({ elevationEqualIsSame: z.boolean(), coverIgnoresAttackersOwnPart: z.boolean() }),
});

const known = new WeakMap<object, MatchScale | null>();

/**
 * The lengths and levels a match is played with (SP-COMP-03, SP-COMP-04, SP-ELEV-05), or null when its setup names none.
 * The same object for the same setup.
 */
export function scaleOf(setup: unknown): MatchScale | null {
  if (typeof setup !== 'object' || setup === null) return null;
  let scale = known.get(setup);
  if (scale === undefined) known.set(setup, (scale = read(setup)));
  return scale;
}

function read(setup: object): MatchScale | null {
  const found = setupForm.safeParse(setup);
  if (!found.success) return null;
  const { scale: { ranges, advance, dash, figureHeight, objective }, houseRules } = found.data;
  return {
    ranges,
    advance,
    dash,
    figureHeight,
    objective,
    levels: { step: ranges[1]!, equalIsSame: houseRules.elevationEqualIsSame },
    ownPartsCover: !houseRules.coverIgnoresAttackersOwnPart,
  };
}
