import type { Spot } from '../match/hints.ts';
import { middleOf, nearestSpot, pointedSpot, spotTowards, startAmong } from './spots.ts';
import type { Effect, Input, Step, Under } from './step.ts';

/** A figure, an objective or a marked area of the table is asked for. `open` joins what stands on the table with the option it means. */
export interface PickTool {
  readonly kind: 'pick';
  readonly open: readonly (readonly [thing: string, option: string])[];
  readonly spots: readonly Spot[];
  /** Where Tab stands; -1 before the first press, and while the arrow keys hold a spot. */
  readonly at: number;
  /** The spot that the arrow keys hold; null before the first press. */
  readonly held: Spot | null;
}

export const startPick = (open: PickTool['open'], spots: readonly Spot[] = []): PickTool => ({ kind: 'pick', open, spots, at: -1, held: null });

/** What the pointer means: the option of what stands there, else that of the spot; null where something stands that is no option. */
function meant({ open, spots }: PickTool, under: Under): { readonly option: string; readonly hover: string } | null {
  const { thing } = under;
  if (thing !== null) {
    const option = open.find(([id]) => id === thing)?.[1];
    return option === undefined ? null : { option, hover: thing };
  }
  const found = pointedSpot(spots, under);
  return found === undefined ? null : { option: found.option, hover: found.option };
}

/** A click on an open figure or spot picks it; a click on another thing only selects it. Tab goes through what is open, the arrow keys from spot to spot. */
export function stepPick(tool: PickTool, input: Input): Step<PickTool> {
  const stay = (...effects: Effect[]): Step<PickTool> => ({ tool, effects });
  switch (input.kind) {
    case 'hover': return stay({ do: 'hover', id: meant(tool, input.under)?.hover ?? input.under.thing });
    case 'click': {
      const option = meant(tool, input.under)?.option;
      return option === undefined ? stay({ do: 'select', id: input.under.thing }) : stay({ do: 'pick', option });
    }
    case 'cycle': {
      const count = tool.open.length;
      if (count === 0) return stay();
      const at = tool.at < 0 ? (input.by > 0 ? 0 : count - 1) : (tool.at + input.by + count) % count;
      return { tool: { ...tool, at, held: null }, effects: [{ do: 'hover', id: tool.open[at]![0] }] };
    }
    case 'arrow': {
      const { spots, held } = tool;
      if (spots.length === 0) return stay();
      const from = held === null ? startAmong(spots) : middleOf(held);
      const next = spotTowards(spots, from, input.way, input.turn) ?? (held === null ? nearestSpot(spots, from) : undefined);
      return next === undefined ? stay() : { tool: { ...tool, at: -1, held: next }, effects: [{ do: 'hover', id: next.option }] };
    }
    case 'confirm': {
      const option = tool.held?.option ?? tool.open[tool.at]?.[1];
      return option === undefined ? stay() : stay({ do: 'pick', option });
    }
    case 'cancel': return { tool: { ...tool, at: -1, held: null }, effects: [{ do: 'hover', id: null }, { do: 'select', id: null }] };
    default: return stay();
  }
}
