import type { Input, Step } from './step.ts';

type LookTool = { readonly kind: 'look' };

/** Nothing is asked of the table: the pointer shows names, a click selects. */
export function stepLook(tool: LookTool, input: Input): Step<LookTool> {
  if (input.kind === 'hover') return { tool, effects: [{ do: 'hover', id: input.under.thing }] };
  if (input.kind === 'click') return { tool, effects: [{ do: 'select', id: input.under.thing }] };
  if (input.kind === 'cancel') return { tool, effects: [{ do: 'select', id: null }] };
  return { tool, effects: [] };
}
