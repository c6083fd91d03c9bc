/** States that files of older versions kept: what they lacked then is filled in, so that they can be looked at and gone on with. */

const ATTACK = { guard: null };
/** What each helper added before a skirmish could say otherwise. */
const HELP = 4;
const TURN = { replaced: false, ranged: false, still: false, faster: false, leaping: false, strafing: false, left: null, aimed: null, struck: [], forced: [] };
const FIGURE = { force: 0, spirits: 0, lessons: 0, squeezed: false, hired: false };

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const filled = (value: unknown, missing: Fields): unknown => (isObject(value) ? { ...missing, ...value } : value);

/** The same state with every field that today's has. Whatever is no state at all is left for the check of its form. */
export function adopted(state: unknown): unknown {
  if (!isObject(state)) return state;
  const { attack, turn, figures } = state;
  return {
    doors: [], joined: [], choosing: [], ...state, attack: filled(attack, { ...ATTACK, help: isObject(attack) && Array.isArray(attack['helpers']) ? HELP * attack['helpers'].length : 0 }), turn: filled(withAttacks(turn), TURN),
    figures: Array.isArray(figures) ? figures.map((figure) => filled(figure, FIGURE)) : figures,
  };
}

/** It was told whether it had attacked, not how often. */
function withAttacks(turn: unknown): unknown {
  if (!isObject(turn) || !('attacked' in turn)) return turn;
  const { attacked, ...rest } = turn;
  return { ...rest, attacks: attacked === true ? 1 : 0 };
}
