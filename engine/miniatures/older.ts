/** States that files of older versions kept: what they lacked then is filled in, so that they can be looked at and gone on with. */

const ATTACK = { guard: null };

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const filled = (value: unknown, missing: Fields): unknown => (isObject(value) ? { ...missing, ...value } : value);

/** The same state with every field that today's has. Whatever is no state at all is left for the check of its form. */
export function adopted(state: unknown): unknown {
  if (!isObject(state)) return state;
  return { ...state, attack: filled(state['attack'], ATTACK) };
}
