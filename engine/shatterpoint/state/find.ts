import type { Character, CharacterId, Objective, State, Unit, UnitId } from './state.ts';

export function unitOf(state: State, id: UnitId): Unit {
  for (const unit of state.units) if (unit.id === id) return unit;
  throw new Error(`no unit ${id}`);
}

export function characterOf(state: State, id: CharacterId): Character {
  for (const unit of state.units) for (const character of unit.characters) if (character.id === id) return character;
  throw new Error(`no character ${id}`);
}

/** The unit a character belongs to. */
export function unitWith(state: State, id: CharacterId): Unit {
  for (const unit of state.units) for (const character of unit.characters) if (character.id === id) return unit;
  throw new Error(`no character ${id}`);
}

export function objectiveOf(state: State, id: string): Objective {
  for (const objective of state.objectives) if (objective.id === id) return objective;
  throw new Error(`no objective ${id}`);
}
