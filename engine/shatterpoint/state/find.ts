import type { Character, CharacterId, Objective, State, Unit, UnitId } from './state.ts';

/**
 * Where ids were found last, by number: units and their characters keep their order all match long, and matches of the same teams have the
 * same. What stands there is looked at before it is believed, so a wrong memory costs a search and no more.
 */
const units = new Map<UnitId, number>();
const characters = new Map<CharacterId, readonly [unit: number, character: number]>();

export function unitOf(state: State, id: UnitId): Unit {
  const known = state.units[units.get(id) ?? -1];
  if (known?.id === id) return known;
  const at = state.units.findIndex((unit) => unit.id === id);
  if (at < 0) throw new Error(`no unit ${id}`);
  units.set(id, at);
  return state.units[at]!;
}

/** Where a character stands in a state. */
function indexOf(state: State, id: CharacterId): readonly [unit: number, character: number] {
  const known = characters.get(id);
  if (known !== undefined && state.units[known[0]]?.characters[known[1]]?.id === id) return known;
  for (const [u, unit] of state.units.entries()) {
    const c = unit.characters.findIndex((character) => character.id === id);
    if (c < 0) continue;
    const at = [u, c] as const;
    characters.set(id, at);
    return at;
  }
  throw new Error(`no character ${id}`);
}

export function characterOf(state: State, id: CharacterId): Character {
  const [u, c] = indexOf(state, id);
  return state.units[u]!.characters[c]!;
}

/** The unit a character belongs to. */
export const unitWith = (state: State, id: CharacterId): Unit => state.units[indexOf(state, id)[0]]!;

export function objectiveOf(state: State, id: string): Objective {
  for (const objective of state.objectives) if (objective.id === id) return objective;
  throw new Error(`no objective ${id}`);
}
