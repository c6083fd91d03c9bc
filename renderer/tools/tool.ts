import type { Hints } from '../match/hints.ts';
import { stepLook } from './look.ts';
import { startOffer, stepOffer, type OfferTool } from './offer.ts';
import { NO_OFFERS, type Offers } from './offers.ts';
import { startPick, stepPick, type PickTool } from './pick.ts';
import { startPlace, stepPlace, type PlaceTool } from './place.ts';
import type { Input, Step } from './step.ts';

export type Tool = { readonly kind: 'look' } | PickTool | PlaceTool | OfferTool;

/** The tool that fits what is asked, and where it leads on. */
export function toolFor({ place, figures, markers, spots, shut }: Hints, offers: Offers = NO_OFFERS): Tool {
  if (place !== null) return startPlace(place);
  if (offers.moves.length + offers.strikes.length > 0) return startOffer(startPick([...figures, ...markers], spots, shut), offers);
  if (figures.size > 0 || markers.size > 0 || spots.length > 0) return startPick([...figures, ...markers], spots, shut);
  return { kind: 'look' };
}

/** One input's effect on the tool in hand. */
export function step(tool: Tool, input: Input): Step<Tool> {
  switch (tool.kind) {
    case 'look': return stepLook(tool, input);
    case 'pick': return stepPick(tool, input);
    case 'place': return stepPlace(tool, input);
    case 'offer': return stepOffer(tool, input);
    default: return tool satisfies never;
  }
}
