/** Of this process's own surroundings what a program of the game gets, and where its files lie. */
export interface Surroundings {
  /** The player's folder. */
  readonly data: string;
  /** Games that the opponent plays out before each answer: few answer quickly, many think long enough to be watched. */
  readonly playouts?: number;
}

/** The environment of a host or of the desktop program: an opponent that answers the same on every machine, and no flags of Node for this process alone. */
export function surroundingsOf({ data, playouts = 2 }: Surroundings): Record<string, string> {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const known = Object.entries(inherited).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(known), GANTRY_DATA: data, GANTRY_PLAYOUTS: String(playouts), GANTRY_DICE_SEED: '5' };
}
