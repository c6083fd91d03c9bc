import type { Effect, Input, Step } from './step.ts';

/** A figure or objective is asked for. `open` joins what stands on the table with the option it means. */
export interface PickTool {
  readonly kind: 'pick';
  readonly open: readonly (readonly [thing: string, option: string])[];
  /** Where Tab stands; -1 before the first press. */
  readonly at: number;
}

export const startPick = (open: PickTool['open']): PickTool => ({ kind: 'pick', open, at: -1 });

const optionOf = ({ open }: PickTool, thing: string | null): string | null => open.find(([id]) => id === thing)?.[1] ?? null;

/** A click on an open figure picks it; a click on another thing only selects it. Tab goes through what is open. */
export function stepPick(tool: PickTool, input: Input): Step<PickTool> {
  const stay = (...effects: Effect[]): Step<PickTool> => ({ tool, effects });
  switch (input.kind) {
    case 'hover': return stay({ do: 'hover', id: input.under.thing });
    case 'click': {
      const option = optionOf(tool, input.under.thing);
      return option === null ? stay({ do: 'select', id: input.under.thing }) : stay({ do: 'pick', option });
    }
    case 'cycle': {
      const count = tool.open.length;
      const at = tool.at < 0 ? (input.by > 0 ? 0 : count - 1) : (tool.at + input.by + count) % count;
      return { tool: { ...tool, at }, effects: [{ do: 'hover', id: tool.open[at]![0] }] };
    }
    case 'confirm': return tool.at < 0 ? stay() : stay({ do: 'pick', option: tool.open[tool.at]![1] });
    case 'cancel': return { tool: { ...tool, at: -1 }, effects: [{ do: 'hover', id: null }, { do: 'select', id: null }] };
    default: return stay();
  }
}
