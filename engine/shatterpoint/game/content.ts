import { hashTerrain } from '../../space/terrain/table.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import type { Levels } from '../../shape/shape.ts';
import { fingerprint } from '../../core/hash.ts';
import type { Ability, After, Change, Stat, Tagging } from './ability.ts';
import type { Event } from '../state/events.ts';
import type { Mission, MissionPart } from './mission.ts';
import { printIn, type UnitCard } from '../cards/print.ts';
import { askedTags } from '../cards/tags-asked.ts';
import type { ShatterpointSetup } from '../state/setup.ts';
import type { State, UnitId } from '../state/state.ts';

export interface Listener {
  readonly owner: UnitId;
  readonly ability: Ability;
  readonly part: After;
}

export interface Changer {
  readonly owner: UnitId;
  readonly ability: Ability;
  readonly part: Change;
}

/** Everything that does not change during a match: terrain, cards as this edition prints them, missions, and who listens to what. Shared by every fork. */
export interface Content {
  readonly setup: ShatterpointSetup;
  readonly terrain: Terrain;
  readonly levels: Levels;
  /** Mission sets that the teams brought. */
  readonly missions: readonly Mission[];
  readonly listeners: ReadonlyMap<Event['type'], readonly Listener[]>;
  readonly changes: ReadonlyMap<Stat, readonly Changer[]>;
  readonly taggers: readonly { readonly owner: UnitId; readonly part: Tagging }[];
  /** Tags that the texts of a card ask for, by the card's id. */
  readonly tagsAsked: ReadonlyMap<string, readonly string[]>;
  readonly missionParts: ReadonlyMap<string, readonly MissionPart[]>;
  readonly hash: string;
  /** A card by its id. Throws when no unit of the match has it. */
  card(id: string): UnitCard;
}

export function makeContent(setup: ShatterpointSetup, terrain: Terrain, missions: readonly Mission[], library: readonly UnitCard[], units: State['units']): Content {
  const used = [...new Set(units.map((unit) => unit.card))];
  const cards = new Map(used.map((id) => [id, printIn(library.find((card) => card.id === id)!, setup.edition)]));
  const known = [...new Set(library.flatMap((card) => printIn(card, setup.edition).tags))];
  const listeners = new Map<Event['type'], Listener[]>();
  const changes = new Map<Stat, Changer[]>();
  const taggers: { owner: UnitId; part: Tagging }[] = [];
  for (const unit of units) {
    for (const ability of cards.get(unit.card)!.abilities) {
      for (const part of ability.parts) {
        if (part.part === 'after') add(listeners, part.on, { owner: unit.id, ability, part });
        if (part.part === 'tags') taggers.push({ owner: unit.id, part });
        if (part.part === 'change') add(changes, part.stat, { owner: unit.id, ability, part });
      }
    }
  }
  return {
    setup, terrain, missions, listeners, changes, taggers,
    tagsAsked: askedTags([...cards.values()], known),
    missionParts: new Map(missions.map(({ id, parts }) => [id, parts])),
    levels: { step: setup.scale.ranges[1], equalIsSame: setup.houseRules.elevationEqualIsSame },
    hash: fingerprint([setup.table, hashTerrain(terrain), missions, [...cards.values()]]),
    card(id) {
      const card = cards.get(id);
      if (card === undefined) throw new Error(`no card ${id}`);
      return card;
    },
  };
}

function add<K, V>(index: Map<K, V[]>, key: K, value: V): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [value]);
  else list.push(value);
}
