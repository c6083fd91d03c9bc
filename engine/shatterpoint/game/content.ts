import { hashTerrain } from '../../space/terrain/table.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { fingerprint } from '../../core/hash.ts';
import type { Event } from '../state/events.ts';
import { askedTags } from '../cards/tags-asked.ts';
import type { ShatterpointSetup } from '../state/setup.ts';
import type { State, UnitId } from '../state/state.ts';
import type { Stat } from '../state/stats.ts';
import type { Advice, Tagging, UnitCard, Mission, MissionAfter, MissionChange, MissionPart, MissionRules, Listener, Changer, Content } from './game.ts';
import { printIn } from './unit-card.ts';

/** What a match with these teams is played with: the library's cards in its edition, and who listens to what. */
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
    advice: adviceIn([...cards.values()], missions),
    tagsAsked: askedTags([...cards.values()], known),
    missionRules: new Map(missions.map(({ id, parts }) => [id, rulesOf(parts)])),
    levels: { step: setup.scale.ranges[1], equalIsSame: setup.houseRules.elevationEqualIsSame },
    hash: fingerprint([setup.table, hashTerrain(terrain), played(missions), played([...cards.values()]), ...namedIn(setup, terrain)]),
    card(id) {
      const card = cards.get(id);
      if (card === undefined) throw new Error(`no card ${id}`);
      return card;
    },
  };
}

/** Places that the table names, where the match is played by them. */
const namedIn = ({ houseRules: { tableObjectives, tableDeployment } }: ShatterpointSetup, { named }: Terrain): readonly unknown[] =>
  (named !== undefined && (tableObjectives || tableDeployment) ? [named] : []);

function rulesOf(parts: readonly MissionPart[]): MissionRules {
  const answers = new Map<Event['type'], MissionAfter[]>();
  const changes = new Map<Stat, MissionChange[]>();
  for (const part of parts) {
    if (part.part === 'after') add(answers, part.on, part);
    else add(changes, part.stat, part);
  }
  return { answers, changes };
}

/** What a match is not played by: they may change, and it stays the same. */
const BESIDES: ReadonlySet<string> = new Set(['advice', 'words', 'sculpts', 'means', 'jets']);

/** Cards and missions without them. */
function played(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(played);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (BESIDES.has(key) ? [] : [[key, played(item)]])));
}

/** On the abilities of some cards and the effects of some missions, by their id. */
function adviceIn(cards: readonly UnitCard[], missions: readonly Mission[]): ReadonlyMap<string, Advice> {
  const advice = new Map(missions.flatMap((mission) => Object.entries(mission.advice ?? {})));
  const told = cards.flatMap(({ abilities, tactics = [] }) => [...abilities, ...tactics]);
  for (const { id, advice: on } of told) if (on !== undefined) advice.set(id, on);
  return advice;
}

function add<K, V>(index: Map<K, V[]>, key: K, value: V): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [value]);
  else list.push(value);
}
