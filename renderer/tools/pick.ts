import type { ShutSpots, Spot } from '../match/hints.ts';
import { middleOf, nearestSpot, pointedSpot, spotTowards, startAmong } from './spots.ts';
import type { Effect, Input, Step, Under } from './step.ts';

/** A figure, an objective or a marked area of the table is asked for. `open` joins what stands on the table with the option it means. */
export interface PickTool {
  readonly kind: 'pick';
  readonly open: readonly (readonly [thing: string, option: string])[];
  readonly spots: readonly Spot[];
  /** Areas that are not open: pointed at and held like the others, and never picked. */
  readonly shut: ShutSpots | null;
  /** Where Tab stands; -1 before the first press, and while the arrow keys hold a spot. */
  readonly at: number;
  /** The spot that the arrow keys hold; null before the first press. */
  readonly held: Spot | null;
}

export const startPick = (open: PickTool['open'], spots: readonly Spot[] = [], shut: ShutSpots | null = null): PickTool =>
  ({ kind: 'pick', open, spots, shut, at: -1, held: null });

/** What the pointer means: the option of what stands there, else that of the spot, null where it is not open; nothing where something stands that is no option. */
function meant({ open, spots, shut }: PickTool, under: Under): { readonly option: string | null; readonly hover: string } | null {
  const { thing } = under;
  if (thing !== null) {
    const option = open.find(([id]) => id === thing)?.[1];
    return option === undefined ? null : { option, hover: thing };
  }
  const found = pointedSpot(spots, under);
  if (found !== undefined) return { option: found.option, hover: found.option };
  const closed = under.spot === null ? null : shut?.at(under.spot) ?? null;
  return closed === null ? null : { option: null, hover: closed.option };
}

/** A click on an open figure or spot picks it; a click on anything else only selects it. Tab goes through what is open, the arrow keys from spot to spot. */
export function stepPick(tool: PickTool, input: Input): Step<PickTool> {
  const stay = (...effects: Effect[]): Step<PickTool> => ({ tool, effects });
  switch (input.kind) {
    case 'hover': return stay({ do: 'hover', id: meant(tool, input.under)?.hover ?? input.under.thing });
    case 'click': {
      const found = meant(tool, input.under);
      return found?.option == null ? stay({ do: 'select', id: found?.hover ?? input.under.thing }) : stay({ do: 'pick', option: found.option });
    }
    case 'cycle': {
      const count = tool.open.length;
      if (count === 0) return stay();
      const at = tool.at < 0 ? (input.by > 0 ? 0 : count - 1) : (tool.at + input.by + count) % count;
      return { tool: { ...tool, at, held: null }, effects: [{ do: 'hover', id: tool.open[at]![0] }] };
    }
    case 'arrow': {
      const { spots, shut, held } = tool;
      if (spots.length === 0) return stay();
      const from = held === null ? startAmong(spots) : middleOf(held);
      // Where nobody goes from somewhere, the keys begin with what is open.
      const beside = held === null && spots.every(({ way }) => way === undefined) ? [] : shut?.near(from) ?? [];
      const next = spotTowards([...spots, ...beside], from, input.way, input.turn) ?? (held === null ? nearestSpot(spots, from) : undefined);
      return next === undefined ? stay() : { tool: { ...tool, at: -1, held: next }, effects: [{ do: 'hover', id: next.option }] };
    }
    case 'confirm': {
      const option = tool.held?.option ?? tool.open[tool.at]?.[1];
      // Of what is not open the reason is said.
      if (option !== undefined && option === tool.held?.option && !tool.spots.some((spot) => spot.option === option)) return stay({ do: 'select', id: option });
      return option === undefined ? stay() : stay({ do: 'pick', option });
    }
    case 'cancel': return { tool: { ...tool, at: -1, held: null }, effects: [{ do: 'hover', id: null }, { do: 'select', id: null }] };
    default: return stay();
  }
}
