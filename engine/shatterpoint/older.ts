/** States that files of older versions kept: what they lacked then is filled in, so that they can be looked at and gone on with. */

/** What a kept player has had from the beginning of the format. */
interface OldPlayer {
  readonly top?: readonly string[];
  readonly bottom?: readonly string[];
  readonly secret?: readonly string[];
}

/** The same state with every field that today's has. Whatever is no state at all is left for the check of its form. */
export function adopted(state: unknown): unknown {
  const { players } = (state ?? {}) as { readonly players?: unknown };
  if (!Array.isArray(players)) return state;
  return { ...(state as object), players: players.map((player: unknown) => (isObject(player) ? withSecret(player) : player)) };
}

const isObject = (value: unknown): value is OldPlayer => typeof value === 'object' && value !== null;

/** It was not said which cards in known places were shown to everybody: none of them is told to the others. */
const withSecret = (player: OldPlayer): OldPlayer =>
  player.secret === undefined ? { ...player, secret: [...(player.top ?? []), ...(player.bottom ?? [])] } : player;
