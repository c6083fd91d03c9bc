import { inInches, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { active } from '../game/ability.ts';
import { damage } from '../deeds/damage.ts';
import type { UnitCard, Mission } from '../game/game.ts';
import { answerWaiting } from '../deeds/window.ts';

/** Wounds a unit named in the ability, as if `by` had done it. */
export const strike = (name: string, unit: string, by: string | null): UnitCard['abilities'][number] => active(name, 0, 'It strikes.', { times: 2, *run(game) {
  damage(game, unit, 9, by, null);
  yield* answerWaiting(game);
} });

export interface Stand extends Partial<TableOptions> {
  readonly map?: number;
  /** Who controls which objective. */
  readonly control?: Readonly<Record<string, 0 | 1>> | undefined;
  readonly hero?: Partial<Placed>;
  readonly ally?: Partial<Placed>;
  readonly foe?: Partial<Placed>;
  /** Cards of P1's order deck. */
  readonly deck?: readonly string[];
}

/** A struggle of a mission under way on flat ground as P1's turn begins: hero and ally of P1 and foe of P2 far from every objective. */
export function stand(mission: Mission, title: string, { map = 0, control = {}, hero, ally, foe, deck = ['0.hero'], players, struggle, ...more }: Stand = {}): Table {
  const card = mission.struggles.find((known) => known.title === title)!;
  const t = table({
    units: { hero: { seat: 0, at: [1, 1], ...hero }, ally: { seat: 0, at: [35, 1], ...ally }, foe: { seat: 1, at: [1, 35], ...foe } },
    cards: [testCard('hero', { characters: 2 }), testCard('ally', { type: 'supporting' }), testCard('foe', { type: 'primary' })],
    mission,
    objectives: Object.fromEntries(mission.objectives.map(({ id, at }) => [id, inInches({ ...at, y: 0 })])),
    struggle: {
      card: title,
      number: card.phase,
      map,
      piles: [1, 2, 3].map((phase) => ({ left: mission.struggles.filter((other) => other.phase === phase && other !== card).map((other) => other.title) })),
      ...struggle,
    },
    players: [
      { deck: { left: [...deck] }, ready: 5, ...players?.[0] },
      { deck: { left: ['1.foe'] }, ready: 5, ...players?.[1] },
    ],
    ...more,
  });
  for (const objective of t.state.objectives) {
    const shown = card.maps[map]!.find(({ id }) => id === objective.id);
    Object.assign(objective, { active: shown !== undefined, die: shown?.die ?? null, controller: control[objective.id] ?? null });
  }
  return t;
}

/** Ids of objectives with a Priority token. */
export const markedIn = (t: Table): string[] => t.state.objectives.filter(({ priority }) => priority).map(({ id }) => id);
