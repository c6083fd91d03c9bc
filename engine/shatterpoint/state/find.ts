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

/** A character and the unit it belongs to. */
export function memberOf(state: State, id: CharacterId): { readonly unit: Unit; readonly character: Character } {
  const at = characters.get(id);
  if (at !== undefined) {
    const unit = state.units[at[0]];
    const character = unit?.characters[at[1]];
    if (character?.id === id) return { unit: unit!, character };
  }
  for (const [u, unit] of state.units.entries()) {
    const c = unit.characters.findIndex((character) => character.id === id);
    if (c < 0) continue;
    characters.set(id, [u, c]);
    return { unit, character: unit.characters[c]! };
  }
  throw new Error(`no character ${id}`);
}

export const characterOf = (state: State, id: CharacterId): Character => memberOf(state, id).character;

/** The unit a character belongs to. */
export const unitWith = (state: State, id: CharacterId): Unit => memberOf(state, id).unit;

export function objectiveOf(state: State, id: string): Objective {
  for (const objective of state.objectives) if (objective.id === id) return objective;
  throw new Error(`no objective ${id}`);
}
